/** Processes that serve have a role that reads and writes rows, and changes no table (ASVS V13). */
import { sql } from 'kysely';
import pg from 'pg';
import { takeBackReview } from '../account/take-back-review.ts';
import { countWithoutTakenBack } from '../reviews/count-reviews.ts';
import { describeOnPostgres } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { describedRequests } from '../soak/abuse/described-requests.ts';
import { startAbuseWorld } from '../soak/abuse/world.ts';
import { APP_ROLE, REQUESTS_ROLE, requestsRoleStatements, roleStatements } from '../testing/roles.ts';
import { eventually, startWorld } from '../testing/world.ts';
import { migrate } from './migrations.ts';
import { openPostgres, type OpenDatabase } from './open.ts';

/** What guests write and take away. */
const GUESTS_OWN =
  'account_attempts account_email_changes account_guests account_identities account_passkeys account_sessions account_tokens accounts collection_listings collection_marks collection_members collections counted_tries held_nights inquiries listing_questions mail_outbox mail_replies message_threads promo_uses quotes settings stay_reviews visit_events';
/** What services that answer requests do with each table, beside reading it; a column here and there is in the file. */
const RIGHTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(GUESTS_OWN.split(' ').map((name) => [name, 'insert update delete'])),
  calendars: '',
  home_guides: '',
  home_imports: '',
  index_outbox: 'insert',
  kysely_migration: '',
  kysely_migration_lock: '',
  listings: '',
  messages: 'insert update',
  optional_items: '',
  promos: '',
  refunds_paid_otherwise: 'insert update',
  reservation_requests: 'insert update',
  reviews: 'delete',
  reviews_taken_back: 'insert',
  stay_changes: 'insert update',
  stay_refunds: 'insert update',
  stays: 'insert update',
};

describeOnPostgres('SAFE-22: roles of the database', () => {
  let server: TestPostgres;
  let owner: OpenDatabase;
  let app: OpenDatabase;
  let requests: OpenDatabase;
  const HOMES = [testHome({ id: '1', from: '2026-06-01', days: 390 })];
  beforeAll(async () => {
    server = await testPostgres();
    const url = new URL(server.url);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    // Several databases of one server share its roles.
    const statements = roleStatements(url.username).replace(
      `create role ${APP_ROLE} login;`,
      () => `do $$ begin create role ${APP_ROLE} login; exception when duplicate_object then null; end $$;`,
    );
    await client.query(statements);
    await client.end();
    owner = openPostgres(url.href);
    url.username = APP_ROLE;
    app = openPostgres(url.href);
    url.username = REQUESTS_ROLE;
    requests = openPostgres(url.href);
  }, 120_000);
  afterAll(async () => {
    await requests?.close();
    await app?.close();
    await owner?.close();
    await server?.close();
  }, 60_000);

  test('who may not change tables waits for who may, then starts', async () => {
    let waits = 0;
    const waiting = migrate(app.db, { onWait: () => (waits += 1) });
    await eventually(
      async () => waits,
      (count) => count > 0,
    );
    const ran = await migrate(owner.db);
    expect(ran.length).toBeGreaterThan(30);
    expect(await waiting).toEqual([]);
    expect(waits).toBe(1);
  }, 120_000);

  test('it serves: a home is read, and a stay is booked, changed in the index and mailed about', async () => {
    const world = await startWorld({ database: app, homes: HOMES, today: '2026-06-01' });
    try {
      const guest = new TestGuest(world.url());
      expect((await guest.get('/listings/1')).status).toBe(200);
      const { body: quote } = await guest.quote({
        listingId: '1',
        startDate: '2026-06-10',
        endDate: '2026-06-14',
        adults: 2,
      });
      const { status, body } = await guest.post('/reservations', reservationRequest(quote));
      expect([status, body]).toEqual([200, expect.anything()]);
    } finally {
      await world.close();
    }
  }, 120_000);

  test.each([
    'create table mine (id int)',
    'drop table stays',
    'alter table stays add column mine int',
    'truncate stays',
    'create index mine on stays (code)',
    `create function mine() returns int language sql as 'select 1'`,
    'alter table stays disable trigger all',
    `copy stays to program 'true'`,
  ])('%s is refused', async (statement) => {
    await expect(sql.raw(statement).execute(app.db)).rejects.toMatchObject({ code: '42501' });
  });

  describe('who answers requests', () => {
    beforeAll(async () => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(requestsRoleStatements(new URL(server.url).username));
      await client.end();
    });

    test.each([
      'drop table stays',
      'update calendars set prices_cents = prices_cents',
      'delete from listings',
      'update listings set id = id',
      'update listings set document = document',
      'delete from reviews_taken_back',
      'select id from listings for update',
      `insert into promos (code, percent) values ('FREE', 100)`,
      'update promos set percent = 100',
      'update optional_items set id = id',
      'update home_guides set guide = guide',
      'update reviews set rating = 1',
      'delete from stays',
      'delete from stay_refunds',
      'delete from messages',
      'delete from index_outbox',
    ])('%s is refused', async (statement) => {
      await expect(sql.raw(statement).execute(requests.db)).rejects.toMatchObject({ code: '42501' });
    });

    test('what it may do with a table is decided, also with one that is added', async () => {
      const { rows } = await sql<{ name: string; rights: string }>`
        select tables.tablename as name, concat_ws(' ', ${sql.join(
          ['insert', 'update', 'delete'].map(
            (right) =>
              sql`case when has_table_privilege(${REQUESTS_ROLE}, tables.tablename, ${right}) then ${right} end`,
          ),
        )}) as rights
        from pg_tables as tables where schemaname = 'public'`.execute(owner.db);
      expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual(RIGHTS);
    });

    test('a review is taken back, and background work counts its home', async () => {
      const review = { id: 'gone', listing_id: '1', rating: 4 };
      const shown = { ...review, position: 9, author: 'Ann', written_on: '2026-05-01', title: '', body: '' };
      await owner.db
        .insertInto('reviews')
        .values({ ...shown, host_reply: null })
        .execute();
      await requests.db.transaction().execute((tx) => takeBackReview(tx, { ...review, topics: {} }));
      expect(await countWithoutTakenBack(app.db)).toBe(1);
      expect(await app.db.selectFrom('reviews').select('id').where('id', '=', 'gone').execute()).toEqual([]);
    });

    test('every route does what it does with the rights of that role', async () => {
      const refused: string[] = [];
      const world = await startAbuseWorld(requests);
      try {
        for (const request of describedRequests(world)) {
          const { status } = await fetch(world.url + request.path, { ...request.init, redirect: 'manual' });
          if (status >= 500 && status !== 503) refused.push(`${request.operation}: ${status}`);
        }
        refused.push(...world.problems().filter((problem) => /request_failed.*(?:permission|42501)/.test(problem)));
      } finally {
        await world.close();
      }
      expect(refused).toEqual([]);
    }, 120_000);
  });
});
