import { findOutage } from '../outage.ts';
import { isDatabaseAway } from './errors.ts';

const withCode = (code: string, message = `connect ${code} 127.0.0.1:5432`) =>
  Object.assign(new Error(message), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'EMFILE', 'ENFILE', 'EADDRNOTAVAIL', 'ENOBUFS', '57P01', '08006'])(
  'SAFE-6: %s is said as an outage, and not as an error of ours',
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(new AggregateError([withCode(code)]))).toBe(true);
    expect(findOutage(withCode(code))?.code).toBe('unavailable');
  },
);

test.each(['23505', '42P01', 'ENOENT', ''])('an error that waiting does not mend is none: "%s"', (code) => {
  expect(isDatabaseAway(withCode(code, 'x'))).toBe(false);
});
