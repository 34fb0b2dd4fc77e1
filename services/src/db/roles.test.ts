/** Processes that serve have a role that reads and writes rows, and changes no table (ASVS V13). */
import { sql } from 'kysely';
import pg from 'pg';
import { describeOnPostgres } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { APP_ROLE, roleStatements } from '../testing/roles.ts';
import { eventually, startWorld } from '../testing/world.ts';
import { migrate } from './migrations.ts';
import { openPostgres, type OpenDatabase } from './open.ts';

describeOnPostgres('SAFE-22: two roles', () => {
  let server: TestPostgres;
  let owner: OpenDatabase;
  let app: OpenDatabase;
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
  }, 120_000);
  afterAll(async () => {
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
    const from = '2026-06-01';
    const world = await startWorld({ database: app, homes: [testHome({ id: '1', from })], today: from });
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
});
