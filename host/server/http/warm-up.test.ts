import { warmUp } from './warm-up.ts';

test('SCALE-3: a host is warm when each of its renderers has made a page, also one that failed', async () => {
  const ends: (() => void)[] = [];
  const isWarm = warmUp(
    () =>
      new Promise<void>((resolve, reject) => ends.push(ends.length === 0 ? resolve : () => reject(new Error('cold')))),
    2,
  );
  ends[0]?.();
  await new Promise(setImmediate);
  expect(isWarm()).toBe(false);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(isWarm()).toBe(true);
});

test('it is not waited for without end', async () => {
  jest.useFakeTimers();
  const isWarm = warmUp(() => new Promise(() => undefined), 1, 1_000);
  await jest.advanceTimersByTimeAsync(999);
  expect(isWarm()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isWarm()).toBe(true);
  jest.useRealTimers();
});
