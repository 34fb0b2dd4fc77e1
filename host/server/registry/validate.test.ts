import { getRegistry, versionEntry } from './fixtures.ts';
import { validateRegistry } from './validate.ts';

const good = [versionEntry('1.0.0', { traffic: 100, isDefault: true })];

const ORIGINS = ['http://assets.test'];

describe('registry border', () => {
  test('PLAT-2: a valid registry is used as it is', () => {
    expect(validateRegistry(getRegistry(good, 'mfe-search', 7), {}, ORIGINS)).toEqual({
      revision: 7,
      remotes: { 'mfe-search': good },
      problems: [],
      unfit: [],
    });
  });

  test.each([
    ['traffic below 100', [versionEntry('1.0.0', { traffic: 90, isDefault: true })], 'traffic adds up to 90'],
    [
      'negative traffic',
      [versionEntry('2.0.0', { traffic: -10 }), versionEntry('1.0.0', { traffic: 110, isDefault: true })],
      'below 0',
    ],
    ['no default', [versionEntry('1.0.0', { traffic: 100 })], '0 default versions'],
    [
      'two defaults',
      [
        versionEntry('1.0.0', { traffic: 50, isDefault: true }),
        versionEntry('2.0.0', { traffic: 50, isDefault: true }),
      ],
      '2 default versions',
    ],
    [
      'another contract',
      [versionEntry('1.0.0', { traffic: 100, isDefault: true, contract: '2.0.0' })],
      'built for contract 2.0.0',
    ],
  ])('PLAT-3: %s keeps the last good entries of that remote', (_name, entries, problem) => {
    const { remotes, problems } = validateRegistry(getRegistry(entries), { 'mfe-search': good }, ORIGINS);
    expect(remotes['mfe-search']).toBe(good);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test('PLAT-5: a remote without any usable version keeps its addresses, and no visitor gets it', () => {
    const { remotes } = validateRegistry(
      getRegistry([versionEntry('2.0.0', { traffic: 50, isDefault: true })]),
      {},
      ORIGINS,
    );
    expect(remotes['mfe-search']).toMatchObject([
      { deployment: { traffic: 0, default: false }, extras: { routes: [{ id: 'search', path: '/search' }] } },
    ]);
  });

  test('PLAT-6: a version without traffic may be of another contract: nobody gets it', () => {
    const entries = [versionEntry('0.9.0', { contract: '0.1.0' }), ...good];
    expect(validateRegistry(getRegistry(entries), {}, ORIGINS).problems).toEqual([]);
  });

  test('PLAT-1: an entry whose name is no remote’s is not loaded', () => {
    expect(validateRegistry(getRegistry(good, 'other'), {}, ORIGINS).remotes).toEqual({});
  });

  test.each([[null], ['text'], [{}], [{ schema: 'x', revision: '1', microFrontends: {} }]])(
    'PLAT-2: %j is refused as a whole',
    (document) => {
      expect(() => validateRegistry(document, {}, ORIGINS)).toThrow();
    },
  );

  test.each(['http://evil.test/mfe-search/1.0.0/', '//evil.test/1/', 'data:text/javascript,1'])(
    'SAFE-2: a version at %s is not served',
    (baseUrl) => {
      const entry = versionEntry('1.0.0', { traffic: 100, isDefault: true });
      const foreign = { ...entry, extras: { ...entry.extras, baseUrl } };
      const { remotes, problems } = validateRegistry(getRegistry([foreign]), {}, ORIGINS);
      expect(problems).toEqual([expect.stringContaining('is not a configured address of remotes')]);
      expect(remotes['mfe-search']?.map((served) => served.deployment.traffic)).toEqual([0]);
    },
  );
});
