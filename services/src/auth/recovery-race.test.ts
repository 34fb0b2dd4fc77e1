import { sql } from 'kysely';
import { addressedTo } from '../testing/addresses.ts';
import { TestBrowser } from '../testing/browser.ts';
import { describeOnPostgres, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import { mailTo } from '../testing/mailbox.ts';
import { PasskeyDevice } from '../testing/passkey-device.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';
import type { OpenDatabase } from '../db/open.ts';
import { recoverAccount } from './recover-account.ts';
import { AccountRecoveredError, createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

const SITE = 'http://localhost:3000';
const PASSWORD = 'quiet water and pines';

// PGlite has one connection: there nothing happens beside an open transaction.
describeOnPostgres('SAFE-16: a sign-in at the moment at which the owner takes the account back', () => {
  let database: OpenDatabase;
  let world: TestWorld;
  const email = addressedTo('recovery.race');

  beforeAll(async () => {
    database = await freshDatabase('postgresql');
    world = await startWorld({ database, homes: [testHome({ id: '1', from: '2026-06-01' })], today: '2026-06-01' });
  }, 180_000);
  beforeEach(() => world.clock.advance(16));
  afterAll(async () => {
    await world?.close();
    await database?.close();
  });

  const open = () => new TestBrowser(world.url());
  const countWaiting = async (): Promise<number> =>
    (
      await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    ).rows[0]?.waiting ?? 0;

  /** An account with a password, and a passkey of a device. */
  async function makeAccount(address: string): Promise<PasskeyDevice> {
    const browser = open();
    await browser.form('/auth/signup', { email: address, firstName: 'Ada', lastName: 'L', password: PASSWORD });
    const { link } = await mailTo(world.sandbox, address);
    await browser.ask(link.pathname.slice('/api'.length) + link.search);
    await browser.form('/auth/continue', {});
    expect(await browser.session()).toMatchObject({ user: { email: address } });
    const device = new PasskeyDevice(SITE);
    const answer = device.create(await browser.json('/auth/passkey/options?for=register'));
    expect(await browser.script('/auth/passkey/register', { answer })).toMatchObject({ error: null });
    return device;
  }

  type Way = (address: string, device: PasskeyDevice) => Promise<[TestBrowser, string, Record<string, string>]>;
  const WAYS: [string, Way][] = [
    [
      'the old password',
      async (address) => [open(), '/auth/callback/credentials', { email: address, password: PASSWORD }],
    ],
    [
      'a passkey that goes',
      async (_address, device) => {
        const browser = open();
        const answer = device.get(await browser.json('/auth/passkey/options?for=signin'));
        return [browser, '/auth/passkey/signin', { answer }];
      },
    ],
  ];

  test.each(WAYS)('%s, found right just before, begins no session', async (name, way) => {
    const address = email(name.replaceAll(' ', '.'));
    const device = await makeAccount(address);
    const [intruder, path, fields] = await way(address, device);
    const { id } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow();
    const { sent } = await database.db.transaction().execute(async (tx) => {
      await recoverAccount(tx, { accountId: id, email: address, passwordHash: 'none', keep: [] });
      // What proves the intruder is right until this transaction is committed.
      let answered = false;
      const sent = intruder.script(path, fields).finally(() => {
        answered = true;
      });
      await eventually(countWaiting, (waiting) => answered || waiting > 0);
      return { sent };
    });
    expect(await sent).not.toMatchObject({ error: null });
    expect(await intruder.session()).toBeNull();
  });

  test.each([
    ['answered right just before its removal', true],
    ['answered while its removal is under way', false],
  ])('a passkey, %s, begins no session, though it is the last one', async (_name, isBefore) => {
    const address = email(`removed.${isBefore}`);
    const device = await makeAccount(address);
    const { db } = database;
    const of = db.selectFrom('accounts').select('id').where('email', '=', address);
    const { id } = await of.executeTakeFirstOrThrow();
    const lost = open();
    const answer = device.get(await lost.json('/auth/passkey/options?for=signin'));
    let answered = false;
    const send = () =>
      lost.script('/auth/passkey/signin', { answer }).finally(() => {
        answered = true;
      });
    const { sent } = await db.transaction().execute(async (tx) => {
      // What reads the account's row waits here: a passkey that was found right goes no further.
      if (isBefore) await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
      const early = isBefore ? send() : null;
      if (isBefore) await eventually(countWaiting, (waiting) => answered || waiting > 0);
      await tx.deleteFrom('account_passkeys').where('account_id', '=', id).execute();
      const sent = early ?? send();
      if (!isBefore) await eventually(countWaiting, (waiting) => answered || waiting > 0);
      return { sent };
    });
    expect(await sent).toMatchObject({ status: 401, error: 'Passkey' });
    expect(await lost.session()).toBeNull();
  });

  test('a mailed link that was used up right before begins none, and the next sign-in of the owner does', async () => {
    const address = email('link');
    await makeAccount(address);
    const { db } = database;
    const deps = { db, secret: 'a secret of tests, 32 characters long', now: world.clock.now };
    const { id } = await db.selectFrom('accounts').select('id').where('email', '=', address).executeTakeFirstOrThrow();
    const tokens = createTokens(deps);
    const link = { tokenHash: 'hash', email: address, code: '123456', signUp: null, browserHash: null };
    await tokens.keepSignIn(link);
    const invite = await tokens.takeSignIn(address, link.tokenHash);
    const recovery = { accountId: id, email: address, passwordHash: 'none', keep: [] };
    const { recoveries } = await db.transaction().execute((tx) => recoverAccount(tx, recovery));
    const begin = (count: number | null) => createSessions(deps).begin(id, false, null, '', { recoveries: count });
    await expect(begin(invite?.recoveries ?? null)).rejects.toThrow(AccountRecoveredError);
    await expect(begin(recoveries)).resolves.toEqual(expect.any(String));
  });
});
