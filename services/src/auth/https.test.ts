import { freshDatabase } from '../testing/databases.ts';
import type { OpenDatabase } from '../db/open.ts';
import { TestBrowser } from '../testing/browser.ts';
import { testHome } from '../testing/homes.ts';
import { mailTo } from '../testing/mailbox.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';

describe('sign-in on a site with https', () => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase();
    world = await startWorld({
      database,
      homes: [testHome({ id: '1', from: '2026-06-01' })],
      today: '2026-06-01',
      environment: { ROOST_SITE_URL: 'https://roost.example' },
    });
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test('AUTH-7 SAFE-11: every cookie is Secure, HttpOnly and of this host alone, and links are https', async () => {
    const browser = new TestBrowser(world.url());
    const lines = (await browser.ask('/auth/csrf')).headers.getSetCookie();
    lines.push(
      ...(
        await browser.form('/auth/signin/email', {
          email: 'https@example.com',
          callbackUrl: 'https://roost.example/favorites',
        })
      ).headers.getSetCookie(),
    );
    lines.push(...(await browser.form('/auth/signin/external', {})).headers.getSetCookie());
    const { link } = await mailTo(world.sandbox, 'https@example.com');
    expect(link.origin).toBe('https://roost.example');
    lines.push(...(await browser.ask(link.pathname.slice('/api'.length) + link.search)).headers.getSetCookie());
    const answer = await browser.form('/auth/continue', {});
    expect(answer.location).toBe('https://roost.example/favorites');
    lines.push(...answer.headers.getSetCookie());
    expect(await browser.session()).toMatchObject({ user: { email: 'https@example.com' } });
    const named = new Set(lines.map((line) => line.split('=', 1)[0]));
    expect([...named].sort()).toEqual([
      '__Host-authjs.callback-url',
      '__Host-authjs.nonce',
      '__Host-authjs.pkce.code_verifier',
      '__Host-authjs.session-token',
      '__Host-authjs.state',
      '__Host-roost.csrf',
      '__Host-roost.device',
      '__Host-roost.link',
      '__Host-roost.pending',
    ]);
    for (const line of lines.filter((cookie) => !/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)))
      expect(line).toMatch(/^(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)/i);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-/);
      expect(line).toMatch(/; Path=\/(;|$)/i);
      expect(line).not.toMatch(/; Domain=/i);
    }
    const signedOut = await browser.form('/auth/signout', {});
    // STAY-1: without a script nobody else deletes the trip that was saved on the device.
    expect(signedOut.headers.get('clear-site-data')).toBe('"storage"');
    const left = signedOut.headers.getSetCookie();
    for (const name of ['roost.stays', 'roost.reset', 'roost.link', 'roost.pending'])
      expect(left.find((line) => line.startsWith(`__Host-${name}=;`))).toMatch(
        /(?=.*; Secure).*; Expires=Thu, 01 Jan 1970/,
      );
  });

  test('AUTH-6 SAFE-11: an outside issuer signs in with these cookies', async () => {
    const browser = new TestBrowser(world.url());
    const { url } = await browser.script('/auth/signin/external', { callbackUrl: '/favorites' });
    const request = new URL(url);
    const answer = { name: 'Kai Lee', email: 'kai@example.com' };
    const back = await fetch(request.origin + request.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(request.searchParams), ...answer }),
    });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    const visit = await browser.ask(pathname.slice('/api'.length) + search);
    expect(visit.location).toBe('https://roost.example/favorites');
    expect(await browser.session()).toMatchObject({ user: { email: 'kai@example.com' } });
    // They are gone with it.
    expect([...browser.cookies.keys()].filter((name) => /pkce|state|nonce/.test(name))).toEqual([]);
  });

  test('PLAT-9 SAFE-1: a site without TEST_DATA_TOKEN has no address for test data, whatever is sent to it', async () => {
    const ask = async (method: string, path: string, authorization?: string) => {
      const headers = { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) };
      const body = method === 'GET' ? {} : { body: JSON.stringify({ number: 1, name: null, home: {}, at: null }) };
      const answer = await fetch(world.url() + path, { method, headers, ...body });
      const { error } = (await answer.json()) as { error?: { code: string } };
      return [answer.status, error?.code, answer.headers.get('set-cookie')];
    };
    const nothing = await ask('GET', '/nothing-here');
    expect(nothing[0]).toBe(404);
    const guesses = [undefined, '', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined', `Bearer ${'x'.repeat(24)}`];
    for (const authorization of guesses) {
      expect(await ask('GET', '/test/clock', authorization)).toEqual(nothing);
      for (const [method, path] of [
        ['PUT', '/test/clock'],
        ['POST', '/test/runs/run0a1b2c/homes'],
        ['POST', '/test/runs/run0a1b2c/guests'],
        ['DELETE', '/test/runs'],
      ] as const) {
        const [status, , cookie] = await ask(method, path, authorization);
        // Writes without the token of a form are refused before anything is looked for.
        expect([403, 404]).toContain(status);
        expect(cookie).toBeNull();
      }
    }
    const description = await (await fetch(`${world.url()}/openapi.json`)).text();
    expect(description).not.toContain('/test/');
    expect(
      await database.db.selectFrom('accounts').select('email').where('email', 'like', '%guests.test').execute(),
    ).toEqual([]);
  });
});
