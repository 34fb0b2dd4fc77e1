import { addScores, type CountedScores } from '@roost/shared/domain/review';
import type { TopicRatings } from '@roost/shared/contracts/review';
import { takeBackReview } from '../account/take-back-review.ts';
import type { OpenDatabase } from '../db/open.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';
import { countWithoutTakenBack, lockCounted, storeCounted } from './count-reviews.ts';

describe.each(databaseKinds())('TALK-2: reviews that are taken back, on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    world = await startWorld({
      database,
      homes: [testHome({ id: '1', from: '2026-06-01', days: 30 })],
      today: '2026-06-01',
    });
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 60_000);

  const show = (position: number, rating: number, topics: TopicRatings): Promise<void> =>
    database.db.transaction().execute(async (tx) => {
      const document = await lockCounted(tx, '1');
      const row = { listing_id: '1', id: `r${position}`, position, author: 'Ann', written_on: '2026-05-01', rating };
      await tx
        .insertInto('reviews')
        .values({ ...row, title: '', body: '', host_reply: null })
        .execute();
      await storeCounted(tx, { id: '1', document }, (reviews) => addScores(document.scores, reviews - 1, topics));
    });
  const takeBack = (position: number, rating: number, topics: TopicRatings): Promise<void> =>
    database.db
      .transaction()
      .execute((tx) => takeBackReview(tx, { id: `r${position}`, listing_id: '1', rating, topics }));
  const read = async () => {
    const { document } = await database.db
      .selectFrom('listings')
      .select('document')
      .where('id', '=', '1')
      .executeTakeFirstOrThrow();
    return [document.numberOfReviews, document.averageRating, document.scores];
  };
  const ONE = addScores(null, 0, { cleanliness: 5 }) as CountedScores;

  test('two go and one comes before the home is counted again: it has the scores of the one', async () => {
    await show(1, 3, { cleanliness: 2, location: 4 });
    await show(2, 4, { cleanliness: 1 });
    await takeBack(1, 3, { cleanliness: 2, location: 4 });
    await takeBack(2, 4, { cleanliness: 1 });
    // A second press of the same button.
    await takeBack(2, 4, { cleanliness: 1 });
    await show(3, 5, { cleanliness: 5 });
    expect(await read()).toEqual([1, 5, ONE]);
    await countWithoutTakenBack(database.db);
    expect(await read()).toEqual([1, 5, ONE]);
  });

  test('the last one goes: the home has no score', async () => {
    await takeBack(3, 5, { cleanliness: 5 });
    await countWithoutTakenBack(database.db);
    expect(await read()).toEqual([0, null, null]);
  });
});
