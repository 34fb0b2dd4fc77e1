/** How many reviews of a home speak of each topic, and how many have 1 to 5 stars (LIST-8). */
import { sql, type Expression, type SqlBool } from 'kysely';
import { placeNamePattern, REVIEW_TOPICS, topicPattern, type ReviewTopic } from '@roost/shared/domain/review-topics';
import type { Db, StoredListing } from '../db/schema.ts';

/** The home that reviews are of, with the names of its place. */
export type ReviewedHome = Pick<StoredListing, 'id' | 'city' | 'region' | 'townCenter'>;

const toWords = (pattern: string): string => String.raw`\m` + pattern + String.raw`\M`;

/**
 * Tells whether a guest's words speak of the topic. The host's answer does not count, nor a lake in the name of the
 * town.
 */
export function mentionsTopic(topic: ReviewTopic, { city, region, townCenter }: ReviewedHome): Expression<SqlBool> {
  const names = placeNamePattern([city, region, townCenter?.name]);
  const text = sql<string>`(title || ' ' || body)`;
  const said = names === null ? text : sql<string>`regexp_replace(${text}, ${toWords(names)}, ' ', 'gi')`;
  return sql<boolean>`${said} ~* ${toWords(topicPattern(topic))}`;
}

export type TopicCount = { topic: ReviewTopic; count: number };

/** Returns the topics that some review speaks of, those of most reviews first. */
export async function countTopics(db: Db, home: ReviewedHome): Promise<TopicCount[]> {
  const counts = await db
    .selectFrom('reviews')
    .select(
      REVIEW_TOPICS.map((topic) =>
        sql<number | string>`count(*) filter (where ${mentionsTopic(topic, home)})`.as(topic),
      ),
    )
    .where('listing_id', '=', home.id)
    .executeTakeFirst();
  return REVIEW_TOPICS.map((topic) => ({ topic, count: Number(counts?.[topic] ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
