import { connect, createServer } from 'node:net';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addDays } from '@roost/shared/domain/dates';
import { silentLog, type LogFields } from '../log.ts';
import { unpackCalendar } from '../listings/calendars.ts';
import { findIdsBeginning, findListing, listingDetail } from '../listings/repository.ts';
import { generateListings } from '../seed/generate.ts';
import { bothDatabaseKinds, describeOnPostgres, emptyDatabase, freshDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { testHome, testReview } from '../testing/homes.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { eventually } from '../testing/world.ts';
import { EXCLUSION_VIOLATION, isDatabaseAway, isDatabaseError, isPoolerRefusal } from './errors.ts';
import { explain } from '../explain.ts';
import { databaseClock } from './clock.ts';
import { migrate } from './migrations.ts';
import { openPostgres, type OpenDatabase } from './open.ts';
import type { Db, StayStatus, Tx } from './schema.ts';
import { seedWhenEmpty } from './seed.ts';
import { readSetting, signingKey } from './settings.ts';
import { waitForDatabase } from './wait.ts';

const FROM = '2026-06-01';

describe.each(bothDatabaseKinds())('on %s', (kind) => {
  let database: OpenDatabase;
  const homes = ['1', '2'].map((id) => testHome({ id, from: FROM, reviews: [testReview(1), testReview(2)] }));
  const events: LogFields[] = [];

  beforeAll(async () => {
    database = await emptyDatabase(kind);
    expect(await migrate(database.db)).not.toEqual([]);
    await seedWhenEmpty(
      database.db,
      () => homes,
      2,
      (event, fields) => {
        if (event === 'seed') events.push(fields ?? {});
      },
    );
  }, 180_000);
  afterAll(() => database?.close(), 120_000);

  const insert = (code: string, listing: string, from: number, to: number, status: StayStatus = 'confirmed') =>
    sql`insert into stays (code, listing_id, start_date, end_date, status, party, quote, guest, billing, guest_email, payment_method_id, subscribe)
      values (${code}, ${listing}, ${addDays(FROM, from)}, ${addDays(FROM, to)}, ${status}, '{}', '{}', '{}', '{}', '', '', false)`.execute(
      database.db,
    );
  const clear = () => sql`delete from stays`.execute(database.db);

  test('migrations run once', async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  test('SCALE-3: a start needs no lock of a session, which a pooler of connections may leave behind', async () => {
    await database.db.connection().execute(async (other) => {
      // What Kysely would take, left on a connection by a process that is gone.
      await sql`select pg_advisory_lock(3853314791062309107)`.execute(other);
      if (kind === 'postgresql') expect(await migrate(database.db)).toEqual([]);
      await sql`select pg_advisory_unlock(3853314791062309107)`.execute(other);
    });
    expect(await Promise.all([1, 2, 3].map(() => migrate(database.db)))).toEqual([[], [], []]);
    const { rows } = await sql`
      select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('SCALE-4: code of the release before starts on a database that a newer one has migrated', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', '2027-01-01')`.execute(
      database.db,
    );
    expect(await migrate(database.db)).toEqual([]);
    await sql`delete from kysely_migration where name = '9999-of-the-next-release'`.execute(database.db);
  });

  test('an empty database is seeded once, with progress', async () => {
    expect(events.at(-1)).toEqual({ done: 2, of: 2 });
    const version = await readSetting(database.db, 'data_version');
    expect(
      await seedWhenEmpty(
        database.db,
        () => {
          throw new Error('asked for homes again');
        },
        2,
        silentLog,
      ),
    ).toBe(false);
    expect(await readSetting(database.db, 'data_version')).toBe(version);
  });

  test('FIND-3: homes whose number begins so', async () => {
    expect(await findIdsBeginning(database.db, '1', 6)).toEqual(['1']);
    expect(await findIdsBeginning(database.db, '21', 6)).toEqual([]);
  });

  test('a home comes back as it was written, and GEO-4: without its exact address', async () => {
    const listing = await findListing(database.db, '1');
    if (!listing) throw new Error('no listing');
    const detail = await listingDetail(database.db, listing, new Date('2026-06-01T20:00:00Z'));
    const { address: _address, guide: _guide, days, ...expected } = homes[0] ?? testHome({ from: FROM });
    expect(detail).toEqual({ ...expected, today: '2026-06-01' });
    expect(JSON.stringify(detail)).not.toContain('Secret Street');
    const row = await database.db
      .selectFrom('calendars')
      .selectAll()
      .where('listing_id', '=', '1')
      .executeTakeFirstOrThrow();
    expect(unpackCalendar(row).map((day) => day.priceCents)).toEqual(days.pricesCents);
    expect(row.starts_on).toBe(FROM);
  });

  test('calendars keep nights without a rate and every code', async () => {
    const [home] = generateListings({ seed: 'calendar', count: 1, today: FROM });
    if (!home) throw new Error('no home');
    const other = await freshDatabase(kind);
    await seedWhenEmpty(other.db, () => [home], 1, silentLog);
    const days = unpackCalendar(await other.db.selectFrom('calendars').selectAll().executeTakeFirstOrThrow());
    expect(days.map((day) => day.code)).toEqual(home.days.codes);
    expect(days.map((day) => day.priceCents)).toEqual(home.days.pricesCents);
    await other.close();
  }, 120_000);

  test('the signing key is made once', async () => {
    expect(await signingKey(database.db)).toBe(await signingKey(database.db));
  });

  test.each<[number, number, boolean]>([
    [10, 14, false],
    [8, 11, false],
    [13, 20, false],
    [11, 12, false],
    [5, 20, false],
    [14, 16, true],
    [6, 10, true],
  ])('BOOK-7: beside a stay of nights 10 to 13, one from %i to %i is written: %p', async (from, to, possible) => {
    await clear();
    await insert('A', '1', 10, 14, 'pending');
    const second = insert('B', '1', from, to);
    if (possible) await second;
    else expect(isDatabaseError(await second.catch((error: unknown) => error), EXCLUSION_VIOLATION)).toBe(true);
    await insert('C', '2', from, to);
  });

  test('BOOK-7: cancelled and failed stays hold nothing', async () => {
    await clear();
    await insert('A', '1', 1, 5, 'failed');
    await insert('B', '1', 1, 5, 'cancelled');
    await insert('C', '1', 1, 5, 'confirmed');
    await expect(sql`update stays set status = 'pending' where code = 'A'`.execute(database.db)).rejects.toThrow();
  });

  test('BOOK-7: whatever is written at once, no two stays of a home share a night', async () => {
    const stay = fc.record({
      listing: fc.constantFrom('1', '2'),
      from: fc.integer({ min: 0, max: 20 }),
      nights: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stay, { minLength: 2, maxLength: 12 }), async (stays) => {
        await clear();
        const results = await Promise.allSettled(
          stays.map(({ listing, from, nights }, index) => insert(`S${index}`, listing, from, from + nights)),
        );
        const written = stays.filter((_, index) => results[index]?.status === 'fulfilled');
        const nights = written.flatMap(({ listing, from, nights: count }) =>
          Array.from({ length: count }, (_, night) => `${listing}:${from + night}`),
        );
        expect(new Set(nights).size).toBe(nights.length);
        // And something always gets through: a constraint that refuses all would be no rule either.
        expect(written.length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  }, 180_000);
});

describeOnPostgres('SCALE-3: on a PostgreSQL that fails', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await testPostgres();
  }, 120_000);
  afterAll(() => server?.close(), 120_000);

  test('a connection that breaks at work costs its own transaction and nothing else', async () => {
    const lost: string[] = [];
    const { db, close } = openPostgres(server.url, { onError: (error) => lost.push(error.message) });
    const pid = (on: Db | Tx) =>
      sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on).then(({ rows }) => rows[0]?.pid ?? 0);
    const broken = db.transaction().execute(async (tx) => {
      const busy = await pid(tx);
      await sql`select pg_terminate_backend(${busy}::int)`.execute(db);
      // Between two statements: no query is there to take the error.
      await eventually(async () => lost.length, Boolean);
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toThrow();
    await expect(broken.catch(isDatabaseAway)).resolves.toBe(true);
    const sleeping = sql`select pg_sleep(20) from (select 1) as napper`.execute(db);
    await eventually(
      () =>
        sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
          where query like '%napper%' and pid <> pg_backend_pid() and state = 'active'`.execute(db),
      ({ rows }) => rows.length > 0,
    );
    await expect(sleeping.catch(isDatabaseAway)).resolves.toBe(true);
    // The pool may hand out the broken connection once more before it hears of its end.
    const one = await eventually(
      () =>
        sql<{ one: number }>`select 1 as one`
          .execute(db)
          .catch((error: unknown) => (isDatabaseAway(error) ? null : Promise.reject(error))),
      (answer) => answer !== null,
    );
    expect(one?.rows).toEqual([{ one: 1 }]);
    await close();
  }, 120_000);

  test('SCALE-3: a server that takes no writes after a failover is away for a moment, not broken', async () => {
    const { db, close } = openPostgres(server.url, { poolSize: 1 });
    await sql`create table if not exists written (id int)`.execute(db);
    await sql`set default_transaction_read_only = on`.execute(db);
    await expect(sql`insert into written values (1)`.execute(db).then(() => null, isDatabaseAway)).resolves.toBe(true);
    await close();
  });

  test('SCALE-5: a statement that takes long is told, once in a while, and fails nothing', async () => {
    const server = await testPostgres();
    const slow: { ms: number; query: string }[] = [];
    const { db, close } = openPostgres(server.url, { onSlow: (query) => slow.push(query) });
    await sql`select 1`.execute(db);
    await Promise.all([1, 2].map(() => sql`select pg_sleep(2.1)`.execute(db)));
    await close();
    await server.close();
    expect(slow).toEqual([{ ms: expect.any(Number), query: 'select pg_sleep(2.1)' }]);
  }, 60_000);

  test('a pooler that refuses our time limits is explained, not waited for', () => {
    const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), { code: '08P01' });
    expect([isDatabaseAway(refusal), isPoolerRefusal(refusal)]).toEqual([false, true]);
    expect(explain(refusal)).toContain('ignore_startup_parameters');
  });

  test('a database that is not there yet is waited for; a wrong name is not', async () => {
    const port = await freePort();
    const url = new URL(server.url);
    url.port = String(port);
    const waiting: string[] = [];
    const { db, close } = openPostgres(url.href);
    const ready = waitForDatabase(db, (event) => waiting.push(event));
    await eventually(async () => waiting.length, Boolean);
    const through = createServer((socket) => {
      const to = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.pipe(to).pipe(socket);
      for (const end of [socket, to]) end.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => {
      through.listen(port, '127.0.0.1', resolve);
    });
    await ready;
    expect(waiting.at(-1)).toBe('database_back');
    await close();
    through.close();
    url.port = new URL(server.url).port;
    url.pathname = '/no_such_database';
    const wrong = openPostgres(url.href);
    await expect(waitForDatabase(wrong.db, silentLog)).rejects.toThrow('does not exist');
    await wrong.close();
  }, 120_000);
});

test('SCALE-3: the time is the database’s, whatever this machine’s clock says', async () => {
  const database = await freshDatabase();
  const clock = await databaseClock(database.db);
  const real = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(real + 200_000);
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(5_000);
  jest.restoreAllMocks();
  clock.stop();
  await database.close();
}, 120_000);
