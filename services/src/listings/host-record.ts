/** What all homes of a host have together, counted anew when one of them has changed (LIST-8, SAFE-6). */
import { sql } from 'kysely';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { HostRecord } from '@roost/shared/contracts/listing';
import { getMean } from '@roost/shared/domain/review';
import { BoundedCache } from '../bounded-cache.ts';
import type { Db, StoredListing } from '../db/schema.ts';
import { toStars } from '../reviews/count-stars.ts';

/**
 * Reviews up to which a host's rating is the mean of the reviews themselves. The homes' own ratings are rounded, and
 * their mean may differ by a tenth from what a guest reads below it; with more reviews nobody sees that, and counting
 * them for each view of a home would cost more than it tells (SAFE-6).
 */
const MOST_COUNTED = 1_000;
/** The expression of the index `listings_by_host`. */
const isOfHost = (id: string) => sql<boolean>`document->'host'->>'id' = ${id}`;

/** The homes of a host that can be rented. */
export const getHomes = (db: Db, id: string) =>
  db.selectFrom('listings').where('status', '=', ACTIVE_STATUS).where(isOfHost(id));

/**
 * Names the state of a host's homes: whoever writes one of them, also in a transaction that began long ago, leaves
 * another name. Their documents are not read for it, which for a host of a thousand homes is most of the work.
 */
const HOMES_VERSION = sql<string>`count(*)::text || ' ' || coalesce(bit_xor(hashtextextended(xmin::text || ctid::text, 0)), 0)::text`;

type Counted = { version: string; record: HostRecord };
const MOST_KEPT = 2_000;
/** A database that is restored while this process lives might write other homes under the same name. */
const KEPT_MS = 5 * 60_000;
const databases = new WeakMap<Db, BoundedCache<Counted>>();

export const selectHomesVersion = (db: Db, hostId: string) => getHomes(db, hostId).select(HOMES_VERSION.as('version'));

/**
 * Returns what all homes of a host have together; undefined for a home whose host is only a name.
 * @param given the version of the host's homes, where it was just read; else it is read
 */
export async function findHostRecord(
  db: Db,
  { host }: Pick<StoredListing, 'host'>,
  given: string | null = null,
): Promise<HostRecord | undefined> {
  if (host.id === undefined) return undefined;
  const records = databases.get(db) ?? new BoundedCache<Counted>(MOST_KEPT, KEPT_MS);
  databases.set(db, records);
  const version = given ?? (await selectHomesVersion(db, host.id).executeTakeFirstOrThrow()).version;
  const kept = records.get(host.id, new Date());
  if (kept?.version === version) return kept.record;
  const record = await countHostRecord(db, host.id);
  records.set(host.id, { version, record }, new Date());
  return record;
}

async function countHostRecord(db: Db, hostId: string): Promise<HostRecord> {
  const number = sql<number>`(document->>'numberOfReviews')::int`;
  const row = await getHomes(db, hostId)
    .select([
      db.fn.countAll<number | string>().as('homes'),
      sql<number | string | null>`sum(${number})`.as('reviews'),
      sql<number | string | null>`sum(${number} * (document->>'averageRating')::float8)`.as('stars'),
    ])
    .executeTakeFirstOrThrow();
  const [homes, reviews] = [Number(row.homes), Number(row.reviews ?? 0)];
  if (reviews === 0) return { homes, reviews, rating: null };
  const exact = homes > 1 && reviews <= MOST_COUNTED ? await countHostStars(db, hostId) : [];
  const isComplete = exact.reduce((sum, count) => sum + count, 0) === reviews;
  const rating = isComplete ? getMean(exact) : Math.round((Number(row.stars) / reviews) * 10) / 10;
  return { homes, reviews, rating };
}

/** Returns how many stored reviews of a host's homes have 1 to 5 stars. */
async function countHostStars(db: Db, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number | string>().as('count')])
    .where('listing_id', 'in', getHomes(db, id).select('id'))
    .groupBy('rating')
    .execute();
  return toStars(rows);
}
