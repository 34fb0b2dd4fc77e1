import { createCircuitBreaker } from './circuit-breaker.ts';

const START = Date.parse('2026-06-01T12:00:00Z');
let time = START;
const create = () =>
  createCircuitBreaker({ failures: 3, windowMs: 60_000, pauseMs: 15_000, now: () => new Date(time) });
beforeEach(() => {
  time = START;
});

test('calls fail at once after three failures in a row within the window', () => {
  const breaker = create();
  expect([breaker.failed(), breaker.failed(), breaker.mayCall()]).toEqual([false, false, true]);
  expect([breaker.failed(), breaker.mayCall()]).toEqual([true, false]);
  time += 14_999;
  expect(breaker.mayCall()).toBe(false);
});

test('an answer between them, or a minute, begins the count anew', () => {
  const breaker = create();
  breaker.failed();
  breaker.failed();
  expect(breaker.answered()).toBe(false);
  breaker.failed();
  breaker.failed();
  time += 60_000;
  expect([breaker.failed(), breaker.mayCall()]).toEqual([false, true]);
});

test('after the pause one call tries; its answer lets all through, its failure is one more pause', () => {
  const breaker = create();
  for (const _ of [1, 2, 3]) breaker.failed();
  time += 15_000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  expect(breaker.failed()).toBe(false);
  time += 14_000;
  expect(breaker.mayCall()).toBe(false);
  time += 1_000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  expect(breaker.answered()).toBe(true);
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});

test('a call that tries and never reports is followed by another after one more pause', () => {
  const breaker = create();
  for (const _ of [1, 2, 3]) breaker.failed();
  time += 15_000;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  time += 15_000;
  expect(breaker.mayCall()).toBe(true);
});
