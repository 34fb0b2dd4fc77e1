/** Registry entries for tests. */
import type { VersionEntry } from '@roost/shared/contracts/registry';

export type EntryOptions = {
  traffic?: number;
  isDefault?: boolean;
  fallback?: string;
  contract?: string;
  name?: string;
};

/** Returns a version of a remote as the publish command writes it. */
export function versionEntry(
  version: string,
  { traffic = 0, isDefault = false, fallback, contract = '1.0.0', name = 'mfe-search' }: EntryOptions = {},
): VersionEntry {
  const base = `http://assets.test/${name}/`;
  return {
    url: `${base}${version}/mf-manifest.json`,
    fallbackUrl: fallback === undefined ? null : `${base}${fallback}/mf-manifest.json`,
    metadata: { integrity: null, version },
    deployment: { traffic, default: isDefault },
    extras: {
      contract,
      baseUrl: `${base}${version}/`,
      entry: 'remoteEntry.js',
      globalName: `${name.replaceAll('-', '_')}_${version.replaceAll('.', '_')}`,
      routes: [{ id: 'search', path: '/search' }],
      exposes: {
        './routes': { js: ['js/routes.js'], css: ['css/routes.css'] },
        './SearchBox': { js: ['js/box.js'], css: [] },
      },
      serverBundle: 'server/index.cjs',
      files: {
        'remoteEntry.js': 'sha384-entry',
        'js/routes.js': 'sha384-routes',
        'js/box.js': 'sha384-box',
        'css/routes.css': 'sha384-css',
        'js/lazy.js': 'sha384-lazy',
        'css/lazy.css': 'sha384-lazy-css',
        'js/209.js': 'sha384-part',
        'server/index.cjs': 'sha384-server',
      },
      publishedAt: '2026-11-01T00:00:00.000Z',
    },
  };
}

/** Returns a registry document with one remote. */
export function getRegistry(entries: readonly VersionEntry[], name = 'mfe-search', revision = 1): object {
  return { schema: 'https://example.test/schema.json', revision, microFrontends: { [name]: entries } };
}
