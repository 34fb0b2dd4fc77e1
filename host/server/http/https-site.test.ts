/** What a site with https gives away and keeps in browsers (SAFE-11). */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { withoutPrefix } from '@roost/shared/domain/own-cookies';
import { parseConfig } from '../config.ts';
import { OWN_COOKIES } from './clearing-page.ts';
import { hostAssetsPlugin } from './host-assets.ts';
import { remoteFilesPlugin } from './remote-files.ts';
import { answerPinRequest, getPins, getVisitor } from './visitor.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SITE = 'https://roost.example';
const NUMBER = '4b6f7a52-0a4e-4a8e-9a39-1f0a5f3f9c11';

describe('SAFE-11: source maps', () => {
  let directory: string;
  let app: FastifyInstance;
  afterEach(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });
  const start = async (environment: Record<string, string>): Promise<(url: string) => Promise<number>> => {
    directory = await mkdtemp(join(tmpdir(), 'https-site-'));
    await mkdir(join(directory, 'b1'));
    for (const name of ['main.js', 'main.js.map', 'main.css.map'])
      await writeFile(join(directory, 'b1', name), '{"sources":["secret.ts"]}');
    app = Fastify();
    const { sourceMaps } = parseConfig(environment);
    await app.register(hostAssetsPlugin, { clientDir: directory, sourceMaps });
    await app.register(remoteFilesPlugin, { assetsUrl: 'http://127.0.0.1:9', sourceMaps });
    return async (url) => (await app.inject(url)).statusCode;
  };

  test('a public site serves no source map, of no part of it, under no spelling', async () => {
    const ask = await start({ ROOST_SITE_URL: SITE });
    expect(await ask('/_host/b1/main.js')).toBe(200);
    const maps = ['main.js.map', 'main.css.map', 'main.js%2emap', 'main.js.m%61p', 'main.js.MAP', 'x/../main.js.map'];
    for (const name of maps) {
      expect([name, await ask(`/_host/b1/${name}`)]).toEqual([name, 404]);
      expect([name, await ask(`/_remotes/mfe-search/1.0.0/js/${name}`)]).toEqual([name, 404]);
    }
    // What is no map goes to the asset server, which is not there.
    expect(await ask('/_remotes/mfe-search/1.0.0/js/main.js')).toBe(502);
  });

  test('a local machine does, and a public site that is configured to', async () => {
    expect(await (await start({}))('/_host/b1/main.js.map')).toBe(200);
    await app.close();
    const ask = await start({ ROOST_SITE_URL: SITE, ROOST_SOURCE_MAPS: 'public' });
    expect(await ask('/_host/b1/main.js.map')).toBe(200);
    expect(() => parseConfig({ ROOST_SOURCE_MAPS: 'yes' })).toThrow(/ROOST_SOURCE_MAPS/);
  });
});

describe('SAFE-11: cookies of the host', () => {
  const grant = { pins: 'mfe-search@1.0.0', until: Date.now() / 1000 + 60 };
  const trust = {
    getProblem: () => null,
    origins: [],
    readGrant: (text: string | undefined) => (text === 'good' ? grant : null),
  };
  const start = async (siteUrl: string): Promise<FastifyInstance> => {
    const config = parseConfig({ ROOST_SITE_URL: siteUrl });
    const app = Fastify();
    await app.register(cookie);
    app.get('/', async (request, reply) => ({
      visitor: getVisitor(request, reply, config.siteUrl),
      pins: getPins(request, config, trust),
    }));
    app.get('/pin', (request, reply) => {
      const pins = { 'mfe-search': { kind: 'version', version: '1.0.0' } } as const;
      const asked = { pins, wrong: [], grant: 'good', location: '/' };
      return answerPinRequest(request, reply, asked, config, trust, async () => null);
    });
    return app;
  };
  const getLines = ({ headers }: { headers: { 'set-cookie'?: string | string[] } }) =>
    [headers['set-cookie'] ?? []].flat();

  test('over https each is for this host only', async () => {
    const app = await start(SITE);
    const lines = [...getLines(await app.inject('/')), ...getLines(await app.inject('/pin'))];
    expect(lines.map((line) => line.split('=', 1)[0])).toEqual([
      '__Host-roost_visitor',
      '__Host-roost_qa',
      '__Host-roost_mfe',
    ]);
    for (const line of lines) {
      expect(line).toMatch(/(?=.*; Path=\/(;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)/);
      expect(line).not.toMatch(/; Domain=/i);
    }
    const cookies = { '__Host-roost_mfe': 'mfe-search@1.0.0', '__Host-roost_qa': 'good' };
    expect((await app.inject({ url: '/', cookies })).json()).toHaveProperty('pins.mfe-search.version', '1.0.0');
    // Another host of the domain can set these: they choose nothing.
    const plain = { roost_mfe: 'mfe-search@1.0.0', roost_qa: 'good' };
    expect((await app.inject({ url: '/', cookies: plain })).json()).toHaveProperty('pins', {});
    await app.close();
  });

  test('a number under the name of version 0.1 moves to the new one, once', async () => {
    const app = await start(SITE);
    const moved = await app.inject({ url: '/', cookies: { roost_visitor: NUMBER } });
    expect(moved.json()).toHaveProperty('visitor', NUMBER);
    expect(getLines(moved)).toEqual([
      expect.stringMatching(new RegExp(`^__Host-roost_visitor=${NUMBER}; Max-Age=31536000`)),
      expect.stringMatching(/^roost_visitor=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(getLines(await app.inject({ url: '/', cookies: { '__Host-roost_visitor': NUMBER } }))).toEqual([]);
    const forged = await app.inject({ url: '/', cookies: { roost_visitor: '<script>' } });
    expect(forged.json<{ visitor: string }>().visitor).toMatch(/^[0-9a-f-]{36}$/);
    await app.close();
  });

  test('without https the names are plain, and nothing is set twice', async () => {
    const app = await start('http://localhost:3000');
    expect(getLines(await app.inject('/'))).toEqual([expect.stringMatching(/^roost_visitor=/)]);
    expect(getLines(await app.inject({ url: '/', cookies: { roost_visitor: NUMBER } }))).toEqual([]);
    await app.close();
  });
});

describe('SAFE-11: the table of cookies in docs/security.md', () => {
  const read = (path: string) => readFile(join(ROOT, path), 'utf8');
  async function sources(): Promise<[string, string][]> {
    const roots = ['host/server', 'host/src', 'services/src', 'shared/src', 'platform/src'];
    const remotes = (await readdir(ROOT)).filter((name) => name.startsWith('mfe-')).map((name) => `${name}/src`);
    const found: [string, string][] = [];
    for (const root of [...roots, ...remotes])
      for (const name of await readdir(join(ROOT, root), { recursive: true }))
        if (/\.tsx?$/.test(name) && !/\.test\.|\/?(testing|soak)\//.test(name))
          found.push([`${root}/${name}`, await read(`${root}/${name}`)]);
    return found;
  }

  test('names every cookie that the code names, and nothing else writes one', async () => {
    const table = (await read('docs/security.md')).split('## Cookies')[1]?.split('\n## ')[0] ?? '';
    const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    );
    expect(new Set(listed).size).toBe(listed.length);
    const all = await sources();
    const named = all.flatMap(([, text]) =>
      [...text.matchAll(/\bCOOKIE(?:_KEY)? = '([^']+)'|\w_COOKIE = '([^']+)'/g)].map(
        (match) => match[1] ?? match[2] ?? '',
      ),
    );
    const ofAuthJs = ['session-token', 'callback-url', 'pkce.code_verifier', 'state', 'nonce'].map(
      (n) => `authjs.${n}`,
    );
    const plain = listed.map((name) => withoutPrefix(name).replace('__Secure-', ''));
    expect([...new Set([...named, ...ofAuthJs])].sort()).toEqual([...plain].sort());
    // What is read first of a visitor whose cookies somebody filled.
    expect([...OWN_COOKIES].sort()).toEqual([...plain].sort());
    const writes = /document\.cookie\s*=|\.cookie = `|Cookies\.set\(|\.setCookie\(|'set-cookie',|defineStoredCookie\(/;
    expect(
      all
        .filter(([, text]) => writes.test(text))
        .map(([path]) => path)
        .sort(),
    ).toEqual([
      'host/server/http/clearing-page.ts',
      'host/server/http/oversized-cookies.ts',
      'host/server/http/page-answer.ts',
      'host/server/http/reached-page.ts',
      'host/server/http/repeated-loads.ts',
      'host/server/http/visitor.ts',
      'host/src/pages/auth/auth-data.ts',
      'platform/src/teams/console/console.ts',
      'services/src/auth/auth-server.ts',
      'services/src/auth/session-routes.ts',
      'services/src/security/guest-cookie.ts',
      'shared/src/analytics/anonymous-id.ts',
      'shared/src/analytics/marketing.ts',
      'shared/src/consent/browser-gate.ts',
      'shared/src/domain/own-cookies.ts',
      'shared/src/experiments/memory.ts',
      'shared/src/fraud/browser-tools.ts',
      'shared/src/storage/stored-cookie.ts',
    ]);
  });
});
