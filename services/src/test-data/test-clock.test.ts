import { sql } from 'kysely';
import { describeOnPostgres, freshDatabase } from '../testing/databases.ts';
import { eventually } from '../testing/world.ts';
import { writeHomes } from '../import/import-homes.ts';
import { startTestClock } from './test-clock.ts';
import { makeTestHome } from './test-home.ts';

describeOnPostgres('SAFE-6: the clock of a test site', () => {
  test('who moves it does not take the place before for news while the new one waits to be stored', async () => {
    const { db, close } = await freshDatabase('postgresql');
    const real = () => new Date('2026-06-01T12:00:00Z');
    const clock = await startTestClock(db, real);
    await clock.moveTo(new Date('2026-09-01T12:00:00Z'));
    // Another connection holds the row.
    const holding = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const held = db.transaction().execute(async (tx) => {
      await tx.selectFrom('settings').selectAll().where('name', '=', 'test_clock').forUpdate().execute();
      holding.resolve();
      await free.promise;
    });
    await holding.promise;
    const back = clock.moveTo(null);
    await clock.look();
    expect(clock.now()).toEqual(real());
    free.resolve();
    await Promise.all([held, back]);
    await clock.look();
    expect(clock.now()).toEqual(real());
    clock.stop();
    await close();
  }, 120_000);

  test('PLAT-9: a clock that is put back while it goes ahead leaves calendars as they were', async () => {
    const { db, close } = await freshDatabase('postgresql');
    const clock = await startTestClock(db, () => new Date('2026-06-01T12:00:00Z'));
    await db.transaction().execute((tx) => writeHomes(tx, [makeTestHome('test-clock-1', {}, '2026-06-01')]));
    const calendars = () => db.selectFrom('calendars').selectAll().execute();
    const before = await calendars();
    // A booking holds the calendar while the days up to the new time are to be written.
    const holding = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const held = db.transaction().execute(async (tx) => {
      await tx.selectFrom('calendars').selectAll().forUpdate().execute();
      holding.resolve();
      await free.promise;
    });
    await holding.promise;
    const waiting = () =>
      sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    const ahead = clock.moveTo(new Date('2030-06-01T12:00:00Z'));
    await eventually(waiting, ({ rows }) => rows[0]?.count === 1);
    const back = clock.moveTo(null);
    // Moves that do not wait for each other wait for the row both; those that do never come to it.
    await eventually(waiting, ({ rows }) => rows[0]?.count === 2, 1_000).catch(() => undefined);
    free.resolve();
    await Promise.all([held, ahead, back]);
    expect(await calendars()).toEqual(before);
    clock.stop();
    await close();
  }, 120_000);
});
