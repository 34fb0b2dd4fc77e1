import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { PageState } from '../src/page/page-state.ts';
import { deriveReadToken } from '@roost/shared/domain/services-token';
import { createApp } from './app.ts';
import { PAGE_SCRIPT } from '../src/page/page-script.ts';
import { parseConfig } from './config.ts';
import { versionEntry } from './registry/fixtures.ts';
import type { RenderJob, RenderOutcome } from './render/protocol.ts';

const rendered = (change: object = {}): RenderOutcome => ({
  page: {
    type: 'page',
    status: 200,
    head: { title: 'Lake Tahoe' },
    html: Buffer.from('<main>homes</main>'),
    hoisted: '',
    loaderJson: Buffer.from('{"mfe-search:search":{"state":"ready"}}'),
    store: {},
    used: ['mfe-search/routes'],
    headers: {},
    cookies: [],
    ...change,
  },
  rendered: { 'mfe-search': '1.0.0' },
  problems: [],
});

function findState(html: string): PageState {
  return JSON.parse(/id="roost-page">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as PageState;
}

const SERVICES_TOKEN = 'k3JxPq9vWz7TnB2mLdR5hYc8sFgAe4Uo';

describe('host server', () => {
  const registryTable = () => ({
    'mfe-search': traffic.map((share, index) =>
      versionEntry(`1.${index}.0`, { traffic: share, isDefault: index === 0 }),
    ),
  });
  let app: FastifyInstance;
  let directory: string;
  let services: Server;
  let onService: (request: IncomingMessage, response: ServerResponse) => void;
  let outcome: RenderOutcome | null;
  let respond: (job: RenderJob) => RenderOutcome | null;
  let jobs: RenderJob[];
  let logged: string[];
  let registryRead: boolean;
  let signedPins: boolean;
  let sharedCache: boolean;
  let traffic: number[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'host-'));
    const clientDir = join(directory, 'client');
    await mkdir(join(clientDir, 'b1'), { recursive: true });
    await writeFile(join(clientDir, 'b1/main.js'), 'export const built = true;'.repeat(50));
    await writeFile(join(directory, 'secret.js'), 'secret');
    services = createServer((request, response) => onService(request, response));
    await new Promise<void>((resolve) => {
      services.listen(0, '127.0.0.1', resolve);
    });
    onService = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    outcome = rendered();
    respond = () => outcome;
    jobs = [];
    logged = [];
    registryRead = true;
    signedPins = false;
    sharedCache = false;
    traffic = [100];
    app = await createApp({
      config: {
        ...parseConfig({
          ROOST_DATA_DIR: directory,
          ROOST_ASSETS_URL: 'http://127.0.0.1:9',
          ROOST_SANDBOX_URL: 'http://127.0.0.1:9',
          ROOST_SERVICES_URL: `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
          SERVICES_TOKEN,
        }),
        get sharedCache() {
          return sharedCache;
        },
        get signedPins() {
          return signedPins;
        },
      },
      styleTexts: { get: async () => new Map() },
      registry: {
        current: async () => registryTable(),
        newest: async () => registryTable(),
        ready: () => registryRead,
        answered: () => registryRead,
        unfit: () => [],
        age: () => 0,
        close: () => undefined,
      },
      trust: {
        getProblem: () => null,
        origins: [],
        readGrant: (text) => (text === 'good' ? { pins: 'mfe-search@1.0.0', until: Date.now() / 1000 + 60 } : null),
      },
      pool: {
        render: async (job) => {
          jobs.push(job);
          return respond(job);
        },
        ready: () => true,
        held: () => [],
        close: async () => undefined,
      },
      log: (event) => logged.push(event),
      clientDir,
      assets: () => ({
        js: ['/_host/b1/main.js'],
        css: ['/_host/b1/main.css'],
        fonts: [],
        displayFonts: [],
        chunks: {},
        chunkStyles: {},
      }),
    });
  });
  afterEach(async () => {
    await app.close();
    services.closeAllConnections();
    await new Promise((resolve) => {
      services.close(resolve);
    });
    await rm(directory, { recursive: true, force: true });
  });

  test('SAFE-24: what loaders ask services shows them a token that only reads; what the host asks itself, the whole one', async () => {
    const shown: [string | undefined, unknown][] = [];
    onService = ({ url, headers }, response) => {
      shown.push([url, headers['x-services-token']]);
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    };
    const page = await app.inject('/search');
    expect(jobs.at(-1)?.headers['x-services-token']).toBe(await deriveReadToken(SERVICES_TOKEN));
    for (const url of ['/sitemap.xml', '/_share/homes/1.jpg', '/api/home']) await app.inject(url);
    expect(shown).toEqual(['/sitemap', '/listings/1', '/home'].map((url) => [url, SERVICES_TOKEN]));
    expect(JSON.stringify([page.body, page.headers])).not.toContain(await deriveReadToken(SERVICES_TOKEN));
  });

  test.each(['/nothing-here', '/api/%00', '/%E0%A4%A', '/'])(
    'ROUTE-13: what is sent to %s, where nothing takes it, is refused as everywhere here, without our own addresses',
    async (url) => {
      const answer = await app.inject({ method: 'PATCH', url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        error: { code: 'not_found', message: 'There is nothing at this address.' },
      });
    },
  );

  test('SAFE-6: a visitor who leaves before the answer is no failure of ours, in no log', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const left = new Promise<void>((resolve) => {
      onService = (_request, response) => {
        // Headers come, and nothing of the body.
        response.once('close', resolve).writeHead(202, { 'content-type': 'application/json' }).flushHeaders();
        client.destroy();
      };
    });
    const client = request(`${url}/api/t`, { method: 'POST' }, () => undefined);
    client.on('error', () => undefined).end('{}');
    await left;
    expect(logged).toEqual([]);
    // An answer of services that breaks off while the visitor waits is one.
    onService = (_request, response) => {
      response.writeHead(202, { 'content-type': 'application/json', 'content-length': '10' }).flushHeaders();
      response.destroy();
    };
    await fetch(`${url}/api/t`, { method: 'POST' }).then(
      (answer) => answer.text(),
      () => undefined,
    );
    expect(logged).toEqual(['request_failed']);
  });

  test.each<[string, string, string[], number]>([
    ['two hosts', '/api/home', ['host', 'a.example', 'host', 'b.example'], 400],
    ['two hosts of a page', '/search', ['host', 'a.example', 'host', 'b.example'], 400],
    ['a target at another host', 'http://b.example/search', ['host', 'a.example'], 400],
    ['a target at the host that it names', 'http://a.example/search', ['host', 'a.example'], 200],
    ['300 headers', '/search', ['host', 'a', ...Array.from({ length: 300 }, (_, at) => [`x${at}`, '']).flat()], 431],
  ])('SAFE-26: %s: %s', async (_name, path, headers, status) => {
    const sent = request(await app.listen({ port: 0, host: '127.0.0.1' }), { path, headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.connection]).toEqual([status, status === 200 ? 'keep-alive' : 'close']);
    expect(jobs).toHaveLength(status === 200 ? 1 : 0);
    sent.destroy();
  });

  test.each([
    ['en', 'One moment'],
    ['es', 'Un momento'],
  ])(
    'PLAT-3: a page that the server could not make has words in it until the browser makes it: %s',
    async (language, title) => {
      outcome = null;
      const response = await app.inject({ url: '/search', headers: { 'accept-language': language } });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(`<div id="root"><main><h1>${title}</h1><p>`);
    },
  );

  describe('pages that are shared', () => {
    /** A loader that says its page is everybody's, and writes into it whatever it is told of who asks. */
    const echo = (job: RenderJob): RenderOutcome =>
      rendered({
        html: Buffer.from(`<main>${job.headers.cookie ?? 'no cookie'}</main>`),
        headers: { 'surrogate-control': 'max-age=5' },
        store: /session-token/.test(job.headers.cookie ?? '') ? { session: { status: 'authenticated' } } : {},
      });
    const secret = (guest: string) => `secret-of-${guest}`;
    const WAYS: readonly ((guest: string) => Record<string, string>)[] = [
      (guest) => ({ cookie: `authjs.session-token=${secret(guest)}` }),
      (guest) => ({ cookie: `__Secure-authjs.session-token=${secret(guest)}; roost_prices=night` }),
      (guest) => ({ cookie: `roost.stays=${secret(guest)}; roost_visitor=x` }),
      (guest) => ({ cookie: `roost_prices=total%3B%20authjs.session-token%3D${secret(guest)}` }),
      (guest) => ({ cookie: `roost_prices=${secret(guest)}%00; roost_styles=a.b` }),
      (guest) => ({ cookie: `roost_currency=EUR%3B%20x%3D${secret(guest)}` }),
      (guest) => ({ cookie: `never-seen=${secret(guest)}` }),
      (guest) => ({ cookie: `__proto__=${secret(guest)}` }),
      (guest) => ({ cookie: `constructor=${secret(guest)}` }),
      (guest) => ({ cookie: `roost_visitor=${secret(guest)}` }),
      (guest) => ({ cookie: `ajs_anonymous_id=${secret(guest)}; tracking-preferences=${secret(guest)}` }),
      (guest) => ({ cookie: `roost_styles=${secret(guest)}` }),
      (guest) => ({ authorization: `Bearer ${secret(guest)}` }),
      (guest) => ({ 'x-forwarded-for': secret(guest), 'user-agent': secret(guest) }),
      () => ({}),
    ];

    test('AUTH-2: however two guests ask for the same address, no page has anything of the other one in it', async () => {
      respond = echo;
      for (let round = 0; round < 6; round += 1) {
        const asked = ['ann', 'ben'].flatMap((guest) => WAYS.map((way) => ({ guest, headers: way(guest) })));
        const answers = await Promise.all(
          asked.map(({ headers }) => app.inject({ url: '/search?query=Lake', headers })),
        );
        answers.forEach((answer, index) => {
          const other = asked[index]?.guest === 'ann' ? 'ben' : 'ann';
          expect(answer.body + JSON.stringify(answer.headers)).not.toContain(secret(other));
        });
      }
      const last = await app.inject({ url: '/search?query=Lake' });
      // Kept, however long the rounds took.
      expect(last.headers.age).toMatch(/^\d+$/);
      expect(last.body).toContain('no cookie');
    });

    test('TRUE-1: while many ask at once, nobody gets a page in the currency of another guest', async () => {
      respond = echo;
      const asked = Array.from({ length: 60 }, (_, index) => ['EUR', 'JPY', 'GBP', null][index % 4] ?? null);
      const answers = await Promise.all(
        asked.map((code) =>
          app.inject({ url: '/search', headers: code === null ? {} : { cookie: `roost_currency=${code}` } }),
        ),
      );
      answers.forEach(({ body }, index) => {
        const code = asked[index] ?? null;
        expect(body).toContain(code === null ? '<main>no cookie</main>' : `<main>roost_currency=${code}</main>`);
      });
      expect(findState(answers[0]?.body ?? '').config.exchange).toMatchObject({ perDollar: { EUR: 0.88137 } });
    });

    test('a kept page is of this address, these choices and this encoding', async () => {
      respond = echo;
      const heat = async (url: string, headers: Record<string, string>) => {
        for (let ask = 0; ask < 6; ask += 1) await app.inject({ url, headers });
        return app.inject({ url, headers });
      };
      const night = await heat('/search?query=Lake', { cookie: 'roost_prices=night', 'accept-encoding': 'br' });
      expect(night.headers).toMatchObject({ age: '0', 'content-encoding': 'br' });
      expect(brotliDecompressSync(night.rawPayload).toString()).toContain('roost_prices=night');
      const plain = await heat('/search?query=Lake', {});
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.body).toContain('no cookie');
      const euros = await heat('/search?query=Lake', { cookie: 'roost_currency=EUR' });
      const yen = await heat('/search?query=Lake', { cookie: 'roost_currency=JPY' });
      expect([euros, yen].map(({ headers }) => headers.age)).toEqual(['0', '0']);
      expect(euros.body).toContain('<main>roost_currency=EUR</main>');
      expect(yen.body).toContain('<main>roost_currency=JPY</main>');
      const dark = await heat('/search?query=Lake', { cookie: 'roost_theme=dark' });
      expect(dark.body).toContain('data-theme="dark"');
      expect(plain.body).not.toContain('data-theme');
      const answered = await heat('/search?query=Lake', { cookie: 'tracking-preferences=%7B%7D' });
      expect(answered.body).not.toContain('/integrations');
      expect(plain.body).toContain('/integrations');
      expect((await app.inject({ url: '/search?query=Lak' })).headers).not.toHaveProperty('age');
    });

    test('PLAT-8: a kept page comes with the policy that its own styles need, and a new one has another', async () => {
      respond = echo;
      const getNonce = ({ headers, body }: { headers: object; body: string }) => {
        const inPolicy = /'nonce-([^']+)'/.exec(JSON.stringify(headers))?.[1] ?? '';
        expect(body).toContain(`nonce="${inPolicy}"`);
        return inPolicy;
      };
      const first = getNonce(await app.inject({ url: '/search' }));
      expect(getNonce(await app.inject({ url: '/search' }))).not.toBe(first);
      for (let ask = 0; ask < 6; ask += 1) await app.inject({ url: '/search' });
      const kept = await app.inject({ url: '/search' });
      expect(kept.headers.age).toBe('0');
      getNonce(kept);
    });

    test('PLAT-3: when pages cannot be rendered, whoever may have it gets the page from before', async () => {
      respond = echo;
      await app.inject({ url: '/search' });
      respond = () => null;
      const answer = await app.inject({ url: '/search' });
      expect(answer.body).toContain('no cookie');
      expect(answer.headers.age).toBe('0');
      const signedIn = await app.inject({ url: '/search', headers: { cookie: 'authjs.session-token=x' } });
      expect(findState(signedIn.body).rendered).toBe(false);
    });

    test('a page whose loader does not say so is made for each visitor', async () => {
      for (let ask = 0; ask < 8; ask += 1) await app.inject({ url: '/trips' });
      expect(jobs).toHaveLength(8);
      expect((await app.inject({ url: '/trips' })).headers).not.toHaveProperty('age');
    });
  });

  describe('FAST-2: pages that a CDN may keep', () => {
    const everybodys = () =>
      rendered({ html: Buffer.from('<main>homes</main>'), headers: { 'surrogate-control': 'max-age=5' } });
    beforeEach(() => {
      sharedCache = true;
      respond = everybodys;
    });

    test('a visitor without a cookie gets a page without one, and the CDN is told for how long', async () => {
      const answer = await app.inject({ url: '/search' });
      expect(answer.headers['cdn-cache-control']).toMatch(/^max-age=[1-5], stale-while-revalidate=\d+$/);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, accept-language, cookie',
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });

    test.each([
      ['a cookie', { headers: { cookie: 'x=1' } }],
      ['an empty cookie', { headers: { cookie: '' } }],
      ['a choice that many make', { headers: { cookie: 'roost_currency=EUR' } }],
      ['a session', { headers: { cookie: 'authjs.session-token=x' } }],
      ['a name', { headers: { authorization: 'Bearer x' } }],
      ['an experiment in the address', { url: '/search?experiment.search-card-layout=price-first' }],
      ['a secret in the address', { url: '/search?query=a&token=abc' }],
      ['a secret of a payment', { url: '/?payment_intent_client_secret=abc' }],
      ['an address of thousands of letters', { url: `/search?query=${'x'.repeat(2_000)}` }],
      [
        'a page of ours that asked for it, whose loads are counted in a cookie,',
        { headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' } },
      ],
    ])('whoever comes with %s gets a page that no CDN keeps', async (_, given) => {
      expect((await app.inject({ url: '/search', ...given })).headers).not.toHaveProperty('cdn-cache-control');
    });

    test.each([
      ['a page that its loader did not call everybody’s', () => rendered()],
      ['a page with a cookie', () => ({ ...everybodys(), page: { ...everybodys().page, cookies: ['a=b'] } })],
      [
        'a page with a session',
        () => rendered({ headers: { 'surrogate-control': 'x' }, store: { session: { status: 'authenticated' } } }),
      ],
      ['a page that does not exist', () => rendered({ status: 404, headers: { 'surrogate-control': 'x' } })],
      ['a page that failed', () => rendered({ status: 503, headers: { 'surrogate-control': 'x' } })],
      ['a page that the browser renders', () => null],
    ])('no CDN keeps %s', async (_, answer) => {
      respond = answer as typeof respond;
      expect((await app.inject({ url: '/search' })).headers).not.toHaveProperty('cdn-cache-control');
    });

    test.each([
      ['x-forwarded-host', 'evil.example'],
      ['x-forwarded-proto', 'http'],
      ['x-forwarded-prefix', '/evil.example'],
      ['x-forwarded-port', '666'],
      ['forwarded', 'host=evil.example;proto=http'],
      ['host', 'evil.example'],
      ['x-host', 'evil.example'],
      ['x-original-url', '/evil.example'],
      ['x-rewrite-url', '/evil.example'],
      ['x-http-method-override', 'POST'],
      ['user-agent', 'evil.example'],
      ['accept', 'application/evil.example'],
      ['content-type', 'evil.example'],
      ['referer', 'https://evil.example/'],
      ['origin', 'https://evil.example'],
      ['range', 'bytes=0-1'],
      ['te', 'evil.example'],
      ['cookie2', 'evil.example=1'],
      ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
      ['accept-language', 'evil.example, xx'],
      ['sec-ch-prefers-color-scheme', 'dark'],
      ['save-data', 'on'],
      ['x-middleware-subrequest', 'evil.example'],
    ])('SAFE-17: %s changes nothing in a page that is kept', async (name, value) => {
      // Whatever a loader is told of the request stands in the page, but who is asked for limits and the trace of this
      // request.
      respond = ({ headers, url, language, config }) => {
        const { 'x-forwarded-for': _ip, traceparent: _trace, ...told } = headers;
        return rendered({
          html: Buffer.from(JSON.stringify({ told, url, language, site: config.siteUrl })),
          headers: { 'surrogate-control': 'max-age=5' },
        });
      };
      const plain = (body: string): string => body.replaceAll(/nonce="[^"]*"|"now":"[^"]*"/g, '');
      const poisoned = await app.inject({ url: '/search?query=poisoned', headers: { [name]: value } });
      expect(poisoned.headers['cdn-cache-control']).toBeDefined();
      const clean = await app.inject({ url: '/search?query=poisonee' });
      expect(plain(poisoned.body).replaceAll('poisoned', 'poisonee')).toBe(plain(clean.body));
      expect(poisoned.statusCode).toBe(200);
      const { 'content-security-policy': _policy, date: _date, age: _age, ...headers } = poisoned.headers;
      expect(JSON.stringify(headers)).not.toMatch(/evil|0af7651916cd/);
    });

    test('SAFE-17: that a file of a build is not there yet is kept nowhere', async () => {
      for (const url of ['/_host/b2/main.js', '/_host/none']) {
        const { statusCode, headers } = await app.inject({ url });
        expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      }
    });

    test('PLAT-3: while a share of the visitors gets another version, each gets a number and a page of their own', async () => {
      traffic = [90, 10];
      const answer = await app.inject({ url: '/search' });
      expect(answer.headers).not.toHaveProperty('cdn-cache-control');
      expect(String(answer.headers['set-cookie'])).toContain('roost_visitor=');
      // A preview is nobody's share.
      traffic = [100, 0];
      expect((await app.inject({ url: '/search' })).headers).toHaveProperty('cdn-cache-control');
    });

    test('without the setting no page names a CDN, and everybody gets a number', async () => {
      sharedCache = false;
      const answer = await app.inject({ url: '/search' });
      expect(answer.headers).not.toHaveProperty('cdn-cache-control');
      expect(String(answer.headers['set-cookie'])).toContain('roost_visitor=');
    });
  });

  describe('pages', () => {
    test('ROUTE-3 AUTH-4: sign-in pages are rendered here, what their forms send and every other call goes to services', async () => {
      const asked: string[] = [];
      onService = (request, response) => {
        asked.push(`${request.method} ${request.url}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      };
      for (const name of ['signin', 'error', 'signup', 'verify-request', 'reset', 'new-password', 'signout']) {
        expect((await app.inject({ url: `/api/auth/${name}?callbackUrl=/x` })).headers['content-type']).toContain(
          'text/html',
        );
      }
      expect(jobs).toHaveLength(7);
      await app.inject({
        method: 'POST',
        url: '/api/auth/signup',
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      await app.inject({ url: '/api/auth/session' });
      expect(asked).toEqual(['POST /auth/signup', 'GET /auth/session']);
    });

    test('AUTH-7: a page that says who is signed in is private, and its cookies reach the browser', async () => {
      outcome = rendered({
        store: { session: { status: 'authenticated', data: {} } },
        headers: { 'cache-control': 'public, max-age=60' },
        cookies: ['authjs.session-token=x; Path=/; HttpOnly'],
      });
      const answer = await app.inject({ url: '/search' });
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect([answer.headers['set-cookie']].flat()).toContain('authjs.session-token=x; Path=/; HttpOnly');
    });

    test("SAFE-5: a signed-in guest's page that nobody may keep is kept by no browser", async () => {
      outcome = rendered({
        store: { session: { status: 'authenticated', data: {} } },
        headers: { 'cache-control': 'private, no-store' },
      });
      expect((await app.inject({ url: '/trips' })).headers['cache-control']).toBe('private, no-store');
    });

    test('PLAT-1: a page holds its HTML, its state and the versions that were rendered', async () => {
      const response = await app.inject('/search?query=Lake+Tahoe');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<div id="root"><main>homes</main></div>');
      expect(findState(response.body)).toMatchObject({
        rendered: true,
        used: ['mfe-search/routes'],
        remotes: { 'mfe-search': { versions: [{ version: '1.0.0' }] } },
      });
      expect(jobs[0]).toMatchObject({
        url: 'http://localhost:3000/search?query=Lake+Tahoe',
        now: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    });

    test("ANLT-5 CONS-7: of experiments a page is rendered with what its address and the visitor's consent tell", async () => {
      const consent = encodeURIComponent(
        JSON.stringify({ version: 1, destinations: {}, custom: { custom_necessary: true, custom_analytics: true } }),
      );
      await app.inject({
        url: '/search?experiment.search-card-layout=price-first',
        headers: { cookie: 'ajs_anonymous_id=visitor-1' },
      });
      await app.inject({
        url: '/search',
        headers: {
          cookie: `ajs_anonymous_id=visitor-1; experiments=search-card-layout%3Dhome-first; tracking-preferences=${consent}`,
        },
      });
      expect(jobs.map(({ experiments }) => experiments)).toEqual([
        { forced: { 'search-card-layout': 'price-first' }, known: null },
        { forced: {}, known: { id: 'visitor-1', remembered: { 'search-card-layout': 'home-first' } } },
      ]);
    });

    test('PLAT-8: every page has the policy and the headers, with a nonce of its own', async () => {
      const [first, second] = [await app.inject('/'), await app.inject('/')];
      expect(first.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'private, no-cache',
      });
      const policies = [first, second].map(({ headers }) => String(headers['content-security-policy']));
      expect(policies[0]).not.toBe(policies[1]);
      // SAFE-11: two policies, and no script without this answer's nonce.
      const nonces = [...(policies[0] ?? '').matchAll(/'nonce-([^']+)'/g)].map((match) => match[1]);
      expect(new Set(nonces).size).toBe(1);
      expect(policies[0]).toContain("'strict-dynamic'");
      const scripts = first.body.match(/<(script[^>]* src=|link[^>]* as="script")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonces[0]}"`);
      // What runs in the page itself is what its policy names by a hash.
      const inline = [...first.body.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([^]*?)<\/script>/g)];
      expect(inline.map(([, text]) => text)).toEqual([PAGE_SCRIPT]);
    });

    test('SAFE-1: without a token there are no numbers here, only the page of an address that does not exist', async () => {
      const response = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).not.toContain('roost_http_request_seconds');
      expect(jobs).toHaveLength(1);
    });

    test('PLAT-5: a page that was made while services were starting again is made once more when they are there', async () => {
      respond = () => (jobs.length === 1 ? { ...rendered({ status: 503 }), withoutServices: true } : rendered());
      expect((await app.inject('/vacation-rentals/1')).statusCode).toBe(200);
      expect(jobs).toHaveLength(2);
    });

    test.each([404, 410, 503])('ROUTE-3: status %i of a page is the status of its HTML', async (status) => {
      outcome = rendered({ status });
      expect((await app.inject('/vacation-rentals/1')).statusCode).toBe(status);
    });

    test('SAFE-6: a page whose services take too long says when to ask again', async () => {
      const askAgain = async () => (await app.inject('/vacation-rentals/1')).headers['retry-after'];
      outcome = rendered({ status: 503 });
      expect(await askAgain()).toBe('5');
      outcome = rendered({ status: 503, headers: { 'retry-after': '120' } });
      expect(await askAgain()).toBe('120');
      outcome = rendered({ status: 404 });
      expect(await askAgain()).toBeUndefined();
    });

    test("ROUTE-3: a redirect of a page's loader is a redirect of the server", async () => {
      outcome = {
        page: { type: 'redirect', status: 301, location: '/vacation-rentals/us/ca/x/1?adults=2' },
        rendered: {},
        problems: [],
      };
      const response = await app.inject('/vacation-rentals/1?adults=2');
      expect([response.statusCode, response.headers['location']]).toEqual([
        301,
        '/vacation-rentals/us/ca/x/1?adults=2',
      ]);
    });

    test('PLAT-3, PLAT-8: a version to fall back to is described by name, never kept, and one that is not published is not', async () => {
      const described = await app.inject({ url: '/_host/versions/mfe-search/1.0.0' });
      expect(described.headers['cache-control']).toBe('no-store');
      expect(described.json()).toMatchObject({
        globalName: 'mfe_search_1_0_0',
        integrity: { 'remoteEntry.js': 'sha384-entry' },
      });
      for (const name of ['mfe-search/9.9.9', 'mfe-other/1.0.0', '__proto__/1.0.0', 'mfe-search/%2e%2e%2f1.0.0'])
        expect((await app.inject({ url: `/_host/versions/${name}` })).statusCode).toBe(404);
    });

    test('PLAT-5: when nothing can be rendered the browser gets all it needs to do it', async () => {
      outcome = null;
      const response = await app.inject('/search');
      expect(response.statusCode).toBe(200);
      expect(findState(response.body)).toMatchObject({ rendered: false, loaderData: null, used: [] });
      expect(response.body).toContain('src="/_host/b1/main.js"');
    });

    test('PLAT-8: a loader sets caching, not cookies or policy', async () => {
      outcome = rendered({
        headers: { 'cache-control': 'no-store', 'set-cookie': 'a=b', 'content-security-policy': 'default-src *' },
      });
      const { headers } = await app.inject('/');
      expect(headers['cache-control']).toBe('no-store');
      expect(String(headers['set-cookie'])).not.toContain('a=b');
      expect(headers['content-security-policy']).not.toContain('default-src *');
    });

    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ])('PLAT-9: pages are compressed with %s', async (encoding, decompress) => {
      const response = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(decompress(response.rawPayload).toString()).toContain('<main>homes</main>');
    });

    test.each([
      ['broken percent-encoding', '/%E0%A4%A'],
      ['a control character', '/a/%00'],
      ['a query of 10 kB', `/search?query=${'a'.repeat(10_000)}`],
      ['values that make no sense', '/search?adults=NaN&boundingBox=1,2,3,4,5'],
      ['two slashes', '//evil.test'],
    ])('ROUTE-13: %s gives a page, never a server error', async (_name, url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).toContain('<div id="root">');
      expect(new URL(jobs[0]?.url ?? '').origin).toBe('http://localhost:3000');
    });
  });

  describe('visitors and pins', () => {
    const cookies = (response: { cookies: object[] }) =>
      response.cookies as { name: string; value: string; httpOnly?: boolean; maxAge?: number }[];

    test('PLAT-3: a visitor gets a number that no script can read, once', async () => {
      const [visitor] = cookies(await app.inject('/'));
      expect(visitor).toMatchObject({ name: 'roost_visitor', httpOnly: true });
      const again = await app.inject({ url: '/', cookies: { roost_visitor: visitor?.value ?? '' } });
      expect(cookies(again)).toEqual([]);
    });

    test('PLAT-4: ?mfe= pins for the browser session and shows it, ?mfe=reset forgets', async () => {
      const pinned = await app.inject('/search?query=x&mfe=mfe-search@1.0.0');
      expect([pinned.statusCode, pinned.headers['location']]).toEqual([302, '/search?query=x']);
      const [pin] = cookies(pinned);
      expect(pin).toMatchObject({ name: 'roost_mfe', value: 'mfe-search@1.0.0', httpOnly: true });
      expect(pin?.maxAge).toBeUndefined();
      const page = await app.inject({ url: '/search', cookies: { roost_mfe: pin?.value ?? '' } });
      expect(findState(page.body).pins).toEqual([{ remote: 'mfe-search', version: '1.0.0', missing: false }]);
      expect(cookies(await app.inject('/?mfe=reset'))).toContainEqual(
        expect.objectContaining({ name: 'roost_mfe', value: '' }),
      );
    });

    test.each(['mfe-search@http://localhost:5001', 'mfe-serach', 'mfe-search@1.0.0,oops'])(
      'PLAT-4: ?mfe=%s, which cannot be meant, says so and changes no pin',
      async (pins) => {
        const answer = await app.inject(`/search?query=x&mfe=${pins}`);
        expect([answer.statusCode, cookies(answer)]).toEqual([400, []]);
        expect(answer.body).toContain('Nothing was changed');
        expect(answer.body).toContain('href="/search?query=x"');
      },
    );

    test('SAFE-10: where pins need a signature, a link without one chooses nothing for a guest', async () => {
      signedPins = true;
      for (const url of ['/?mfe=mfe-search@1.0.0', '/?mfe=mfe-search@1.0.0&qa=bad', '/?mfe=mfe-search@0.9.0&qa=good']) {
        const answer = await app.inject(url);
        expect([answer.statusCode, cookies(answer)]).toEqual([403, []]);
      }
      const pinned = await app.inject('/?mfe=mfe-search@1.0.0&qa=good');
      expect([pinned.statusCode, pinned.headers['location']]).toEqual([302, '/']);
      const jar = Object.fromEntries(cookies(pinned).map(({ name, value }) => [name, value]));
      expect(findState((await app.inject({ url: '/search', cookies: jar })).body).pins).toHaveLength(1);
      const { roost_qa: _ended, ...without } = jar;
      expect(findState((await app.inject({ url: '/search', cookies: without })).body).pins).toEqual([]);
    });

    test('PLAT-5: while no registry was ever read, an address that nobody knows is 503 with a plain error page', async () => {
      registryRead = false;
      outcome = rendered({ status: 404 });
      const answer = await app.inject('/search?query=x');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).toContain('We’ll be right back');
      outcome = rendered({ status: 200 });
      expect((await app.inject('/')).statusCode).toBe(200);
    });
  });

  describe('files of the host', () => {
    test('PLAT-2: built files are compressed and kept for a year', async () => {
      const response = await app.inject({ url: '/_host/b1/main.js', headers: { 'accept-encoding': 'gzip, br' } });
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': expect.stringContaining('immutable'),
        'content-type': expect.stringContaining('javascript'),
      });
      expect(brotliDecompressSync(response.rawPayload).toString()).toContain('built');
    });

    test('PLAT-8: a file says nothing of what only pages are held to; pages, answers and drawings, which can be pages, do', async () => {
      const policies = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];
      const file = await app.inject('/_host/b1/main.js');
      expect(Object.keys(file.headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(policies.join('|'))]),
      );
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      for (const url of ['/', '/_host/b1/missing.js', '/favicon.svg'])
        expect(Object.keys((await app.inject(url)).headers)).toEqual(expect.arrayContaining(policies));
    });

    test.each([
      '/_host/..%2fsecret.js',
      '/_host/b1%2f..%2f..%2fsecret.js',
      '/_host/b1/missing.js',
      '/_host/b1',
      '/_host/assets.json',
    ])('PLAT-8: %s is not served', async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('secret');
    });

    test.each([
      ['/_remotes/registry.json', 404],
      ['/_remotes/mfe-search/1.0.0/..%2f..%2fregistry.json', 404],
      ['/_remotes/mfe-search/lock', 404],
      ['/_remotes/mfe-search/1.0.0/js/routes.js', 502],
    ])('PLAT-8: of the asset server %s is answered %i while it is down', async (url, status) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
    });

    test.each(['/robots.txt', '/favicon.svg', '/site.webmanifest'])('PLAT-9: %s is there', async (url) => {
      expect((await app.inject(url)).statusCode).toBe(200);
    });

    test('PLAT-9: every icon of the manifest is a picture of the size that it says', async () => {
      const { icons } = (await app.inject('/site.webmanifest')).json<{
        icons: { src: string; sizes: string; type: string }[];
      }>();
      for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
        const { rawPayload, headers } = await app.inject(src);
        expect([src, headers['content-type']]).toEqual([src, type]);
        expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
      }
      expect((await app.inject('/icons/none.png')).statusCode).toBe(404);
    });
  });

  describe('/api', () => {
    test('BOOK-7: requests reach services as they are, without the prefix and with who asked', async () => {
      const seen: { url?: string; method?: string; headers: IncomingMessage['headers']; body: string }[] = [];
      onService = (request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        request.on('end', () => {
          seen.push({ url: request.url, method: request.method, headers: request.headers, body });
          response
            .writeHead(422, { 'content-type': 'application/json', 'set-cookie': 'csrf=1; HttpOnly' })
            .end('{"error":{"code":"1016"}}');
        });
      };
      const response = await app.inject({
        method: 'POST',
        url: '/api/reservations?x=1',
        headers: { 'content-type': 'application/json', 'x-csrf-token': 't', cookie: 'a=b' },
        payload: '{"quoteId": "q"}',
      });
      expect([response.statusCode, response.json()]).toEqual([422, { error: { code: '1016' } }]);
      expect(response.headers['set-cookie']).toBe('csrf=1; HttpOnly');
      expect(seen[0]).toMatchObject({
        url: '/reservations?x=1',
        method: 'POST',
        body: '{"quoteId": "q"}',
        headers: {
          'x-csrf-token': 't',
          cookie: 'a=b',
          'x-forwarded-host': 'localhost:3000',
          'x-forwarded-proto': 'http',
        },
      });
    });

    test('SCALE-3: a request and the render of a page tell services their trace: the browser’s, or a new one for each', async () => {
      const told: unknown[] = [];
      const named: unknown[] = [];
      onService = (request, response) => {
        told.push(request.headers['traceparent']);
        named.push(request.headers['baggage']);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      };
      const id = '4bf92f3577b34da6a3ce929d0e0e4736';
      const traceparent = `00-${id}-00f067aa0ba902b7-01`;
      // For whose page it is only the host itself says: a browser could put any remote's name on its requests.
      const baggage = 'roost.remote=mfe-search,roost.version=1.0.0';
      await app.inject({ url: '/api/home', headers: { traceparent, baggage } });
      await app.inject({ method: 'POST', url: '/api/quotes', headers: { traceparent }, payload: { some: 'body' } });
      await app.inject('/api/home');
      await app.inject({ url: '/api/home', headers: { traceparent: 'nonsense' } });
      await app.inject({ url: '/search', headers: { traceparent, baggage } });
      named.push(jobs.at(-1)?.headers['baggage']);
      told.push(jobs.at(-1)?.headers['traceparent']);
      const ids = told.map((header) => /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(String(header))?.[1]);
      expect(ids).toEqual([id, id, expect.any(String), expect.any(String), id]);
      expect(named.filter((name) => name !== undefined)).toEqual([]);
      expect(new Set(ids).size).toBe(3);
      // The piece of work is the host's own, not the browser's.
      expect(told.join()).not.toContain('00f067aa0ba902b7');
    });

    test('PLAT-8: a body that is too large is refused here', async () => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/quotes',
        headers: { 'content-type': 'application/json' },
        payload: 'x'.repeat(300_000),
      });
      expect(response.statusCode).toBe(413);
    });

    test('PLAT-5: services that are down are a JSON answer, not a broken page', async () => {
      onService = (request) => {
        request.socket.destroy();
      };
      const response = await app.inject('/api/home');
      expect([response.statusCode, response.json()]).toEqual([
        502,
        { error: { code: 'unavailable', message: expect.any(String) } },
      ]);
    });
  });

  test('PLAT-9d: health names the part that is down', async () => {
    const response = await app.inject('/healthz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      ok: false,
      parts: { registry: true, renderer: true, assets: false, services: true, search: false },
    });
  });
});
