import { ConfigError, parseConfig } from './config.ts';

test('an empty environment gives the local defaults, with absolute addresses', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 4100,
    mailPort: 4125,
    bind: '127.0.0.1',
    dataDir: '.data',
    publicUrl: 'http://localhost:4100',
  });
  expect(config.stripe.webhookUrl).toBe('http://localhost:4000/webhooks/stripe');
});

test('ports move the addresses that are made of them', () => {
  const config = parseConfig({ ROOST_SANDBOX_PORT: '5100', ROOST_SERVICES_PORT: '5000' });
  expect([config.publicUrl, config.stripe.webhookUrl]).toEqual([
    'http://localhost:5100',
    'http://localhost:5000/webhooks/stripe',
  ]);
});

test.each([
  ['ROOST_SANDBOX_PORT', 'many'],
  ['ROOST_SANDBOX_PORT', '70000'],
  ['STRIPE_WEBHOOK_URL', 'not an address'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => parseConfig({ [name]: value })).toThrow(name);
});
