/**
 * Every `npm run registry` of the documentation, run as it stands, one after the other, on a registry with the versions
 * that the texts suppose.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { REPOSITORY } from '../lib/paths.ts';
import { addVersion } from '../registry/model.ts';
import { remotesDir, updateRegistry } from '../registry/store.ts';
import { documentedCommands, getWords } from '../testing/documented-commands.ts';

const run = promisify(execFile);
const PREFIX = 'npm run registry -- ';
/** What the commands of the documentation may print. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  list: /^revision \d+\nmfe-/,
  promote: /mfe-listing@1\.0\.4 serves 50 % of visitors/,
  progressive: /mfe-listing@1\.0\.4 serves 1 % of visitors, then 10/,
  rollback: /is back at|canary .* ended/,
  withdraw: /is served to nobody any more/,
  remove: /mfe-reviews is gone from production/,
  link: /\?mfe=mfe-search%401\.4\.0&qa=/,
  key: /^[A-Za-z0-9+/=]{40,}/,
  'next-key': /^[A-Za-z0-9+/=]{40,}/,
  'use-next-key': /signed by the new key/,
  audit: /^\d+ {2}20.* by .+\n {2}mfe-/,
  release: /of staging serves (10 % of visitors|every visitor) of production/,
  'token-make': /^roost_[0-9a-f]{8}_[\w-]{43}\nShown once/,
  tokens: /^1a2b3c4d {2}search/,
  'token-withdraw': /the token 1a2b3c4d of search is refused/,
  prune: /^0 versions (would be|were) removed$/m,
};

const entry = (name: string, version: string): VersionEntry => ({
  url: `${name}/${version}/mf-manifest.json`,
  fallbackUrl: null,
  metadata: { integrity: null, version },
  deployment: { traffic: 0, default: false },
  extras: {
    contract: '1.0.0',
    baseUrl: `${name}/${version}/`,
    entry: 'remoteEntry.js',
    owner: 'a team',
    routes: [],
    exposes: {},
    serverBundle: 'server/index.cjs',
    files: {},
    publishedAt: '2026-01-01T00:00:00.000Z',
  },
});

let dataDir: string;
let hook: Server;
const told: { event: string; remote: string; owner: string }[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'docs-'));
  for (const name of ['mfe-listing', 'mfe-search', 'mfe-reviews'])
    for (const version of ['1.0.3', '1.0.4', '1.4.0'])
      await updateRegistry(remotesDir(dataDir), (registry) => addVersion(registry, name, entry(name, version), null));
  for (const [name, version] of [
    ['mfe-search', '1.0.5'],
    ['mfe-reviews', '1.0.0'],
  ] as const)
    await updateRegistry(remotesDir(dataDir), (registry) => addVersion(registry, name, entry(name, version), null), {
      environment: 'staging',
    });
  const token = {
    ...{ id: '1a2b3c4d', team: 'search', hash: 'ab', remotes: ['*'], environments: ['staging'], rights: ['publish'] },
    ...{ madeAt: '2026-01-01T00:00:00.000Z', endsAt: null, withdrawnAt: null },
  };
  await writeFile(join(dataDir, 'registry-tokens.json'), JSON.stringify({ tokens: [token] }));
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      told.push(JSON.parse(body) as (typeof told)[number]);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    hook.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await new Promise((resolve) => {
    hook.close(resolve);
  });
  await rm(dataDir, { recursive: true, force: true });
});

const lines = [...new Set(documentedCommands().map(([, line]) => line))].filter((line) => line.startsWith(PREFIX));

test('PLAT-3: the documentation names what one does at night', () => {
  expect(lines.map((line) => getWords(line.slice(PREFIX.length))[0])).toEqual(
    expect.arrayContaining(['list', 'promote', 'rollback', 'withdraw', 'link', 'next-key', 'use-next-key']),
  );
});

test.each(lines)('PLAT-3: %s', async (line) => {
  const args = getWords(line.slice(PREFIX.length));
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(REPOSITORY, 'platform/src/cli/registry.ts'), ...args],
    {
      env: {
        PATH: process.env.PATH,
        // What one command compiled, the next finds.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ROOST_DATA_DIR: dataDir,
        OWNERS_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
      },
    },
  );
  expect(stdout).toMatch(ANSWERS[args[0] ?? ''] ?? /^$/);
});

test('PLAT-9: owners were told of the roll backs and of what was withdrawn', () => {
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'remote_rolled_back', remote: 'mfe-listing', owner: 'a team' }),
      expect.objectContaining({ event: 'remote_withdrawn', remote: 'mfe-listing', version: '1.0.4' }),
    ]),
  );
});
