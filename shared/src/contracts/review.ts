/**
 * Reviews of stays that have ended (TALK-2). Guest and host each write within 14 days after check-out, without seeing
 * the other's words; both are shown when both are written and a person has looked at the guest's, or when the 14 days
 * are over.
 */
import * as z from 'zod/mini';

/** Characters of a review and of the note that the host alone reads. */
export const REVIEW_TEXT = { least: 20, most: 2_000 } as const;
export const REVIEW_NOTE_MOST = 1_000;
/** Days after check-out in which one can write, and after which what is written is shown. */
export const REVIEW_DAYS = 14;

/** What guests rate, by the names of a home's scores. */
export const RATED_TOPICS = ['cleanliness', 'accuracy', 'checkIn', 'communication', 'location', 'value'] as const;
export type RatedTopic = (typeof RATED_TOPICS)[number];

/** 1 to 5, which services check. */
const starsSchema = z.number();
/** Topics that were left out count nothing. */
export const topicRatingsSchema = z.object({
  cleanliness: z.optional(starsSchema),
  accuracy: z.optional(starsSchema),
  checkIn: z.optional(starsSchema),
  communication: z.optional(starsSchema),
  location: z.optional(starsSchema),
  value: z.optional(starsSchema),
});
export type TopicRatings = z.infer<typeof topicRatingsSchema>;

/** What a guest wrote. */
const guestReviewSchema = z.object({
  rating: starsSchema,
  topics: topicRatingsSchema,
  text: z.string(),
  note: z.string(),
});

/**
 * `GET /trips/:code/review`, and the answer of writing. Refused with 404 for a stay that is not the caller's, with
 * `not_ended` before check-out and for stays that did not take place.
 */
export const stayReviewSchema = z.object({
  code: z.string(),
  /** Last day on which it can be written and changed. */
  until: z.string(),
  /** False when the days are over or the review is shown already. */
  open: z.boolean(),
  /** As it is signed: "Maya O.". */
  author: z.string(),
  review: z.nullable(guestReviewSchema),
  /** `waiting` for a person to look at it; `refused` with the reason. */
  state: z.enum(['none', 'waiting', 'approved', 'refused', 'shown']),
  reason: z.string(),
  /** What the host wrote about the stay, once both are shown. */
  hostText: z.nullable(z.string()),
});
export type StayReview = z.infer<typeof stayReviewSchema>;

/**
 * `POST /trips/:code/review`. Refused with `rating_required` (field `rating`), `review_short`, `review_long` (`text`),
 * `note_long` (`note`), `review_closed` (409).
 */
export type ReviewRequest = { rating: number; topics: TopicRatings; text: string; note: string };

/** `POST /reviews/host/open` and `/reviews/host/answer` by the signed link of the host's mail. */
export const hostReviewSchema = z.object({
  code: z.string(),
  headline: z.string(),
  guestName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  until: z.string(),
  open: z.boolean(),
  text: z.nullable(z.string()),
  /** The guest's review with the note that the host alone reads, once both are shown and a person has approved it. */
  review: z.nullable(z.object({ rating: z.number(), text: z.string(), note: z.string() })),
});
export type HostReview = z.infer<typeof hostReviewSchema>;
