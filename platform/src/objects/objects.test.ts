/**
 * Published versions in an object storage: written there, read from there, and what happens when others write, lie or
 * do not answer.
 */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import { createAssetServer } from '../assets/server.ts';
import { filesBelow } from '../lib/files.ts';
import { addVersion, shareTraffic } from '../registry/model.ts';
import { startRollout } from '../registry/rollout.ts';
import { publisherKey } from '../registry/signing.ts';
import { readNewest, readRegistry, remotesDir, updateRegistry } from '../registry/store.ts';
import { createController } from '../rollout/controller.ts';
import { giveTraffic, releaseFrom } from '../teams/changes.ts';
import { startTestStorage } from '../testing/s3-server.ts';
import type { Fault, TestStorage } from '../testing/s3-server.ts';
import { FILES, getPublishBody } from '../testing/test-service.ts';
import { createS3Store } from './s3.ts';
import { objectSettings } from './settings.ts';

let storage: TestStorage;
let directory: string;
const outer = { ...process.env };

beforeEach(async () => {
  storage = await startTestStorage();
  directory = await machine();
  Object.assign(process.env, storage.environment);
});
afterEach(async () => {
  for (const name of Object.keys(process.env)) if (name.startsWith('ROOST_')) delete process.env[name];
  Object.assign(process.env, outer);
  await storage.close();
  await rm(dirname(dirname(directory)), { recursive: true, force: true });
});

/** A machine of the publisher: a data directory of its own, and the key that all of them have. */
async function machine(name = 'a'): Promise<string> {
  const root = name === 'a' ? await mkdtemp(join(tmpdir(), 'objects-')) : dirname(dirname(directory));
  process.env['ROOST_REGISTRY_KEY_FILE'] = '';
  if (name === 'a') await publisherKey(join(root, 'key'));
  process.env['ROOST_REGISTRY_KEY_FILE'] = join(root, 'key', 'registry-key.pem');
  return remotesDir(join(root, name));
}

/** Publishes as `addBuilt` does: files into the directory of the version, then the entry. */
async function publish(
  to: string,
  version: string,
  {
    files = FILES,
    environment = 'production',
  }: { files?: Record<string, string> | typeof FILES; environment?: Environment } = {},
) {
  const change = async (registry: Registry) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(to, 'mfe-search', version, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      if (!/\.(js|css)$/.test(path) || text.length < 600) continue;
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
    return addVersion(registry, 'mfe-search', getPublishBody(version, { files }).entry, null);
  };
  return updateRegistry(to, change, { environment });
}
const revisionIn = async (app: FastifyInstance): Promise<number> =>
  (await app.inject('/registry.json')).json<{ revision: number }>().revision;
/** `limitMs`: how long the storage has for an answer. Long, because a busy machine is not a storage that is down. */
async function serve(
  from: string,
  objects = true,
  limitMs = 20_000,
): Promise<{ app: FastifyInstance; problems: string[] }> {
  const problems: string[] = [];
  const app = await createAssetServer({
    directory: from,
    publicUrl: 'http://assets.test',
    objects: objects ? createS3Store(storage.settings, limitMs) : null,
    onRegistryError: (error) => problems.push(String(error)),
  });
  return { app, problems };
}

/** Gives 1.0.0 of mfe-search this share of visitors, from the machine that has this directory. */
const giveSearch = (directory: string, percent: number) =>
  giveTraffic(
    {
      directory,
      environment: 'production',
      remote: 'mfe-search',
      note: {},
      say: () => undefined,
      hosts: async () => [],
    },
    '1.0.0',
    percent,
  );

describe('SCALE-1: settings of the object storage', () => {
  test('without a bucket there is none; with one the rest has defaults', () => {
    expect(objectSettings({})).toBeNull();
    expect(objectSettings({ ROOST_S3_BUCKET: '' })).toBeNull();
    expect(objectSettings({ ROOST_S3_BUCKET: 'stays' })).toEqual({
      ...{ bucket: 'stays', prefix: '', region: 'us-east-1', endpoint: null },
      ...{ credentials: null, pathStyle: false, singleWriter: false },
    });
    expect(
      objectSettings({ ROOST_S3_BUCKET: 'stays', ROOST_S3_ENDPOINT: 'https://s3.example', ROOST_S3_PREFIX: 'a/b/' }),
    ).toMatchObject({ pathStyle: true, prefix: 'a/b/' });
  });

  test.each([
    [{ ROOST_S3_BUCKET: 'Stays' }, 'ROOST_S3_BUCKET is "Stays": it must be a name of 3 to 63'],
    [{ ROOST_S3_BUCKET: 'x' }, 'ROOST_S3_BUCKET is "x"'],
    [{ ROOST_S3_ENDPOINT: 'https://s3.example' }, 'ROOST_S3_ENDPOINT is set, but ROOST_S3_BUCKET is not'],
    [{ ROOST_S3_BUCKET: 'stays', ROOST_S3_ENDPOINT: 's3.example' }, 'it must be a whole address'],
    [{ ROOST_S3_BUCKET: 'stays', ROOST_S3_PREFIX: '/../x' }, 'ROOST_S3_PREFIX is "/../x"'],
    [{ ROOST_S3_BUCKET: 'stays', ROOST_S3_PATH_STYLE: 'true' }, 'it must be yes or no'],
    [{ ROOST_S3_BUCKET: 'stays', ROOST_S3_ACCESS_KEY_ID: 'a' }, 'ROOST_S3_SECRET_ACCESS_KEY is not set'],
    [{ ROOST_S3_BUCKET: 'stays', ROOST_S3_SECRET_ACCESS_KEY: 'hidden' }, 'ROOST_S3_ACCESS_KEY_ID is not set'],
  ])('%p is refused', (environment: Record<string, string>, message) => {
    expect(() => objectSettings(environment)).toThrow(message);
    expect(() => objectSettings(environment)).not.toThrow('hidden');
  });
});

describe('SCALE-1: the storage', () => {
  const facts = { contentType: 'text/plain', cacheControl: 'no-store' };
  const text = (value: string) => Buffer.from(value);

  test('keeps bytes, lists what lies below, writes on a condition', async () => {
    const store = createS3Store(storage.settings);
    expect(await store.compares()).toBe(true);
    expect(await store.get('a/b')).toBeNull();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    const first = await store.put('a/ü +%2F?.js', bytes, facts, { absent: true });
    expect((await store.get('a/ü +%2F?.js'))?.body).toEqual(bytes);
    expect(await store.put('a/ü +%2F?.js', text('other'), facts, { absent: true })).toBeNull();
    expect(await store.put('a/ü +%2F?.js', text('other'), facts, { etag: '"no"' })).toBeNull();
    expect(await store.put('a/ü +%2F?.js', text('second'), facts, { etag: first ?? '' })).not.toBeNull();
    expect(await store.put('a/none', text('x'), facts, { etag: first ?? '' })).toBeNull();
    await store.put('ab', text('x'), facts);
    expect(await store.list('a/')).toEqual(['a/ü +%2F?.js']);
    expect(await store.list('nothing/')).toEqual([]);
    await store.remove('ab');
    await store.remove('ab');
    expect(await store.list('')).toEqual(['a/ü +%2F?.js']);
    // All of it below the prefix of this site.
    expect(await createS3Store({ ...storage.settings, prefix: '' }).list('site/')).toHaveLength(1);
  });

  test('of many that write one object at the same time, one does', async () => {
    const store = createS3Store(storage.settings);
    const written = await Promise.all(
      Array.from({ length: 12 }, (_, at) => store.put('one', text(`writer ${at}`), facts, { absent: true })),
    );
    expect(written.filter((etag) => etag !== null)).toHaveLength(1);
  });

  test('a write whose answer was lost is found to be ours', async () => {
    const store = createS3Store(storage.settings);
    let lost = 0;
    storage.setFault((request, response) => {
      if (request.method !== 'PUT' || lost > 0) return 'pass';
      lost += 1;
      // The server writes, and the answer never leaves it.
      response.write = () => true;
      response.end = () => {
        response.destroy();
        return response;
      };
      return 'pass';
    });
    expect(await store.put('lost', text('mine'), facts, { absent: true })).toMatch(/^".+"$/);
    expect(lost).toBe(1);
    expect(await store.put('lost', text('yours'), facts, { absent: true })).toBeNull();
  });

  test.each<[string, (settings: TestStorage['settings']) => TestStorage['settings'], RegExp]>([
    [
      'a secret that is not theirs',
      (s) => ({ ...s, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'no' } }),
      /refuses these credentials .*ROOST_S3_SECRET_ACCESS_KEY/,
    ],
    ['a bucket that is not there', (s) => ({ ...s, bucket: 'elsewhere' }), /There is no bucket elsewhere at http/],
    ['a server that is not there', (s) => ({ ...s, endpoint: 'http://127.0.0.1:9' }), /cannot be reached/],
  ])('%s is told in a sentence, of every call', async (_what, change, message) => {
    const store = createS3Store(change(storage.settings), 4_000);
    await expect(store.list('')).rejects.toThrow(message);
    await expect(store.put('a', text('x'), facts)).rejects.toThrow(message);
    await expect(store.get('a')).rejects.toThrow(message);
  });

  test.each<[string, Parameters<TestStorage['setFault']>[0]]>([
    ['answers nothing', () => 'answered'],
    [
      'begins an answer and goes on never',
      (_request, response) => {
        response.writeHead(200, { etag: '"x"', 'content-length': '100' }).write('a');
        return 'answered';
      },
    ],
  ])('a server that %s is left after the time limit', async (_what, fault) => {
    const store = createS3Store(storage.settings, 300);
    storage.setFault(fault);
    await expect(store.get('a')).rejects.toThrow('did not answer within 0.3 s');
    await expect(store.list('a')).rejects.toThrow('did not answer within 0.3 s');
  });
});

describe('SCALE-1: published to the storage and served from it', () => {
  test('an asset server without a directory serves what the directory of the publisher would', async () => {
    await publish(directory, '1.0.0');
    const [bare, own] = [await serve('/nonexistent'), await serve(directory, false)];
    const files = (await filesBelow(join(directory, 'mfe-search/1.0.0'))).map((file) => `/mfe-search/1.0.0/${file}`);
    expect(files).toContain('/mfe-search/1.0.0/remoteEntry.js.br');
    for (const url of ['/registry.json', ...files.filter((file) => !/\.(br|gz)$/.test(file))])
      for (const coding of ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip;q=0', ''])
        for (const method of ['GET', 'HEAD'] as const) {
          const ask = { url, method, headers: { 'accept-encoding': coding } };
          const [there, here] = [await bare.app.inject(ask), await own.app.inject(ask)];
          const seen = ({ statusCode, headers, rawPayload }: typeof here) => [
            statusCode,
            // Two names of one thing.
            String(headers['content-type']).replace('application/javascript', 'text/javascript'),
            ...['content-encoding', 'cache-control', 'access-control-allow-origin', 'content-length'].map(
              (name) => headers[name],
            ),
            rawPayload.toString('base64'),
          ];
          expect([url, coding, method, ...seen(there)]).toEqual([url, coding, method, ...seen(here)]);
        }
    const again = await bare.app.inject('/mfe-search/1.0.0/remoteEntry.js');
    const known = { 'if-none-match': String(again.headers.etag) };
    expect((await bare.app.inject({ url: '/mfe-search/1.0.0/remoteEntry.js', headers: known })).statusCode).toBe(304);
    expect((await bare.app.inject('/healthz')).json()).toEqual({
      ok: true,
      parts: { registry: true, storage: 'object storage', remotes: 1 },
    });
    await Promise.all([bare.app.close(), own.app.close()]);
  });

  test('PLAT-8: other addresses lead nowhere', async () => {
    await publish(directory, '1.0.0');
    const { app } = await serve('/nonexistent');
    for (const url of [
      '/mfe-search/1.0.0/nothing.js',
      '/mfe-search/9.0.0/remoteEntry.js',
      '/mfe-search/1.0.0/',
      '/registry.staging.json',
      '/.compares-abc',
      '/mfe-search/1.0.0/js//expose-routes.js',
      '/mfe-search/1.0.0/..%2f..%2fregistry.json',
      '/mfe-search/1.0.0/%2e%2e%2f1.0.0%2fremoteEntry.js',
    ])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    await app.close();
  });

  test('a version that is asked for before it is there is served once it is', async () => {
    const { app } = await serve('/nonexistent');
    expect(await revisionIn(app)).toBe(0);
    expect((await app.inject('/mfe-search/1.0.0/remoteEntry.js')).statusCode).toBe(404);
    await publish(directory, '1.0.0');
    const seen = async () => [(await app.inject('/mfe-search/1.0.0/remoteEntry.js')).statusCode, await revisionIn(app)];
    const until = Date.now() + 60_000;
    while ((await seen()).join() !== '200,1' && Date.now() < until) await pause(50);
    expect(await seen()).toEqual([200, 1]);
    await app.close();
  });

  test('a version that is asked for while it is sent is served whole once it is there', async () => {
    const { app } = await serve(directory);
    // A publish sends file by file, and the number of the next version can be guessed.
    const [first = '', text = ''] = Object.entries(FILES)[0] ?? [];
    const facts = { contentType: 'text/plain', cacheControl: 'no-store' };
    await createS3Store(storage.settings).put(`mfe-search/1.0.0/${first}`, Buffer.from(text), facts);
    expect((await app.inject(`/mfe-search/1.0.0/${first}`)).statusCode).toBe(200);
    await publish(directory, '1.0.0');
    expect((await app.inject('/mfe-search/1.0.0/js/expose-routes.js')).statusCode).toBe(200);
    await app.close();
  });

  test.each<[string, Fault]>([
    ['says nothing', () => 'answered'],
    [
      'answers 503 SlowDown',
      (request, response) => {
        request.resume();
        response.writeHead(503).end('<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>x</Message></Error>');
        return 'answered';
      },
    ],
  ])(
    'while the storage %s, what was read is served; the rest is a 503 that nobody keeps',
    async (_, fault) => {
      await publish(directory, '1.0.0');
      const { app, problems } = await serve('/nonexistent', true, 2_000);
      expect((await app.inject('/mfe-search/1.0.0/js/expose-routes.js')).statusCode).toBe(200);
      expect(await revisionIn(app)).toBe(1);
      storage.setFault(fault);
      // The version is listed once more for a file that it has not, and what is known of it stays.
      expect((await app.inject('/mfe-search/1.0.0/js/none.js')).statusCode).toBe(404);
      expect((await app.inject('/mfe-search/1.0.0/js/expose-routes.js')).statusCode).toBe(200);
      expect(await revisionIn(app)).toBe(1);
      const { statusCode, headers } = await app.inject('/mfe-search/1.0.0/css/routes.css');
      expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '1']);
      expect((await app.inject('/healthz')).statusCode).toBe(503);
      // Other asset servers would be no better: the load balancer leaves this one in.
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      expect(problems.join()).toMatch(/did not answer within|answered 503/);
      storage.setFault(null);
      expect((await app.inject('/mfe-search/1.0.0/css/routes.css')).statusCode).toBe(200);
      await app.close();
    },
    60_000,
  );
});

describe('SCALE-1: several publishers of one storage', () => {
  test('each takes what the others wrote before it writes', async () => {
    const other = await machine('b');
    await publish(directory, '1.0.0');
    await publish(other, '1.0.1');
    const last = await updateRegistry(directory, (registry) => shareTraffic(registry, 'mfe-search', '1.0.0', 50));
    expect([last.revision, last.microFrontends['mfe-search']?.map(({ metadata }) => metadata.version)]).toEqual([
      3,
      ['1.0.0', '1.0.1'],
    ]);
    const { app } = await serve('/nonexistent');
    expect(await revisionIn(app)).toBe(3);
    expect((await app.inject('/mfe-search/1.0.1/remoteEntry.js')).statusCode).toBe(200);
    await app.close();
  });

  test('of two at the same moment one is told to try again, and nothing is lost', async () => {
    const other = await machine('b');
    await publish(directory, '1.0.0');
    const publishUntil = async (to: string, version: string): Promise<number> => {
      for (let tries = 1; ; tries += 1) {
        const done = await publish(to, version).then(
          () => true,
          (error: Error) => {
            if (error.name !== 'StaleRevision') throw error;
            return false;
          },
        );
        if (done) return tries;
      }
    };
    await Promise.all(
      [1, 2, 3].flatMap((at) => [publishUntil(directory, `1.1.${at}`), publishUntil(other, `1.2.${at}`)]),
    );
    const { app } = await serve('/nonexistent');
    const { revision, microFrontends } = (await app.inject('/registry.json')).json<
      Awaited<ReturnType<typeof readRegistry>>
    >();
    expect([revision, microFrontends['mfe-search']?.length]).toEqual([7, 7]);
    await app.close();
  }, 30_000);

  test('PLAT-2: what one machine published another one promotes: it takes the files that it has not', async () => {
    for (const version of ['1.0.0', '1.0.1']) await publish(directory, version);
    const other = await machine('b');
    await expect(giveSearch(other, 100)).resolves.toMatchObject({ version: '1.0.0' });
    expect(await filesBelow(join(other, 'mfe-search/1.0.0'))).toEqual(
      await filesBelow(join(directory, 'mfe-search/1.0.0')),
    );
    // What was changed there is refused as before.
    await writeFile(join(other, 'mfe-search/1.0.0/js/expose-routes.js'), 'other();');
    await updateRegistry(other, (registry) => shareTraffic(registry, 'mfe-search', '1.0.1', 100));
    await expect(giveSearch(other, 50)).rejects.toThrow(/expose-routes\.js is not what its hash says/);
  });

  test('PLAT-2: what one machine published to staging another one releases', async () => {
    const other = await machine('b');
    await publish(other, '1.0.0');
    await publish(directory, '1.1.0', { environment: 'staging' });
    const of = {
      ...{ directory: other, environment: 'production' as const, remote: 'mfe-search', note: {} },
      ...{ say: () => undefined, hosts: async () => [] },
    };
    await expect(releaseFrom(of, 'staging', '1.1.0', 100)).resolves.toMatchObject({ version: '1.1.0' });
  });

  test('PLAT-3: a share that another machine let grow is looked after by the process with the key', async () => {
    for (const version of ['1.0.0', '1.0.1']) await publish(directory, version);
    const other = await machine('b');
    const now = Date.now();
    const begun = { at: new Date(now - 120_000).toISOString(), bakeMinutes: 30 };
    await updateRegistry(other, (registry) => startRollout(registry, 'mfe-search', '1.0.0', begun));
    const seen = { remote: 'mfe-search', at: now - 60_000, sent: 500, heard: 500, measured: 0, slow: 0 };
    const rest = { kinds: {}, times: {}, tried: 0, reached: 0 };
    const look = createController({
      directory,
      dataDir: dirname(directory),
      health: async () => [
        { ...seen, ...rest, version: '1.0.0', failed: 400 },
        { ...seen, ...rest, version: '1.0.1', failed: 0 },
      ],
      log: () => undefined,
      now: () => now,
    });
    await look();
    const { microFrontends } = await readNewest(other, 'production');
    expect(microFrontends['mfe-search']?.map(({ deployment }) => deployment.traffic)).toEqual([0, 100]);
  });

  test('PLAT-2: files that were changed in the storage are taken by no machine', async () => {
    for (const version of ['1.0.0', '1.0.1']) await publish(directory, version);
    const store = createS3Store(storage.settings);
    const facts = { contentType: 'text/javascript', cacheControl: 'no-store' };
    await store.put('mfe-search/1.0.0/js/expose-routes.js', Buffer.from('other();'), facts);
    await store.put('mfe-search/1.0.0/../../../out.js', Buffer.from('out();'), facts);
    const other = await machine('b');
    await expect(giveSearch(other, 100)).rejects.toThrow(/expose-routes\.js is not what its hash says/);
    expect((await filesBelow(dirname(other))).filter((file) => file.endsWith('.js'))).toEqual([]);
  });

  test('another key, and changes that were made beside the storage, are refused before anything is written', async () => {
    await publish(directory, '1.0.0');
    const key = process.env['ROOST_REGISTRY_KEY_FILE'];
    delete process.env['ROOST_REGISTRY_KEY_FILE'];
    const stranger = remotesDir(join(dirname(dirname(directory)), 'stranger'));
    await expect(publish(stranger, '6.6.6')).rejects.toThrow('not what this publisher signed');
    process.env['ROOST_REGISTRY_KEY_FILE'] = key;
    const other = await machine('b');
    delete process.env['ROOST_S3_BUCKET'];
    for (const name of Object.keys(storage.environment)) delete process.env[name];
    await publish(other, '1.0.5');
    Object.assign(process.env, storage.environment);
    await expect(publish(other, '1.0.6')).rejects.toThrow('changes were made to both');
    const { app } = await serve('/nonexistent');
    expect((await app.inject('/registry.json')).body).not.toMatch(/6\.6\.6|1\.0\.5|1\.0\.6/);
    await app.close();
  });

  test('files of another publisher under the same version are never overwritten', async () => {
    const other = await machine('b');
    const store = createS3Store(storage.settings);
    const facts = { contentType: 'text/javascript', cacheControl: 'no-store' };
    await store.put('mfe-search/1.0.0/remoteEntry.js', Buffer.from('theirs'), facts);
    await expect(publish(other, '1.0.0')).rejects.toThrow('has another mfe-search/1.0.0/remoteEntry.js');
    expect((await store.get('mfe-search/1.0.0/remoteEntry.js'))?.body.toString()).toBe('theirs');
    expect((await readRegistry(other)).revision).toBe(0);
  });

  test('a directory older than the storage goes there whole with its next change', async () => {
    for (const name of Object.keys(storage.environment)) delete process.env[name];
    await publish(directory, '1.0.0');
    await publish(directory, '1.0.1');
    Object.assign(process.env, storage.environment);
    await updateRegistry(directory, (registry) => shareTraffic(registry, 'mfe-search', '1.0.0', 10));
    const { app } = await serve('/nonexistent');
    expect(await revisionIn(app)).toBe(3);
    for (const version of ['1.0.0', '1.0.1'])
      expect((await app.inject(`/mfe-search/${version}/server/index.cjs`)).statusCode).toBe(200);
    await app.close();
  });

  test('a server that writes without comparing is refused, unless one machine publishes and says so', async () => {
    storage.setComparing(false);
    // This process asked another server before.
    process.env['ROOST_S3_REGION'] = 'eu-north-1';
    await expect(publish(directory, '1.0.0')).rejects.toThrow('ROOST_S3_SINGLE_WRITER=yes');
    expect((await readRegistry(directory)).revision).toBe(0);
    process.env['ROOST_S3_SINGLE_WRITER'] = 'yes';
    expect((await publish(directory, '1.0.0')).revision).toBe(1);
    expect((await publish(directory, '1.0.1')).revision).toBe(2);
  });
});
