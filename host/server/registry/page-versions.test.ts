import { versionEntry } from './fixtures.ts';
import { describeStandIn, pageVersions, toPageRemotes } from './page-versions.ts';
import type { Pins } from './pins.ts';
import type { RemoteTable } from './validate.ts';

const table = {
  'mfe-search': [versionEntry('1.1.0', { traffic: 100, isDefault: true, fallback: '1.0.0' }), versionEntry('1.0.0')],
};
const REGISTRY = { registryUrl: 'http://assets.test/registry.json', remotesUrl: 'http://site.test/_remotes' };
const pin = (version: string) => ({ 'mfe-search': { kind: 'version' as const, version } });

describe('versions of a page', () => {
  test('PLAT-3: the browser gets the fallback chain with integrity of what it loads first, and of nothing else', () => {
    const { remotes } = pageVersions(table, 'visitor', {}, REGISTRY);
    expect(remotes['mfe-search']?.versions.map((version) => version.version)).toEqual(['1.1.0', '1.0.0']);
    expect(remotes['mfe-search']?.versions[0]).toMatchObject({
      baseUrl: 'http://site.test/_remotes/mfe-search/1.1.0/',
      globalName: 'mfe_search_1_1_0',
      integrity: {
        'remoteEntry.js': 'sha384-entry',
        'js/routes.js': 'sha384-routes',
        'js/box.js': 'sha384-box',
        'css/routes.css': 'sha384-css',
      },
    });
    expect(remotes['mfe-search']?.versions[0]?.integrity).not.toHaveProperty(['js/lazy.js']);
  });

  test('PLAT-8: a server bundle without a known hash is never run', () => {
    const entry = versionEntry('1.0.0', { traffic: 100, isDefault: true });
    const { 'server/index.cjs': _dropped, ...files } = entry.extras.files;
    const { bundles } = pageVersions(
      { 'mfe-search': [{ ...entry, extras: { ...entry.extras, files } }] },
      'visitor',
      {},
      REGISTRY,
    );
    expect(bundles['mfe-search']).toEqual([]);
  });

  test('PLAT-2: addresses relative to the registry become absolute', () => {
    const entry = versionEntry('1.0.0', { traffic: 100, isDefault: true });
    const relative = { ...entry, extras: { ...entry.extras, baseUrl: 'mfe-search/1.0.0/' } };
    expect(
      pageVersions({ 'mfe-search': [relative] }, 'visitor', {}, REGISTRY).remotes['mfe-search']?.versions[0]?.baseUrl,
    ).toBe('http://site.test/_remotes/mfe-search/1.0.0/');
  });

  test('PLAT-1: the server knows the public files of named chunks, and writes them into no page', () => {
    const { bundles, remotes } = pageVersions(table, 'visitor', pin('1.0.0'), REGISTRY);
    expect(bundles['mfe-search']?.[0]?.chunks).toMatchObject({
      lazy: {
        js: [{ href: 'http://site.test/_remotes/mfe-search/1.0.0/js/lazy.js', integrity: 'sha384-lazy' }],
        css: [{ href: 'http://site.test/_remotes/mfe-search/1.0.0/css/lazy.css', integrity: 'sha384-lazy-css' }],
      },
    });
    expect(JSON.stringify(remotes)).not.toContain('lazy');
  });

  test('PLAT-4: a pinned version has no fallback, so that QA sees this version', () => {
    const { remotes, pins } = pageVersions(table, 'visitor', pin('1.0.0'), REGISTRY);
    expect(remotes['mfe-search']?.versions.map((version) => version.version)).toEqual(['1.0.0']);
    expect(pins).toEqual([{ remote: 'mfe-search', version: '1.0.0', missing: false }]);
  });

  test("PLAT-3: a version that hung this visitor's browser is left out while there is another", () => {
    const served = (avoided: string) =>
      pageVersions(table, 'visitor', {}, REGISTRY, new Set([avoided])).remotes['mfe-search']?.versions.map(
        (version) => version.version,
      );
    expect(served('mfe-search@1.1.0')).toEqual(['1.0.0']);
    expect(served('mfe-search@0.9.0')).toEqual(['1.1.0', '1.0.0']);
  });

  test('SAFE-10: a withdrawn version is never served, not even when pinned', () => {
    const [main, old] = table['mfe-search'];
    if (!main || !old) throw new Error('fixture');
    const gone = { ...old, extras: { ...old.extras, withdrawn: { reason: 'hole', at: '' } } };
    const { remotes, pins } = pageVersions({ 'mfe-search': [main, gone] }, 'visitor', pin('1.0.0'), REGISTRY);
    expect(remotes['mfe-search']?.versions.map((version) => version.version)).toEqual(['1.1.0']);
    expect(pins).toMatchObject([{ missing: true }]);
  });

  test('PLAT-4: a pinned version that is not published is reported as missing and the usual one served', () => {
    const { remotes, pins } = pageVersions(table, 'visitor', pin('9.9.9'), REGISTRY);
    expect(remotes['mfe-search']?.versions[0]?.version).toBe('1.1.0');
    expect(pins).toEqual([{ remote: 'mfe-search', version: '9.9.9', missing: true }]);
  });

  test("PLAT-4 PLAT-7: a developer's remote is rendered here where its dev server has a bundle, and its origin allowed", () => {
    const page = pageVersions(
      table,
      'visitor',
      { 'mfe-search': { kind: 'address', origin: 'http://localhost:5001' } },
      REGISTRY,
    );
    expect(page.remotes['mfe-search']?.versions[0]).toMatchObject({
      baseUrl: 'http://localhost:5001/',
      entry: 'remoteEntry.js',
    });
    expect(page.bundles['mfe-search']).toEqual([]);
    expect(page.developerOrigins).toEqual(['http://localhost:5001']);
    const bundle = {
      ...{ remote: 'mfe-search' as const, version: 'dev-1', bundleUrl: 'http://localhost:5001/server/index.cjs' },
      ...{ integrity: 'sha384-x', owner: null, chunks: {}, serves: 'pin' as const },
    };
    const rendered = pageVersions(
      table,
      'visitor',
      { 'mfe-search': { kind: 'address', origin: 'http://localhost:5001' } },
      { ...REGISTRY, developer: { 'mfe-search': bundle } },
    );
    expect(rendered.bundles['mfe-search']).toEqual([bundle]);
  });

  test("PLAT-4 PLAT-7: a developer's remote has its texts in other languages", () => {
    const entry = versionEntry('1.0.0', { traffic: 100, isDefault: true });
    const exposes = { ...entry.extras.exposes, './texts-es': { js: ['js/es.js'], css: [] } };
    const spanish = { 'mfe-search': [{ ...entry, extras: { ...entry.extras, exposes } }] };
    const pins: Pins = { 'mfe-search': { kind: 'address', origin: 'http://localhost:5001' } };
    const exposed = (of: RemoteTable) =>
      Object.keys(pageVersions(of, 'visitor', pins, REGISTRY).remotes['mfe-search']?.versions[0]?.exposes ?? {});
    expect(exposed(spanish)).toContain('./texts-es');
    expect(exposed(table)).not.toContain('./texts-es');
  });

  test('PLAT-5: a remote that is pinned as down keeps its addresses, and has no code on the server or for the browser', () => {
    const page = pageVersions(table, 'visitor', { 'mfe-search': { kind: 'down' } }, REGISTRY);
    expect(page.remotes['mfe-search']?.versions).toMatchObject([
      { version: 'down', baseUrl: 'http://site.test/_remotes/mfe-search/down/', entry: 'remoteEntry.js' },
    ]);
    expect(page.bundles['mfe-search']).toEqual([]);
    expect(page.routes).toContainEqual({ remote: 'mfe-search', id: 'search', path: '/search', away: true });
    expect(page.pins).toEqual([{ remote: 'mfe-search', version: 'down', missing: false }]);
    expect(page.developerOrigins).toEqual([]);
  });

  test('PLAT-5: addresses of a remote without a usable version still belong to it', () => {
    const { routes, remotes } = pageVersions({ 'mfe-search': [versionEntry('1.0.0')] }, 'visitor', {}, REGISTRY);
    expect(routes).toContainEqual({ remote: 'mfe-search', id: 'search', path: '/search', away: true });
    expect(remotes).toEqual({});
  });

  test('PLAT-1: a new remote is known by what it published, with its slots in their places', () => {
    const entry = versionEntry('1.0.0', { traffic: 100, isDefault: true, name: 'mfe-new' });
    entry.extras.routes = [{ id: 'new', path: '/new', whenDown: 'call' }];
    entry.extras.slots = { Badge: { places: ['listing-sections'], priority: 'late' }, Named: {} };
    const { routes, places } = pageVersions({ 'mfe-new': [entry] }, 'visitor', {}, REGISTRY);
    expect(routes).toEqual([{ remote: 'mfe-new', id: 'new', path: '/new', whenDown: 'call' }]);
    expect(places).toEqual({ 'listing-sections': [{ module: 'mfe-new/Badge', priority: 'late' }] });
  });

  test('PLAT-3: a page has the version that the server rendered, and only the names of the others', () => {
    const { remotes } = pageVersions(table, 'visitor', {}, REGISTRY);
    expect(toPageRemotes(remotes, { 'mfe-search': '1.0.0' }, 'en')['mfe-search']).toMatchObject({
      versions: [{ version: '1.0.0' }],
      standIns: ['1.1.0'],
    });
    const { versions = [], standIns } = toPageRemotes(remotes, {}, 'en')['mfe-search'] ?? {};
    expect([versions.map(({ version }) => version), standIns]).toEqual([['1.1.0'], ['1.0.0']]);
  });

  test('PLAT-1: a page names the texts of its own language only', () => {
    const [entry] = table['mfe-search'] ?? [];
    const exposes = { ...entry?.extras.exposes, './texts-es': { js: ['js/routes.js', 'js/lazy.js'], css: [] } };
    const spanish = { 'mfe-search': [{ ...entry, extras: { ...entry?.extras, exposes } }] } as unknown as RemoteTable;
    const { remotes } = pageVersions(spanish, 'visitor', {}, REGISTRY);
    const [inSpanish, inEnglish] = (['es', 'en'] as const).map(
      (language) => toPageRemotes(remotes, {}, language)['mfe-search']?.versions[0],
    );
    expect(Object.keys(inSpanish?.exposes ?? {})).toContain('./texts-es');
    expect(inSpanish?.integrity).toHaveProperty(['js/lazy.js']);
    expect(Object.keys(inEnglish?.exposes ?? {})).not.toContain('./texts-es');
    expect(inEnglish?.integrity).not.toHaveProperty(['js/lazy.js']);
    // Also part of a page's code.
    expect(inEnglish?.integrity).toHaveProperty(['js/routes.js']);
    // Described once for each language, whoever asks first.
    expect(toPageRemotes(remotes, {}, 'es')['mfe-search']?.versions[0]).toBe(inSpanish);
    expect(toPageRemotes(remotes, {}, 'en')['mfe-search']?.versions[0]).toBe(inEnglish);
  });

  test('PLAT-3, PLAT-8, SAFE-10: a version to fall back to is described as in the page, unless it was withdrawn', () => {
    const { remotes } = pageVersions(table, 'visitor', {}, REGISTRY);
    const describe = (of: RemoteTable, version: string) =>
      describeStandIn(of, { remote: 'mfe-search', version }, REGISTRY);
    expect(describe(table, '1.0.0')).toEqual(remotes['mfe-search']?.versions[1]);
    expect(describe(table, '9.9.9')).toBeNull();
    const withdrawn = (table['mfe-search'] ?? []).map((entry) => ({
      ...entry,
      extras: { ...entry.extras, withdrawn: 'hostile' },
    }));
    expect(describe({ 'mfe-search': withdrawn as never }, '1.0.0')).toBeNull();
  });
});
