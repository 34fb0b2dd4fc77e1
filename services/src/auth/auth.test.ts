import { addressedTo } from '../testing/addresses.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
// Declares what the services add to Fastify: `app.identity`.
import './current-guest.ts';
import type { OpenDatabase } from '../db/open.ts';
import { TestBrowser, type Visit } from '../testing/browser.ts';
import { testHome } from '../testing/homes.ts';
import { createSessions } from './sessions.ts';
import { mailTo, subjectsTo } from '../testing/mailbox.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { tripToken } from '../trips/links.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';

const SITE = 'http://localhost:3000';
const PASSWORD = 'lakehouse 26';

describe.each(databaseKinds())('sign-in on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  let browser: TestBrowser;
  const open = () => new TestBrowser(world.url());
  const email = addressedTo(kind);

  beforeAll(async () => {
    database = await freshDatabase(kind);
    world = await startWorld({ database, homes: [testHome({ id: '1', from: '2026-06-01' })], today: '2026-06-01' });
  }, 180_000);
  beforeEach(() => {
    browser = open();
    world.clock.advance(16);
  });
  afterEach(() => world?.sandbox.clearFaults());
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  const getPath = (link: URL) => link.pathname.slice('/api'.length) + link.search;
  /** Opens a mailed link, and presses the button of the page it leads to when there is one. */
  async function follow(visitor: TestBrowser, link: URL): Promise<Visit> {
    const opened = await visitor.ask(getPath(link));
    return opened.location === `${SITE}/api/auth/continue` ? visitor.form('/auth/continue', {}) : opened;
  }

  async function signUp(visitor: TestBrowser, address: string): Promise<void> {
    const answer = await visitor.script('/auth/signup', {
      firstName: 'Maya',
      lastName: 'Ortiz',
      email: address,
      password: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, error: null });
    await follow(visitor, (await mailTo(world.sandbox, address)).link);
  }

  const signIn = (visitor: TestBrowser, address: string, password = PASSWORD, more: Record<string, string> = {}) =>
    visitor.script('/auth/callback/credentials', { email: address, password, callbackUrl: '/favorites', ...more });

  /** The same browser, once services are at another address. */
  function moved(visitor: TestBrowser): TestBrowser {
    const again = open();
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    return again;
  }

  test('AUTH-7: new keys sign nobody out: what the old ones signed holds until they are taken away', async () => {
    const [old, fresh] = ['0f3c'.repeat(8), '9b1e'.repeat(8)];
    await world.restart({ AUTH_SECRET: old, SIGNING_KEYS: old });
    const [signedIn, byLink, byCode] = [open(), open(), open()];
    const addresses = { in: email('keys-one'), link: email('keys-two'), code: email('keys-three') };
    await signUp(signedIn, addresses.in);
    await signUp(open(), addresses.link);
    await signUp(open(), addresses.code);
    await byLink.script('/auth/signin/email', { email: addresses.link });
    await byCode.script('/auth/signin/email', { email: addresses.code });
    const { link } = await mailTo(world.sandbox, addresses.link, 2);
    const { code } = await mailTo(world.sandbox, addresses.code, 2);
    const booker = new TestGuest(world.url());
    const quote = (await booker.quote({ listingId: '1', startDate: '2026-06-05', endDate: '2026-06-08' })).body;
    const booked = await booker.post<{ reservation: { code: string } }>('/reservations', reservationRequest(quote));
    const stay = booked.body.reservation.code;
    const token = tripToken(stay, world.clock.now(), old);
    const trips = async (guest: TestGuest) => (await guest.get<{ trips: unknown[] }>('/trips')).body.trips.length;

    await world.restart({ AUTH_SECRET: `${fresh},${old}`, SIGNING_KEYS: `${fresh},${old}` });
    expect(await moved(signedIn).session()).toMatchObject({ user: { email: addresses.in } });
    const link2 = moved(byLink);
    await follow(link2, link);
    expect(await link2.session()).toMatchObject({ user: { email: addresses.link } });
    const code2 = moved(byCode);
    await code2.form('/auth/code', { code: code ?? '' });
    expect(await code2.session()).toMatchObject({ user: { email: addresses.code } });
    booker.moveTo(world.url());
    expect(await trips(booker)).toBe(1);
    expect((await new TestGuest(world.url()).post('/trips/open', { code: stay, token })).status).toBe(200);

    await world.restart({ AUTH_SECRET: fresh, SIGNING_KEYS: fresh });
    expect(await moved(signedIn).session()).toBeNull();
    // Signed by the new key, because it was made after the rotation.
    expect(await moved(link2).session()).toMatchObject({ user: { email: addresses.link } });
    booker.moveTo(world.url());
    expect(await trips(booker)).toBe(0);
    expect((await new TestGuest(world.url()).post('/trips/open', { code: stay, token })).status).toBe(404);
    await world.restart();
  }, 120_000);

  test('AUTH-1: nobody is signed in at first, and the three ways are listed with their types', async () => {
    expect(await browser.session()).toBeNull();
    expect(await browser.json('/auth/providers')).toMatchObject({
      credentials: { id: 'credentials', type: 'credentials' },
      email: { id: 'email', type: 'email' },
      external: { id: 'external', type: 'oidc', name: 'Roost ID', callbackUrl: `${SITE}/api/auth/callback/external` },
    });
  });

  test('AUTH-6: an account is made, proven by mail, and signed in as a new user', async () => {
    const address = email('new');
    await signUp(browser, address);
    const session = await browser.session();
    expect(session).toMatchObject({
      user: { name: 'Maya Ortiz', email: address },
      isNewUser: true,
      profileId: expect.any(String),
      accessToken: expect.any(String),
    });
    expect(Date.parse(session?.expires ?? '')).toBeGreaterThan(world.clock.now().getTime());
  });

  test('AUTH-1: a password signs in with 200 and the url, a wrong one is 401 with its error in the url', async () => {
    const address = email('password');
    await signUp(open(), address);
    expect(await signIn(browser, address, 'not this one')).toMatchObject({ status: 401, error: 'CredentialsSignin' });
    expect(await browser.session()).toBeNull();
    expect(await signIn(browser, address.toUpperCase())).toEqual({
      status: 200,
      url: `${SITE}/favorites`,
      error: null,
    });
    expect(await browser.session()).toMatchObject({ user: { email: address }, isNewUser: false });
  });

  test('AUTH-1: without a script a form is redirected, with 303 so that the next page is asked for anew', async () => {
    const address = email('form');
    await signUp(open(), address);
    const wrong = await browser.form('/auth/callback/credentials', {
      email: address,
      password: 'no',
      callbackUrl: '/favorites',
    });
    expect([wrong.status, wrong.location]).toEqual([
      303,
      `${SITE}/api/auth/signin?error=CredentialsSignin&code=credentials&callbackUrl=${encodeURIComponent(`${SITE}/favorites`)}`,
    ]);
    const right = await browser.form('/auth/callback/credentials', {
      email: address,
      password: PASSWORD,
      callbackUrl: '/favorites',
    });
    expect([right.status, right.location]).toEqual([303, `${SITE}/favorites`]);
  });

  test('AUTH-6: a link by mail signs in once, in the guest or as a new account', async () => {
    const address = email('link');
    expect(
      await browser.script('/auth/signin/email', { email: address, callbackUrl: `${SITE}/search?query=Lake` }),
    ).toMatchObject({ status: 200, url: expect.stringContaining('/api/auth/verify-request') });
    expect(await browser.json('/auth/pending')).toEqual({ email: address, kind: 'signin' });
    const { link, subject } = await mailTo(world.sandbox, address);
    expect(subject).toMatch(/^\d{6} is your Roost code$/);
    expect(await follow(browser, link)).toMatchObject({ status: 303, location: `${SITE}/search?query=Lake` });
    expect(await browser.session()).toMatchObject({ user: { email: address, name: null }, isNewUser: true });
    const stranger = open();
    expect(await follow(stranger, link)).toMatchObject({
      status: 303,
      location: `${SITE}/api/auth/error?error=Verification`,
    });
    expect(await stranger.session()).toBeNull();
  });

  test('SAFE-11: a mailed link does not name the address that it is for', async () => {
    const address = email('unnamed');
    await browser.form('/auth/signin/email', { email: address, callbackUrl: '/favorites' });
    const { link } = await mailTo(world.sandbox, address);
    expect(decodeURIComponent(link.href)).not.toContain('@');
    expect(await follow(browser, link)).toMatchObject({ location: `${SITE}/favorites` });
    expect(await browser.session()).toMatchObject({ user: { email: address } });
  });

  test('SAFE-4: opening a link signs nobody in and uses nothing up; its button does, and says where it was asked for', async () => {
    const address = email('opened');
    await browser.script('/auth/signin/email', { email: address, callbackUrl: '/favorites' });
    const { link } = await mailTo(world.sandbox, address);
    const scanner = open();
    for (let look = 0; look < 3; look += 1)
      expect((await scanner.ask(getPath(link))).location).toBe(`${SITE}/api/auth/continue`);
    expect(await scanner.session()).toBeNull();
    expect(await scanner.json('/auth/link')).toEqual({ email: address, here: false });
    const withoutToken = await scanner.ask('/auth/continue', { method: 'POST', body: new URLSearchParams() });
    expect(withoutToken.location).toContain('error=MissingCSRF');
    expect(await scanner.session()).toBeNull();

    await browser.ask(getPath(link));
    expect(await browser.json('/auth/link')).toEqual({ email: address, here: true });
    expect(await browser.script('/auth/continue', {})).toMatchObject({ status: 200, url: `${SITE}/favorites` });
    expect(await browser.session()).toMatchObject({ user: { email: address } });
    expect(await scanner.ask('/auth/link')).toMatchObject({ text: 'null' });
    expect(await scanner.script('/auth/continue', {})).toMatchObject({ error: 'Verification' });
    expect(await scanner.session()).toBeNull();
  });

  test('SAFE-4: of several mails one code lives, in the browser that asked for it', async () => {
    const address = email('newest.mail');
    const [first, second] = [open(), open()];
    await first.script('/auth/signin/email', { email: address });
    const code = (await mailTo(world.sandbox, address)).code ?? '';
    await second.script('/auth/signup', { firstName: 'A', lastName: 'B', email: address, password: PASSWORD });
    const newer = (await mailTo(world.sandbox, address, 2)).code ?? '';
    expect(await first.script('/auth/code', { code })).toMatchObject({ error: 'WrongCode' });
    expect(await first.script('/auth/code', { code: newer })).toMatchObject({ error: 'WrongCode' });
    expect(await second.script('/auth/code', { code: newer })).toMatchObject({ error: null });
    expect(await second.session()).toMatchObject({ user: { email: address } });
  });

  test('SAFE-7: a stranger who guesses passwords locks out nobody else, and not the owner’s own browser from any address', async () => {
    const address = email('owner');
    const laptop = new TestBrowser(world.url(), '203.0.113.20');
    await signUp(laptop, address);
    await laptop.script('/auth/signout', {});
    const stranger = new TestBrowser(world.url(), '198.51.100.66');
    for (let guess = 0; guess < 10; guess += 1)
      expect(await signIn(stranger, address, `guess ${guess}`)).toMatchObject({ status: 401 });
    expect(await signIn(stranger, address, PASSWORD)).toMatchObject({ status: 429 });
    expect(await signIn(new TestBrowser(world.url(), '203.0.113.21'), address)).toMatchObject({ status: 200 });
    for (let crowd = 0; crowd < 12; crowd += 1)
      for (let guess = 0; guess < 10; guess += 1)
        await signIn(new TestBrowser(world.url(), `198.51.100.${100 + crowd}`), address, 'wrong');
    expect(await signIn(new TestBrowser(world.url(), '203.0.113.22'), address)).toMatchObject({ status: 429 });
    expect(await signIn(laptop, address)).toMatchObject({ status: 200 });
  }, 120_000);

  test('AUTH-7: a look at the link (HEAD) does not use it up, an hour does', async () => {
    const address = email('scanner');
    await browser.script('/auth/signin/email', { email: address });
    const { link } = await mailTo(world.sandbox, address);
    expect((await browser.ask(getPath(link), { method: 'HEAD' })).status).toBe(404);
    world.clock.advance(61);
    expect((await follow(browser, link)).location).toContain('error=Verification');
  });

  test('AUTH-7: the six digits count for ten minutes, the link of the same mail goes on', async () => {
    const address = email('ten.minutes');
    await browser.script('/auth/signin/email', { email: address });
    const { code, link } = await mailTo(world.sandbox, address);
    world.clock.advance(10.1);
    expect(await browser.script('/auth/code', { code: code ?? '' })).toMatchObject({ error: 'WrongCode' });
    await follow(browser, link);
    expect(await browser.session()).toMatchObject({ user: { email: address } });
  });

  test('AUTH-6: the six digits of the mail do the same, in the browser that asked, and cannot be tried out', async () => {
    const address = email('code');
    await browser.script('/auth/signin/email', { email: address, callbackUrl: `${SITE}/favorites` });
    const code = (await mailTo(world.sandbox, address)).code ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await browser.script('/auth/code', { code: wrong })).toMatchObject({ status: 400, error: 'WrongCode' });
    expect(await open().script('/auth/code', { code })).toMatchObject({ error: 'Verification' });
    const right = await browser.script('/auth/code', { code });
    expect(right.error).toBeNull();
    expect(right.url).toBe(`${SITE}/favorites`);
    expect(await browser.session()).toMatchObject({ user: { email: address } });

    const other = open();
    await other.script('/auth/signin/email', { email: address });
    const next = (await mailTo(world.sandbox, address, 2)).code ?? '';
    for (let attempt = 0; attempt < 5; attempt += 1)
      await other.script('/auth/code', { code: next === '000000' ? '111111' : '000000' });
    expect(await other.script('/auth/code', { code: next })).toMatchObject({ error: 'WrongCode' });
  });

  /** The issuer's page, answered as a person would. */
  async function atIssuer(visitor: TestBrowser, answer: Record<string, string>): Promise<URL> {
    const { url } = await visitor.script('/auth/signin/external', { callbackUrl: '/favorites' });
    expect(url).toMatch(new RegExp(`^${world.sandbox.url}/oidc/authorize\\?`));
    const request = new URL(url);
    expect(request.searchParams.get('code_challenge_method')).toBe('S256');
    const back = await fetch(request.origin + request.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(request.searchParams), ...answer }),
    });
    return new URL(back.headers.get('location') ?? '');
  }

  test('AUTH-6: an outside issuer signs in; the second time it is the same guest and not a new one', async () => {
    const person = { name: 'Kai Lee', email: email('kai') };
    expect(await follow(browser, await atIssuer(browser, person))).toMatchObject({
      status: 303,
      location: `${SITE}/favorites`,
    });
    const first = await browser.session();
    expect(first).toMatchObject({ user: { name: 'Kai Lee', email: person.email }, isNewUser: true });
    const again = open();
    await follow(again, await atIssuer(again, person));
    expect(await again.session()).toMatchObject({ profileId: first?.profileId, isNewUser: false });
  });

  test('AUTH-5: who cancels at the issuer, has an unverified address, or an account of another kind, is told why', async () => {
    expect((await follow(browser, await atIssuer(browser, { cancel: '1' }))).location).toBe(
      `${SITE}/api/auth/signin?error=OAuthCallbackError`,
    );
    expect((await follow(browser, await atIssuer(browser, { person: 'person-noor' }))).location).toBe(
      `${SITE}/api/auth/signin?error=EmailNotVerified`,
    );
    const address = email('linked');
    await signUp(open(), address);
    expect((await follow(browser, await atIssuer(browser, { name: 'Maya', email: address }))).location).toBe(
      `${SITE}/api/auth/signin?error=OAuthAccountNotLinked`,
    );
    expect(await browser.session()).toBeNull();
  });

  test('AUTH-6: a signed-in guest links an outside identity of the same person', async () => {
    const address = email('links');
    await signUp(browser, address);
    await follow(browser, await atIssuer(browser, { name: 'Maya', email: address }));
    const other = open();
    await follow(other, await atIssuer(other, { name: 'Maya', email: address }));
    expect((await other.session())?.profileId).toBe((await browser.session())?.profileId);
  });

  test('AUTH-5: an issuer that is down is a sentence on the sign-in page', async () => {
    await world.sandbox.fault({ part: 'oidc', mode: 'down' });
    expect(await browser.script('/auth/signin/external', {})).toMatchObject({ status: 400, error: 'OAuthSignin' });
  });

  test('AUTH-4: an unknown or missing provider goes to the sign-in page with the callback', async () => {
    const page = `${SITE}/api/auth/signin?callbackUrl=${encodeURIComponent(`${SITE}/favorites`)}`;
    expect(await browser.script('/auth/signin/nobody', { callbackUrl: '/favorites' })).toMatchObject({
      status: 200,
      url: page,
    });
    expect(await browser.script('/auth/signin', { callbackUrl: '/favorites' })).toMatchObject({ url: page });
    expect(await browser.ask('/auth/signin/nobody?callbackUrl=/favorites')).toMatchObject({
      status: 303,
      location: page,
    });
    expect(await browser.ask('/auth/callback/nobody?callbackUrl=/favorites')).toMatchObject({ location: page });
  });

  test('AUTH-1: update changes the name and ends being new, from a form and from JSON', async () => {
    const address = email('update');
    await signUp(browser, address);
    const form = await browser.form('/auth/session', { data: JSON.stringify({ name: 'Maya O.' }) });
    expect(JSON.parse(form.text)).toMatchObject({ user: { name: 'Maya O.' }, isNewUser: true });
    const body = JSON.stringify({
      csrfToken: await browser.csrf(),
      data: { isNewUser: false, profileId: 'someone else', email: 'x@y.zz' },
    });
    const json = await browser.ask('/auth/session', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(json.text)).toMatchObject({ user: { name: 'Maya O.', email: address }, isNewUser: false });
    expect(await browser.session()).toMatchObject({ user: { name: 'Maya O.', email: address }, isNewUser: false });
  });

  test('AUTH-3: signing out ends this session, everywhere ends all, at once', async () => {
    const address = email('out');
    await signUp(browser, address);
    const [laptop, phone] = [open(), open()];
    await Promise.all([signIn(laptop, address), signIn(phone, address)]);
    const stolen = new Map(laptop.cookies);
    expect(await laptop.script('/auth/signout', { callbackUrl: '/' })).toEqual({
      status: 200,
      url: `${SITE}/`,
      error: null,
    });
    expect(await laptop.session()).toBeNull();
    stolen.forEach((value, name) => laptop.cookies.set(name, value));
    expect(await laptop.session()).toBeNull();
    expect(await phone.session()).not.toBeNull();
    await phone.script('/auth/signout', { everywhere: 'true' });
    expect(await browser.session()).toBeNull();
  });

  test('SAFE-5 BOOK-14: signing out forgets the stays that were booked in this browser, and what was typed into a checkout', async () => {
    await signUp(browser, email('leaves'));
    browser.cookies.set('roost.stays', 'anything');
    browser.cookies.set('roost.draft', 'anything');
    await browser.script('/auth/signout', {});
    expect(browser.cookies.has('roost.stays')).toBe(false);
    expect(browser.cookies.has('roost.draft')).toBe(false);
  });

  test('SAFE-5: after signing out nobody at this browser sets the password, sees whose mail was opened, or goes on with it', async () => {
    const address = email('signedout');
    await signUp(open(), address);
    await browser.script('/auth/reset', { email: address });
    await follow(browser, (await mailTo(world.sandbox, address, 2)).link);
    await browser.form('/auth/signin/email', { email: address });
    await browser.ask(getPath((await mailTo(world.sandbox, address, 3)).link));
    expect(await browser.json('/auth/link')).toMatchObject({ email: address });
    const kept = new Map(browser.cookies);
    await signIn(browser, address);
    await browser.script('/auth/signout', {});
    const left = async (): Promise<unknown[]> =>
      Promise.all(['/auth/reset/email', '/auth/link', '/auth/pending'].map((path) => browser.json(path)));
    expect(await left()).toEqual([null, null, null]);
    // Signing out everywhere ends what the mails allowed: the cookies from before are worth nothing either.
    await signIn(browser, address);
    await browser.script('/auth/signout', { everywhere: 'true' });
    kept.forEach((value, name) => browser.cookies.set(name, value));
    expect((await left()).slice(0, 2)).toEqual([null, null]);
    const taken = await browser.script('/auth/new-password', { password: 'a stranger was here' });
    expect([taken.error, (await browser.script('/auth/continue', {})).error]).toEqual(['Verification', 'Verification']);
    expect(await signIn(open(), address)).toMatchObject({ status: 200 });
  });

  test('SAFE-12: passwords that everybody tries are refused, in any case, with a year, with a sign, and the own address', async () => {
    const address = email('maya.lakeside');
    const own = `${address.split('@', 1)[0]}2026`;
    const tried = ['Password1234', 'qwertyuiop123', 'Summer2026!!', own, 'roostroost26!'];
    for (const password of tried)
      expect(
        await browser.script('/auth/signup', { firstName: 'Maya', lastName: 'Ortiz', email: address, password }),
      ).toMatchObject({ status: 400, error: 'Password_common' });
  });

  test('SAFE-12: a guest sees where they are signed in and signs one device out, of their own account alone', async () => {
    const address = email('devices');
    await signUp(browser, address);
    const [phone, stranger] = [open(), open()];
    await signIn(phone, address);
    await signUp(stranger, email('other.devices'));
    type Entry = { id: string; device: string; current: boolean };
    const list = async (visitor: TestBrowser) => (await visitor.json<{ sessions: Entry[] }>('/auth/sessions')).sessions;
    const entries = await list(browser);
    expect(entries.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(await list(open())).toEqual([]);
    const other = entries.find(({ current }) => !current)?.id ?? '';
    await stranger.script('/auth/sessions/end', { session: other });
    for (const id of ['', '%', other.slice(1), `${other}x`])
      await browser.script('/auth/sessions/end', { session: id });
    expect(await list(browser)).toHaveLength(2);
    await browser.script('/auth/sessions/end', { session: other });
    expect(await phone.session()).toBeNull();
    expect(await browser.session()).not.toBeNull();
  });

  test('SAFE-6: who signs in again and again keeps fifty sessions, the newest, all of which the list shows', async () => {
    const address = email('many.devices');
    await signUp(browser, address);
    const { id } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow();
    const sessions = createSessions({ db: database.db, secret: 'x'.repeat(32), now: world.clock.now });
    for (let device = 0; device < 60; device += 1) {
      world.clock.advance(0.01);
      await sessions.begin(id, false, null);
    }
    expect(await browser.session()).toBeNull();
    const rows = database.db.selectFrom('account_sessions').select('id_hash').where('account_id', '=', id);
    expect(await rows.execute()).toHaveLength(50);
    const last = open();
    await signIn(last, address);
    expect((await last.json<{ sessions: object[] }>('/auth/sessions')).sessions).toHaveLength(50);
  });

  test('AUTH-7: signing in changes the session id; the one from before is worth nothing', async () => {
    const address = email('rotation');
    await signUp(browser, address);
    const before = new Map(browser.cookies);
    await signIn(browser, address);
    const thief = open();
    before.forEach((value, name) => thief.cookies.set(name, value));
    expect(await thief.session()).toBeNull();
    expect(await browser.session()).not.toBeNull();
  });

  test('AUTH-7: a session ends thirty days after it was last used', async () => {
    const address = email('expires');
    await signUp(browser, address);
    world.clock.advance(29 * 1440);
    expect(await browser.session()).not.toBeNull();
    world.clock.advance(29 * 1440);
    expect(await browser.session()).not.toBeNull();
    world.clock.advance(29 * 1440);
    expect(await browser.session()).not.toBeNull();
    // SAFE-12: however much it is used, after ninety days it is over.
    world.clock.advance(4 * 1440);
    expect(await browser.session()).toBeNull();
    expect(browser.cookies.has('authjs.session-token')).toBe(false);
  });

  test('AUTH-7: cookies are HttpOnly and SameSite=Lax', async () => {
    const address = email('cookies');
    await signUp(open(), address);
    const answer = await browser.form('/auth/callback/credentials', { email: address, password: PASSWORD });
    const lines = answer.headers.getSetCookie();
    expect(lines.some((line) => line.startsWith('authjs.session-token='))).toBe(true);
    for (const line of lines) expect(line).toMatch(/HttpOnly.*SameSite=Lax/i);
  });

  test('AUTH-7: a forgotten password: one link, once; other devices are signed out; the owner hears of it', async () => {
    const address = email('reset');
    const laptop = open();
    await signUp(laptop, address);
    expect(await browser.script('/auth/reset', { email: address })).toMatchObject({ status: 200, error: null });
    const { link } = await mailTo(world.sandbox, address, 2);
    expect(await follow(browser, link)).toMatchObject({ location: `${SITE}/api/auth/new-password` });
    expect(await browser.json('/auth/reset/email')).toEqual({ email: address, passkeys: [] });
    expect(await browser.script('/auth/new-password', { password: 'lake' })).toMatchObject({
      status: 400,
      error: 'Password_short',
    });
    expect(await browser.script('/auth/new-password', { password: 'another lakehouse' })).toMatchObject({
      status: 200,
      error: null,
    });
    expect(await browser.session()).toMatchObject({ user: { email: address } });
    expect(await laptop.session()).toBeNull();
    expect(await subjectsTo(world.sandbox, address, 3)).toContain('Your Roost password was changed');
    expect((await follow(open(), link)).location).toContain('error=Verification');
    expect(await signIn(open(), address)).toMatchObject({ status: 401 });
    expect(await signIn(open(), address, 'another lakehouse')).toMatchObject({ status: 200 });
  });

  test('AUTH-7: no answer says whether an address has an account', async () => {
    const [known, unknown] = [email('known'), email('unknown')];
    await signUp(open(), known);
    const shape = async (visitor: TestBrowser, address: string) => {
      const answers = [
        await signIn(visitor, address, 'not this one'),
        await visitor.script('/auth/reset', { email: address }),
        await visitor.script('/auth/signin/email', { email: address }),
        await visitor.script('/auth/signup', { firstName: 'A', lastName: 'B', email: address, password: PASSWORD }),
      ];
      return answers.map(({ status, url }) => [status, url]);
    };
    expect(await shape(open(), known)).toEqual(await shape(open(), unknown));
    expect(await subjectsTo(world.sandbox, known, 4)).toContain('You already have a Roost account');
  });

  test("AUTH-7: a password typed by a stranger never becomes that of the address' owner", async () => {
    const address = email('squatted');
    await open().script('/auth/signup', {
      firstName: 'Mal',
      lastName: 'Lory',
      email: address,
      password: 'the password of mallory',
    });
    const { link } = await mailTo(world.sandbox, address);
    expect((await follow(browser, link)).location).toContain('/api/auth/new-password');
    expect(await signIn(open(), address, 'the password of mallory')).toMatchObject({ status: 401 });
    expect(await browser.script('/auth/new-password', { password: PASSWORD })).toMatchObject({ error: null });
    expect(await signIn(open(), address)).toMatchObject({ status: 200 });
  });

  test('AUTH-7: attempts are limited by account and address, and by address for all accounts', async () => {
    const address = email('limited');
    await signUp(open(), address);
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await signIn(open(), address, 'guess'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    expect(await signIn(open(), address)).toMatchObject({ status: 429, error: 'TooManyAttempts' });
    for (let other = 0; other < 50; other += 1) await signIn(open(), email(`other${other}`), 'guess');
    expect(await signIn(open(), email('one.more'))).toMatchObject({ status: 429, error: 'TooManyAttempts' });
    world.clock.advance(16);
    expect(await signIn(open(), address)).toMatchObject({ status: 200 });
    const mails = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      mails.push((await browser.script('/auth/reset', { email: address })).status);
    expect(mails).toEqual([200, 200, 200, 200, 200, 429]);
  }, 120_000);

  test('AUTH-7: each write needs the token of the form', async () => {
    const address = email('csrf');
    await signUp(browser, address);
    for (const path of [
      '/auth/signin/email',
      '/auth/signin/external',
      '/auth/callback/credentials',
      '/auth/signout',
      '/auth/session',
      '/auth/signup',
      '/auth/reset',
      '/auth/new-password',
      '/auth/code',
    ]) {
      const answer = await browser.script(path, {
        csrfToken: 'wrong',
        email: address,
        password: PASSWORD,
        data: '{"name":"x"}',
      });
      expect([path, answer.status, answer.error]).toEqual([path, 403, 'MissingCSRF']);
      const elsewhere = await browser.ask(path, {
        method: 'POST',
        body: new URLSearchParams({ csrfToken: await browser.csrf(), json: 'true' }),
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(elsewhere.status).toBe(403);
    }
    expect(await browser.session()).toMatchObject({ user: { name: 'Maya Ortiz' } });
  });

  test('FAV-1 AUTH-6: the access token speaks for its profile until its session ends or a day is over', async () => {
    const address = email('token');
    await signUp(browser, address);
    const { identity } = world.services().app;
    const session = await browser.session();
    const header = `Bearer ${session?.accessToken}`;
    expect(await identity.favoritesProfile(header)).toEqual({ profileId: session?.profileId });
    for (const forged of [
      undefined,
      '',
      'Bearer ',
      'Bearer x',
      `bearer ${session?.accessToken}`,
      `${header}x`,
      header.replace(session?.profileId ?? '-', 'another'),
    ]) {
      expect(await identity.favoritesProfile(forged)).toBeNull();
    }
    world.clock.advance(1441);
    expect(await identity.favoritesProfile(header)).toBeNull();
    const fresh = `Bearer ${(await browser.session())?.accessToken}`;
    expect(await identity.favoritesProfile(fresh)).not.toBeNull();
    await browser.script('/auth/signout', {});
    expect(await identity.favoritesProfile(fresh)).toBeNull();
  });

  test('AUTH-5: a beacon is written to the log without control characters or addresses', async () => {
    const answer = await browser.ask('/auth/_log', {
      method: 'POST',
      body: new URLSearchParams({
        level: 'error',
        code: 'CLIENT_FETCH_ERROR',
        message: 'could not\nask maya@example.com',
      }),
    });
    expect(answer.status).toBe(204);
    expect(world.events).toContainEqual({
      event: 'auth_client',
      fields: { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'could not ask [address]' },
    });
  });
});
