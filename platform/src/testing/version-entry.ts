import type { VersionEntry } from '@roost/shared/contracts/registry';

/** A version as a registry has it, for tests of what is done with its number. */
export const makeEntry = (remote: string, version: string): VersionEntry => ({
  url: `${remote}/${version}/mf-manifest.json`,
  fallbackUrl: null,
  metadata: { integrity: null, version },
  deployment: { traffic: 0, default: false },
  extras: {
    contract: '1.0.0',
    baseUrl: `${remote}/${version}/`,
    entry: 'remoteEntry.js',
    routes: [],
    exposes: {},
    serverBundle: 'server/index.cjs',
    files: {},
    publishedAt: '2026-01-01T00:00:00.000Z',
  },
});
