/** No request that services describe reads a whole table of those that grow with guests and homes (SCALE-6). */
import { sql } from 'kysely';
import { describedRequests } from '../soak/abuse/described-requests.ts';
import { startAbuseWorld, type AbuseWorld } from '../soak/abuse/world.ts';
import { describeOnPostgres, freshDatabase } from '../testing/databases.ts';
import { findWholeReads, StatementRecorder, type WholeRead } from '../testing/request-plans.ts';
import type { OpenDatabase } from './open.ts';

/** Tables that do not grow with guests or homes. */
const SMALL = new Set(['settings', 'optional_items', 'promos']);

/** Reads of a whole table that are known, with the reason. */
const ALLOWED: readonly (readonly [operation: string, table: string, why: string])[] = [
  [
    'GET /home',
    'listings',
    'every home is counted, once in five minutes a process; meanwhile everybody gets the last answer (docs/scale.md)',
  ],
  [
    'GET /sitemap',
    'listings',
    'every home on the market is counted, by `listings_active` alone: 1.2 s of a million (docs/scale.md); hosts keep the answer for an hour',
  ],
  ['GET /metrics', 'index_outbox', 'a queue, which is empty while its worker lives; asked by whoever has the token'],
];

describeOnPostgres('SCALE-6: plans of described requests', () => {
  const recorder = new StatementRecorder();
  let database: OpenDatabase;
  let world: AbuseWorld;
  const read: [string, WholeRead][] = [];
  let statements = 0;
  beforeAll(async () => {
    database = await freshDatabase('postgresql');
    world = await startAbuseWorld({ ...database, db: database.db.withPlugin(recorder) });
    // The home page is asked while the world is made, and kept from then on.
    const first = recorder.take(database.db);
    for (const found of await findWholeReads(database.db, first)) read.push(['GET /home', found]);
    for (const { operation, path, init } of describedRequests(world)) {
      await (await fetch(world.url + path, { ...init, redirect: 'manual' })).text();
      const sent = recorder.take(database.db);
      statements += sent.length;
      for (const found of await findWholeReads(database.db, sent)) read.push([operation, found]);
    }
  }, 300_000);
  afterAll(() => world?.close(), 120_000);

  test('no table that grows is read as a whole, but those that are allowed', () => {
    // A recorder that hears nothing would find nothing.
    expect(statements).toBeGreaterThan(100);
    for (const [operation, table] of ALLOWED)
      expect(read).toContainEqual([operation, expect.objectContaining({ table })]);
    const unexpected = read.filter(
      ([operation, { table }]) =>
        !SMALL.has(table) && !ALLOWED.some(([allowed, name]) => allowed === operation && name === table),
    );
    expect(
      unexpected.map(([operation, { table, statement }]) => `${operation} reads all of ${table}: ${statement}`),
    ).toEqual([]);
  });

  test('a statement without an index is found', async () => {
    const compiled = sql`select 1 from stays where code || '' = 'A'`.compile(database.db);
    expect((await findWholeReads(database.db, [compiled])).map(({ table }) => table)).toEqual(['stays']);
    const served = database.db.selectFrom('stays').select('listing_id').where('code', '=', 'A').compile();
    expect(await findWholeReads(database.db, [served])).toEqual([]);
  });
});
