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

async function countKind(db: Db, { filter }: HomeKind): Promise<number> {
  let query = db
    .selectFrom('listings')
    .select(db.fn.countAll<number>().as('count'))
    .where('status', '=', ACTIVE_STATUS)
    .where(hasAll('location', filter.location))
    .where(hasAll('accessibility', filter.accessibility));
  if (filter.propertyTypes) query = query.where('property_type', 'in', [...filter.propertyTypes]);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Counts the catalogue. Tiles without a home are left out, so that no link of the home page leads to an empty result. */
export async function readHome(db: Db): Promise<Home> {
  const regions = await db
    .selectFrom('listings')
    .select(['region', db.fn.countAll<number>().as('count')])
    .where('status', '=', ACTIVE_STATUS)
    .groupBy('region')
    .execute();
  const counts = new Map(regions.map((row) => [row.region, row.count]));
  const kinds = [];
  for (const kind of HOME_KINDS) {
    const query = writeSearch({
      ...EMPTY_SEARCH,
      propertyTypes: [...(kind.filter.propertyTypes ?? [])],
      locationAmenities: [...(kind.filter.location ?? [])],
      accessibility: [...(kind.filter.accessibility ?? [])],
    }).toString();
    kinds.push({ title: kind.title, imageUrl: kind.imageUrl, query, homes: await countKind(db, kind) });
  }
  return {
    totalListings: regions.reduce((sum, row) => sum + row.count, 0),
    destinations: DESTINATIONS.map(({ name, imageUrl }) => ({
      name,
      imageUrl,
      query: writeSearch({ ...EMPTY_SEARCH, query: name }).toString(),
      homes: counts.get(name) ?? 0,
    })).filter((tile) => tile.homes > 0),
    kinds: kinds.filter((tile) => tile.homes > 0),
  };
}

/** `readHome`, at most once in five minutes. A failed count is not kept. */
export function cachedHome(db: Db, now: () => Date): () => Promise<Home> {
  let made = -Infinity;
  let home: Promise<Home> | null = null;
  return () => {
    if (!home || now().getTime() - made > CACHE_MS) {
      made = now().getTime();
      home = readHome(db);
      home.catch(() => {
        home = null;
      });
    }
    return home;
  };
}
