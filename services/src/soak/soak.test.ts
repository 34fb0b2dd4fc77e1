import { bothDatabaseKinds } from '../testing/databases.ts';
import { soak } from './run.ts';

/** A seed of its own each day finds what one seed never would; a failure names it. */
const SEED = Math.floor(Date.now() / 86_400_000);

test.each(bothDatabaseKinds())(
  'BOOK-4, BOOK-5, BOOK-7, BOOK-12: after 500 random steps with crashes, lost answers and late events the books balance, on %s',
  async (kind) => {
    const { words, books } = await soak({ kind, steps: 500, seed: SEED });
    // A run in which nothing happened would prove nothing.
    expect(words['reserve booked'] ?? 0).toBeGreaterThan(5);
    expect(words['reserve crashed'] ?? 0).toBeGreaterThan(0);
    expect(books.confirmed + books.cancelled).toBeGreaterThan(5);
  },
  300_000,
);
