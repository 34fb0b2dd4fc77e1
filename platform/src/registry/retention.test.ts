import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import type { AuditRecord } from './audit.ts';
import { makeLink } from './links.ts';
import { addVersion, emptyRegistry, promote, shareTraffic, withoutRemote } from './model.ts';
import { lastServed, prunable, prune, without } from './retention.ts';
import { remotesDir, updateRegistry } from './store.ts';
import { takenVersions } from './taken.ts';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();
const entry = (version: string, publishedAt = daysAgo(100)): VersionEntry => ({
  url: `mfe-a/${version}/mf-manifest.json`,
  fallbackUrl: null,
  metadata: { integrity: null, version },
  deployment: { traffic: 0, default: false },
  extras: {
    contract: '1.0.0',
    baseUrl: `mfe-a/${version}/`,
    entry: 'e',
    routes: [],
    exposes: {},
    serverBundle: 's',
    files: {},
    publishedAt,
  },
});
const RULES = { keep: 2, days: 30 };
const none = { links: [], served: new Map<string, number>() };
const add = (registry: Registry, version: string, traffic: number | null = null, at?: string) =>
  addVersion(registry, 'mfe-a', entry(version, at), traffic);
const versions = (found: { version: string }[]): string[] => found.map(({ version }) => version).sort();
const eight = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7'].reduce(
  (registry, version) => add(registry, version),
  emptyRegistry(),
);

test('PLAT-2: old versions go; what is served, its fallback and the newest stay', () => {
  expect(versions(prunable([eight], none, RULES, NOW))).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5']);
  const back = promote(eight, 'mfe-a', '1.0.3');
  expect(versions(prunable([back], none, RULES, NOW))).not.toEqual(expect.arrayContaining(['1.0.3', '1.0.2']));
  const canary = shareTraffic(eight, 'mfe-a', '1.0.1', 5);
  // The version that the canary falls back to stays too.
  expect(versions(prunable([canary], none, RULES, NOW))).toEqual(['1.0.2', '1.0.3', '1.0.4', '1.0.5']);
});

test('PLAT-2: what a page that is open may have, a link or another environment needs stays', () => {
  const served = new Map([['mfe-a@1.0.1', NOW - 29 * 86_400_000]]);
  expect(versions(prunable([eight], { ...none, served }, RULES, NOW))).not.toContain('1.0.1');
  expect(
    versions(prunable([eight], { ...none, links: [{ pins: 'mfe-b@1.0.0,mfe-a@1.0.2', until: 1 }] }, RULES, NOW)),
  ).not.toContain('1.0.2');
  expect(prunable([eight], { ...none, links: [{ pins: '*', until: 1 }] }, RULES, NOW)).toEqual([]);
  const staging = add(emptyRegistry('staging'), '1.0.2');
  expect(versions(prunable([eight, staging], none, RULES, NOW))).not.toContain('1.0.2');
  const young = add(eight, '0.9.0', 0, daysAgo(3));
  expect(versions(prunable([young], none, RULES, NOW))).not.toContain('0.9.0');
});

test('PLAT-2: the audit says when visitors last got a version', () => {
  const record = (at: string, before: [string, number][]): AuditRecord => ({
    ...{ who: 'x', action: 'x', commit: null, reason: null, environment: 'production', revision: 1, at },
    changes: {
      'mfe-a': { before: before.map(([version, traffic]) => ({ version, traffic, default: false })), after: [] },
    },
  });
  const records = [
    record(daysAgo(3), [
      ['1.0.1', 10],
      ['1.0.0', 0],
    ]),
    record(daysAgo(9), [
      ['1.0.1', 5],
      ['1.0.2', 90],
    ]),
  ];
  expect(lastServed(records)).toEqual(
    new Map([
      ['mfe-a@1.0.1', NOW - 3 * 86_400_000],
      ['mfe-a@1.0.2', NOW - 9 * 86_400_000],
    ]),
  );
});

test('PLAT-2: whatever was done to a registry, nothing that is served or stands in goes', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('promote' as const), of: fc.nat(7) }),
    fc.record({ kind: fc.constant('share' as const), of: fc.nat(7), percent: fc.integer({ min: 0, max: 40 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.nat(3), (steps, keep) => {
      const registry = steps.reduce((now, one) => {
        try {
          return one.kind === 'promote'
            ? promote(now, 'mfe-a', `1.0.${one.of}`)
            : shareTraffic(now, 'mfe-a', `1.0.${one.of}`, one.percent);
        } catch {
          return now;
        }
      }, eight);
      const gone = new Set(versions(prunable([registry], none, { keep, days: 30 }, NOW)));
      const entries = registry.microFrontends['mfe-a'] ?? [];
      for (const { deployment, metadata, fallbackUrl } of entries) {
        if (!deployment.default && deployment.traffic === 0) continue;
        expect(gone.has(metadata.version)).toBe(false);
        const fallback = entries.find(({ url }) => url === fallbackUrl);
        if (fallback) expect(gone.has(fallback.metadata.version)).toBe(false);
      }
    }),
  );
});

test('PLAT-2: what a page that is open, or one of a link, falls back to stays with it', () => {
  const getFallback = (version: string): string => `1.0.${Number(version.at(-1)) - 1}`;
  const served = new Map([['mfe-a@1.0.4', NOW - 86_400_000]]);
  expect(versions(prunable([eight], { ...none, served }, RULES, NOW))).not.toContain(getFallback('1.0.4'));
  const links = [{ pins: 'mfe-a@1.0.4', until: 1 }];
  expect(versions(prunable([eight], { ...none, links }, RULES, NOW))).not.toContain(getFallback('1.0.4'));
});

test('PLAT-2: what fell back to a version that goes falls back to what that one fell back to, and never to nothing that is there', () => {
  const name = (version: string): string => `mfe-a@${version}`;
  const getFallbacks = (registry: Registry) =>
    Object.fromEntries(
      (registry.microFrontends['mfe-a'] ?? []).map(({ metadata, fallbackUrl }) => [
        metadata.version,
        fallbackUrl?.split('/')[1] ?? null,
      ]),
    );
  const left = without(eight, new Set(['1.0.1', '1.0.3', '1.0.4'].map(name)));
  expect(getFallbacks(left)).toEqual({
    '1.0.0': null,
    '1.0.2': '1.0.0',
    '1.0.5': '1.0.2',
    '1.0.6': '1.0.5',
    '1.0.7': '1.0.6',
  });
  expect(getFallbacks(without(eight, new Set(['1.0.0', '1.0.1', '1.0.2'].map(name))))).toMatchObject({ '1.0.3': null });
});

describe('PLAT-2: prune', () => {
  let dataDir: string;
  let directory: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'prune-'));
    directory = remotesDir(dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const ago = (days: number): number => Date.now() - days * 86_400_000;
  /** Publishes some, with files, as long ago as this. */
  async function publish(days: number, ...list: string[]): Promise<void> {
    for (const version of list) {
      const folder = join(directory, 'mfe-a', version);
      await mkdir(folder, { recursive: true });
      await utimes(folder, new Date(ago(days)), new Date(ago(days)));
      await updateRegistry(directory, (registry) => add(registry, version, null, new Date(ago(days)).toISOString()));
    }
  }
  const run = (now = Date.now()) => prune({ directory, dataDir }, RULES, { dryRun: false, note: {}, now });
  const isThere = (version: string): boolean => existsSync(join(directory, 'mfe-a', version));

  test('files of a remote that was removed stay as long as tabs may be open, and go then', async () => {
    await publish(100, '1.0.0', '1.0.1');
    await updateRegistry(directory, (registry) => withoutRemote(registry, 'mfe-a'), { note: { action: 'remove' } });
    await run();
    expect([isThere('1.0.0'), isThere('1.0.1')]).toEqual([true, true]);
    await run(ago(-31));
    expect([isThere('1.0.0'), isThere('1.0.1')]).toEqual([false, false]);
  });

  test('the name of a version that went is taken for ever', async () => {
    await publish(100, '1.0.0', '1.0.1', '1.0.2', '1.0.3');
    expect(await run(ago(-31))).toEqual(['mfe-a@1.0.1', 'mfe-a@1.0.0']);
    expect((await takenVersions(directory))['mfe-a']).toEqual(expect.arrayContaining(['1.0.0', '1.0.1']));
  });

  test('a link keeps what it pins for a day after its end', async () => {
    await publish(100, '1.0.0', '1.0.1', '1.0.2', '1.0.3');
    const { until } = await makeLink(
      { directory, environment: 'production', siteUrl: 'http://stay.test' },
      'mfe-a@1.0.1',
      24 * 40,
    );
    const end = Date.parse(until);
    expect(await run(end + 3_600_000)).toEqual([]);
    expect(await run(end + 25 * 3_600_000)).toEqual(['mfe-a@1.0.1', 'mfe-a@1.0.0']);
  });
});

test('PLAT-2: where nothing was published yet there is nothing to remove', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prune-nothing-'));
  try {
    const asked = prune({ directory: remotesDir(dataDir), dataDir }, RULES, { dryRun: false, note: {} });
    await expect(asked).resolves.toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
