import { sql } from 'kysely';
import { addressedTo } from '../testing/addresses.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import type { OpenDatabase } from '../db/open.ts';
import { TestBrowser } from '../testing/browser.ts';
import { testHome } from '../testing/homes.ts';
import { mailsTo, mailTo, subjectsTo } from '../testing/mailbox.ts';
import { PasskeyDevice, type Lie } from '../testing/passkey-device.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';

const SITE = 'http://localhost:3000';
type Asked = { challenge: string };
type Entry = { id: string; device: string; lastUsed: string | null };

describe.each(databaseKinds())('SAFE-12: passkeys on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  const email = addressedTo(`passkey.${kind}`);
  const open = () => new TestBrowser(world.url());

  beforeAll(async () => {
    database = await freshDatabase(kind);
    world = await startWorld({ database, homes: [testHome({ id: '1', from: '2026-06-01' })], today: '2026-06-01' });
  }, 180_000);
  beforeEach(() => world.clock.advance(16));
  afterAll(async () => {
    await world?.close();
    await database?.close();
  });

  const ask = (browser: TestBrowser, what: 'signin' | 'register'): Promise<Asked> =>
    browser.json<Asked>(`/auth/passkey/options?for=${what}`);
  const listed = async (browser: TestBrowser): Promise<Entry[]> =>
    (await browser.json<{ passkeys: Entry[] }>('/auth/sessions')).passkeys;

  /** Signs in by mail: an account without a password, and the way back when a passkey is lost. */
  async function byMail(address: string, browser = open()): Promise<TestBrowser> {
    const before = (await subjectsTo(world.sandbox, address, 0)).length;
    await browser.form('/auth/signin/email', { email: address });
    const { link } = await mailTo(world.sandbox, address, before + 1);
    await browser.ask(link.pathname.slice('/api'.length) + link.search);
    await browser.form('/auth/continue', {});
    expect(await browser.session()).toMatchObject({ user: { email: address } });
    return browser;
  }

  async function add(browser: TestBrowser, device = new PasskeyDevice(SITE)): Promise<PasskeyDevice> {
    const answer = device.create(await ask(browser, 'register'));
    expect(await browser.script('/auth/passkey/register', { answer })).toMatchObject({ status: 200, error: null });
    return device;
  }
  async function signIn(browser: TestBrowser, device: PasskeyDevice, lie: Lie = {}) {
    const answer = device.get(await ask(browser, 'signin'), lie);
    return browser.script('/auth/passkey/signin', { answer, callbackUrl: '/favorites' });
  }

  test('a passkey is added, signs in elsewhere without a password, is listed, and after its removal opens nothing', async () => {
    const address = email('owner');
    const browser = await byMail(address);
    const device = await add(browser);
    const phone = open();
    expect(await signIn(phone, device)).toEqual({ status: 200, url: `${SITE}/favorites`, error: null });
    expect(await phone.session()).toMatchObject({ user: { email: address } });
    const [entry] = await listed(phone);
    expect(entry).toMatchObject({ device: expect.any(String), lastUsed: world.clock.now().toISOString() });
    await browser.script('/auth/passkey/remove', { passkey: entry?.id ?? '' });
    expect(await listed(phone)).toEqual([]);
    expect(await signIn(open(), device)).toMatchObject({ status: 401, error: 'Passkey' });
    expect(await subjectsTo(world.sandbox, address, 3)).toEqual(
      expect.arrayContaining([
        'A passkey was added to your Roost account',
        'A passkey was removed from your Roost account',
      ]),
    );
    // Lost, and back by mail.
    await add(await byMail(address));
  });

  test('an answer counts once, in the browser that was asked, for five minutes and for what was asked', async () => {
    const browser = await byMail(email('once'));
    const device = await add(browser);
    const [thief, other] = [open(), open()];
    const asked = await ask(thief, 'signin');
    const cookies = new Map(thief.cookies);
    const answer = device.get(asked);
    expect(await other.script('/auth/passkey/signin', { answer })).toMatchObject({ error: 'Passkey' });
    expect(await thief.script('/auth/passkey/signin', { answer })).toMatchObject({ error: null });
    const replayed = open();
    cookies.forEach((value, name) => replayed.cookies.set(name, value));
    expect(await replayed.script('/auth/passkey/signin', { answer })).toMatchObject({ error: 'Passkey' });
    expect(await replayed.session()).toBeNull();

    const late = open();
    const question = await ask(late, 'signin');
    world.clock.advance(6);
    expect(await late.script('/auth/passkey/signin', { answer: device.get(question) })).toMatchObject({
      error: 'Passkey',
    });

    // A challenge for adding signs nobody in, and one for signing in adds nothing.
    const mixed = await byMail(email('mixed'));
    expect(
      await mixed.script('/auth/passkey/signin', { answer: device.get(await ask(mixed, 'register')) }),
    ).toMatchObject({
      error: 'Passkey',
    });
    const fresh = new PasskeyDevice(SITE).create({ ...(await ask(mixed, 'signin')), rp: { id: 'localhost' } } as Asked);
    expect(await mixed.script('/auth/passkey/register', { answer: fresh })).toMatchObject({ error: 'Passkey' });
    expect(await listed(mixed)).toEqual([]);
  });

  test.each<[string, Lie]>([
    ['another origin', { origin: 'https://roost.example.evil.example' }],
    ['a site of the same machine at another port', { origin: 'http://localhost:3001' }],
    ['another site’s key', { rpId: 'evil.example' }],
    ['a device that did not ask for a finger, a face or a PIN', { verified: false }],
    ['a copied key, whose counter is behind', { counter: 0 }],
    ['another account’s name', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['an answer of another kind', { type: 'webauthn.create' }],
  ])('%s does not sign in', async (name, lie) => {
    const browser = await byMail(email(`lie${name.replaceAll(/\W/g, '').slice(0, 20)}`));
    const device = await add(browser);
    expect(await signIn(open(), device)).toMatchObject({ error: null });
    const victim = open();
    expect(await signIn(victim, device, lie)).toMatchObject({ status: 401, error: 'Passkey' });
    expect(await victim.session()).toBeNull();
    const added = new PasskeyDevice(SITE).create(await ask(browser, 'register'), lie);
    if (lie.counter === undefined && lie.userHandle === undefined && lie.type === undefined)
      expect(await browser.script('/auth/passkey/register', { answer: added })).toMatchObject({ error: 'Passkey' });
  });

  test('changing how one signs in takes a sign-in of the last hour, and touches one’s own passkeys alone', async () => {
    const browser = await byMail(email('stale'));
    const device = await add(browser);
    const stranger = await byMail(email('stranger'));
    const [entry] = await listed(browser);
    await stranger.script('/auth/passkey/remove', { passkey: entry?.id ?? '' });
    // The same key cannot be taken over by another account.
    const stolen = device.create(await ask(stranger, 'register'));
    expect(await stranger.script('/auth/passkey/register', { answer: stolen })).toMatchObject({ error: 'Passkey' });
    expect(await listed(browser)).toHaveLength(1);

    const early = await ask(browser, 'register');
    world.clock.advance(61);
    expect((await browser.ask('/auth/passkey/options?for=register')).status).toBe(403);
    const answer = new PasskeyDevice(SITE).create(early);
    expect(await browser.script('/auth/passkey/register', { answer })).toMatchObject({
      status: 403,
      error: 'SessionStale',
    });
    expect(await browser.script('/auth/passkey/remove', { passkey: entry?.id ?? '' })).toMatchObject({ status: 403 });
    expect(await listed(browser)).toHaveLength(1);
    expect((await open().ask('/auth/passkey/options?for=register')).status).toBe(403);
    const nobody = open();
    expect(await nobody.script('/auth/passkey/register', { answer })).toMatchObject({ error: 'SessionStale' });
  });

  test('SAFE-16: of many that are added at the same moment an account keeps twenty', async () => {
    const browser = await byMail(email('many'));
    // Each challenge is a cookie of the answer before it: thirty tabs of one browser.
    const tabs = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const tab = open();
        browser.cookies.forEach((value, name) => tab.cookies.set(name, value));
        const answer = new PasskeyDevice(SITE).create(await ask(tab, 'register'));
        return { tab, fields: { csrfToken: await tab.csrf(), json: 'true', answer } };
      }),
    );
    const answers = await Promise.all(
      tabs.map(({ tab, fields }) =>
        tab.ask('/auth/passkey/register', { method: 'POST', body: new URLSearchParams(fields) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await listed(browser)).toHaveLength(20);
  });

  /** Opens the mailed link for a new password in a browser, and returns what its page is told. */
  async function openReset(address: string, browser: TestBrowser) {
    await browser.form('/auth/reset', { email: address });
    // Mails of adding passkeys come when they like.
    const link = await eventually(
      async () => {
        const text = (await mailsTo(world.sandbox, address, 0)).map((mail) => mail.text).join('\n');
        return new URL(/https?:\/\/\S+\/reset\/open\S+/.exec(text)?.[0] ?? 'about:blank');
      },
      ({ protocol }) => protocol !== 'about:',
    );
    await browser.ask(link.pathname.slice('/api'.length) + link.search);
    return browser.json<{ email: string; passkeys: Entry[] }>('/auth/reset/email');
  }
  /** How many statements of this database wait for a lock. */
  const countWaiting = async (): Promise<number> =>
    (
      await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    ).rows[0]?.waiting ?? 0;
  const NEW_PASSWORD = 'quiet water and pines';

  test('SAFE-16: a new password by mail keeps the passkeys that its owner ticks, and no other signs in', async () => {
    const address = email('recovered');
    const browser = await byMail(address);
    const own = await add(browser);
    const [ownEntry] = await listed(browser);
    await subjectsTo(world.sandbox, address, 2);
    const intruder = await byMail(address);
    const foreign = await add(intruder);
    const owner = open();
    const told = await openReset(address, owner);
    expect(told.passkeys).toHaveLength(2);
    expect(
      await owner.script('/auth/new-password', { password: NEW_PASSWORD, [`keep.${ownEntry?.id}`]: 'on' }),
    ).toMatchObject({ status: 200, error: null });
    expect(await signIn(open(), foreign)).toMatchObject({ status: 401, error: 'Passkey' });
    expect(await signIn(open(), own)).toMatchObject({ status: 200, error: null });
    expect(await intruder.session()).toBeNull();
    const changed = await eventually(
      async () => (await mailsTo(world.sandbox, address, 0)).find(({ subject }) => subject.includes('was changed')),
      (mail) => mail !== undefined,
    );
    expect(changed?.text).toContain('One passkey was removed');
    expect(changed?.text).toContain('One passkey stays');
  });

  test('SAFE-16: whoever was in the account adds no passkey while its owner takes it back, and none stays unasked', async () => {
    const address = email('race');
    const intruder = await byMail(address);
    await add(intruder);
    const owner = open();
    await openReset(address, owner);
    const early = await ask(intruder, 'register');
    const answer = new PasskeyDevice(SITE).create(early);
    const csrfToken = await intruder.csrf();
    const csrfAndAnswer = new URLSearchParams({ csrfToken, json: 'true', answer });
    const { sent } = await database.db.transaction().execute(async (tx) => {
      // The owner, who is setting the password, holds the account.
      await tx.selectFrom('accounts').select('id').where('email', '=', address).forUpdate().execute();
      const sent = intruder.ask('/auth/passkey/register', { method: 'POST', body: csrfAndAnswer });
      // PGlite has one connection: there the request waits for this transaction as a whole.
      if (kind === 'postgresql') await eventually(countWaiting, (waiting) => waiting > 0);
      await tx
        .deleteFrom('account_sessions')
        .where('account_id', '=', (eb) => eb.selectFrom('accounts').select('id').where('email', '=', address))
        .execute();
      return { sent };
    });
    expect((await sent).status).not.toBe(200);
    expect(await owner.script('/auth/new-password', { password: NEW_PASSWORD })).toMatchObject({ error: null });
    expect(await listed(owner)).toEqual([]);
  });

  test('whatever is sent, the answer is a refusal', async () => {
    const browser = open();
    const bad = ['', 'null', '{}', '[]', '"', '{"id":"a"}', 'x'.repeat(4_000), JSON.stringify({ id: '\0', type: 1 })];
    const shaped = new PasskeyDevice(SITE).get({ challenge: 'AAAA' });
    for (const answer of [...bad, shaped, shaped.replace(/"signature":"[^"]*"/, '"signature":"AA"')]) {
      await ask(browser, 'signin');
      expect(await browser.script('/auth/passkey/signin', { answer })).toMatchObject({ status: 401, error: 'Passkey' });
    }
    expect((await browser.ask('/auth/passkey/signin', { method: 'POST', body: 'a=b' })).location).toContain(
      'MissingCSRF',
    );
    for (let count = 0; count < 60; count += 1) await ask(browser, 'signin');
    expect((await browser.ask('/auth/passkey/options?for=signin')).status).toBe(429);
  });
});
