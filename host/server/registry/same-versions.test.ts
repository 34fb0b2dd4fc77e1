import { versionEntry } from './fixtures.ts';
import { pageVersions } from './page-versions.ts';
import { createSameVersions } from './same-versions.ts';

const ADDRESSES = { registryUrl: 'http://assets.test/registry.json', remotesUrl: 'http://site.test/_remotes' };
const tableOf = (version: string, canaryShare: number) => ({
  'mfe-search': [
    versionEntry(version, { traffic: 100 - canaryShare, isDefault: true }),
    versionEntry('2.0.0', { traffic: canaryShare }),
  ],
});

describe('versions that are the same for everybody', () => {
  const setUp = () => {
    const same = createSameVersions();
    return (table: ReturnType<typeof tableOf>, visitor: string) =>
      same(table, () => pageVersions(table, visitor, {}, ADDRESSES)).remotes['mfe-search']?.versions[0]?.version;
  };

  test('PLAT-3: are chosen once, and anew from another state of the registry', () => {
    const first = tableOf('1.0.0', 0);
    const same = createSameVersions();
    const choose = jest.fn(() => pageVersions(first, '', {}, ADDRESSES));
    expect(same(first, choose)).toBe(same(first, choose));
    expect(choose).toHaveBeenCalledTimes(1);
    const show = setUp();
    expect([show(first, 'a'), show(tableOf('1.1.0', 0), 'a'), show(first, 'b')]).toEqual(['1.0.0', '1.1.0', '1.0.0']);
  });

  test('PLAT-3: a share of the visitors still gets its own version, whoever comes first', () => {
    const table = tableOf('1.0.0', 50);
    const show = setUp();
    const visitors = Array.from({ length: 200 }, (_, number) => `visitor-${number}`);
    const shown = visitors.map((visitor) => show(table, visitor));
    expect(new Set(shown)).toEqual(new Set(['1.0.0', '2.0.0']));
    expect(visitors.map((visitor) => show(table, visitor))).toEqual(shown);
  });
});
