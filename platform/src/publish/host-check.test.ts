import { PAGE_RUNTIME, PAGE_RUNTIME_NAMES } from '@roost/shared/contracts/host-fit';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { checkHost } from './host-check.ts';
import { askHosts } from './live-hosts.ts';

const OFFER = { contract: '1.2.0', provided: { react: '19.3.1' }, offered: { react: ['useState'] } };

function entry(version: string, isDefault: boolean, extras: Partial<VersionEntry['extras']> = {}): VersionEntry {
  return {
    url: `mfe-search/${version}/mf-manifest.json`,
    fallbackUrl: isDefault ? 'mfe-search/1.0.0/mf-manifest.json' : null,
    metadata: { integrity: null, version },
    deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
    extras: {
      contract: '1.0.0',
      baseUrl: '',
      entry: '',
      routes: [],
      exposes: {},
      serverBundle: '',
      files: {},
      publishedAt: '',
      ...extras,
    },
  };
}
const registry = (...entries: VersionEntry[]): Registry => ({
  schema: '',
  revision: 1,
  microFrontends: { 'mfe-search': entries },
});

describe('PLAT-6: a host is checked against what is published before it starts', () => {
  test('PLAT-5: a host of before cascade layers cannot run a version whose styles are in one', () => {
    const needs = { shared: {}, names: { [PAGE_RUNTIME]: [...PAGE_RUNTIME_NAMES] } };
    const older = { ...OFFER, offered: { ...OFFER.offered, [PAGE_RUNTIME]: ['loadScript', 'loadStyle'] } };
    expect(checkHost(registry(entry('1.0.1', true, { needs })), older).served).toEqual([
      'mfe-search@1.0.1: it uses styleLayers of the page, which the host does not offer',
    ]);
    const unlayered = { shared: {}, names: older.offered };
    const today = { ...OFFER, offered: { ...OFFER.offered, [PAGE_RUNTIME]: [...PAGE_RUNTIME_NAMES] } };
    expect(checkHost(registry(entry('1.0.0', true, { needs: unlayered })), today).served).toEqual([]);
  });

  test('what it offers is enough', () => {
    const needs = { shared: { react: '^19.0.0' }, names: { react: ['useState'] } };
    expect(checkHost(registry(entry('1.0.1', true, { needs })), OFFER)).toEqual({ served: [], standIns: [] });
  });

  test.each([
    [{ contract: '2.0.0' }, 'contract 2.0.0, the host speaks 1.2.0'],
    [{ needs: { shared: { react: '^18.0.0' }, names: {} } }, 'needs react ^18.0.0, the host provides 19.3.1'],
    [{ needs: { shared: { vue: '^3.0.0' }, names: {} } }, 'vue ^3.0.0, the host does not provide it'],
    [{ needs: { shared: {}, names: { react: ['use'] } } }, 'uses use of react, which the host does not offer'],
    [
      { needs: { shared: {}, names: { 'the page': ['loadScript'] } } },
      'uses loadScript of the page, which the host does not offer',
    ],
  ])('%j is served to visitors: the host would break it', (extras, text) => {
    expect(checkHost(registry(entry('1.0.1', true, extras)), OFFER).served).toEqual([expect.stringContaining(text)]);
  });

  test('a stand-in is told apart, and what nobody gets does not count', () => {
    const entries = [entry('0.9.0', false, { contract: '0.1.0' }), entry('1.0.0', false, { contract: '0.1.0' })];
    const { served, standIns } = checkHost(registry(...entries, entry('1.0.1', true)), OFFER);
    expect([served, standIns]).toEqual([[], [expect.stringContaining('mfe-search@1.0.0')]]);
  });
});

test('PLAT-6: hosts that run are asked; one that does not answer is left out', async () => {
  const fetcher = (async (url: string) => {
    if (url.startsWith('http://down')) throw new Error('refused');
    return new Response(JSON.stringify(url.startsWith('http://old') ? {} : OFFER));
  }) as typeof fetch;
  expect(await askHosts(['http://down', 'http://old', 'http://site'], fetcher)).toEqual([
    { address: 'http://site', ...OFFER },
  ]);
});
