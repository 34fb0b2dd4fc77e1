import { describeOnPostgres, freshDatabase } from '../testing/databases.ts';
import { startTestClock } from './test-clock.ts';

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
});
