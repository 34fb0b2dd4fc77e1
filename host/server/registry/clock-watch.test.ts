import { createClockWatch } from './clock-watch.ts';

const NOON = Date.parse('2026-11-29T12:00:00Z');
const YEAR = 31_536_000;

function watch(...answers: { ahead: number; headers?: Record<string, string> }[]): unknown[] {
  let now = NOON;
  const told: unknown[] = [];
  const look = createClockWatch(
    (_event, fields) => told.push(fields),
    () => now,
  );
  for (const { ahead, headers = { date: new Date(NOON).toUTCString() } } of answers) {
    now = NOON + ahead * 1000;
    look({ headers: new Headers(headers) });
  }
  return told;
}

test.each([
  ['a year ahead', YEAR],
  ['a day behind', -86_400],
])('SAFE-10: a host whose clock is %s of the registry’s says so once', (_what, ahead) => {
  expect(watch({ ahead }, { ahead })).toEqual([{ secondsAhead: ahead }]);
});

test('SAFE-10: it says so again when the clock was right in between', () => {
  expect(watch({ ahead: 90 }, { ahead: 0 }, { ahead: 90 })).toHaveLength(2);
});

test('SAFE-10: a slow answer, one from a cache and one without a time are no difference', () => {
  const old = { date: new Date(NOON - 3_600_000).toUTCString(), age: '3600' };
  expect(watch({ ahead: 20 }, { ahead: 0, headers: old }, { ahead: 0, headers: {} })).toEqual([]);
});
