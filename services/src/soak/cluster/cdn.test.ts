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
