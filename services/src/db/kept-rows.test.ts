/**
 * What is kept of a row is never that of an earlier state of it (decision 0185). Nothing tells the memory of a write, so
 * that those of another process are as those here.
 */
import { sql } from 'kysely';
import { bookableDays, readBookableDays } from '../listings/calendars.ts';
import { findListing, similarListings } from '../listings/repository.ts';
import { bothDatabaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import type { OpenDatabase } from './open.ts';
import type { Db, Tx } from './schema.ts';
import { seedWhenEmpty } from './seed.ts';

const TODAY = '2026-06-01';
const setHeadline = (id: string, headline: string) =>
  sql`update listings set document = jsonb_set(document, '{headline}', to_jsonb(${headline}::text)) where id = ${id}`;
const setPrices = (id: string, cents: number) =>
  sql`update calendars set prices_cents = array_fill(${cents}::int, array[array_length(prices_cents, 1)]) where listing_id = ${id}`;

describe.each(bothDatabaseKinds())('rows that are kept on %s', (kind) => {
  let database: OpenDatabase;
  const headline = async (db: Db | Tx = database.db) => (await findListing(db, 'a'))?.headline;
  const price = async (db: Db | Tx = database.db) => (await bookableDays(db, 'a'))[3]?.priceCents;
  const takeBack = (work: (tx: Tx) => Promise<void>) =>
    database.db
      .transaction()
      .execute(async (tx) => {
        await work(tx);
        throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'));

  beforeAll(async () => {
    database = await freshDatabase(kind);
    const homes = ['a', 'b', 'c'].map((id) => testHome({ id, from: TODAY, days: 30, headline: `Home ${id}` }));
    await seedWhenEmpty(
      database.db,
      () => homes,
      homes.length,
      () => undefined,
    );
  }, 180_000);
  afterAll(() => database?.close(), 120_000);

  test('PRICE-1: a home and its prices are those of the last write, also of many homes by one statement', async () => {
    for (const round of [1, 2, 3]) {
      await sql`update calendars set prices_cents = array_fill(${round * 100}::int, array[array_length(prices_cents, 1)])`.execute(
        database.db,
      );
      await setHeadline('a', `Round ${round}`).execute(database.db);
      expect([await headline(), await price()]).toEqual([`Round ${round}`, round * 100]);
      expect([await headline(), await price()]).toEqual([`Round ${round}`, round * 100]);
      const home = await findListing(database.db, 'b');
      const alike = await similarListings(database.db, home);
      expect(alike.find(({ id }) => id === 'a')?.headline).toBe(`Round ${round}`);
    }
  });

  test('PRICE-1: a transaction reads what it wrote, and what it takes back nobody reads', async () => {
    const before = [await headline(), await price()];
    for (const word of ['one', 'two']) {
      await takeBack(async (tx) => {
        await setHeadline('a', word).execute(tx);
        await setPrices('a', 1).execute(tx);
        expect([await headline(tx), await price(tx)]).toEqual([word, 1]);
      });
      expect([await headline(), await price()]).toEqual(before);
    }
    await setHeadline('a', 'kept').execute(database.db);
    await setPrices('a', 7_700).execute(database.db);
    expect([await headline(), await price()]).toEqual(['kept', 7_700]);
  });

  test('LIST-6: a home that is deleted is not there, and is not offered', async () => {
    expect(await findListing(database.db, 'c')).not.toBeNull();
    await sql`delete from calendars where listing_id = 'c'`.execute(database.db);
    await sql`delete from listings where id = 'c'`.execute(database.db);
    expect(await findListing(database.db, 'c')).toBeNull();
    expect((await similarListings(database.db, null)).map(({ id }) => id)).not.toContain('c');
    expect([...(await readBookableDays(database.db, ['a', 'c'])).keys()]).toEqual(['a']);
  });

  test('SCALE-6: a row that has not changed is read once', async () => {
    let statements = 0;
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const count = async () => {
      statements = 0;
      await similarListings(db, null);
      await readBookableDays(db, ['a', 'b']);
      return statements;
    };
    expect([await count(), await count()]).toEqual([4, 2]);
    await setPrices('b', 9_900).execute(database.db);
    expect([await count(), await count()]).toEqual([3, 2]);
  });

  test('what requests share nobody can change', async () => {
    const home = await findListing(database.db, 'a');
    expect(await findListing(database.db, 'a')).toBe(home);
    expect(() => Object.assign(home?.photos[0] ?? {}, { caption: 'mine' })).toThrow(TypeError);
  });
});
