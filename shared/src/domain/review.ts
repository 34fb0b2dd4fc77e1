/** What a review must be, when it is shown, and how it counts (TALK-2, decision 0150). */
import { RATED_TOPICS, REVIEW_DAYS, REVIEW_NOTE_MOST, REVIEW_TEXT } from '../contracts/review.ts';
import type { RatedTopic, ReviewRequest, TopicRatings } from '../contracts/review.ts';
import type { Scores } from '../contracts/listing.ts';
import { addDays } from './dates.ts';
import { defineTexts } from '../texts/index.ts';
import type { IsoDate } from './dates.ts';

/** Texts of refused reviews. */
export const REVIEW_PROBLEMS = /* @__PURE__ */ defineTexts('shared/review-problems', {
  rating_required: 'Please choose how many stars the stay deserves.',
  review_short: `Please write at least ${REVIEW_TEXT.least} characters.`,
  review_long: `Please keep your review under ${REVIEW_TEXT.most} characters.`,
  note_long: `Please keep your note under ${REVIEW_NOTE_MOST} characters.`,
});
export type ReviewProblem = keyof typeof REVIEW_PROBLEMS;
export const PROBLEM_FIELDS: Readonly<Record<ReviewProblem, 'rating' | 'text' | 'note'>> = {
  rating_required: 'rating',
  review_short: 'text',
  review_long: 'text',
  note_long: 'note',
};

/** Returns what is wrong with a review, in the order of the page. Texts are trimmed. */
export function findReviewProblems({
  rating,
  text,
  note,
}: Pick<ReviewRequest, 'rating' | 'text' | 'note'>): ReviewProblem[] {
  return [
    ...(rating >= 1 && rating <= 5 ? [] : (['rating_required'] as const)),
    ...(text.length < REVIEW_TEXT.least ? (['review_short'] as const) : []),
    ...(text.length > REVIEW_TEXT.most ? (['review_long'] as const) : []),
    ...(note.length > REVIEW_NOTE_MOST ? (['note_long'] as const) : []),
  ];
}

/** Returns the last day on which guest and host may write. */
export const getReviewEnd = (checkOut: IsoDate): IsoDate => addDays(checkOut, REVIEW_DAYS);

/**
 * True when one side may read the other's words: the review is on the home's page, or the days are over. Neither can be
 * changed any more then.
 */
export function isReleased({ checkOut, today, shown }: { checkOut: IsoDate; today: IsoDate; shown: boolean }): boolean {
  return shown || today > getReviewEnd(checkOut);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Returns the mean of a distribution (how many gave 1 to 5 stars) to one decimal, null without any. */
export function getMean(stars: readonly number[]): number | null {
  const count = stars.reduce((sum, number) => sum + number, 0);
  return count === 0 ? null : tenths(stars.reduce((sum, number, index) => sum + number * (index + 1), 0) / count);
}

/** What guests gave a topic: the sum of their stars, and how many rated it. */
type TopicTotals = Partial<Record<RatedTopic, { sum: number; count: number }>>;
/**
 * The scores of a home as services keep them. A score is rounded, and guests may leave topics out, so neither the
 * rounded score nor the number of reviews says what one more review makes of it. Homes whose reviews were counted
 * before totals were kept have none.
 */
export type CountedScores = Scores & { totals?: TopicTotals };

/** Returns the totals of scores; without totals each of `reviews` reviews counts for every topic that has a score. */
function getTotals(scores: CountedScores | null, reviews: number): TopicTotals {
  if (scores?.totals) return scores.totals;
  return Object.fromEntries(
    RATED_TOPICS.flatMap((topic) => {
      const score = scores?.[topic];
      return score === undefined || reviews === 0 ? [] : [[topic, { sum: tenths(score * reviews), count: reviews }]];
    }),
  );
}

/** Returns the scores of a home with one more review (`by` is 1) or without one (-1), null when no topic has one. */
function countReview(
  scores: CountedScores | null,
  { reviews, topics, by }: { reviews: number; topics: TopicRatings; by: 1 | -1 },
): CountedScores | null {
  const before = getTotals(scores, reviews);
  const totals: TopicTotals = {};
  for (const topic of RATED_TOPICS) {
    const given = topics[topic];
    const { sum, count } = before[topic] ?? { sum: 0, count: 0 };
    const after = given === undefined ? { sum, count } : { sum: tenths(sum + by * given), count: count + by };
    if (after.count > 0) totals[topic] = after;
  }
  const means = RATED_TOPICS.flatMap((topic) => {
    const total = totals[topic];
    // Scores that were rounded before totals were kept can leave a rest beyond the stars.
    return total ? [[topic, Math.min(5, Math.max(1, tenths(total.sum / total.count)))] as const] : [];
  });
  return means.length === 0 ? null : { ...(Object.fromEntries(means) as Scores), totals };
}

/**
 * Returns a home's scores with those of one more review; `reviews` were counted before it. Each score is the mean of the
 * guests who rated its topic. A topic that a guest left out keeps its score, and has none while nobody has rated it, as
 * the form promises.
 */
export const addScores = (scores: CountedScores | null, reviews: number, topics: TopicRatings): CountedScores | null =>
  countReview(scores, { reviews, topics, by: 1 });

/** Returns a home's scores without those of one of its `reviews` reviews: `addScores` undone. */
export const removeScores = (
  scores: CountedScores | null,
  reviews: number,
  topics: TopicRatings,
): CountedScores | null => (reviews <= 1 ? null : countReview(scores, { reviews, topics, by: -1 }));
