import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { remoteFilesPlugin } from './remote-files.ts';

const FILE = '/_remotes/mfe-search/1.0.0/js/main.js';

describe('PLAT-5: files of remotes while the asset server is away', () => {
  let assets: FastifyInstance;
  let host: FastifyInstance;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    assets = Fastify({ forceCloseConnections: true });
    assets.get('/*', (request, reply) => {
      const encoding = String(request.headers['accept-encoding']);
      asked.push(`${request.url} ${encoding} ${request.headers.cookie ?? 'no cookie'}`);
      if (request.url.includes('missing')) return reply.code(404).send('Not found');
      // What is not said to last for ever may change.
      if (!request.url.includes('other')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply
        .headers({
          vary: 'accept-encoding',
          etag: '"1"',
          'last-modified': new Date().toUTCString(),
          'accept-ranges': 'bytes',
        })
        .type('text/javascript')
        .send(`code of ${request.url}, ${encoding}`);
    });
    const assetsUrl = await assets.listen({ port: 0, host: '127.0.0.1' });
    host = Fastify();
    await host.register(remoteFilesPlugin, { assetsUrl, sourceMaps: false });
  });
  afterEach(async () => {
    await host.close();
    await assets.close();
  });
  const ask = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
    const { statusCode, body } = await host.inject({
      url,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    });
    return `${statusCode} ${body}`;
  };

  test('a file is fetched once for all browsers, and served while the asset server is down', async () => {
    const first = await ask(FILE, { cookie: 'session=secret' });
    expect(first).toBe('200 code of /mfe-search/1.0.0/js/main.js, br');
    expect(await ask(`${FILE}?again=1`)).toBe(first);
    await assets.close();
    expect(await ask(FILE)).toBe(first);
    expect(await ask(FILE, { 'cache-control': 'no-cache', pragma: 'no-cache', 'if-none-match': '"x"' })).toBe(first);
    expect(await ask(FILE, { 'accept-encoding': 'br;q=1.0, x-9' })).toBe(first);
    expect(asked).toEqual(['/mfe-search/1.0.0/js/main.js br no cookie']);
    // Nobody asked for it before.
    expect(await ask('/_remotes/mfe-search/1.0.0/js/late.js')).toBe('502 Not available');
  });

  test('a connection that is not used is given up, however long the asset server would keep it', async () => {
    const server = createServer((_request, response) => response.end('x'));
    server.keepAliveTimeout = 72_000;
    const ended = new Promise<void>((resolve) => {
      server.on('connection', (socket) => socket.on('close', resolve));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const other = Fastify();
    const assetsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await other.register(remoteFilesPlugin, { assetsUrl, sourceMaps: false, idleMs: 30 });
    expect((await other.inject({ url: FILE })).body).toBe('x');
    await ended;
    await other.close();
    server.close();
    // Far below what the server offers.
  }, 20_000);

  test('SAFE-6: headers that are about one connection stay with it', async () => {
    expect(await ask(FILE, { expect: '100-continue', 'keep-alive': 'timeout=5', upgrade: 'h2c' })).toMatch(/^200 /);
  });

  test('a browser without brotli gets another encoding', async () => {
    await ask(FILE);
    expect(await ask(FILE, { 'accept-encoding': 'gzip' })).toBe('200 code of /mfe-search/1.0.0/js/main.js, gzip');
    expect(await ask(FILE, { 'accept-encoding': '' })).toBe('200 code of /mfe-search/1.0.0/js/main.js, identity');
  });

  test('SAFE-17: no cache in front of the host stores that a file is not there yet', async () => {
    for (const url of [FILE.replace('main', 'missing'), '/_remotes/x', FILE.replace('main', 'other')])
      expect((await host.inject({ url })).headers['cache-control']).toBe('no-store');
    expect((await host.inject({ url: FILE })).headers['cache-control']).toContain('immutable');
  });

  test('PLAT-1: a file that never changes comes without what a browser asks by whether it has', async () => {
    const { headers } = await host.inject({ url: FILE });
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty(name);
  });

  test('a missing file, and one that may change, is fetched each time', async () => {
    for (const name of ['missing.js', 'other.js', 'missing.js', 'other.js'])
      await ask(`/_remotes/mfe-search/1.0.0/js/${name}`);
    expect(asked).toHaveLength(4);
    await assets.close();
    expect(await ask('/_remotes/mfe-search/1.0.0/js/other.js')).toBe('502 Not available');
  });
});

describe('PLAT-5: a file that was not passed on completely', () => {
  const WHOLE = 'x'.repeat(600_000);
  let assets: Server;
  let host: FastifyInstance;
  let address: string;
  /** What each request for a file gets. */
  let answers: ('whole' | 'half, then waits' | 'half, then breaks')[];
  let isLeft: Promise<void>;
  beforeEach(async () => {
    let leave = (): void => undefined;
    isLeft = new Promise((resolve) => {
      leave = resolve;
    });
    assets = createServer((_request, response) => {
      const answer = answers.shift() ?? 'whole';
      response.writeHead(200, {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript',
      });
      if (answer === 'whole') return void response.end(WHOLE);
      response.once('close', leave);
      response.write(WHOLE.slice(300_000));
      if (answer === 'half, then breaks') setImmediate(() => response.destroy());
    });
    await new Promise<void>((resolve) => assets.listen(0, '127.0.0.1', resolve));
    host = Fastify({ forceCloseConnections: true });
    const { port } = assets.address() as AddressInfo;
    await host.register(remoteFilesPlugin, { assetsUrl: `http://127.0.0.1:${port}`, sourceMaps: false });
    address = await host.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    await host.close();
    assets.closeAllConnections();
    assets.close();
  });
  const askWhole = async (): Promise<number> => (await (await fetch(`${address}${FILE}`)).text()).length;

  test('to a guest who left is fetched again, and not cached', async () => {
    answers = ['half, then waits'];
    await new Promise<void>((resolve) => {
      const asked = get(`${address}${FILE}`, (response) => {
        response.once('data', () => {
          asked.destroy();
          resolve();
        });
        response.on('error', () => undefined);
      });
      asked.on('error', () => undefined);
    });
    await isLeft;
    expect(await askWhole()).toBe(WHOLE.length);
    expect(await askWhole()).toBe(WHOLE.length);
  });

  test('because its server failed is a failure to the browser, and not cached', async () => {
    answers = ['half, then breaks'];
    await expect(askWhole()).rejects.toThrow();
    expect(await askWhole()).toBe(WHOLE.length);
  });

  test('to one of two concurrent visitors is complete for the other', async () => {
    answers = ['half, then waits'];
    const left = new AbortController();
    const first = fetch(`${address}${FILE}`, { signal: left.signal }).then(async (answer) => {
      const reader = answer.body?.getReader();
      await reader?.read();
      left.abort();
    });
    const second = askWhole();
    await first.catch(() => undefined);
    expect(await second).toBe(WHOLE.length);
  });
});
