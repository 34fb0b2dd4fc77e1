/** Places that have homes, counted from the catalogue: what guests can really be sent to (FIND-1, FIND-3). */
import { sql } from 'kysely';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { Amenities, Fees, HouseRules } from '@roost/shared/contracts/listing';
import type { GeocodeResult, SearchArea } from '@roost/shared/contracts/places';
import { petLimit } from '@roost/shared/domain/pets';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { getStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { Db } from '../db/schema.ts';
import { nameFinder } from './home-names.ts';
import { keepFresh } from './keep-fresh.ts';
import { isIn, metresBetween, toStockHome } from './stock-homes.ts';
import type { Row, StockHome } from './stock-homes.ts';
import { getCountryNames, OTHER_PLACE_NAMES } from './place-names.ts';

export type StockKind = 'country' | 'state' | 'region' | 'town';
export type StockPlace = {
  kind: StockKind;
  name: string;
  /** "South Lake Tahoe, CA, USA": what a chosen suggestion puts into the search. */
  label: string;
  state: string | null;
  country: string;
  lat: number;
  lng: number;
  /** Homes that a search for the place finds: of an area its own, of a town those within 30 miles. */
  homes: number;
  /** Homes in the place itself. */
  ownHomes: number;
  /** What the area is searched by; null of a town, which is a point. */
  area: SearchArea | null;
};

export type Stock = {
  homes: readonly StockHome[];
  /** Homes of an area, or within so many metres of a point. */
  homesIn: (place: Pick<GeocodeResult, 'lat' | 'lng' | 'area'>, metres: number) => readonly StockHome[];
  places: readonly StockPlace[];
  /** Places of a normalised name or other name, likeliest first. */
  named: (name: string) => readonly StockPlace[];
  /** Normalised names and other names, with their likeliest place. */
  names: ReadonlyMap<string, StockPlace>;
  /** Homes within so many metres of a point. */
  homesNear: (lat: number, lng: number, metres: number) => number;
  /** The name of a home that a normalised text is or contains: it is no sentence to be read. Null when there is none. */
  headlineIn: (text: string) => string | null;
};

const CACHE_MS = 5 * 60_000;
/** A name that is both: a country before a state, a town before the region that is called after it. */
const ORDER: Readonly<Record<StockKind, number>> = { country: 0, state: 1, town: 2, region: 3 };

/** First letters of the words of a normalised name. */
export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
const inAddress = (country: string): string =>
  country === 'United States' ? 'USA' : country === 'United Kingdom' ? 'UK' : country;

function labelOf(name: string, state: string | null, country: string): string {
  const code = state && state !== name && (getStateCode(state) ?? state);
  return [name, ...(code ? [code] : []), ...(country === name ? [] : [inAddress(country)])].join(', ');
}

/** Homes near a point, by great-circle distance; looked at by latitude first. */
function countNear(rows: readonly Row[]): Stock['homesNear'] {
  const byLat = [...rows].sort((a, b) => a.lat - b.lat);
  return (lat, lng, metres) => {
    const degrees = metres / 111_195;
    let low = 0;
    let high = byLat.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((byLat[middle]?.lat ?? 0) < lat - degrees) low = middle + 1;
      else high = middle;
    }
    let homes = 0;
    for (let index = low; index < byLat.length; index += 1) {
      const row = byLat[index];
      if (!row || row.lat > lat + degrees) break;
      if (metresBetween(row, { lat, lng }) <= metres) homes += 1;
    }
    return homes;
  };
}

type Group = { kind: StockKind; name: string; state: string | null; country: string; rows: Row[] };

function groupsOf(rows: readonly Row[]): Group[] {
  const groups = new Map<string, Group>();
  const add = (kind: StockKind, name: string | null, row: Row, state: string | null): void => {
    if (!name || !row.country) return;
    // A region may lie in two states; a town is told from its namesakes by its state.
    const key = [kind, name, kind === 'town' ? row.state : '', row.country].join('|');
    const group = groups.get(key) ?? { kind, name, state, country: row.country, rows: [] };
    if (group.state !== state) group.state = null;
    group.rows.push(row);
    groups.set(key, group);
  };
  for (const row of rows) {
    add('country', row.country, row, null);
    add('state', row.state, row, row.state);
    add('region', row.region, row, row.state);
    add('town', row.city, row, row.state);
  }
  return [...groups.values()];
}

function areaOf({ kind, name, country }: Group): SearchArea | null {
  if (kind === 'town') return null;
  const values: [string, string][] =
    kind === 'country'
      ? [['Country', name]]
      : kind === 'state'
        ? [
            ['State', name],
            ['Country', country],
          ]
        : [['Region', name]];
  return { type: 'attributes', values };
}

/** "kdh": a town of three words or more by its first letters, unless two towns have them. */
function townInitials(places: readonly StockPlace[]): Map<string, StockPlace> {
  const found = new Map<string, StockPlace>();
  const twice = new Set<string>();
  for (const place of places) {
    const name = normalizePhrase(place.name);
    if (place.kind !== 'town' || name.split(' ').length < 3) continue;
    const initials = initialsOf(name);
    if (found.has(initials)) twice.add(initials);
    found.set(initials, place);
  }
  for (const initials of twice) found.delete(initials);
  return found;
}

/** Makes the stock of rows. Exported for tests. */
export function makeStock(rows: readonly Row[]): Stock {
  const homesNear = countNear(rows);
  // A region is searched by its name alone: homes whose record has no country are found, too.
  const regions = new Map<string | null, number>();
  for (const { region } of rows) regions.set(region, (regions.get(region) ?? 0) + 1);
  const places = groupsOf(rows).map((group): StockPlace => {
    const { kind, name, state, country } = group;
    const middle = (of: (row: Row) => number): number =>
      group.rows.reduce((sum, row) => sum + of(row), 0) / group.rows.length;
    const [lat, lng] = [middle((row) => row.lat), middle((row) => row.lng)];
    const ownHomes = group.rows.length;
    return {
      kind,
      name,
      state,
      country,
      lat,
      lng,
      ownHomes,
      label: labelOf(name, state, country),
      homes:
        kind === 'town' ? homesNear(lat, lng, AROUND_RADIUS) : kind === 'region' ? (regions.get(name) ?? 0) : ownHomes,
      area: areaOf(group),
    };
  });
  const byName = new Map<string, StockPlace[]>();
  const addName = (name: string, place: StockPlace): void => {
    const key = normalizePhrase(name);
    const known = byName.get(key);
    if (key !== '' && !known?.includes(place)) byName.set(key, [...(known ?? []), place]);
  };
  for (const place of places) {
    addName(place.name, place);
    // "Breckenridge and Vail" is each of them too.
    if (place.kind === 'region') for (const part of place.name.split(/ and /)) addName(part, place);
    if (place.kind === 'country') for (const name of getCountryNames(place.name)) addName(name, place);
  }
  for (const { name, of } of OTHER_PLACE_NAMES)
    for (const place of byName.get(normalizePhrase(of)) ?? []) if (place.name === of) addName(name, place);
  for (const [name, place] of townInitials(places)) if (!byName.has(name)) addName(name, place);
  const likeliest = (a: StockPlace, b: StockPlace): number => ORDER[a.kind] - ORDER[b.kind] || b.homes - a.homes;
  for (const known of byName.values()) known.sort(likeliest);
  const names = new Map([...byName].flatMap(([name, [first]]) => (first ? [[name, first] as const] : [])));
  const homes = rows.map(toStockHome);
  return {
    homes,
    homesIn: (place, metres) => homes.filter((home) => isIn(home, place, metres)),
    places,
    named: (name) => byName.get(name) ?? [],
    names,
    homesNear,
    headlineIn: nameFinder(rows),
  };
}

/** The stock in the database, read again after five minutes. */
export const cachedStock = (db: Db, now: () => Date): (() => Promise<Stock>) =>
  keepFresh(() => readRows(db).then(makeStock), CACHE_MS, now);

async function readRows(db: Db): Promise<Row[]> {
  const rows = await db
    .selectFrom('listings')
    .select([
      'region',
      'lat',
      'lng',
      sql<string | null>`document->>'city'`.as('city'),
      sql<string | null>`document->>'state'`.as('state'),
      sql<string | null>`document->>'country'`.as('country'),
      sql<string>`document->>'headline'`.as('headline'),
      sql<string>`document->>'propertyType'`.as('type'),
      sql<number>`(document->>'maxOccupancy')::int`.as('sleeps'),
      sql<number>`(document->>'bedrooms')::int`.as('bedrooms'),
      sql<number>`(document->>'bathrooms')::float`.as('bathrooms'),
      sql<number>`(document->>'averagePerNightCents')::float`.as('cents'),
      sql<Amenities | null>`document->'amenities'`.as('amenities'),
      sql<HouseRules>`document->'houseRules'`.as('houseRules'),
      sql<Fees>`document->'fees'`.as('fees'),
    ])
    .where('status', '=', ACTIVE_STATUS)
    .execute();
  return rows.map(({ houseRules, fees, ...row }) => ({ ...row, pets: petLimit({ houseRules, fees }) }));
}
