import type { withLoaderLimit as Limit, Rules } from './loader-limit.ts';

let withLoaderLimit: typeof Limit;
beforeAll(async () => {
  jest.useFakeTimers();
  ({ withLoaderLimit } = await import('./loader-limit.ts'));
});
afterAll(() => jest.useRealTimers());

/** A loader that never answers, and what became of it. */
function setUp(rules: Partial<Rules> = {}) {
  const told = { slow: 0, failed: '' };
  const onSlow = () => (told.slow += 1);
  const all = { wholeMs: 5000, asking: () => 0, onSlow, ...rules };
  withLoaderLimit(new Promise(() => undefined), 'loader', all).catch((error: unknown) => (told.failed = String(error)));
  return told;
}

test('PLAT-3: a loader that waits for nothing hangs after 1.1 s', async () => {
  const told = setUp();
  await jest.advanceTimersByTimeAsync(1050);
  expect(told).toEqual({ slow: 0, failed: '' });
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toEqual({ slow: 0, failed: 'TimeLimitError: loader took longer than 1100 ms' });
});

test('PLAT-3: time in which the process stood still is not the loader’s', async () => {
  let skipped = 0;
  const told = setUp({ now: () => performance.now() + skipped });
  for (let step = 0; step < 10; step += 1) {
    skipped += 400;
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(told).toEqual({ slow: 0, failed: '' });
  await jest.advanceTimersByTimeAsync(200);
  expect(told.failed).toMatch(/longer than 1100 ms/);
});

test('PLAT-3: a loader that waits for services is slow, and hangs only in its own time or at the whole limit', async () => {
  let asking = 1;
  const told = setUp({ asking: () => asking });
  await jest.advanceTimersByTimeAsync(1050);
  expect(told.slow).toBe(0);
  await jest.advanceTimersByTimeAsync(3000);
  expect(told).toEqual({ slow: 1, failed: '' });
  asking = 0;
  await jest.advanceTimersByTimeAsync(1000);
  expect(told.failed).toMatch(/longer than 5000 ms/);
});
