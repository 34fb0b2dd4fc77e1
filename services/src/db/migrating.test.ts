/** Migrations beside other processes: who waits for whom, and for how long (docs/production.md, "Migrations"). */
import { sql } from 'kysely';
import { explain } from '../explain.ts';
import { describeOnPostgres } from '../testing/databases.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { eventually } from '../testing/world.ts';
import { migrate } from './migrations.ts';
import { openPostgres, type OpenDatabase } from './open.ts';

/** Longer than the database allows a statement here, by the database's own clock. */
const LONGER_THAN_A_STATEMENT = sql`select pg_sleep(0.4) from generate_series(1, 4)`;

describeOnPostgres('SCALE-4: migrations beside other processes', () => {
  let server: TestPostgres;
  /** The limit of a statement is the database's, as behind PgBouncer. */
  let limited: OpenDatabase;
  /** Without limits: what holds something for long. */
  let other: OpenDatabase;

  beforeAll(async () => {
    server = await testPostgres();
    other = openPostgres(server.url);
    await migrate(other.db);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(other.db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set statement_timeout = '500ms'`.execute(other.db);
    limited = openPostgres(server.url, { mayTakeLong: true });
  }, 120_000);
  afterAll(async () => {
    await limited?.close();
    await other?.close();
    await server?.close();
  }, 120_000);

  /** Keeps what `take` locks for longer than a statement may take, while `meanwhile` runs. */
  const whileHeld = async <T>(take: ReturnType<typeof sql>, meanwhile: () => Promise<T>): Promise<T> => {
    let begun: Promise<T> | undefined;
    await other.db.transaction().execute(async (tx) => {
      await take.execute(tx);
      begun = meanwhile();
      begun.catch(() => undefined);
      await LONGER_THAN_A_STATEMENT.execute(tx);
    });
    if (!begun) throw new Error('Nothing was begun.');
    return begun;
  };
  /** As before the newest migration. */
  const undoNewest = async (): Promise<void> => {
    await sql`delete from kysely_migration where name = '0062-charged-cards'`.execute(other.db);
    for (const table of ['stays', 'stay_changes'])
      await sql`alter table ${sql.table(table)} drop column card_brand, drop column card_last4`.execute(other.db);
  };

  test('a process that starts waits for one that migrates, longer than a statement may take', async () => {
    let waits = 0;
    const ran = whileHeld(sql`select pg_advisory_xact_lock(727002)`, () =>
      migrate(limited.db, { onWait: () => (waits += 1) }),
    );
    await eventually(async () => waits, Boolean);
    expect(await ran).toEqual([]);
    expect(waits).toBe(1);
  }, 60_000);

  test('the job’s statements may take longer than others; those of a process that starts are ended, and say where they belong', async () => {
    await undoNewest();
    const held = sql`lock table stays in access share mode`;
    const refused: unknown = await whileHeld(held, () => migrate(limited.db)).catch((error: unknown) => error);
    expect(explain(refused)).toContain('services/src/migrate-main.ts');
    expect(await whileHeld(held, () => migrate(limited.db, { mayTakeLong: true }))).toEqual(['0062-charged-cards']);
    // The limits end with the transaction.
    const { rows } = await sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(limited.db);
    expect(rows).toEqual([{ ms: '500ms' }]);
  }, 60_000);

  test('a table that something else holds is not waited for without end: everybody would wait behind the job', async () => {
    await undoNewest();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let isHeld = false;
    const holds = other.db.transaction().execute(async (tx) => {
      await sql`lock table stays in access share mode`.execute(tx);
      isHeld = true;
      await ended;
    });
    await eventually(async () => isHeld, Boolean);
    const refused: unknown = await migrate(limited.db, { mayTakeLong: true }).catch((error: unknown) => error);
    end();
    await holds;
    expect(explain(refused)).toContain('Something else holds a table');
    // And nothing of it is there: the next try makes all of it.
    expect(await migrate(limited.db, { mayTakeLong: true })).toEqual(['0062-charged-cards']);
  }, 60_000);
});
