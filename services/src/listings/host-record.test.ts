/** What a host's homes have together is never that of an earlier state of them (LIST-8). */
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';
import { seedWhenEmpty } from '../db/seed.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome, testReview } from '../testing/homes.ts';
import { findHostRecord } from './host-record.ts';

const TODAY = '2026-06-01';
const HOST = { id: 'h-1', name: 'Ann', since: 2019, responseHours: 2 };

describe.each(databaseKinds())('a host’s record on %s', (kind) => {
  let database: OpenDatabase;
  const record = () => findHostRecord(database.db, { host: HOST });
  const setRating = (id: string, rating: number) => sql`
    update listings set document = jsonb_set(document, '{averageRating}', ${rating}::text::jsonb) where id = ${id}`;

  beforeEach(async () => {
    database = await freshDatabase(kind);
    const home = (id: string) =>
      testHome({ id, from: TODAY, host: HOST, averageRating: 4, numberOfReviews: 1, reviews: [testReview(0)] });
    const homes = [home('a'), home('b'), testHome({ id: 'other', from: TODAY })];
    await seedWhenEmpty(
      database.db,
      () => homes,
      homes.length,
      () => undefined,
    );
  });
  afterEach(() => database.close());

  test('LIST-8: a home that is taken down, or comes back, counts from then on', async () => {
    expect(await record()).toMatchObject({ homes: 2, reviews: 2 });
    const setStatus = (status: string) =>
      sql`update listings set document = jsonb_set(document, '{status}', to_jsonb(${status}::text)) where id = 'b'`.execute(
        database.db,
      );
    const { rows } = await sql<{ status: string }>`select status from listings where id = 'b'`.execute(database.db);
    await setStatus('Withdrawn');
    expect(await record()).toMatchObject({ homes: 1, reviews: 1 });
    await setStatus(rows[0]?.status ?? '');
    expect(await record()).toMatchObject({ homes: 2, reviews: 2 });
  });

  test('LIST-8: a home whose reviews are counted anew counts from then on, and what was rolled back never', async () => {
    await sql`update listings set document = document || '{"numberOfReviews": 1200}' where id = 'a'`.execute(
      database.db,
    );
    expect(await record()).toEqual({ homes: 2, reviews: 1201, rating: 4 });
    await setRating('a', 5).execute(database.db);
    expect(await record()).toEqual({ homes: 2, reviews: 1201, rating: 5 });
    await database.db
      .transaction()
      .execute(async (tx) => {
        await setRating('a', 1).execute(tx);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await record()).toEqual({ homes: 2, reviews: 1201, rating: 5 });
  });

  test('LIST-8: two homes written by one statement are two changes, and not none', async () => {
    await sql`update listings set document = document || '{"numberOfReviews": 900}' where id in ('a', 'b')`.execute(
      database.db,
    );
    expect(await record()).toMatchObject({ reviews: 1800 });
    await sql`update listings set document = document || '{"numberOfReviews": 800}' where id in ('a', 'b')`.execute(
      database.db,
    );
    expect(await record()).toMatchObject({ reviews: 1600 });
  });
});
