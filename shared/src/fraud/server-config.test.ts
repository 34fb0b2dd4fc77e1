import { DEFAULT_SERVER_CONFIG, parseServerConfig } from './server-config.ts';
import { CONFIG, FLAGS } from './testing.ts';

const answer = (change: object) => JSON.stringify({ ...CONFIG, ...change });

describe("the collector's configuration", () => {
  test('FRAUD-2: the defaults are 15 minutes, collecting, everything but device analysis', () => {
    expect(DEFAULT_SERVER_CONFIG).toEqual({ ttl: 900_000, collect: true, flags: FLAGS, da: null });
  });

  test('FRAUD-2: a whole answer is taken as it is', () => {
    const flags = { ...FLAGS, battery: false, da: true };
    expect(
      parseServerConfig(
        JSON.stringify({
          ttlms: 120_000,
          collection: { collect: true, feature_flags: flags },
          da: { orgId: 'o1', subdomain: 'h' },
        }),
      ),
    ).toEqual({ ttl: 120_000, collect: true, flags, da: { orgId: 'o1', subdomain: 'h' } });
  });

  test.each(Object.keys(FLAGS))('FRAUD-2: without a boolean flag %s defaults apply', (flag) => {
    expect(
      parseServerConfig(answer({ collection: { collect: true, feature_flags: { ...FLAGS, [flag]: 'yes' } } })),
    ).toBeNull();
  });

  test.each([
    ['HTML', '<!doctype html>'],
    ['an empty text', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no collection', '{"ttlms":1000}'],
    ['collect as text', answer({ collection: { collect: 'true', feature_flags: FLAGS } })],
    ['collecting without flags', answer({ collection: { collect: true } })],
  ])('FRAUD-2: %s is no configuration', (_name, text) => {
    expect(parseServerConfig(text)).toBeNull();
  });

  test('FRAUD-2: who does not collect needs no flags', () => {
    expect(parseServerConfig(answer({ collection: { collect: false } }))).toMatchObject({
      collect: false,
      ttl: 600_000,
    });
  });

  test.each([
    ['missing', undefined, 900_000],
    ['text', '5', 900_000],
    ['negative', -1, 900_000],
    ['hammering', 1, 60_000],
    ['over what a timer holds', 1e12, 86_400_000],
  ])('FRAUD-3: a ttl that is %s becomes one that can be kept', (_name, ttlms, ttl) => {
    expect(parseServerConfig(answer({ ttlms }))?.ttl).toBe(ttl);
  });

  test.each([
    ['no orgId', { subdomain: 'h' }],
    ['no subdomain', { orgId: 'o' }],
    ['a subdomain that is an address', { orgId: 'o', subdomain: 'evil.example/' }],
  ])('FRAUD-2: a da block with %s is none', (_name, da) => {
    expect(parseServerConfig(answer({ da }))?.da).toBeNull();
  });
});
