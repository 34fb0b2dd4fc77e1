import fc from 'fast-check';
import { getBucket, chooseEntry, getFallbackChain } from './choose.ts';
import { versionEntry } from './fixtures.ts';

const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const share = (entries: ReturnType<typeof versionEntry>[], version: string) =>
  visitors.filter((visitor) => chooseEntry(entries, getBucket(visitor, 'mfe-search'))?.metadata.version === version)
    .length / visitors.length;

describe('version choice', () => {
  test('PLAT-3: a visitor keeps the same bucket, and has another one for another remote', () => {
    fc.assert(
      fc.property(fc.uuid(), (visitor) => {
        const bucket = getBucket(visitor, 'mfe-search');
        expect(bucket).toBe(getBucket(visitor, 'mfe-search'));
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
        expect(getBucket(visitor, 'mfe-listing')).not.toBe(bucket);
      }),
    );
  });

  test('PLAT-3: 0 % of traffic is nobody, 100 % is everybody', () => {
    const none = [versionEntry('2.0.0', { traffic: 0 }), versionEntry('1.0.0', { traffic: 100, isDefault: true })];
    expect(share(none, '2.0.0')).toBe(0);
    expect(share([versionEntry('1.0.0', { traffic: 100, isDefault: true })], '1.0.0')).toBe(1);
  });

  test.each([5, 20, 50])('PLAT-3: a canary of %i %% gets about that share of visitors', (traffic) => {
    const entries = [
      versionEntry('2.0.0', { traffic }),
      versionEntry('1.0.0', { traffic: 100 - traffic, isDefault: true }),
    ];
    expect(share(entries, '2.0.0')).toBeCloseTo(traffic / 100, 1);
  });

  test('PLAT-3: raising a canary moves only visitors of the default, and nobody back', () => {
    const at = (traffic: number) => [
      versionEntry('2.0.0', { traffic }),
      versionEntry('1.0.0', { traffic: 100 - traffic, isDefault: true }),
    ];
    for (const visitor of visitors) {
      const bucket = getBucket(visitor, 'mfe-search');
      const before = chooseEntry(at(10), bucket)?.metadata.version;
      const after = chooseEntry(at(25), bucket)?.metadata.version;
      if (before === '2.0.0') expect(after).toBe('2.0.0');
    }
  });

  test('PLAT-3: the default serves what canaries leave, wherever it stands in the list', () => {
    const entries = [
      versionEntry('1.0.0', { traffic: 70, isDefault: true }),
      versionEntry('2.0.0', { traffic: 20 }),
      versionEntry('3.0.0', { traffic: 10 }),
    ];
    expect(chooseEntry(entries, 19.9)?.metadata.version).toBe('2.0.0');
    expect(chooseEntry(entries, 29.9)?.metadata.version).toBe('3.0.0');
    expect(chooseEntry(entries, 30)?.metadata.version).toBe('1.0.0');
  });

  test('PLAT-3: a remote without versions has no choice', () => {
    expect(chooseEntry([], 10)).toBeUndefined();
  });

  test('PLAT-3: the fallback chain is the chosen version, its fallback, then the default, each once', () => {
    const stable = versionEntry('1.1.0', { traffic: 90, isDefault: true, fallback: '1.0.0' });
    const canary = versionEntry('2.0.0', { traffic: 10, fallback: '1.0.0' });
    const entries = [canary, stable, versionEntry('1.0.0')];
    expect(getFallbackChain(entries, canary).map((entry) => entry.metadata.version)).toEqual([
      '2.0.0',
      '1.0.0',
      '1.1.0',
    ]);
    expect(getFallbackChain(entries, stable).map((entry) => entry.metadata.version)).toEqual(['1.1.0', '1.0.0']);
  });

  test('SAFE-10: a withdrawn version is nowhere in the fallback chain, not even as the default', () => {
    const canary = versionEntry('2.0.0', { traffic: 10, fallback: '1.0.0' });
    const gone = [versionEntry('1.1.0', { traffic: 90, isDefault: true }), versionEntry('1.0.0')].map((entry) => ({
      ...entry,
      extras: { ...entry.extras, withdrawn: { reason: 'hole', at: '' } },
    }));
    expect(getFallbackChain([canary, ...gone], canary).map((entry) => entry.metadata.version)).toEqual(['2.0.0']);
  });
});
