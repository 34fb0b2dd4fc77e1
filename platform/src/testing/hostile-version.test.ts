import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addVersion, defaultEntry } from '../registry/model.ts';
import { readRegistry, remotesDir, updateRegistry } from '../registry/store.ts';
import { publishHostile, withdrawHostile } from './hostile-version.ts';
import { makeEntry } from './version-entry.ts';

test('SAFE-6: a hostile version is the newest one with code before its server bundle, for everybody, and is gone afterwards', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'roost-hostile-'));
  const directory = remotesDir(dataDir);
  const bundle = (version: string): string => join(directory, 'mfe-search', version, 'server/index.cjs');
  await mkdir(join(directory, 'mfe-search/1.0.0/server'), { recursive: true });
  await writeFile(bundle('1.0.0'), 'good();');
  await updateRegistry(directory, (registry) =>
    addVersion(registry, 'mfe-search', makeEntry('mfe-search', '1.0.0'), null),
  );

  const version = await publishHostile(dataDir, 'mfe-search', 'throw 1;');
  const text = await readFile(bundle(version), 'utf8');
  expect([version, text, await readFile(bundle('1.0.0'), 'utf8')]).toEqual(['1.0.1', 'throw 1;\ngood();', 'good();']);
  const hostile = defaultEntry(await readRegistry(directory), 'mfe-search');
  expect(hostile).toMatchObject({
    metadata: { version },
    extras: { files: { 'server/index.cjs': `sha384-${createHash('sha384').update(text).digest('base64')}` } },
  });
  expect(hostile?.fallbackUrl).toContain('1.0.0');

  await withdrawHostile(dataDir, 'mfe-search', version);
  const after = await readRegistry(directory);
  expect(defaultEntry(after, 'mfe-search')?.metadata.version).toBe('1.0.0');
  expect(
    after.microFrontends['mfe-search']?.find((entry) => entry.metadata.version === version)?.extras.withdrawn,
  ).toBeDefined();
  await rm(dataDir, { recursive: true });
});
