/** Reading listings and their calendars. The exact address is in a column that nothing here selects (GEO-4). */
import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ListingDetail, ListingSummary, Review } from '@roost/shared/contracts/listing';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import { toIsoDate } from '@roost/shared/domain/dates';
import { USUAL } from '@roost/shared/domain/ranking';
import { dayAt } from '@roost/shared/domain/time-zone';
import type { ReviewSort } from '@roost/shared/domain/review-search';
import type { ReviewTopic } from '@roost/shared/domain/review-topics';
import { mentionsTopic, type ReviewedHome } from './topic-counts.ts';
import { rowVersion, type RowVersion } from '../db/kept-rows.ts';
import type { Db, ReviewsTable, StoredListing, Tx } from '../db/schema.ts';
import { findHostRecord, selectHomesVersion } from './host-record.ts';
import { keptListings, readKeptListing } from './kept-listings.ts';

export const REVIEWS_PER_PAGE = 10;
/** Reviews that come with the listing page itself. */
const NEWEST_REVIEWS = 6;
export const SIMILAR_HOMES = 6;
const MOST_QUESTIONS = 100;

/** Returns a home as it is stored now, whatever its status; null for an unknown one. */
export async function findListing(db: Db | Tx, id: string): Promise<StoredListing | null> {
  if (!db.isTransaction) return readKeptListing(db, id);
  const row = await db.selectFrom('listings').select('document').where('id', '=', id).executeTakeFirst();
  return row?.document ?? null;
}

/** Ids of the first homes whose number begins with these digits; also of homes that are not active. */
export async function findIdsBeginning(db: Db, digits: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', 'like', `${digits}%`)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export const isActive = (listing: Pick<StoredListing, 'status'>): boolean => listing.status === ACTIVE_STATUS;

/** Which reviews of a listing are asked for. `words` must all stand in a review or in the host's reply to it. */
type ReviewFilter = { words: readonly string[]; topic?: ReviewTopic | null; stars?: number | null };
export type ReviewQuestion = ReviewFilter & { sort: ReviewSort };
const ALL_REVIEWS: ReviewQuestion = { sort: 'newest', words: [] };

function matchingReviews(db: Db, listing: ReviewedHome, { words, topic = null, stars = null }: ReviewFilter) {
  let query = db.selectFrom('reviews').where('listing_id', '=', listing.id);
  if (topic !== null) query = query.where(mentionsTopic(topic, listing));
  if (stars !== null) query = query.where('rating', '=', stars);
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`(title || ' ' || body || ' ' || coalesce(host_reply, '')) ilike ${pattern}`);
  }
  return query;
}

/** Reviews of a listing in their order; newest first unless asked otherwise. */
export async function findReviews(
  db: Db,
  listing: ReviewedHome,
  offset: number,
  limit: number,
  { sort, ...filter }: ReviewQuestion = ALL_REVIEWS,
): Promise<Review[]> {
  let query = matchingReviews(db, listing, filter).selectAll();
  if (sort !== 'newest') query = query.orderBy('rating', sort === 'highest' ? 'desc' : 'asc');
  const rows = await query.orderBy('position').offset(offset).limit(limit).execute();
  return rows.map(toReview);
}

const newestReviews = (db: Db, listing: ReviewedHome) =>
  matchingReviews(db, listing, ALL_REVIEWS).selectAll().orderBy('position').limit(NEWEST_REVIEWS);

/** A stored review as pages show it. */
export const toReview = (row: Omit<Selectable<ReviewsTable>, 'listing_id' | 'position'>): Review => ({
  id: row.id,
  author: row.author,
  date: row.written_on,
  rating: row.rating,
  title: row.title,
  text: row.body,
  hostReply: row.host_reply,
});

export async function countReviews(db: Db, listing: ReviewedHome, filter: ReviewFilter = ALL_REVIEWS): Promise<number> {
  const row = await matchingReviews(db, listing, filter)
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * The listing page's data with its newest reviews, the questions that were answered here before those it came with, and
 * what its host's homes have together. One statement reads them: a home's page reads nothing more often.
 */
export async function listingDetail(db: Db, listing: StoredListing, now: Date): Promise<ListingDetail> {
  const { host } = listing;
  const read = await db
    .selectNoFrom([
      jsonArrayFrom(newestReviews(db, listing)).as('reviews'),
      jsonArrayFrom(answeredQuestions(db, listing.id)).as('answered'),
      (host.id === undefined ? sql<null>`null` : selectHomesVersion(db, host.id)).as('homesVersion'),
    ])
    .executeTakeFirstOrThrow();
  const answered = read.answered.map(({ asked_at, ...row }) => ({ ...row, date: toIsoDate(new Date(asked_at)) }));
  const hostRecord = await findHostRecord(db, listing, read.homesVersion);
  return {
    ...listing,
    reviews: read.reviews.map(toReview),
    questions: [...answered, ...listing.questions],
    today: dayAt(listing, now),
    ...(hostRecord && { hostRecord }),
  };
}

/** Questions asked here that the host has answered, newest first. Unanswered ones are for the host only. */
const answeredQuestions = (db: Db, listingId: string) =>
  db
    .selectFrom('listing_questions')
    .select(['id', 'author', 'question', 'answer', 'asked_at'])
    .where('listing_id', '=', listingId)
    .where('answer', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(MOST_QUESTIONS);

/** The part of a listing that a card shows. */
export function toSummary(listing: StoredListing): ListingSummary {
  const {
    id,
    headline,
    propertyType,
    country,
    state,
    city,
    photos,
    bedrooms,
    beds,
    bathrooms,
    maxOccupancy,
    averageRating,
    numberOfReviews,
    averagePerNightCents,
  } = listing;
  return {
    id,
    headline,
    propertyType,
    country,
    state,
    city,
    photos,
    bedrooms,
    beds,
    bathrooms,
    maxOccupancy,
    averageRating,
    numberOfReviews,
    averagePerNightCents,
  };
}

/** Homes that can be rented, by the version of their rows: their documents are most of what reading them takes. */
const activeVersions = (db: Db) =>
  db
    .selectFrom('listings')
    .select(['id', rowVersion('listings').as('version')])
    .where('status', '=', ACTIVE_STATUS);

async function readInOrder(db: Db, rows: readonly RowVersion[]): Promise<StoredListing[]> {
  const listings = await keptListings.take(db, rows);
  return rows.flatMap(({ id }) => listings.get(id) ?? []);
}

/**
 * Homes to offer beside or instead of one: in the same region, nearest in size and price first, filled up with the
 * nearest of the rest. Without a listing (an unknown id) the best rated homes.
 */
export async function similarListings(
  db: Db,
  listing: StoredListing | null,
  most: number = SIMILAR_HOMES,
): Promise<StoredListing[]> {
  const active = activeVersions(db).limit(most);
  // The rule of `bayesianRating`.
  const reviews = sql<number>`(document->>'numberOfReviews')::float8`;
  const counted = sql<number>`(rating * ${reviews} + ${sql.lit(USUAL.stars * USUAL.reviews)}) / (${reviews} + ${sql.lit(USUAL.reviews)})`;
  if (!listing)
    return readInOrder(
      db,
      await active
        .orderBy(counted, (order) => order.desc().nullsLast())
        .orderBy('id')
        .execute(),
    );
  const { lat, lng } = listing.location;
  // One guest more or less weighs as much as ten dollars a night. The point is that of the index `listings_alike`.
  const unlike = sql<number>`
    point((document->>'maxOccupancy')::float8 * 10, (document->>'averagePerNightCents')::float8 / 1000)
    <-> point(${listing.maxOccupancy * 10}::float8, ${listing.averagePerNightCents / 1000}::float8)`;
  const near = await active
    .where('region', '=', listing.region)
    .where('id', '!=', listing.id)
    // By nothing else after it: the index could not give them in that order.
    .orderBy(unlike)
    .execute();
  if (near.length >= most) return readInOrder(db, near);
  const rest = await active
    .where('region', '!=', listing.region)
    .where('id', '!=', listing.id)
    .orderBy(distanceFrom({ lat, lng }))
    .orderBy('id')
    .limit(most - near.length)
    .execute();
  return readInOrder(db, [...near, ...rest]);
}

export type Point = { lat: number; lng: number };
/** A measure by which homes are ordered from a point on: flat, and across the date line. */
const distanceFrom = ({ lat, lng }: Point) => {
  const across = sql<number>`least(abs(lng - ${lng}::float8), 360 - abs(lng - ${lng}::float8))`;
  return sql<number>`power(lat - ${lat}::float8, 2) + power(${across} * cos(radians(${lat}::float8)), 2)`;
};
/** Homes nearest to a point, the nearest first. */
export async function nearestListings(db: Db, point: Point, most: number): Promise<StoredListing[]> {
  const rows = await activeVersions(db).orderBy(distanceFrom(point)).orderBy('id').limit(most).execute();
  return readInOrder(db, rows);
}
