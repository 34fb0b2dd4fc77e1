/**
 * One table of homes with their calendar as texts, and arrays of facet values under a GIN index: what every PostgreSQL
 * of the bench is asked.
 */
import { dayKey, type Home } from '../data.ts';
import {
  FACET_NAMES,
  FACETS,
  neededCodes,
  PRECISION_METRES,
  RADIUS_METRES,
  getStrip,
  type Answer,
  type Query,
} from '../questions.ts';

/** A PostgreSQL that runs a statement. */
export type Database = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };
type Row = { found: number; ids: string[] | null; facets: Record<string, number> | null };

const BATCH = 500;
const METRES = `12742000 * asin(least(1, sqrt(sin(radians(lat - $1) / 2) ^ 2 + cos(radians($1)) * cos(radians(lat)) * sin(radians(lng - $2) / 2) ^ 2)))`;
/** Facet values of a home in one array, as `number of the facet:value`. */
const tagged = (home: Home): string[] =>
  FACET_NAMES.flatMap((name, i) => FACETS[name](home).map((value) => `${i}:${value}`));

export async function fill(db: Database, homes: Iterable<Home>, days: number): Promise<void> {
  const keys = Array.from({ length: days + 1 }, (_, day) => dayKey(day));
  await db.query(
    'create table homes (id text collate "C" primary key, lat float8, lng float8, price int, guests int, rating float8, reviews int, codes text, least text, most text, tags text[])',
  );
  // The calendar stays in the row: fetched from a side table and unpacked it would take several times as long.
  for (const column of ['codes', 'least', 'most'])
    await db.query(`alter table homes alter ${column} set storage plain`);
  let rows: unknown[][] = [];
  const send = async (): Promise<void> => {
    const list = rows.map((row, i) => `(${row.map((_, j) => `$${i * row.length + j + 1}`).join(',')})`).join(',');
    await db.query(`insert into homes values ${list}`, rows.flat());
    rows = [];
  };
  for (const home of homes) {
    const { codes, least, most } = getStrip(home, keys);
    rows.push([
      home.objectID,
      home._geoloc.lat,
      home._geoloc.lng,
      home['Average Per Night'],
      home['Max Occupancy'],
      home['Average Rating'],
      home['Number of Reviews'],
      codes,
      least,
      most,
      tagged(home),
    ]);
    if (rows.length === BATCH) await send();
  }
  if (rows.length > 0) await send();
  await db.query('create index on homes (lat, lng)');
  await db.query('create index on homes using gin (tags)');
  await db.query('analyze homes');
}

/** One statement: the homes found, their first page and the counts, so that the filters run once. */
export async function ask(db: Database, query: Query): Promise<Answer> {
  const { lat, lng, day, nights, guests, amenities, types, most, facets, hits } = query;
  const [typeFacet, amenityFacet] = [FACET_NAMES.indexOf('Property Type'), FACET_NAMES.indexOf('amenities.Amenities')];
  // Characters of the stay compared as one text: a code pattern, and letters from 'A' on for numbers of nights.
  const pattern = `^${neededCodes(nights)
    .map((codes) => `[${codes}]`)
    .join('')}`;
  const letter = String.fromCharCode(0x40 + nights);
  const found = await db.query(
    `
    with hit as materialized (
      select id, rating, reviews, tags, floor(${METRES} / ${PRECISION_METRES}) as step from homes
      where lat between $1 - 0.5 and $1 + 0.5 and guests >= $3 and tags @> $4 and ($5::text[] is null or tags && $5) and ($6::int is null or price <= $6)
        and substr(codes, $7, $8 + 1) ~ $9 and substr(least, $7, $8) ~ $10 and substr(most, $7, $8) ~ $11 and ${METRES} <= ${RADIUS_METRES})
    select (select count(*)::int from hit) as found,
      (select array_agg(id) from (select id from hit order by step, rating desc, reviews desc, id desc limit $12) top) as ids,
      (select json_object_agg(tag, n) from (select tag, count(*)::int as n from hit, unnest(tags) tag where split_part(tag, ':', 1) = any($13) group by tag) counts) as facets`,
    [
      lat,
      lng,
      guests,
      amenities.map((name) => `${amenityFacet}:${name}`),
      types && types.map((type) => `${typeFacet}:${type}`),
      most,
      day + 1,
      nights,
      pattern,
      `^[A-${letter}]+$`,
      `^[${letter}-|]+$`,
      hits,
      facets.map((name) => String(FACET_NAMES.indexOf(name))),
    ],
  );
  const row = found.rows[0] as Row;
  const counts: Answer['facets'] = Object.fromEntries(facets.map((name) => [name, {}]));
  for (const [tag, count] of Object.entries(row.facets ?? {})) {
    const colon = tag.indexOf(':');
    counts[FACET_NAMES[Number(tag.slice(0, colon))]!]![tag.slice(colon + 1)] = count;
  }
  return { found: row.found, ids: row.ids ?? [], facets: counts };
}
