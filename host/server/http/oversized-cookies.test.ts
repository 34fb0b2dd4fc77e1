/** A visitor whose cookies somebody filled (PLAT-3), over real sockets: nobody is locked out. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { apiProxyPlugin } from './api-proxy.ts';
import { watchServices } from './services-watch.ts';
import { answerUnreadable } from './clearing-page.ts';
import { MAX_COOKIE_BYTES, trimCookieHeader, trimOversizedCookies, MAX_HEADER_BYTES } from './oversized-cookies.ts';

const SESSION = 'authjs.session-token=me';
/** As a hostile script sets them. */
const junk = (count: number, bytes = 4_000) =>
  Array.from({ length: count }, (_, n) => `j${n}=${'x'.repeat(bytes)}`).join('; ');
/** A browser has 180 of 4 KiB at most. */
const ALL = junk(180);

describe('PLAT-3: which cookies are read when there are too many', () => {
  test('a header of usual size is unchanged', () => {
    const usual = `_ga=1; ${SESSION}; ${'x'.repeat(MAX_COOKIE_BYTES - 100)}`;
    expect(trimCookieHeader(usual)).toBe(usual);
    expect(trimCookieHeader('')).toBe('');
  });

  test('of a filled header the site’s own cookies, wherever they stand, and short ones of others', () => {
    const kept = trimCookieHeader(`_ga=1; ${junk(10)}; __Host-roost_visitor=v; ${junk(3, 9_000)}; __Host-${SESSION}`);
    expect(kept).toMatch(/^__Host-authjs\.session-token=me; __Host-roost_visitor=v; _ga=1; /);
    expect(kept.length).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
  });

  test('filled cookies of the site’s own names push out neither the session nor one another', () => {
    const filled = ['roost_theme', 'roost_junk', 'tracking-preferences', 'roost_avoid'].map((n) => `${n}=${junk(1)}`);
    const kept = trimCookieHeader(`${filled.join('; ')}; ${junk(20)}; roost_visitor=v; ${SESSION}`);
    expect(kept).toMatch(/^authjs\.session-token=me; roost_visitor=v; /);
    expect(kept.length).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
    expect(trimCookieHeader(`x${'='.repeat(20_000)}`)).toBe('');
    expect(trimCookieHeader(`${'; '.repeat(900)}${SESSION}; ${junk(3)}`)).toContain(SESSION);
  });
});

describe('PLAT-3: a site whose visitors’ cookies were filled', () => {
  let app: FastifyInstance;
  let services: Server;
  let forwarded: IncomingHttpHeaders[];
  let said: { event: string; bytes: unknown }[];
  beforeEach(async () => {
    forwarded = [];
    said = [];
    // With Node's own limit of 16 KiB, as services have it.
    services = createServer((request, response) => {
      forwarded.push(request.headers);
      response.end('{"ok":true}');
    });
    services.listen(0, '127.0.0.1');
    await once(services, 'listening');
    app = Fastify({ http: { maxHeaderSize: MAX_HEADER_BYTES }, clientErrorHandler: answerUnreadable });
    trimOversizedCookies(app, {
      siteUrl: 'http://localhost:3000',
      log: (event, fields) => said.push({ event, bytes: fields?.['bytes'] }),
    });
    await app.register(cookie);
    const { port } = services.address() as AddressInfo;
    await app.register(apiProxyPlugin, {
      servicesUrl: `http://127.0.0.1:${port}`,
      siteUrl: 'http://localhost:3000',
      services: watchServices({ servicesUrl: '' }),
    });
    app.get('/*', async ({ cookies }) => ({ session: cookies['authjs.session-token'] ?? null }));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await app.close();
    services.closeAllConnections();
    services.close();
  });

  /** The whole answer, as it came over the wire. */
  async function ask(path: string, cookies: string, more = ''): Promise<string> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      const [head = '', body] = answer.split('\r\n\r\n', 2);
      const length = Number(/content-length: (\d+)/.exec(head)?.[1]);
      // An answer of services leaves the connection open.
      if (body !== undefined && Buffer.byteLength(body) >= length) socket.destroySoon();
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}Cookie: ${cookies}\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  }
  const PAGE = 'Accept: text/html,application/xhtml+xml\r\n';

  test.each([20_000, 60_000, 100_000, 250_000])('%i bytes: data and files are answered as usual', async (bytes) => {
    const cookies = `${junk(Math.floor(bytes / 4_010))}; ${SESSION}`;
    expect(await ask('/file', cookies)).toMatch(/^HTTP\/1\.1 200 [^]*\{"session":"me"\}$/);
    expect(await ask('/api/trips', cookies)).toMatch(/^HTTP\/1\.1 200 [^]*\{"ok":true\}$/);
    expect(forwarded[0]?.cookie).toMatch(/^authjs\.session-token=me/);
    expect(forwarded[0]?.cookie?.length).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
    expect(said).toEqual([]);
  });

  test('a page that is opened deletes them first, once, and is then shown', async () => {
    const cookies = `${junk(40)}; ${SESSION}`;
    const cleared = await ask('/stay', cookies, PAGE);
    expect(cleared).toMatch(/^HTTP\/1\.1 431 /);
    expect(cleared).toMatch(/set-cookie: roost_cleared=1; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax\r\n/);
    expect(cleared).toMatch(/<html lang="en" data-again>[^]*location\.replace\(pathname \+ search\)/);
    expect(said).toEqual([{ event: 'cookies_filled', bytes: cookies.length }]);
    // Where the browser could not clear them the page comes all the same.
    expect(await ask('/stay', `${cookies}; roost_cleared=1`, PAGE)).toMatch(/^HTTP\/1\.1 200 [^]*"session":"me"/);
  });

  test('more than is read at all: the whole clearing page is sent while the request is still arriving', async () => {
    const answer = await ask('/stay', `${ALL}; ${SESSION}`, PAGE);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [^]*content-security-policy: default-src 'none'; script-src 'sha256-/);
    // Without a limit it would load itself for ever.
    expect(answer).not.toContain('data-again');
    expect(answer).toMatch(/dataset\.again === '' \|\| document\.cookie\.length < before[^]*<\/html>$/);
    expect(answer).not.toContain('jjj');
    expect(await ask('/stay', SESSION, PAGE)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('SAFE-6: the room is for cookies: other headers and addresses still have 64 KiB', async () => {
    expect(await ask(`/?q=${'y'.repeat(60_000)}`, SESSION)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(`/?q=${'y'.repeat(70_000)}`, SESSION)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await ask('/', SESSION, `X-Long: ${'y'.repeat(70_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await ask('/ /', SESSION)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
