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
    database = await freshDatabase('pglite');
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

  test("AUTH-7: every cookie is Secure and HttpOnly, Auth.js' carry the prefix that says so, and links are https", async () => {
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
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines.filter((cookie) => !/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)))
      expect(line).toMatch(/^(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)/i);
    for (const line of lines.filter((cookie) => cookie.includes('authjs.'))) expect(line).toMatch(/^__Secure-authjs\./);
    expect(await browser.session()).toMatchObject({ user: { email: 'https@example.com' } });
  });
});
