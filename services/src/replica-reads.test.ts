import { migrate } from './db/migrations.ts';
import { openPostgres, type OpenDatabase } from './db/open.ts';
import { seedWhenEmpty } from './db/seed.ts';
import { silentLog } from './log.ts';
import { describeOnPostgres, freshDatabase } from './testing/databases.ts';
import { TestGuest } from './testing/guest.ts';
import { testHome } from './testing/homes.ts';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { startWorld, type TestWorld } from './testing/world.ts';

const FROM = '2026-06-01';

describeOnPostgres('SCALE-3: while the primary is away the replica answers public reads', () => {
  const homes = [testHome({ id: '1', from: FROM }), testHome({ id: '2', from: FROM })];
  let database: OpenDatabase;
  let replica: TestPostgres;
  let world: TestWorld;

  beforeAll(async () => {
    [database, replica] = await Promise.all([freshDatabase('postgresql'), testPostgres()]);
    const copy = openPostgres(replica.url);
    await migrate(copy.db);
    await seedWhenEmpty(copy.db, () => homes, homes.length, silentLog);
    await copy.close();
    const environment = {
      DATABASE_URL: 'postgresql://127.0.0.1:9/named-but-not-used',
      DATABASE_REPLICA_URL: replica.url,
    };
    world = await startWorld({ database, homes, today: FROM, environment });
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
    await replica?.close();
  }, 120_000);

  test('also those that nobody asked for before; writes are refused as ever', async () => {
    const guest = new TestGuest(world.url());
    await guest.get('/auth/csrf');
    const broken = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
    const executor = database.db.getExecutor();
    jest.spyOn(executor, 'provideConnection').mockRejectedValue(broken);
    jest.spyOn(executor, 'executeQuery').mockRejectedValue(broken);
    try {
      for (const path of ['/listings/2', '/listings/2/calendar', '/listings/2/reviews', '/home']) {
        const answer = await guest.get(path);
        expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      }
      expect((await guest.get('/listings/77')).status).toBe(404);
      const quote = await guest.quote({ listingId: '1', startDate: '2026-06-10', endDate: '2026-06-12' });
      expect(quote).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    } finally {
      jest.restoreAllMocks();
    }
    const quote = await guest.quote({ listingId: '1', startDate: '2026-06-10', endDate: '2026-06-12' });
    expect(quote.status).toBe(200);
  }, 120_000);
});
