import { isPublicSite, refuseUnsafePublicSite } from './public-site.ts';
import type { PublicSetting } from './public-site.ts';

const SETTINGS: readonly PublicSetting[] = [
  { name: 'STRIPE_SECRET_KEY', kind: 'secret', fallback: 'sk_test_local' },
  { name: 'STRIPE_API_URL', kind: 'address' },
  { name: 'FLAGS_URL', kind: 'address', mayBeOff: true },
  { name: 'SMTP_URL', kind: 'mail' },
];
const GOOD = {
  ROOST_SITE_URL: 'https://stays.example',
  STRIPE_SECRET_KEY: 'sk_live_4f0c',
  STRIPE_API_URL: 'https://api.stripe.com',
  FLAGS_URL: 'off',
  SMTP_URL: 'smtp://mail.example:587',
};

test.each([
  [undefined, false],
  ['', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://127.9.9.9', false],
  ['http://[::1]:3000', false],
  ['http://roost.localhost', false],
  ['https://stays.example', true],
  ['http://192.168.1.7:3000', true],
  ['https://localhost.stays.example', true],
  ['https://127.0.0.1.stays.example', true],
  ['nonsense', true],
])('SAFE-1: the site %s is public: %s', (address, expected) => {
  expect(isPublicSite(address)).toBe(expected);
});

test('SAFE-1: a machine of one’s own starts with nothing set', () => {
  expect(refuseUnsafePublicSite({}, SETTINGS)).toBeNull();
});

test('SAFE-1: a public site with everything of its own starts', () => {
  expect(refuseUnsafePublicSite(GOOD, SETTINGS)).toBeNull();
});

test('SAFE-1: with an https address and nothing else, one message names everything', () => {
  const message = refuseUnsafePublicSite({ ROOST_SITE_URL: 'https://stays.example' }, SETTINGS);
  for (const { name } of SETTINGS) expect(message).toContain(name);
  expect(message).toContain('https://stays.example is open to the public');
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_local' }, 'STRIPE_SECRET_KEY has its default'],
  [{ STRIPE_SECRET_KEY: 'my-local-key' }, 'STRIPE_SECRET_KEY has its default'],
  [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is not set'],
  [{ STRIPE_API_URL: 'http://api.stripe.com' }, 'STRIPE_API_URL is plain http'],
  [{ STRIPE_API_URL: 'https://localhost:4100' }, 'STRIPE_API_URL is this machine'],
  [{ STRIPE_API_URL: 'stripe' }, 'STRIPE_API_URL is no address'],
  [{ SMTP_URL: 'smtp://localhost:4125' }, 'SMTP_URL is this machine'],
  [{ ROOST_SITE_URL: 'http://stays.example' }, 'ROOST_SITE_URL is plain http'],
])('SAFE-1: %j is refused: %s', (change, words) => {
  expect(refuseUnsafePublicSite({ ...GOOD, ...change }, SETTINGS)).toContain(words);
});
