import { smtpAddress } from './smtp-address.ts';

const getOptions = (smtpUrl: string): Record<string, string> =>
  Object.fromEntries(new URL(smtpAddress(smtpUrl)).searchParams);
const LIMITS = { dnsTimeout: '10000', connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '10000' };

test.each([
  ['smtp://localhost:4125', LIMITS],
  ['smtp://mail:25', LIMITS],
  ['smtp://10.0.0.9', LIMITS],
  ['smtps://mail.example', LIMITS],
  ['smtp://mail.example:587', { ...LIMITS, requireTLS: 'true' }],
  [
    'smtp://mail.example:587?requireTLS=false&socketTimeout=60000',
    { ...LIMITS, requireTLS: 'false', socketTimeout: '60000' },
  ],
])('SAFE-1: %s is asked with time limits, and encrypted where others could read along', (smtpUrl, expected) => {
  expect(getOptions(smtpUrl)).toEqual(expected);
});

test('name and password stay as they were written', () => {
  expect(smtpAddress('smtps://stay%40roost.example:p%40ss%2Fword@mail.example:465', 1)).toMatch(
    /^smtps:\/\/stay%40roost\.example:p%40ss%2Fword@mail\.example:465\?dnsTimeout=1&/,
  );
});
