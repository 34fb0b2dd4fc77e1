import { createDrain } from './drain.ts';

test('SCALE-3: a process says that it drains before it stops, waits once, and as long as it was told', async () => {
  jest.useFakeTimers();
  const drain = createDrain(5_000);
  expect(drain.draining()).toBe(false);
  let over = 0;
  const waits = [drain.begin(), drain.begin()].map((wait) => wait.then(() => (over += 1)));
  expect(drain.draining()).toBe(true);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(over).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  await Promise.all(waits);
  expect(over).toBe(2);
  jest.useRealTimers();
  const none = createDrain(0);
  await none.begin();
  expect(none.draining()).toBe(true);
});
