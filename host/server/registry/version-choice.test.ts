import { versionEntry } from './fixtures.ts';
import { createVersionChoice } from './version-choice.ts';

const addresses = { registryUrl: 'http://assets.test/registry.json', remotesUrl: 'http://site.test/_remotes' };
const makeTable = (version: string, canaryShare: number) => ({
  'mfe-search': [
    versionEntry(version, { traffic: 100 - canaryShare, isDefault: true, fallback: '2.0.0' }),
    versionEntry('2.0.0', { traffic: canaryShare }),
  ],
});
type Table = ReturnType<typeof makeTable>;
const ORDINARY = { pins: {}, developer: {}, without: new Set<string>() };

describe('the choice of versions', () => {
  const setUp = () => {
    const choose = createVersionChoice(addresses);
    return (table: Table, visitor: string | null, more = {}) =>
      choose({ table, visitor, ...ORDINARY, ...more }).remotes['mfe-search']?.versions[0]?.version;
  };

  test('PLAT-3: what is the same for everybody is chosen once, and anew from another state of the registry', () => {
    const table = makeTable('1.0.0', 0);
    const choose = createVersionChoice(addresses);
    const first = choose({ table, visitor: 'a', ...ORDINARY });
    expect(choose({ table, visitor: null, ...ORDINARY })).toBe(first);
    expect(choose({ table: makeTable('1.0.0', 0), visitor: null, ...ORDINARY })).not.toBe(first);
    const show = setUp();
    expect([show(table, 'a'), show(makeTable('1.1.0', 0), 'a'), show(table, 'b')]).toEqual(['1.0.0', '1.1.0', '1.0.0']);
  });

  test('PLAT-3: a share of the visitors still gets its own version, whoever comes first', () => {
    const table = makeTable('1.0.0', 50);
    const show = setUp();
    const visitors = Array.from({ length: 200 }, (_, number) => `visitor-${number}`);
    const shown = visitors.map((visitor) => show(table, visitor));
    expect(new Set(shown)).toEqual(new Set(['1.0.0', '2.0.0']));
    expect(visitors.map((visitor) => show(table, visitor))).toEqual(shown);
  });

  test('PLAT-3: a pin, and a version that failed one visitor, are of nobody else', () => {
    const table = makeTable('1.0.0', 0);
    const show = setUp();
    expect(show(table, null)).toBe('1.0.0');
    expect(show(table, null, { pins: { 'mfe-search': { kind: 'version', version: '2.0.0' } } })).toBe('2.0.0');
    expect(show(table, null, { without: new Set(['mfe-search@1.0.0']) })).toBe('2.0.0');
    expect(show(table, null)).toBe('1.0.0');
  });
});
