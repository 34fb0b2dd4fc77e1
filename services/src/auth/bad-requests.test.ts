import { freshDatabase } from '../testing/databases.ts';
import type { OpenDatabase } from '../db/open.ts';
import { TestBrowser } from '../testing/browser.ts';
import { testHome } from '../testing/homes.ts';
import { mailTo } from '../testing/mailbox.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';

const SITE = 'http://localhost:3000';
const REQUESTS = 1000;

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const VICTIM = 'victim@example.com';
const PASSWORD = 'the victims lakehouse';
const OFF_SITE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example',
  'data:text/html,<script>',
  '\u0000https://evil.example',
  'http://[',
  '/%2F%2Fevil.example',
  ' //evil.example',
  'x'.repeat(9000),
  'http://localhost:3001/',
];
const PATHS = [
  '/auth/signin',
  '/auth/signin/email',
  '/auth/signin/credentials',
  '/auth/signin/external',
  '/auth/signin/nobody',
  '/auth/signin/__proto__',
  '/auth/signin/a/b',
  '/auth/callback/credentials',
  '/auth/callback/email',
  '/auth/callback/external',
  '/auth/callback/nobody',
  '/auth/callback/constructor',
  '/auth/callback',
  '/auth/session',
  '/auth/signout',
  '/auth/csrf',
  '/auth/providers',
  '/auth/_log',
  '/auth/signup',
  '/auth/code',
  '/auth/resend',
  '/auth/reset',
  '/auth/reset/open',
  '/auth/reset/email',
  '/auth/new-password',
  '/auth/pending',
  '/auth/webauthn-options',
  '/auth/verify-request',
  '/auth/error',
  '/auth/',
  '/auth/%00',
  '/auth/%',
  '/auth/..%2f',
];
const TEXTS = [
  '',
  'x',
  VICTIM,
  'victim@example.com,evil@evil.example',
  '"a@b"@victim@example.com',
  "' or 1=1 --",
  '\u0000',
  '\ud800',
  '😀'.repeat(3000),
  '{"name":"x"}',
  '{',
  '[]',
  'null',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'true',
  '000000',
  '%0d%0aset-cookie:x=1',
];
const FIELDS = [
  'email',
  'password',
  'csrfToken',
  'callbackUrl',
  'json',
  'data',
  'code',
  'token',
  'firstName',
  'lastName',
  'everywhere',
  'level',
  'message',
  'error',
  'state',
  'profileId',
  '__proto__',
  'redirect_uri',
  'iss',
];
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
];

describe('1,000 bad requests to sign-in', () => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase();
    world = await startWorld({ database, homes: [testHome({ id: '1', from: '2026-06-01' })], today: '2026-06-01' });
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test("AUTH-7: none fails on our side, shows another guest's data, leads off the site or changes an account", async () => {
    const victim = new TestBrowser(world.url());
    await victim.script('/auth/signup', { firstName: 'Vic', lastName: 'Tim', email: VICTIM, password: PASSWORD });
    const { link } = await mailTo(world.sandbox, VICTIM);
    await victim.ask(link.pathname.slice(4) + link.search);
    await victim.form('/auth/continue', {});
    const before = await victim.session();
    if (!before) throw new Error('The victim is not signed in.');
    const secrets = [
      before.profileId,
      before.accessToken,
      'Vic Tim',
      victim.cookies.get('authjs.session-token') ?? '-',
    ];

    const random = sequence(20261121);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const some = () => (random() < 0.3 ? pick(OFF_SITE) : random() < 0.1 ? before.profileId : pick(TEXTS));
    const seen = new Map<number, number>();
    for (let number = 0; number < REQUESTS; number += 1) {
      const attacker = new TestBrowser(world.url(), `192.0.2.${number % 250}`);
      const withToken = random() < 0.5;
      const token = withToken ? await attacker.csrf() : pick(TEXTS);
      if (random() < 0.2) attacker.cookies.set('authjs.callback-url', encodeURIComponent(pick(OFF_SITE).slice(0, 500)));
      if (random() < 0.2)
        attacker.cookies.set(
          'authjs.session-token',
          encodeURIComponent(`${before.profileId}.${pick(['x', '', 'AAAA'])}`),
        );
      if (random() < 0.2)
        attacker.cookies.set('roost.pending', encodeURIComponent(`${Buffer.from(VICTIM).toString('base64url')}.x`));
      const values = new Map<string, string>([['csrfToken', token]]);
      for (let field = 0; field < 4; field += 1) values.set(pick(FIELDS), some());
      if (random() < 0.5) values.set('callbackUrl', pick(OFF_SITE));
      if (withToken && random() < 0.8) values.set('csrfToken', token);
      const post = random() < 0.7;
      const type = random() < 0.7 ? TYPES[0] : pick(TYPES);
      const form = new URLSearchParams([...values]);
      const body =
        type === 'application/json'
          ? random() < 0.3
            ? '{"a":'
            : JSON.stringify({
                ...Object.fromEntries(values),
                email: random() < 0.3 ? { $ne: null } : values.get('email'),
              })
          : random() < 0.02
            ? 'x'.repeat(200_000)
            : form.toString();
      const path = pick(PATHS);
      const answer = await attacker.ask(
        post ? path : `${path}?${form}`,
        post ? { method: 'POST', body, headers: { ...(type ? { 'content-type': type } : {}) } } : {},
      );

      const what = `${number}: ${post ? 'POST' : 'GET'} ${path} ${form.toString().slice(0, 300)}`;
      if (answer.status >= 500) throw new Error(`${what} -> ${answer.status} ${answer.text}`);
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      const next =
        answer.location ?? (JSON.parse(/^\{"url":/.test(answer.text) ? answer.text : '{}') as { url?: string }).url;
      const allowed =
        next === undefined || next === null || [SITE, world.sandbox.url].includes(new URL(next, SITE).origin);
      if (!allowed) throw new Error(`${what} -> leads to ${next}`);
      if (next?.startsWith(world.sandbox.url))
        expect(new URL(next).searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/callback/external`);
      for (const secret of secrets)
        if (answer.text.includes(secret) && !form.toString().includes(encodeURIComponent(secret)))
          throw new Error(`${what} -> shows ${secret}`);
      for (const line of answer.headers.getSetCookie())
        if (/^(?:__Secure-)?authjs\.session-token=[^;]/.test(line)) throw new Error(`${what} -> signs in`);
    }

    expect([...seen.keys()].every((status) => status < 500)).toBe(true);
    expect(seen.get(403)).toBeGreaterThan(50);
    expect(await victim.session()).toMatchObject({ user: before.user, profileId: before.profileId });
    world.clock.advance(16);
    expect(
      await new TestBrowser(world.url()).script('/auth/callback/credentials', { email: VICTIM, password: PASSWORD }),
    ).toMatchObject({ status: 200 });
  }, 120_000);
});
