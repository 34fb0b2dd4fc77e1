import { resolve } from 'node:path';
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { ConfigError, parseConfig } from './config.ts';
import { SERVICES_PUBLIC_SETTINGS } from './public-settings.ts';

test('with no environment, everything points at this machine', () => {
  expect(parseConfig({})).toEqual({
    bind: '127.0.0.1',
    port: 4000,
    dataDir: resolve('.data'),
    databaseUrl: null,
    hostTokens: null,
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
      replies: { domain: 'reply.roost.test', secrets: 'local-secret-of-answers-by-mail-only' },
    },
    inquiries: { perAddress: 20, perEmail: 5 },
    favoritesApiKey: 'local-favorites-key',
    visitorPosition: { headers: null, otherwise: { lat: 39.1, lng: -120 } },
    authSecret: null,
    signingKeys: null,
    metricsToken: null,
    migrateUrl: null,
    testDataToken: null,
    drainMs: 0,
    work: 'all',
    bookingLimits: 1,
    requestLimits: 1,
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

describe('TALK-3: where answers by mail come in', () => {
  const secret = 'k3v9Xq2mT7pLw4Zr8sYc1NfB6hJd0GuE';
  const replies = (environment: Record<string, string | undefined>) => parseConfig(environment).mail.replies;

  test('nowhere on a site that others reach, or with a mail server of its own, unless both settings say it', () => {
    expect(replies({ ROOST_SITE_URL: 'https://stay.example' })).toBeNull();
    expect(replies({ SMTP_URL: 'smtp://mail.example' })).toBeNull();
    const both = { MAIL_REPLY_DOMAIN: 'reply.stay.example', MAIL_REPLY_SECRET: secret };
    expect(replies({ ...both, ROOST_SITE_URL: 'https://stay.example' })).toEqual({
      domain: 'reply.stay.example',
      secrets: [secret],
    });
  });

  test.each([
    { MAIL_REPLY_DOMAIN: 'reply.stay.example' },
    { MAIL_REPLY_SECRET: secret },
    { MAIL_REPLY_DOMAIN: 'reply.stay.example', MAIL_REPLY_SECRET: 'short' },
    { MAIL_REPLY_DOMAIN: 'no domain', MAIL_REPLY_SECRET: secret },
    { MAIL_REPLY_DOMAIN: 'Reply.Stay.Example', MAIL_REPLY_SECRET: secret },
    { MAIL_REPLY_DOMAIN: 'a@b.co', MAIL_REPLY_SECRET: secret },
  ])('%j is refused', (environment) => {
    expect(() => replies(environment)).toThrow(ConfigError);
  });

  test('SAFE-1: the secret of this repository is refused on a site that others reach', () => {
    const settings = SERVICES_PUBLIC_SETTINGS.filter(({ name }) => name === 'MAIL_REPLY_SECRET');
    const site = { ROOST_SITE_URL: 'https://stay.example' };
    const local = 'local-secret-of-answers-by-mail-only';
    expect(refuseUnsafePublicSite({ ...site, MAIL_REPLY_SECRET: local }, settings)).toMatch(/MAIL_REPLY_SECRET/);
    expect(refuseUnsafePublicSite({ ...site, MAIL_REPLY_SECRET: secret }, settings)).toBeNull();
    expect(refuseUnsafePublicSite(site, settings)).toBeNull();
  });
});
