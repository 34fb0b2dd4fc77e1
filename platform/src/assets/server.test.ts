import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { emptyRegistry } from '../registry/model.ts';
import { createAssetServer } from './server.ts';

const SCRIPT = 'globalThis.mfe_search_1_0_0 = {};'.repeat(40);
let directory: string;
let app: FastifyInstance;
const problems: unknown[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assets-'));
  const version = join(directory, 'mfe-search', '1.0.0');
  await mkdir(join(version, 'server'), { recursive: true });
  await writeFile(join(version, 'remoteEntry.js'), SCRIPT);
  await writeFile(join(version, 'remoteEntry.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(version, 'remoteEntry.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(version, 'server', 'index.cjs'), 'module.exports = {};');
  await writeFile(join(directory, 'registry.json'), JSON.stringify(emptyRegistry()));
  await writeFile(join(directory, '..', 'outside.js'), 'secret');
  problems.length = 0;
  app = await createAssetServer({
    directory,
    publicUrl: 'http://localhost:3100',
    onRegistryError: (error) => problems.push(error),
  });
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

describe('PLAT-2: files of a version', () => {
  test.each([['br'], ['gzip'], ['']])('come for any origin, cached for ever, encoded as %p', async (encoding) => {
    const answer = await app.inject({
      url: '/mfe-search/1.0.0/remoteEntry.js',
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-encoding']).toBe(encoding === '' ? undefined : encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers.etag).toBeDefined();
  });

  test.each<[string, string, string[], number]>([
    ['two hosts', '/mfe-search/1.0.0/remoteEntry.js', ['host', 'a.example', 'host', 'b.example'], 400],
    ['a target at another host', 'http://b.example/registry.json', ['host', 'a.example'], 400],
    ['one host', '/registry.json', ['host', 'a.example'], 200],
  ])('SAFE-26: %s: %s', async (_name, path, headers, status) => {
    const sent = request(await app.listen({ port: 0, host: '127.0.0.1' }), { path, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(status);
    sent.destroy();
  });

  test('the server bundle is a script too', async () => {
    expect((await app.inject('/mfe-search/1.0.0/server/index.cjs')).headers['content-type']).toMatch(/javascript/);
  });

  test('a file that is not there is a 404 that nobody caches for ever', async () => {
    const answer = await app.inject('/mfe-search/1.0.0/nothing.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  test.each([
    '/mfe-search/1.0.0/../../../outside.js',
    '/mfe-search/1.0.0/..%2f..%2f..%2foutside.js',
    '/mfe-search/1.0.0/%2e%2e/%2e%2e/%2e%2e/outside.js',
    '/mfe-search/1.0.0/%00',
    '/.staging/x/remoteEntry.js',
    '/registry.json.lock',
    '/mfe-search/1.0.0/',
    '/mfe-search',
  ])('PLAT-8: %s leads nowhere', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('secret');
  });

  test('SAFE-11: maps come where they are wanted', async () => {
    await writeFile(join(directory, 'mfe-search', '1.0.0', 'remoteEntry.js.map'), '{}');
    const map = '/mfe-search/1.0.0/remoteEntry.js.map';
    expect((await app.inject(map)).statusCode).toBe(200);
    const closed = await createAssetServer({ directory, publicUrl: 'https://files.example', sourceMaps: false });
    const statuses = [map, map.replace('.map', '%2Emap'), '/mfe-search/1.0.0/remoteEntry.js'].map(
      async (url) => (await closed.inject(url)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    await closed.close();
  });
});

describe('the registry', () => {
  test('is asked for each time and answers 304 to who has it', async () => {
    const first = await app.inject('/registry.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url: '/registry.json', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('a new revision is served at once', async () => {
    await app.inject('/registry.json');
    await writeFile(join(directory, 'registry.json'), JSON.stringify({ ...emptyRegistry(), revision: 12 }));
    expect((await app.inject('/registry.json')).json()).toHaveProperty('revision', 12);
  });

  test('PLAT-5: a broken file is reported and the last good registry stays', async () => {
    await app.inject('/registry.json');
    await writeFile(join(directory, 'registry.json'), '{ broken');
    const answer = await app.inject('/registry.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveProperty('revision', 0);
    expect(problems).toHaveLength(1);
  });

  test('PLAT-9: health says whether the registry can be read', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({
      ok: true,
      parts: { registry: true, storage: 'directory', remotes: 0 },
    });
    await writeFile(join(directory, 'registry.json'), '{ broken');
    expect((await app.inject('/healthz')).statusCode).toBe(503);
  });

  test('SCALE-6: a process that has read a registry once is ready while the storage is away, and not when it is asked to stop', async () => {
    let isDraining = false;
    const away = await createAssetServer({ directory, publicUrl: 'https://files.example', draining: () => isDraining });
    const ready = () => away.inject('/readyz');
    expect((await ready()).statusCode).toBe(200);
    await writeFile(join(directory, 'registry.json'), '{ broken');
    expect((await ready()).statusCode).toBe(200);
    expect((await away.inject('/healthz')).statusCode).toBe(503);
    isDraining = true;
    const asked = await ready();
    expect([asked.statusCode, asked.headers['connection']]).toEqual([503, 'close']);
    await away.close();
    // A fresh one has nothing to serve.
    const fresh = await createAssetServer({ directory, publicUrl: 'https://files.example' });
    expect((await fresh.inject('/readyz')).statusCode).toBe(503);
    await fresh.close();
  });
});

describe('SCALE-3: numbers', () => {
  const token = 'bqX7vTn2Kd0LrYw9ZsHc4GmP';
  const readNumbers = async (asked: FastifyInstance) =>
    (await asked.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;

  test('are there for whoever has the token: requests by route, the revision that is served, and what teams publish', async () => {
    const counted = await createAssetServer({
      directory,
      publicUrl: 'https://files.example',
      metricsToken: token,
      // In the place of the registry's service, which is tried in platform/src/teams.
      teams: async (part) => {
        part.post('/v1/environments/:environment/remotes/:remote/versions', (request, reply) =>
          reply.code((request.params as { remote: string }).remote === 'mfe-search' ? 200 : 403).send({}),
        );
      },
    });
    await writeFile(join(directory, 'registry.json'), JSON.stringify({ ...emptyRegistry(), revision: 7 }));
    await counted.inject('/registry.json');
    for (const remote of ['mfe-search', 'mfe-of-a-stranger'])
      await counted.inject({ method: 'POST', url: `/teams/v1/environments/production/remotes/${remote}/versions` });
    expect((await counted.inject('/metrics')).statusCode).toBe(404);
    const numbers = await readNumbers(counted);
    for (const line of [
      'roost_registry_revision{environment="production"} 7',
      'roost_publishes_total{environment="production",remote="mfe-search",answer="published"} 1',
      'roost_publishes_total{environment="production",remote="any",answer="refused"} 1',
    ])
      expect(numbers).toContain(line);
    expect(numbers).not.toContain('stranger');
    await counted.close();
  });

  test('do not exist without a token', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });
});
