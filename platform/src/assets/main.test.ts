/** The asset server as a process: what it refuses on a public site, and what it is without the publisher's key. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../lib/free-ports.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { emptyRegistry } from '../registry/model.ts';

const NODE = join(REPOSITORY, 'node_modules/.bin/node');
const MAIN = join(REPOSITORY, 'platform/src/assets/main.ts');
const LIMIT_MS = 60_000;
const PUBLIC = { ROOST_SITE_URL: 'https://stays.example', ROOST_ASSETS_URL: 'https://files.stays.example' };
const TOKEN = 'bqX7vTn2Kd0LrYw9ZsHc4GmP';

type Line = { event: string; message?: string; registry?: boolean };
let dataDir: string;
let port: number;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assets-main-'));
  [port = 0] = await freePorts(1);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts it, and resolves with the first line that says that it listens or failed. */
async function run(environment: Record<string, string>, user: object = {}) {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env.PATH, ROOST_DATA_DIR: dataDir, ROOST_ASSETS_PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  children.push(child);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const first = await new Promise<Line>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const line of text.split('\n').slice(0, -1)) {
        const { event, ...fields } = JSON.parse(line) as Line;
        if (event === 'listening' || event === 'failed') resolve({ event, ...fields });
      }
    });
    void exit.then((code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
  return { first, child, exit };
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

/** Somebody who owns nothing here: root may write everywhere. */
const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe('SAFE-1: a public site', () => {
  test(
    'with default secrets and plain http is refused by name, all in one message',
    async () => {
      const { first, exit } = await run({
        ROOST_SITE_URL: 'https://stays.example',
        ROOST_S3_BUCKET: 'remotes',
        ROOST_S3_ENDPOINT: 'http://s3.example',
        ROOST_S3_ACCESS_KEY_ID: 'minioadmin',
        ROOST_S3_SECRET_ACCESS_KEY: 'minioadmin',
        METRICS_TOKEN: 'please-change-this-metrics-token',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
        OWNERS_WEBHOOK_URL: 'http://hooks.example/roost',
      });
      expect(first.event).toBe('failed');
      for (const problem of [
        'ROOST_ASSETS_URL is not set',
        'ROOST_S3_ENDPOINT is plain http',
        'ROOST_S3_SECRET_ACCESS_KEY can be guessed',
        'METRICS_TOKEN can be guessed',
        'OTEL_EXPORTER_OTLP_ENDPOINT is plain http',
        'OWNERS_WEBHOOK_URL is plain http',
      ])
        expect(first.message).toContain(problem);
      expect(first.message).not.toContain('minioadmin');
      expect(await exit).toBe(1);
      // Nothing was made before it was refused.
      expect(await readdir(dataDir)).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'whose address was forgotten, with a storage on another machine, is refused',
    async () => {
      const { first } = await run({ ROOST_S3_BUCKET: 'remotes', ROOST_S3_ENDPOINT: 'https://s3.example' });
      expect(first.message).toContain('ROOST_SITE_URL is not set, but ROOST_S3_ENDPOINT names another machine');
    },
    LIMIT_MS,
  );
});

describe('SAFE-2: the publisher’s key', () => {
  test(
    'a process of a public site without it serves files, and is no registry: it makes no key and writes nothing',
    async () => {
      await mkdir(join(dataDir, 'remotes'));
      await writeFile(join(dataDir, 'remotes/registry.json'), JSON.stringify(emptyRegistry()));
      const { first, child, exit } = await run({ ...PUBLIC, METRICS_TOKEN: TOKEN });
      expect(first).toMatchObject({ event: 'listening', registry: false });
      expect((await ask('/registry.json')).status).toBe(200);
      expect((await ask('/teams/v1/me')).status).toBe(404);
      expect((await ask('/metrics')).status).toBe(404);
      const figures = await (await ask('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
      expect(figures).toMatch(/roost_http_request_seconds_count\{[^}]*route="\/registry.json"[^}]*\} 1/);
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
      expect(await readdir(dataDir)).toEqual(['remotes']);
    },
    LIMIT_MS,
  );

  test(
    'the process that has it is the registry',
    async () => {
      const { privateKey } = generateKeyPairSync('ed25519');
      const file = join(dataDir, 'key.pem');
      await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      const { first } = await run({ ...PUBLIC, ROOST_REGISTRY_KEY_FILE: file });
      expect(first).toMatchObject({ event: 'listening', registry: true });
      expect((await ask('/teams/v1/me')).status).toBe(401);
    },
    LIMIT_MS,
  );

  test(
    'one that was told of a key that is not there says so',
    async () => {
      const { first } = await run({ ...PUBLIC, ROOST_REGISTRY_KEY_FILE: join(dataDir, 'none.pem') });
      expect(first).toMatchObject({ event: 'failed', message: expect.stringContaining('does not exist') });
    },
    LIMIT_MS,
  );

  test(
    'a site of this machine is its own registry from the start',
    async () => {
      const { first } = await run({});
      expect(first).toMatchObject({ event: 'listening', registry: true });
      expect((await ask('/teams/v1/me')).status).toBe(401);
    },
    LIMIT_MS,
  );

  test(
    'a site of this machine whose versions belong to somebody else only serves them, as in a container',
    async () => {
      const canRun = spawnSync(NODE, ['--check', MAIN], SOMEBODY).status === 0;
      if (!canRun) return void process.stderr.write('NOT TRIED: no other user may read this checkout.\n');
      await chmod(dataDir, 0o755);
      await mkdir(join(dataDir, 'remotes'), { mode: 0o755 });
      await writeFile(join(dataDir, 'remotes/registry.json'), JSON.stringify(emptyRegistry()));
      await chmod(join(dataDir, 'remotes'), 0o555);
      const { first } = await run({}, SOMEBODY);
      expect(first).toMatchObject({ event: 'listening', registry: false });
      expect((await ask('/teams/v1/me')).status).toBe(404);
      expect((await ask('/readyz')).status).toBe(200);
    },
    LIMIT_MS,
  );
});
