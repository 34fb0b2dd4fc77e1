import { isProof, solveProof } from './proof-of-work.ts';

test.each([0, 1, 7, 8, 9, 12])('SAFE-3: a solution of %i bits is one, for its own puzzle only', async (bits) => {
  const nonce = (await solveProof('puzzle', bits)) ?? '';
  expect(isProof('puzzle', nonce, bits)).toBe(true);
  if (bits >= 8) expect(isProof('another puzzle', nonce, bits)).toBe(false);
});

test('SAFE-3: a hash of zeros alone has all its bits, and text that is no number is no solution', () => {
  expect(isProof('puzzle', '', 64)).toBe(false);
  expect(isProof('puzzle', 'x'.repeat(10_000), 40)).toBe(false);
});

test('SAFE-3: solving is given up when nobody waits for it', async () => {
  expect(await solveProof('puzzle', 60, AbortSignal.abort())).toBeNull();
});
