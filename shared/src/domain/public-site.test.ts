import { isPublicSite } from '../contracts/site-address.ts';
import { refuseUnsafePublicSite } from './public-site.ts';
import type { PublicSetting } from './public-site.ts';

const SETTINGS: readonly PublicSetting[] = [
  { name: 'STRIPE_SECRET_KEY', kind: 'secret', fallback: 'sk_test_local' },
  { name: 'STRIPE_API_URL', kind: 'address' },
  { name: 'FLAGS_URL', kind: 'address', mayBeOff: true },
  { name: 'SMTP_URL', kind: 'mail' },
  { name: 'AUTH_SECRET', kind: 'own-secret' },
  { name: 'SEARCH_HOST', kind: 'host', optional: true },
  { name: 'TRACKER_ORIGINS', kind: 'addresses', optional: true },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', kind: 'own-address', optional: true },
  { name: 'ROOST_SERVICES_URL', kind: 'own-address', part: true, optional: true },
  { name: 'DATABASE_REPLICA_URL', kind: 'database', optional: true },
  { name: 'ROOST_ENV', kind: 'never', value: 'development', because: 'which is not for guests' },
];
const GOOD = {
  ROOST_SITE_URL: 'https://stays.example',
  STRIPE_SECRET_KEY: 'sk_live_4f0c',
  STRIPE_API_URL: 'https://api.stripe.com',
  FLAGS_URL: 'off',
  SMTP_URL: 'smtp://mail.example:587',
  AUTH_SECRET: 'v3nT9-qLw0ZsXr7_bKe2YhPd5GfMuA8c',
};

test.each([
  [undefined, false],
  ['', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://127.9.9.9', false],
  ['http://[::1]:3000', false],
  ['http://roost.localhost', false],
  ['http://localhost.:3000', false],
  ['http://[::ffff:127.0.0.1]:3000', false],
  ['http://[::ffff:8.8.8.8]:3000', true],
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

test.each([
  ['DATABASE_REPLICA_URL', 'postgresql://roost@db.example/roost?sslmode=verify-full', true],
  ['DATABASE_REPLICA_URL', 'postgresql://roost@postgres/roost', true],
  ['DATABASE_REPLICA_URL', 'postgresql://roost@10.0.0.7/roost', true],
  ['DATABASE_REPLICA_URL', 'postgresql://roost@localhost/roost?host=db.example', true],
  ['DATABASE_REPLICA_URL', 'postgresql://roost@127.0.0.1:5433/roost', false],
  ['DATABASE_REPLICA_URL', 'postgresql:///roost?host=/var/run/postgresql', false],
  ['ROOST_SERVICES_URL', 'http://services:4000', true],
  ['ROOST_SERVICES_URL', 'http://localhost:4000', false],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', false],
])('SAFE-1: a site whose address was forgotten, with %s %s, is refused: %s', (name, value, refused) => {
  for (const site of [{}, { ROOST_SITE_URL: '' }, { ROOST_SITE_URL: ' ' }]) {
    const message = refuseUnsafePublicSite({ ...site, [name]: value }, SETTINGS);
    if (refused) expect(message).toContain(`ROOST_SITE_URL is not set, but ${name} names another machine`);
    else expect(message).toBeNull();
  }
  expect(refuseUnsafePublicSite({ ROOST_SITE_URL: 'http://localhost:3000', [name]: value }, SETTINGS)).toBeNull();
});

test('SAFE-1: a public site with everything of its own starts', () => {
  expect(refuseUnsafePublicSite(GOOD, SETTINGS)).toBeNull();
});

test('SAFE-1: with an https address and nothing else, one message names everything', () => {
  const message = refuseUnsafePublicSite({ ROOST_SITE_URL: 'https://stays.example' }, SETTINGS);
  for (const { name } of SETTINGS.filter(({ optional, kind }) => !optional && kind !== 'never'))
    expect(message).toContain(name);
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
  [{ STRIPE_SECRET_KEY: ' sk_test_local ' }, 'STRIPE_SECRET_KEY has its default'],
  [{ STRIPE_SECRET_KEY: 'SK_TEST_LOCAL' }, 'STRIPE_SECRET_KEY has its default'],
  [{ SMTP_URL: 'smtp://localhost.:4125' }, 'SMTP_URL is this machine'],
  [{ SMTP_URL: 'smtp://[::ffff:127.0.0.1]:4125' }, 'SMTP_URL is this machine'],
  [{ STRIPE_API_URL: 'https://[::]:4100' }, 'STRIPE_API_URL is this machine'],
  [{ AUTH_SECRET: 'a secret of tests, 32 characters long' }, 'AUTH_SECRET can be guessed'],
  [
    { AUTH_SECRET: 'v3nT9-qLw0ZsXr7_bKe2YhPd5GfMuA8c,a-secret-of-our-tests-that-is-long' },
    'AUTH_SECRET can be guessed',
  ],
  [{ AUTH_SECRET: '12341234123412341234123412341234' }, 'AUTH_SECRET can be guessed'],
  // A file of variables that is read by a container keeps its quotes; a suffix makes no new secret.
  [{ STRIPE_SECRET_KEY: '"sk_test_local"' }, 'STRIPE_SECRET_KEY has its default'],
  [{ STRIPE_SECRET_KEY: 'sk_test_local2' }, 'STRIPE_SECRET_KEY has its default'],
  [{ STRIPE_SECRET_KEY: 'sk_live_\u200blocal' }, 'STRIPE_SECRET_KEY has its default'],
  [{ AUTH_SECRET: 'supersecretkeyofproductionsite77' }, 'AUTH_SECRET can be guessed'],
  [{ AUTH_SECRET: '0123456789abcdef0123456789abcdef' }, 'AUTH_SECRET can be guessed'],
  [{ AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz012345' }, 'AUTH_SECRET can be guessed'],
  [{ AUTH_SECRET: 'qK7!vZ2#qK7!vZ2#qK7!vZ2#qK7!vZ2#x' }, 'AUTH_SECRET can be guessed'],
  [{ SMTP_URL: 'smtp://localhost.localdomain:4125' }, 'SMTP_URL is this machine'],
  [{ STRIPE_API_URL: 'https://ip6-localhost:4100' }, 'STRIPE_API_URL is this machine'],
  [{ SEARCH_HOST: 'localhost:4100' }, 'SEARCH_HOST is this machine'],
  [{ TRACKER_ORIGINS: 'https://*.a.example http://b.example' }, 'TRACKER_ORIGINS is plain http'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is plain http'],
  [{ DATABASE_REPLICA_URL: 'postgresql://a:b@db.example/roost' }, 'DATABASE_REPLICA_URL is not encrypted'],
  [{ DATABASE_REPLICA_URL: 'postgresql://a:b@db.example/roost?sslmode=prefer' }, 'is not encrypted'],
  // Where the driver goes is what counts: the last of two, and a host that is named behind the question mark.
  [{ DATABASE_REPLICA_URL: 'postgresql://a:b@db.example/roost?sslmode=require&sslmode=disable' }, 'is not encrypted'],
  [{ DATABASE_REPLICA_URL: 'postgresql://a:b@db.internal/roost?host=db.example' }, 'is not encrypted'],
  [{ DATABASE_REPLICA_URL: 'postgresql:///roost?host=db.example' }, 'is not encrypted'],
  [{ ROOST_ENV: 'development' }, 'ROOST_ENV is development, which is not for guests'],
])('SAFE-1: %j is refused: %s', (change, words) => {
  expect(refuseUnsafePublicSite({ ...GOOD, ...change }, SETTINGS)).toContain(words);
});

describe('SAFE-1: plain text inside of a network of one’s own', () => {
  const PLAIN = [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.2.3.4:4318' },
    { ROOST_SERVICES_URL: 'http://services:4000' },
    { DATABASE_REPLICA_URL: 'postgresql://a:b@db.roost.svc:5432/roost' },
    { DATABASE_REPLICA_URL: 'postgresql://a:b@10.0.0.7/roost?sslmode=prefer' },
  ];
  test.each(PLAIN)('%j is refused where nobody says why the network is private', (change) => {
    for (const reason of [{}, { ROOST_PRIVATE_NETWORK: '' }, { ROOST_PRIVATE_NETWORK: 'yes' }])
      expect(refuseUnsafePublicSite({ ...GOOD, ...change, ...reason }, SETTINGS)).toContain(
        'say in ROOST_PRIVATE_NETWORK why',
      );
  });
  test.each(PLAIN)('%j is taken with a reason', (change) => {
    const reason = { ROOST_PRIVATE_NETWORK: 'WireGuard between the nodes (Cilium)' };
    expect(refuseUnsafePublicSite({ ...GOOD, ...change, ...reason }, SETTINGS)).toBeNull();
  });
  test('a reason opens nothing to the internet', () => {
    const change = { ROOST_SERVICES_URL: 'http://services.example', ROOST_PRIVATE_NETWORK: 'a tunnel of our provider' };
    expect(refuseUnsafePublicSite({ ...GOOD, ...change }, SETTINGS)).toContain('ROOST_SERVICES_URL is plain http');
  });
});

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' },
  { ROOST_SERVICES_URL: 'https://services:4000' },
  { DATABASE_REPLICA_URL: 'postgresql://a:b@db.roost.svc:5432/roost?sslmode=verify-full' },
  { DATABASE_REPLICA_URL: 'postgresql://a:b@127.0.0.1:5432/roost' },
  { DATABASE_REPLICA_URL: 'postgresql:///roost?host=/var/run/postgresql' },
  { AUTH_SECRET: '77f3e9c02b1d84a65f09e7c3b2a1d6e5' },
  { AUTH_SECRET: '7f3e9c02b1d84a65f09e7c3b2a1d6e58' },
  { DATABASE_REPLICA_URL: 'postgresql://a:b@db.example/roost?sslmode=verify-full' },
  { TRACKER_ORIGINS: 'https://*.a.example' },
  { SEARCH_HOST: 'search.example' },
  { ROOST_ENV: 'production' },
])('SAFE-1: %j is not refused', (change) => {
  expect(refuseUnsafePublicSite({ ...GOOD, ...change }, SETTINGS)).toBeNull();
});

test('PLAT-2: a site below a path is refused, since its pages and its registry begin at the root', () => {
  const below = { ...GOOD, ROOST_SITE_URL: 'https://tools.example/roost' };
  expect(refuseUnsafePublicSite(below, SETTINGS)).toMatch(
    /^ROOST_SITE_URL is https:\/\/tools\.example\/roost, but a site stands at the root of its address/,
  );
  expect(refuseUnsafePublicSite({ ROOST_SITE_URL: 'http://localhost:3000/roost' }, SETTINGS)).not.toBeNull();
  expect(refuseUnsafePublicSite({ ...GOOD, ROOST_SITE_URL: `${GOOD.ROOST_SITE_URL}/` }, SETTINGS)).toBeNull();
});
