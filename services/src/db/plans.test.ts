/**
 * What the planner does with statements of requests that are about the whole catalogue: none may have to read all of it
 * (SCALE-6).
 */
import { sql } from 'kysely';
import { findHostRecord } from '../listings/host-record.ts';
import { sitemapEntries, sitemapFiles } from '../listings/sitemap.ts';
import { similarListings } from '../listings/repository.ts';
import { bothDatabaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import type { OpenDatabase } from './open.ts';
import { seedWhenEmpty } from './seed.ts';

describe.each(bothDatabaseKinds())('SCALE-6: plans on %s', (kind) => {
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
    ['homes like one', 'listings_alike', (db) => similarListings(db, testHome({ id: 'home-0', from: '2026-06-01' }))],
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

  test('a row that others name is deleted without reading their whole table; homes alone are never deleted by a request', async () => {
    // Of partial indexes those serve that leave out nothing but null: what is looked for has a value.
    const { rows } = await sql<{ named: string }>`
      select c.conrelid::regclass || '.' || a.attname as named from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid not in ('listings'::regclass, 'promos'::regclass) and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['mails of a stay that is forgotten', sql`select 1 from mail_outbox where stay_code = 'A'`],
    ['codes used under an address', sql`select 1 from promo_uses where guest_email = 'a'`],
    [
      'answers that name an address',
      sql`select 1 from reservation_requests where lower(answer #>> '{reservation,guest,email}') = 'a'`,
    ],
    ['identities of an account', sql`select 1 from account_identities where account_id = 'a'`],
  ])('%s come by an index', async (_what, query) => {
    const plan = await database.db.connection().execute(async (db) => {
      await sql`set enable_seqscan = off`.execute(db);
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(db);
      await sql`reset all`.execute(db);
      return JSON.stringify(rows);
    });
    expect(plan).not.toContain('Seq Scan');
  });

  async function scans(index: string): Promise<number> {
    await sql`select pg_stat_clear_snapshot()`.execute(database.db);
    const { rows } = await sql<{ scans: number }>`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = ${index}`.execute(database.db);
    return rows[0]?.scans ?? -1;
  }
});
