import { resolve } from 'node:path';
import { ConfigError, parseConfig } from './config.ts';

test('with no environment, everything points at this machine', () => {
  expect(parseConfig({})).toEqual({
    bind: '127.0.0.1',
    port: 4000,
    dataDir: resolve('.data'),
    databaseUrl: null,
    tracing: { collector: null, share: 1 },
    replicaUrl: null,
    trustedProxies: ['loopback', 'linklocal', 'uniquelocal'],
    siteUrl: 'http://localhost:3000',
    splits: true,
    phone: '(800) 555-0142',
    seed: { listings: 2000, seed: 'roost' },
    search: {
      appId: 'roost-local',
      adminKey: 'local-admin-key',
      index: 'prod_listings',
      host: 'localhost:4100',
      protocol: 'http',
      record: { horizonDays: 400, nightPrices: true, recordBytes: 100_000 },
    },
    maps: { url: 'http://localhost:4100', key: 'local-maps-key' },
    stripe: { apiUrl: 'http://localhost:4100', secretKey: 'sk_test_local', webhookSecret: 'whsec_local' },
    mail: {
      smtpUrl: 'smtp://localhost:4125',
      from: 'Roost <stays@roost.example>',
      hosts: 'Roost hosts <hosts@roost.example>',
    },
    inquiries: { perAddress: 20, perEmail: 5 },
    favoritesApiKey: 'local-favorites-key',
    visitorPosition: { headers: null, otherwise: { lat: 39.1, lng: -120 } },
    authSecret: null,
    signingKeys: null,
    metricsToken: null,
    testDataToken: null,
    drainMs: 0,
    work: 'all',
    bookingLimits: 1,
    passwordCost: 15,
    oidc: {
      issuer: 'http://localhost:4100/oidc',
      clientId: 'roost-local',
      clientSecret: 'local-oidc-secret',
      name: 'Roost ID',
    },
  });
});

test('the sandbox moves with its port, and empty variables count as not set', () => {
  const config = parseConfig({
    ROOST_SANDBOX_PORT: '5100',
    ROOST_MAIL_PORT: '5125',
    DATABASE_URL: '',
    SEARCH_HOST: '',
  });
  expect([config.search.host, config.stripe.apiUrl, config.mail.smtpUrl, config.databaseUrl]).toEqual([
    'localhost:5100',
    'http://localhost:5100',
    'smtp://localhost:5125',
    null,
  ]);
});

test('an application id of the hosted index is enough to use it', () => {
  expect(parseConfig({ SEARCH_APP_ID: 'ABC123', SEARCH_ADMIN_KEY: 'k' }).search).toMatchObject({
    appId: 'ABC123',
    host: null,
  });
});

test.each([
  [{ ROOST_SERVICES_PORT: 'x' }, 'ROOST_SERVICES_PORT is not usable: it must be a whole number from 0 to 65535.'],
  [{ ROOST_LISTINGS: '-1' }, 'ROOST_LISTINGS is not usable: it must be a whole number from 0 to 200000.'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL is not usable: it must be a whole address, with its protocol.'],
  [
    { AUTH_SECRET: 'short' },
    'AUTH_SECRET is not usable: each key must have 32 characters or more, with commas between several.',
  ],
  [
    { AUTH_SECRET: `${'k'.repeat(32)},short` },
    'AUTH_SECRET is not usable: each key must have 32 characters or more, with commas between several.',
  ],
  [
    { AUTH_SECRET: `${'k'.repeat(32)},` },
    'AUTH_SECRET is not usable: each key must have 32 characters or more, with commas between several.',
  ],
  [
    { SIGNING_KEYS: `${'k'.repeat(32)},${'k'.repeat(32)}` },
    'SIGNING_KEYS is not usable: each key must have 32 characters or more, with commas between several.',
  ],
  [{ SEARCH_PROTOCOL: 'ftp' }, 'SEARCH_PROTOCOL is not usable: it must be http or https.'],
])('%p is told in a sentence', (environment, sentence) => {
  expect(() => parseConfig(environment)).toThrow(new ConfigError(sentence));
});

test('SAFE-1: generated homes never get into a site that others reach', () => {
  const site = { ROOST_SITE_URL: 'https://stays.example' };
  expect(parseConfig({}).seed.listings).toBe(2_000);
  expect(parseConfig(site).seed.listings).toBe(0);
  expect(() => parseConfig({ ...site, ROOST_LISTINGS: '10' })).toThrow('generated homes cannot be stayed in');
});
