import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { readAudit } from './audit.ts';
import { addVersion, emptyRegistry } from './model.ts';
import { nextVersion } from './version-numbers.ts';
import { readRegistry, updateRegistry } from './store.ts';
import { withAbsoluteAddresses } from './absolute-addresses.ts';

const entry = (version: string): VersionEntry => ({
  url: `mfe-search/${version}/mf-manifest.json`,
  fallbackUrl: null,
  metadata: { integrity: null, version },
  deployment: { traffic: 0, default: false },
  extras: {
    contract: '1.0.0',
    baseUrl: `mfe-search/${version}/`,
    entry: 'remoteEntry.js',
    routes: [],
    exposes: {},
    serverBundle: 'server/index.cjs',
    files: {},
    publishedAt: '',
  },
});

let directory: string;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'registry-')), 'remotes');
  await mkdir(directory);
});
afterEach(() => rm(dirname(directory), { recursive: true }));

const publish = () =>
  updateRegistry(directory, (registry) => {
    const taken = (registry.microFrontends['mfe-search'] ?? []).map(({ metadata }) => metadata.version);
    return addVersion(registry, 'mfe-search', entry(nextVersion(taken)), null);
  });

test('a directory without a registry is an empty one', async () => {
  expect(await readRegistry(directory)).toEqual(emptyRegistry());
});

test('PLAT-2: writers at the same time take turns, and none of their versions is lost', async () => {
  await Promise.all(Array.from({ length: 8 }, publish));
  const registry = await readRegistry(directory);
  expect(registry.revision).toBe(8);
  expect(registry.microFrontends['mfe-search']).toHaveLength(8);
});

test('PLAT-2: a fact that the registry has no place for is left out, and the next writer still knows its signature', async () => {
  const made = entry('1.0.0');
  const more = { ...made, extras: { ...made.extras, languages: ['es'] } };
  await updateRegistry(directory, (registry) => addVersion(registry, 'mfe-search', more, null));
  await publish();
  const registry = await readRegistry(directory);
  expect(registry.revision).toBe(2);
  expect(registry.microFrontends['mfe-search']?.[0]?.extras).not.toHaveProperty('languages');
});

test('PLAT-2: a writer that finds another revision than it read writes nothing', async () => {
  await publish();
  const racing = updateRegistry(directory, async (registry) => {
    const text = await readFile(join(directory, 'registry.json'), 'utf8');
    await writeFile(join(directory, 'registry.json'), text.replace('"revision": 1', '"revision": 7'));
    return addVersion(registry, 'mfe-search', entry('9.0.0'), null);
  });
  await expect(racing).rejects.toThrow('from revision 1 to 7');
  expect((await readRegistry(directory)).microFrontends['mfe-search']).toHaveLength(1);
});

test('a change that breaks a rule is refused and the file stays as it was', async () => {
  await publish();
  const breaking = updateRegistry(directory, (registry) => ({
    ...registry,
    microFrontends: { 'mfe-search': [entry('1.0.0')] },
  }));
  await expect(breaking).rejects.toThrow('traffic adds up to 0');
  expect((await readRegistry(directory)).revision).toBe(1);
});

test.each([
  ['not JSON', '{'],
  ['another shape', '{"schema":"x","revision":"one","microFrontends":{}}'],
])('a registry file with %s is named in the failure', async (_what, text) => {
  await writeFile(join(directory, 'registry.json'), text);
  await expect(readRegistry(directory)).rejects.toThrow('registry.json is not valid');
});

test('readers get absolute addresses, fallbacks included', async () => {
  await publish();
  await publish();
  const registry = withAbsoluteAddresses(await readRegistry(directory), 'http://assets.example:3100');
  expect(registry.microFrontends['mfe-search']?.[0]).toHaveProperty(
    'extras.baseUrl',
    'http://assets.example:3100/mfe-search/1.0.0/',
  );
  expect(registry.microFrontends['mfe-search']?.[1]).toMatchObject({
    url: 'http://assets.example:3100/mfe-search/1.0.1/mf-manifest.json',
    fallbackUrl: 'http://assets.example:3100/mfe-search/1.0.0/mf-manifest.json',
  });
});

test('PLAT-2: what could not be written is not done later by the next writer: who asks again has it done once', async () => {
  await publish();
  // As a full disk: there is room for the claim, and none behind it.
  const audit = join(directory, '.audit');
  await rename(audit, `${audit}-away`);
  await writeFile(audit, '');
  await expect(publish()).rejects.toThrow();
  await rm(audit);
  await rename(`${audit}-away`, audit);
  await updateRegistry(directory, (registry) => registry);
  const { revision, microFrontends } = await readRegistry(directory);
  expect([revision, microFrontends['mfe-search']?.length]).toEqual([2, 1]);
  expect((await readAudit(directory, 'production', { limit: 9 })).map(({ action }) => action)).toEqual([
    'change',
    'change',
  ]);
});
