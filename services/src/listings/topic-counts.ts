/** How many reviews of a home speak of each topic, and how many have 1 to 5 stars (LIST-8). */
import { sql, type Expression, type SqlBool } from 'kysely';
import { REVIEW_TOPICS, topicPattern, type ReviewTopic } from '@roost/shared/domain/review-topics';
import type { Db } from '../db/schema.ts';

/** Tells whether a guest's words speak of the topic; the host's answer does not count. */
export const mentionsTopic = (topic: ReviewTopic): Expression<SqlBool> =>
  sql<boolean>`(title || ' ' || body) ~* ${String.raw`\m` + topicPattern(topic) + String.raw`\M`}`;

export type TopicCount = { topic: ReviewTopic; count: number };

/** Returns the topics that some review speaks of, those of most reviews first. */
export async function countTopics(db: Db, listingId: string): Promise<TopicCount[]> {
  const counts = await db
    .selectFrom('reviews')
    .select(
      REVIEW_TOPICS.map((topic) => sql<number | string>`count(*) filter (where ${mentionsTopic(topic)})`.as(topic)),
    )
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return REVIEW_TOPICS.map((topic) => ({ topic, count: Number(counts?.[topic] ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
