/** What a review must be, when it is shown, and how it counts (TALK-2). */
import { RATED_TOPICS, REVIEW_DAYS, REVIEW_NOTE_MOST, REVIEW_TEXT } from '../contracts/review.ts';
import type { ReviewRequest, TopicRatings } from '../contracts/review.ts';
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

/** Returns the scores of the topics that have one, null when none has. */
function toScores(getScore: (topic: keyof Scores) => number | undefined): Scores | null {
  const scored = RATED_TOPICS.map((topic) => [topic, getScore(topic)] as const).filter(
    ([, score]) => score !== undefined,
  );
  return scored.length === 0 ? null : (Object.fromEntries(scored) as Scores);
}

/**
 * Returns a home's scores with those of one more review. `count` reviews made them before. A topic that the guest left
 * out keeps its score, and has none while nobody has rated it, as the form promises.
 */
export const addScores = (scores: Scores | null, count: number, topics: TopicRatings): Scores | null =>
  toScores((topic) => {
    const before = scores?.[topic];
    const given = topics[topic];
    if (before === undefined || count === 0) return given;
    return given === undefined ? before : tenths((before * count + given) / (count + 1));
  });

/**
 * Returns a home's scores without those of one of its `count` reviews: `addScores` undone, to a tenth or two, because
 * scores are kept in tenths. Null when it was the only one.
 */
export function removeScores(scores: Scores | null, count: number, topics: TopicRatings): Scores | null {
  if (scores === null || count <= 1) return null;
  return toScores((topic) => {
    const [now, given] = [scores[topic], topics[topic]];
    if (given === undefined || now === undefined) return now;
    return Math.min(5, Math.max(1, tenths((now * count - given) / (count - 1))));
  });
}
