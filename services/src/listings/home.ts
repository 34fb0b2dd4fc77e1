/** `GET /home`: destinations and kinds of place with the number of homes in each, counted in the database. */
import { sql } from 'kysely';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { Home } from '@roost/shared/contracts/home';
import { EMPTY_SEARCH, writeSearch } from '@roost/shared/domain/search-address';
import type { Db } from '../db/schema.ts';
import { DESTINATIONS, HOME_KINDS, type HomeKind } from '../seed/regions.ts';

const CACHE_MS = 5 * 60_000;

const hasAll = (group: string, values: readonly string[] | undefined) =>
  values ? sql<boolean>`document->'amenities'->${group}::text @> ${JSON.stringify(values)}::jsonb` : sql<boolean>`true`;

const isKind = ({ filter }: HomeKind) => sql<boolean>`
  ${filter.propertyTypes ? sql<boolean>`property_type in (${sql.join([...filter.propertyTypes])})` : sql<boolean>`true`}
  and ${hasAll('location', filter.location)} and ${hasAll('accessibility', filter.accessibility)}`;

/**
 * Homes of each region, and of each kind in it, in one pass: the documents of a large catalogue are what takes the
 * time.
 */
const countHomes = (db: Db) =>
  db
    .selectFrom('listings')
    .select([
      'region',
      db.fn.countAll<number>().as('count'),
      sql<
        number[]
      >`array[${sql.join(HOME_KINDS.map((kind) => sql`count(*) filter (where ${isKind(kind)})`))}]::int[]`.as('kinds'),
    ])
    .where('status', '=', ACTIVE_STATUS)
    .groupBy('region')
    .execute();

/** How many homes a search for a name shows, and how far around it where it looks around a point. */
type CountFor = (name: string) => Promise<{ homes: number; withinMiles?: number }>;

/**
 * Counts the catalogue. Tiles without a home are left out, so that no link of the home page leads to an empty result; a
 * destination's number is what its search shows ("Savannah" is the town and what lies around it).
 */
async function readHome(db: Db, countFor: CountFor): Promise<Home> {
  const [regions, destinations] = await Promise.all([
    countHomes(db),
    Promise.all(DESTINATIONS.map(async (each) => ({ ...each, ...(await countFor(each.name)) }))),
  ]);
  const kinds = [];
  for (const [at, kind] of HOME_KINDS.entries()) {
    const query = writeSearch({
      ...EMPTY_SEARCH,
      propertyTypes: [...(kind.filter.propertyTypes ?? [])],
      locationAmenities: [...(kind.filter.location ?? [])],
      accessibility: [...(kind.filter.accessibility ?? [])],
    }).toString();
    kinds.push({
      title: kind.title,
      imageUrl: kind.imageUrl,
      query,
      homes: regions.reduce((sum, row) => sum + (row.kinds[at] ?? 0), 0),
    });
  }
  return {
    totalListings: regions.reduce((sum, row) => sum + row.count, 0),
    destinations: destinations
      .map(({ name, imageUrl, homes, withinMiles }) => ({
        name,
        imageUrl,
        query: writeSearch({ ...EMPTY_SEARCH, query: name }).toString(),
        homes,
        ...(withinMiles === undefined ? {} : { withinMiles }),
      }))
      .filter((tile) => tile.homes > 0),
    kinds: kinds.filter((tile) => tile.homes > 0),
  };
}

/**
 * `readHome`, at most once in five minutes. While it counts anew everybody gets the last answer; a count that failed is
 * made again.
 */
export function cachedHome(db: Db, now: () => Date, countFor: CountFor): () => Promise<Home> {
  let made = -Infinity;
  let known: Home | null = null;
  let counting: Promise<Home> | null = null;

  function count(): Promise<Home> {
    counting ??= readHome(db, countFor)
      .then((home) => {
        [known, made] = [home, now().getTime()];
        return home;
      })
      .finally(() => {
        counting = null;
      });
    return counting;
  }

  return () => {
    if (known && now().getTime() - made <= CACHE_MS) return Promise.resolve(known);
    const next = count();
    if (!known) return next;
    // The database may be away: the last answer holds until it is back.
    next.catch(() => undefined);
    return Promise.resolve(known);
  };
}
