/** What Varnish does with deploy/edge/site.vcl: which answers it keeps, for whom, and for how long. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { varnishSettings } from './balancers.ts';
import { findPrograms } from './programs.ts';

const varnishd = findPrograms(() => undefined)?.varnishd ?? null;
if (!varnishd) process.stderr.write('\n*** NOT TRIED: FAST-2: pages in a CDN (Varnish is not installed) ***\n');

const getPort = (server: Server): number => (server.address() as AddressInfo).port;
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = getPort(server);
  server.close();
  return port;
}

(varnishd ? describe : describe.skip)('FAST-2: pages in a CDN', () => {
  let directory: string;
  let site: Server;
  let varnish: ChildProcess;
  let port: number;
  /** How many requests came through. */
  let made = 0;
  /** What the host says of its next answers. */
  let headers: Record<string, string | string[]> = {};
  let status = 200;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'cdn-'));
    site = createServer((asked, answer) => {
      made += 1;
      answer.writeHead(status, { 'cache-control': 'private, no-cache', ...headers });
      answer.end(`${made} ${asked.headers.cookie ?? 'nobody'} ${asked.headers['accept-encoding'] ?? 'plain'}`);
    });
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    const file = join(directory, 'site.vcl');
    writeFileSync(file, varnishSettings(getPort(site)));
    port = await findPort();
    const own = ['-F', '-j', 'none', '-n', join(directory, 'varnish'), '-p', 'http_gzip_support=off'];
    varnish = spawn(varnishd ?? '', [...own, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,16m'], {
      stdio: 'ignore',
    });
    while ((await ask('/starts').catch(() => null)) === null) await sleep(100);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => {
      varnish.once('exit', resolve);
    });
    varnish.kill();
    await ended;
    site.closeAllConnections();
    site.close();
    rmSync(directory, { recursive: true, force: true });
  });
  beforeEach(() => {
    status = 200;
    headers = {
      'cdn-cache-control': 'max-age=5, stale-while-revalidate=30',
      vary: 'accept-encoding, accept-language, cookie',
    };
  });

  const ask = (
    path: string,
    sent: Record<string, string> = {},
    method = 'GET',
  ): Promise<{ body: string; headers: IncomingHttpHeaders }> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, method, headers: sent }, (answer) => {
        let body = '';
        answer.on('data', (piece: Buffer) => {
          body += piece.toString();
        });
        answer.on('end', () => resolve({ body, headers: answer.headers }));
      });
      asked.on('error', reject);
      asked.end();
    });
  /** How many of five requests reached the host. */
  async function reached(path: string, sent?: Record<string, string>): Promise<number> {
    const before = made;
    for (let count = 0; count < 5; count += 1) await ask(path, sent);
    return made - before;
  }

  test('a page of visitors without a cookie is asked for once, and browsers are not told to keep it', async () => {
    expect(await reached('/search?query=a')).toBe(1);
    const { headers: said } = await ask('/search?query=a');
    expect(said).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(said).not.toHaveProperty('cdn-cache-control');
  });

  test('AUTH-2: nobody with a cookie gets a page from there, and no page of theirs comes to be there', async () => {
    expect(await reached('/search?query=b', { cookie: 'authjs.session-token=ann' })).toBe(5);
    expect((await ask('/search?query=b')).body).toContain('nobody');
    expect((await ask('/search?query=b', { cookie: 'authjs.session-token=ben' })).body).toContain('token=ben');
    expect((await ask('/search?query=b')).body).toContain('nobody');
    expect(await reached('/search?query=b', { authorization: 'Bearer x' })).toBe(5);
  });

  test('another address, language or encoding is another page; the order of words is not', async () => {
    await ask('/search?query=c', { 'accept-encoding': 'gzip, deflate, br' });
    const before = made;
    expect((await ask('/search?query=c', { 'accept-encoding': 'br;q=1, gzip' })).body).toContain('nobody br');
    expect(made).toBe(before);
    expect((await ask('/search?query=c')).body).toContain('nobody plain');
    await ask('/search?query=c', { 'accept-encoding': 'br', 'accept-language': 'es' });
    await ask('/search?query=c2', { 'accept-encoding': 'br' });
    expect(made).toBe(before + 3);
  });

  test('SAFE-6: however many languages somebody names, there are two copies of a page', async () => {
    const before = made;
    for (const named of ['en', 'en-US,en;q=0.9', 'fr-CH, fr;q=0.9, en;q=0.8', 'de', 'x-1', 'x-2'])
      await ask('/search?query=languages', { 'accept-language': named });
    expect(made).toBe(before + 1);
    for (const named of ['es', 'es-MX,es;q=0.9,en;q=0.8', 'ES-419'])
      await ask('/search?query=languages', { 'accept-language': named });
    expect(made).toBe(before + 2);
    // What only a reader of weights can decide is decided by the host.
    for (const named of ['en,es;q=0.9', 'es;q=0.1,en', 'en;q=0,*'])
      await ask('/search?query=languages', { 'accept-language': named });
    expect(made).toBe(before + 5);
  });

  test.each([
    ['says nothing to a CDN', {}],
    ['sets a cookie', { 'cdn-cache-control': 'max-age=5, stale-while-revalidate=30', 'set-cookie': 'a=b' }],
    ['says it in other words', { 'cdn-cache-control': 'no-store' }],
  ])('an answer that %s is kept for nobody, and the next that may be kept is', async (name, said) => {
    const path = `/search?query=${encodeURIComponent(name)}`;
    const everybodys = headers;
    headers = said;
    expect(await reached(path)).toBe(5);
    headers = everybodys;
    expect(await reached(path)).toBe(1);
  });

  test('what is older is sent once more while a new one is made, and not for longer than the host said', async () => {
    headers = { ...headers, 'cdn-cache-control': 'max-age=1, stale-while-revalidate=1' };
    const first = (await ask('/help')).body;
    expect((await ask('/help')).body).toBe(first);
    await sleep(2_600);
    expect((await ask('/help')).body).not.toBe(first);
  });

  test.each(['/api/trips', '/_teams/audit', '/_test/homes'])('%s always reaches the host', async (path) => {
    expect(await reached(path)).toBe(5);
  });

  test('LIST-7: a picture is kept for everybody, one for each set of formats that the host chooses from', async () => {
    headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' };
    const path = '/_image?url=%2Fpictures%2Fa%2Fb.svg&w=640&q=75';
    expect(await reached(path, { cookie: 'authjs.session-token=ann', accept: 'image/avif,image/webp,*/*;q=0.8' })).toBe(
      1,
    );
    expect((await ask(path, { accept: 'image/webp,image/avif,image/apng' })).body).toContain('nobody');
    const before = made;
    for (const accept of [
      'image/avif;q=1',
      '*/*, image/avif',
      'image/x-1, image/avif',
      'image/webp',
      'image/webp,*/*',
      '*/*',
      'image/x-2',
    ])
      await ask(path, { accept });
    expect(made).toBe(before + 3);
  });

  test('SAFE-17: that a file is not there yet is kept for nobody, whatever its headers say', async () => {
    status = 404;
    const each: (typeof headers)[] = [
      {},
      { 'cache-control': 'public, max-age=31536000' },
      { 'cache-control': 'no-store' },
    ];
    for (const said of each) {
      headers = said;
      expect(await reached('/_remotes/mfe-search/9.9.9/remoteEntry.js')).toBe(5);
      expect(await reached('/_host/b2/main.js')).toBe(5);
    }
    status = 200;
    headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(await reached('/_remotes/mfe-search/9.9.9/remoteEntry.js')).toBe(1);
  });

  test('SAFE-17: an error page is kept for nobody, also one that says it may be', async () => {
    for (const code of [301, 302, 400, 404, 410, 429, 500, 503]) {
      status = code;
      expect(await reached(`/search?query=error${code}`)).toBe(5);
    }
  });

  // How a page of one guest would come to look like a file, or like everybody's.
  test.each([
    '/trips/x.css',
    '/trips/_host/x.js',
    '/trips;/_host/x.js',
    '/trips?/_host/x.js',
    '/account%2f_host/x.js',
    '//_host/x.js',
    '/%5fhost/x.js',
    '/_HOST/x.js',
    '/.//_image/x',
    '/trips/..%2f_host/x.js',
  ])('SAFE-17: with a session %s is nobody else’s, and nobody gets it from there', async (path) => {
    headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(await reached(path, { cookie: 'authjs.session-token=ann' })).toBe(5);
    expect((await ask(path)).body).toContain('nobody');
  });

  test('SAFE-17: below the addresses of files no cookie reaches the host, however the address goes on', async () => {
    headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    for (const path of [
      '/_host/../trips',
      '/_host/%2e%2e/trips',
      '/_image/..;/api/trips',
      '/_remotes//api/trips',
      '/_host/x?/api',
    ])
      expect((await ask(path, { cookie: 'authjs.session-token=ann', authorization: 'Bearer x' })).body).toContain(
        ' nobody ',
      );
  });

  test.each([
    ['an empty one', { cookie: '' }],
    ['one without a name', { cookie: '=x' }],
    ['one in another alphabet', { cookie: 'authjs%2Esession-token=ann' }],
    ['two lines', { cookie: ['a=b', 'authjs.session-token=ann'] as unknown as string }],
    ['in capitals', { COOKIE: 'authjs.session-token=ann' }],
  ])('SAFE-17: a cookie is a cookie: %s', async (name, sent) => {
    expect(await reached(`/search?query=${encodeURIComponent(name)}`, sent)).toBe(5);
  });

  test.each<[string, Record<string, string>]>([
    ['x-forwarded-host', { 'x-forwarded-host': 'evil.example' }],
    ['x-original-url', { 'x-original-url': '/trips' }],
    ['x-http-method-override', { 'x-http-method-override': 'POST' }],
    ['range', { range: 'bytes=0-1' }],
    ['if-none-match', { 'if-none-match': '*' }],
    ['if-modified-since', { 'if-modified-since': 'Fri, 27 Nov 2037 00:00:00 GMT' }],
    ['cache-control', { 'cache-control': 'no-cache, no-store, max-age=0', pragma: 'no-cache' }],
    ['content-type', { 'content-type': 'text/x-evil' }],
    ['te', { te: 'trailers' }],
    ['cookie2', { cookie2: '$Version=1' }],
  ])('SAFE-17: who asks first with %s spoils the page for nobody', async (name, sent) => {
    const path = `/search?query=first-${name}`;
    const first = await ask(path, sent);
    const second = await ask(path);
    expect(second.body).toMatch(/^\d+ nobody plain$/);
    expect(second.headers).not.toHaveProperty('content-range');
    // A part, or nothing, is for who asked for that.
    if (first.body.length > 2) expect(second.body).toBe(first.body);
  });

  test('SAFE-17: a HEAD first leaves no page without its body, and another host’s name is another page', async () => {
    await ask('/search?query=head', {}, 'HEAD');
    expect((await ask('/search?query=head')).body).toMatch(/nobody plain$/);
    const before = made;
    await ask('/search?query=host');
    await ask('/search?query=host', { host: 'evil.example' });
    expect(made).toBe(before + 2);
  });

  test('SAFE-17: who spoils a copy with a cookie of the answer is repaired by the next who asks', async () => {
    const everybodys = headers;
    headers = { ...everybodys, 'set-cookie': 'a=b' };
    await ask('/search?query=missed');
    headers = everybodys;
    expect(await reached('/search?query=missed')).toBe(1);
  });

  test('a form always reaches the host, and a file that failed is asked for again', async () => {
    const before = made;
    await ask('/help', {}, 'POST');
    expect(made).toBe(before + 1);
    status = 502;
    headers = { 'cache-control': 'no-store' };
    expect(await reached('/_remotes/mfe-search/1.0.0/remoteEntry.js')).toBeGreaterThanOrEqual(5);
    status = 200;
    headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(await reached('/_remotes/mfe-search/1.0.0/remoteEntry.js', { cookie: 'a=b' })).toBe(1);
  });
});
