/** What the planner does with statements of requests that are about the whole catalogue: none may have to read all of it (SCALE-6). */
import { sql } from 'kysely';
import { findHostRecord } from '../listings/host.ts';
import { sitemapEntries, sitemapFiles } from '../listings/sitemap.ts';
import { similarListings } from '../listings/repository.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import type { OpenDatabase } from './open.ts';
import { seedWhenEmpty } from './seed.ts';

describe.each(databaseKinds())('SCALE-6: plans on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    const homes = Array.from({ length: 40 }, (_, at) => testHome({ id: `home-${at}`, from: '2026-06-01' }));
    await seedWhenEmpty(
      database.db,
      () => homes,
      homes.length,
      () => undefined,
    );
  }, 180_000);
  afterAll(() => database?.close(), 120_000);

  test.each<[string, string, (db: OpenDatabase['db']) => Promise<unknown>]>([
    ['the files of the sitemap', 'listings_active', (db) => sitemapFiles(db)],
    ['the homes of one file', 'listings_active', (db) => sitemapEntries(db, 0)],
    [
      'the homes of a host',
      'listings_by_host',
      (db) => findHostRecord(db, { host: { id: 'h', name: 'Ann', since: 2019, responseHours: 2 } }),
    ],
    ['the best rated homes', 'listings_best_rated', (db) => similarListings(db, null)],
  ])('%s come by the index %s', async (_what, index, run) => {
    const before = await scans(index);
    await database.db.connection().execute(async (db) => {
      // In a table of forty homes reading all of them is cheapest; what is asked is whether the index could serve.
      await sql`set enable_seqscan = off`.execute(db);
      await sql`set enable_bitmapscan = off`.execute(db);
      await sql`set enable_sort = off`.execute(db);
      await run(db);
      await sql`reset all`.execute(db);
      await sql`select pg_stat_force_next_flush()`.execute(db);
    });
    await database.db.connection().execute((db) => sql`select 1`.execute(db));
    expect(await scans(index)).toBeGreaterThan(before);
  });

  async function scans(index: string): Promise<number> {
    await sql`select pg_stat_clear_snapshot()`.execute(database.db);
    const { rows } = await sql<{ scans: number }>`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = ${index}`.execute(database.db);
    return rows[0]?.scans ?? -1;
  }
});
