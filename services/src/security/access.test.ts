/**
 * Every route of services against everybody who may ask it (SAFE-27), on the real server: `testing/access-table.ts` says what
 * each is answered. The routes are those that the server describes itself, so that one that is added fails here until
 * it has a row.
 */
import { randomUUID } from 'node:crypto';
import { issueAccessToken } from '../auth/access-token.ts';
import { createSessions, hashText, sessionCookieName } from '../auth/sessions.ts';
import { signingKey } from '../db/settings.ts';
import { hostThreadUrl } from '../messages/host-link.ts';
import { hostReviewUrl } from '../reviews/host-link.ts';
import { tripToken } from '../trips/links.ts';
import { describedRequests } from '../soak/abuse/described-requests.ts';
import { startAbuseWorld, type AbuseWorld } from '../soak/abuse/world.ts';
import { TestBrowser, type Visit } from '../testing/browser.ts';
import { ACCESS, BODIES, CALLERS, type Caller } from '../testing/access-table.ts';

const SESSION = sessionCookieName('http://localhost');
const TEAM = 'Bearer roost_0123456789abcdefghijklmnopqrstuvwxyz';
const HOUR_MS = 3_600_000;
/** Reads and writes of sign-in are limited by the quarter of an hour. */
const AUTH_PAUSE_MINUTES = 16;
const OWNER = { email: 'maya@example.com', name: 'Maya' };

type Asked = ReturnType<typeof describedRequests>[number];
type Browsers = Record<Caller, { browser: TestBrowser; accessToken: string }>;

describe('SAFE-27: who may ask what', () => {
  let world: AbuseWorld;
  let asked: Asked[];
  let cookies: Map<string, string>;
  let csrf: string;
  let links: Record<'guest' | 'host' | 'hostReview', string>;
  const other = randomUUID();

  beforeAll(async () => {
    world = await startAbuseWorld();
    asked = describedRequests(world);
    const { db } = world.database;
    const olga = { id: other, email: 'olga@example.com', name: 'Olga', password_hash: null };
    await db.insertInto('accounts').values(olga).execute();
    await db.updateTable('stays').set({ guest_email: OWNER.email }).where('code', '=', world.code).execute();
    const { cookie = '', 'x-csrf-token': token = '' } = world.target.browsers[0] ?? {};
    cookies = new Map(cookie.split('; ').map((each) => each.split(/=(.*)/) as [string, string]));
    csrf = token;
    const key = await signingKey(db);
    const now = world.clock.now();
    const getToken = (address: string): string => address.split('#')[1] ?? '';
    links = {
      guest: tripToken(world.code, now, key),
      host: getToken(hostThreadUrl('', world.code, now, key)),
      hostReview: getToken(hostReviewUrl('', world.code, now, key)),
    };
    world.clock.advance(120);
  }, 180_000);
  afterAll(() => world?.close(), 30_000);

  /** A browser of each kind; the stay was booked two hours ago or more. */
  async function openBrowsers(): Promise<Browsers> {
    const { database, clock, secret, profileId } = world;
    const { db } = database;
    await db.deleteFrom('account_sessions').execute();
    let network = 0;
    const open = (...names: string[]): Browsers[Caller] => {
      network += 1;
      const browser = new TestBrowser(world.url, `203.0.113.${network}`);
      for (const name of ['roost.csrf', ...names]) browser.cookies.set(name, cookies.get(name) ?? '');
      return { browser, accessToken: '' };
    };
    const signIn = async (account: string, ageMs: number): Promise<Browsers[Caller]> => {
      const now = new Date(clock.now().getTime() - ageMs);
      const sessions = createSessions({ db, secret, now: () => now });
      const id = await sessions.begin(account, false, null);
      const { browser } = open();
      browser.cookies.set(SESSION, sessions.seal(id));
      const claims = { profileId: account, sessionHash: hashText(id), now: clock.now(), secret };
      return { browser, accessToken: issueAccessToken(claims) };
    };
    return {
      nobody: open(),
      guest: await signIn(other, 0),
      browser: open('roost.stays'),
      owner: await signIn(profileId, 2 * HOUR_MS),
      fresh: await signIn(profileId, 0),
      link: open(),
      host: open(),
    };
  }

  /** The body of a request, as this caller sends it: links are had by those to whom they were mailed. */
  function toBody({ operation, path, init }: Asked, caller: Caller): string | undefined {
    if (init.method === 'GET') return undefined;
    const isForm = path.startsWith('/auth/');
    const example = init.body as string;
    const given = isForm ? Object.fromEntries(new URLSearchParams(example)) : (JSON.parse(example) as object);
    const fields: Record<string, unknown> = { ...given, ...BODIES[operation] };
    if (isForm) Object.assign(fields, { csrfToken: csrf, json: 'true' });
    const hosts = path.startsWith('/reviews/') ? links.hostReview : links.host;
    if ('token' in fields) fields['token'] = { link: links.guest, host: hosts }[caller as string] ?? 'x';
    return isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields);
  }

  /** The status, why it was refused, and `own` where the answer tells of the owner or the stay. */
  function getOutcome({ status, text, location }: Visit): string {
    const code = /"code":"(\w+)","message"/.exec(text)?.[1] ?? /[?&]error=(\w+)/.exec(`${text} ${location}`)?.[1];
    const own = [OWNER.email, OWNER.name, world.code, world.profileId].some((each) => text.includes(each));
    return [String(status), code, own ? 'own' : undefined].filter((each) => each !== undefined).join(' ');
  }

  async function ask(
    request: Asked,
    caller: Caller,
    { browser, accessToken }: Browsers[Caller],
    more = {},
  ): Promise<string> {
    const { method, headers } = request.init;
    const body = toBody(request, caller);
    const { 'content-type': type, 'x-api-key': key } = headers;
    const sent: Record<string, string> = {
      ...(key !== undefined && { 'x-api-key': key }),
      ...(type !== undefined && { 'content-type': type }),
      'x-csrf-token': csrf,
      ...(accessToken !== '' && { authtoken: `Bearer ${accessToken}` }),
      ...more,
    };
    return getOutcome(
      await browser.ask(request.path, { method: method ?? 'GET', headers: sent, ...(body !== undefined && { body }) }),
    );
  }

  test('every route has a row, and answers each as its row says', async () => {
    const found: Record<string, readonly string[]> = {};
    for (const request of asked) {
      if (request.path.startsWith('/auth/')) world.clock.advance(AUTH_PAUSE_MINUTES);
      const browsers = await openBrowsers();
      const row: string[] = [];
      for (const caller of CALLERS) row.push(await ask(request, caller, browsers[caller]));
      found[request.operation] = row;
    }
    expect(found).toEqual(ACCESS);
    expect(Object.values(ACCESS).filter(([nobody, guest]) => /own/.test(`${nobody} ${guest}`))).toEqual([]);
  }, 300_000);

  test('who may publish remotes, and whoever shows the token of services, is nobody here', async () => {
    const wrong: string[] = [];
    const { nobody } = await openBrowsers();
    for (const request of asked)
      for (const header of [{ authorization: TEAM }, { 'x-services-token': 'k3JxPq9vWz7TnB2mLdR5hYc8sFgAe4Uo' }]) {
        if (request.path.startsWith('/auth/')) continue;
        const answer = await ask(request, 'nobody', nobody, header);
        if (answer.endsWith(' own') || (ACCESS[request.operation]?.[0] ?? '').slice(0, 3) !== answer.slice(0, 3))
          wrong.push(`${request.operation} ${Object.keys(header)[0]}: ${answer}`);
      }
    expect(wrong).toEqual([]);
  }, 120_000);
});
