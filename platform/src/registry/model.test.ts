import fc from 'fast-check';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import {
  addVersion,
  defaultEntry,
  emptyRegistry,
  getProblems,
  promote,
  rollback,
  shareTraffic,
  takenBy,
  withdraw,
} from './model.ts';
import { nextVersion, refuseLeap } from './version-numbers.ts';
import { version as versionSchema } from '../teams/schemas.ts';
import { makeEntry } from '../testing/version-entry.ts';

const NAME = 'mfe-search';

const entry = (version: string): VersionEntry => makeEntry(NAME, version);

const published = (...versions: string[]): Registry =>
  versions.reduce((registry, version) => addVersion(registry, NAME, entry(version), null), emptyRegistry());
const shares = (registry: Registry): Record<string, number> =>
  Object.fromEntries(
    (registry.microFrontends[NAME] ?? []).map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );

describe('PLAT-6: what belongs to another remote', () => {
  const favorites = (version: string): VersionEntry => {
    const { extras, ...rest } = entry(version);
    const routes = [{ id: 'favorites', path: '/favorites' }];
    return { ...rest, url: `mfe-favorites/${version}`, extras: { ...extras, routes, slices: ['favorites'] } };
  };
  const site = addVersion(emptyRegistry(), 'mfe-favorites', favorites('1.0.0'), null);

  test('a slice or an address of another remote is not to be had', () => {
    expect(takenBy(site, NAME, favorites('2.0.0'))).toEqual([
      'its slice "favorites" has the name of one of mfe-favorites@1.0.0: give it another name',
      'its page /favorites has the address of one of mfe-favorites@1.0.0: give it another path',
    ]);
    expect(takenBy(site, NAME, entry('1.0.0'))).toEqual([]);
  });

  test('its own from the version before it keeps, and what a version that nobody gets had is free', () => {
    expect(takenBy(site, 'mfe-favorites', favorites('1.0.1'))).toEqual([]);
    const plain = { ...entry('1.1.0'), url: 'mfe-favorites/1.1.0' };
    const since = addVersion(addVersion(site, 'mfe-favorites', plain, null), 'mfe-favorites', entry('1.2.0'), null);
    expect(takenBy(since, NAME, favorites('2.0.0'))).toEqual([]);
  });
});

describe('PLAT-2: publishing', () => {
  test('the first version serves every visitor and has nothing to fall back to', () => {
    const registry = published('1.0.0');
    expect(shares(registry)).toEqual({ '1.0.0': 100 });
    expect(defaultEntry(registry, NAME)?.fallbackUrl).toBeNull();
  });

  test('PLAT-3: a new default keeps the one before it as fallback, with no visitors', () => {
    const registry = published('1.0.0', '1.0.1');
    expect(shares(registry)).toEqual({ '1.0.0': 0, '1.0.1': 100 });
    expect(defaultEntry(registry, NAME)?.fallbackUrl).toBe(`${NAME}/1.0.0/mf-manifest.json`);
  });

  test.each(['v1.2.3', '1.2', '1.2.3+a', '01.2.3', '100000.0.0', `1.2.3-${'a'.repeat(41)}`, '1.2.3-rc..1'])(
    '%s is no version, neither here nor for the service',
    (version) => {
      expect(() => addVersion(published('1.0.0'), NAME, entry(version), 0)).toThrow(`"${version}" is no version.`);
      expect(versionSchema.safeParse(version).success).toBe(false);
    },
  );

  test.each(['1.2.3', '1.2.3-rc.1', `1.2.3-${'a'.repeat(40)}`])('%s is one for both', (version) => {
    expect(() => addVersion(published('1.0.0'), NAME, entry(version), 0)).not.toThrow();
    expect(versionSchema.safeParse(version).success).toBe(true);
  });

  test('a published version never changes', () => {
    expect(() => addVersion(published('1.0.0'), NAME, entry('1.0.0'), null)).toThrow('published already');
  });

  test.each([
    [[], '1.0.0'],
    [['1.0.0'], '1.0.1'],
    [['1.0.9', '1.0.10'], '1.0.11'],
    [['2.0.0', '1.4.7'], '2.0.1'],
    [['1.0.0', '2.0.0-beta.1'], '1.0.1'],
    [['1.0.0-rc.1'], '1.0.0'],
  ])('after %j comes %s', (versions, next) => {
    expect(nextVersion(versions)).toBe(next);
  });

  test.each([
    [[], '99999.99999.99999', 'leaps'],
    [[], '2026.11.28', null],
    [['1.0.9'], '99999.99999.99999', 'leaps'],
    [['1.0.9'], '1.0.110', 'leaps'],
    [['1.0.9'], '1.0.109', null],
    [['1.0.9'], '2.0.10000', 'leaps'],
    [['1.0.9'], '102.0.0', 'leaps'],
    [['1.0.9'], '99999.0.0-beta.1', 'leaps'],
    [['1.0.9', '3.0.0-beta.1'], '4.0.0-beta.1', null],
    [['2026.1130.4'], '2026.1201.0', null],
    // A mended older line, whatever its numbers.
    [['500.0.0', '1.0.9'], '1.0.900', null],
    [['99999.0.0'], '99999.0.1', null],
  ])('PLAT-2: after %j, %s is refused with a reason: %s', (versions, version, refused) => {
    const publish = () => refuseLeap(NAME, versions, version);
    if (refused === null) expect(publish).not.toThrow();
    else expect(publish).toThrow(refused);
  });
});

describe('PLAT-3: canary, promotion, rollback', () => {
  test('a canary takes its share from the default', () => {
    const registry = addVersion(published('1.0.0'), NAME, entry('1.1.0'), 10);
    expect(shares(registry)).toEqual({ '1.1.0': 10, '1.0.0': 90 });
  });

  test('canaries stand before the default, so that a growing share moves nobody between the others', () => {
    const registry = shareTraffic(addVersion(published('1.0.0'), NAME, entry('1.1.0'), 10), NAME, '1.1.0', 25);
    expect(Object.entries(shares(registry))).toEqual([
      ['1.1.0', 25],
      ['1.0.0', 75],
    ]);
  });

  test('a canary of 0 % is served to nobody, one of 100 % is the default', () => {
    const registry = addVersion(published('1.0.0'), NAME, entry('1.1.0'), 0);
    expect(shares(registry)).toEqual({ '1.1.0': 0, '1.0.0': 100 });
    expect(defaultEntry(shareTraffic(registry, NAME, '1.1.0', 100), NAME)?.metadata.version).toBe('1.1.0');
  });

  test('canaries together may not exceed 100 %', () => {
    const registry = addVersion(addVersion(published('1.0.0'), NAME, entry('1.1.0'), 60), NAME, entry('1.2.0'), 30);
    expect(() => shareTraffic(registry, NAME, '1.2.0', 41)).toThrow('101 percent');
  });

  test.each([-1, 101, 2.5])('a share of %p is refused', (share) => {
    expect(() => addVersion(published('1.0.0'), NAME, entry('1.1.0'), share)).toThrow('whole number from 0 to 100');
  });

  test.each(['v1.1.0', '1.1.0+a', ' 1.1.0', '1.1', ''])(
    'PLAT-2: %p is no version: no file of it could be had',
    (version) => {
      expect(() => addVersion(published('1.0.0'), NAME, entry(version), null)).toThrow('is no version');
    },
  );

  test('promoting a canary ends it for everybody at once', () => {
    const registry = promote(addVersion(published('1.0.0'), NAME, entry('1.1.0'), 10), NAME, '1.1.0');
    expect(shares(registry)).toEqual({ '1.1.0': 100, '1.0.0': 0 });
  });

  test('rollback goes to what was served before, not to what it rolled back from', () => {
    const first = rollback(published('1.0.0', '1.0.1', '1.0.2'), NAME);
    expect(first.version).toBe('1.0.1');
    expect(rollback(first.registry, NAME).version).toBe('1.0.0');
  });

  test('rollback during a canary ends the canary and leaves the default', () => {
    const canary = addVersion(published('1.0.0', '1.0.1'), NAME, entry('1.1.0'), 10);
    const { registry, version, ended } = rollback(canary, NAME);
    expect({ version, ended }).toEqual({ version: '1.0.1', ended: ['1.1.0'] });
    expect(shares(registry)).toEqual({ '1.1.0': 0, '1.0.1': 100, '1.0.0': 0 });
    expect(rollback(registry, NAME).version).toBe('1.0.0');
  });

  test('SAFE-10: a withdrawn version is served to nobody, and is no fallback', () => {
    const at = '2026-11-22T00:00:00.000Z';
    const registry = withdraw(published('1.0.0', '1.0.1', '1.0.2'), NAME, '1.0.1', 'leaks names', at);
    // What it fell back to itself stands in now.
    expect(defaultEntry(registry, NAME)?.fallbackUrl).toBe(entry('1.0.0').url);
    const none = withdraw(registry, NAME, '1.0.0', 'leaks too', at);
    expect(defaultEntry(none, NAME)?.fallbackUrl).toBeNull();
    expect(() => promote(registry, NAME, '1.0.1')).toThrow('was withdrawn (leaks names)');
    expect(() => shareTraffic(registry, NAME, '1.0.1', 5)).toThrow('was withdrawn');
    expect(rollback(registry, NAME).version).toBe('1.0.0');
    expect(() => withdraw(registry, NAME, '1.0.2', 'x', at)).toThrow('Roll it back');
  });

  test('SAFE-10: withdrawing a canary ends it', () => {
    const canary = addVersion(published('1.0.0'), NAME, entry('1.1.0'), 10);
    expect(shares(withdraw(canary, NAME, '1.1.0', 'x', ''))).toEqual({ '1.1.0': 0, '1.0.0': 100 });
  });

  test('rollback of the only version says that there is none before it, and what takes the remote off the site', () => {
    expect(() => rollback(published('1.0.0'), NAME).version).toThrow(
      `no earlier version to go back to. Publish a mended one, or take the remote off the site: npm run registry -- remove ${NAME}`,
    );
  });

  test('an unknown version is named together with those that exist', () => {
    expect(() => promote(published('1.0.0', '1.0.1'), NAME, '9.9.9')).toThrow(
      'mfe-search@9.9.9 is not published. Published: 1.0.0, 1.0.1.',
    );
  });
});

test('PLAT-3: after any sequence of changes traffic adds up to 100 with one default', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('publish' as const),
      traffic: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    }),
    fc.record({ kind: fc.constant('share' as const), index: fc.nat(9), traffic: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('promote' as const), index: fc.nat(9) }),
    fc.record({ kind: fc.constant('rollback' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let registry = published('1.0.0');
      for (const change of steps) {
        const versions = (registry.microFrontends[NAME] ?? []).map(({ metadata }) => metadata.version);
        try {
          if (change.kind === 'publish')
            registry = addVersion(
              registry,
              NAME,
              entry(nextVersion((registry.microFrontends[NAME] ?? []).map(({ metadata }) => metadata.version))),
              change.traffic,
            );
          else if (change.kind === 'rollback') registry = rollback(registry, NAME).registry;
          else {
            const version = versions[change.index % versions.length] ?? '';
            registry =
              change.kind === 'promote'
                ? promote(registry, NAME, version)
                : shareTraffic(registry, NAME, version, change.traffic);
          }
        } catch (error) {
          // A refused change leaves everything as it was.
          expect(error).toHaveProperty('name', 'Failure');
        }
        expect(getProblems(registry)).toEqual([]);
      }
    }),
  );
});
