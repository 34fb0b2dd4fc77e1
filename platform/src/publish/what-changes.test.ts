import type { VersionEntry } from '@roost/shared/contracts/registry';
import { addVersion, emptyRegistry } from '../registry/model.ts';
import { whatChanges } from './what-changes.ts';

const entry = (version: string, extras: Partial<VersionEntry['extras']> = {}): VersionEntry => ({
  url: `mfe-search/${version}/mf-manifest.json`,
  fallbackUrl: null,
  metadata: { integrity: null, version },
  deployment: { traffic: 0, default: false },
  extras: {
    contract: '1.0.0',
    baseUrl: `mfe-search/${version}/`,
    entry: 'remoteEntry.js',
    routes: [{ id: 'search', path: '/search' }],
    exposes: {},
    serverBundle: 'server/index.cjs',
    files: {},
    publishedAt: '2026-01-01T00:00:00.000Z',
    ...extras,
  },
});
const site = addVersion(
  addVersion(emptyRegistry(), 'mfe-search', entry('1.0.0'), null),
  'mfe-search',
  entry('1.0.1'),
  10,
);

test('PLAT-2: a dry run names who would get what, also the canary that would end', () => {
  const next = entry('1.0.2', { routes: [{ id: 'find', path: '/find' }], slices: ['searchBox'] });
  expect(whatChanges(site, 'mfe-search', next, { traffic: null }, { next: 10, now: 8 })).toEqual([
    'mfe-search@1.0.2 would be published; nothing was written',
    '  1.0.1: 10 % of visitors before, 0 % after',
    '  1.0.0: 90 % of visitors before, 0 % after',
    '  1.0.2: 0 % of visitors before, 100 % after',
    '  to fall back to: 1.0.0',
    '  scripts: 10 bytes, 8 before',
    '  pages, new: /find',
    '  pages, gone: /search',
    '  slices, new: searchBox',
  ]);
});

test('PLAT-9: a dry run says when somebody else would be told of trouble', () => {
  const next = entry('1.0.2', { owner: 'search', channel: 'search@stay.example' });
  expect(whatChanges(site, 'mfe-search', next, { traffic: null }, { next: 1, now: null })).toContain(
    '  told of trouble, new: search at search@stay.example',
  );
});

test('PLAT-3: a share takes from the default only', () => {
  const lines = whatChanges(site, 'mfe-search', entry('1.0.2'), { traffic: 20 }, { next: 10, now: null });
  expect(lines).toContain('  1.0.0: 90 % of visitors before, 70 % after');
  expect(lines.join()).not.toContain('1.0.1:');
});

test('PLAT-3: a dry run of a share that grows says which visitors get it, and that nobody does before', () => {
  const lines = whatChanges(
    site,
    'mfe-search',
    entry('1.0.2'),
    { traffic: 0, isProgressive: true },
    { next: 1, now: 1 },
  );
  expect(lines).toContain('  1.0.2: then 1, 10, 50, 100 % of visitors by itself, while its pages do well');
});

test('PLAT-2: what a publish would refuse a dry run refuses', () => {
  expect(() => whatChanges(site, 'mfe-search', entry('1.0.1'), { traffic: null }, { next: 1, now: null })).toThrow(
    'published already',
  );
});
