import { databaseKinds } from '../testing/databases.ts';
import { soak } from './run.ts';
import { walkStays } from './walk/run.ts';

/**
 * The same in every run, so that what fails here failed because of a change. Other seeds: `npm run soak`, which takes
 * another one each time.
 */
const SEED = 20_781;
/** Like the draws of properties: fewer in `npm test`, more at night. */
const STEPS = Math.ceil(500 * Number(process.env.PROPERTY_RUNS ?? 1));

test.each(databaseKinds())(
  'BOOK-4, BOOK-5, BOOK-7, BOOK-12: after hundreds of random steps with crashes, lost answers and late events the books balance, on %s',
  async (kind) => {
    // A run in which nothing happened would prove nothing. Some seeds need more steps until a process dies in the
    // middle of a booking.
    const enough = (words: Record<string, number>): boolean =>
      (words['reserve booked'] ?? 0) > 5 && (words['reserve crashed'] ?? 0) > 0;
    const { words, books } = await soak({ kind, steps: STEPS, seed: SEED, enough });
    expect([enough(words), words]).toEqual([true, words]);
    expect(books.confirmed + books.cancelled).toBeGreaterThan(5);
  },
  300_000,
);

test.each(databaseKinds())(
  'TRUE-1, TRUE-2, BOOK-12, STAY-2, STAY-4: stays that are changed and cancelled beside their deadlines say the same sums and days everywhere, on %s',
  async (kind) => {
    // `npm run soak -- --walk` walks many more.
    const { stays, differences } = await walkStays({ kind, seed: SEED, stays: 3 });
    expect({ stays, differences }).toEqual({ stays: 3, differences: [] });
  },
  240_000,
);
