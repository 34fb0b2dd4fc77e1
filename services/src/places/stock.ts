/** Counts the places with homes from the catalogue: those that guests can really be sent to (FIND-1, FIND-3). */
import type { GeocodeResult, SearchArea } from '@roost/shared/contracts/places';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { getStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { HomeColumns, HomeList, SharedAddress } from './home-columns.ts';
import { homeGrid } from './home-grid.ts';
import type { HomeNames } from './home-names.ts';
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
  /** Number of homes that a search for the place finds: in an area its own, for a town those within 30 miles. */
  readonly homes: number;
  /** Number of homes in the place itself. */
  ownHomes: number;
  /** Filter by which the area is searched; null for a town, which is a point. */
  area: SearchArea | null;
};

export type Stock = {
  homes: HomeList;
  /** Returns the homes of an area, or within `metres` of a point. */
  homesIn: (place: Pick<GeocodeResult, 'lat' | 'lng' | 'area'>, metres: number) => HomeList;
  /** Returns the number of homes in an area. */
  countIn: (area: SearchArea) => number;
  places: readonly StockPlace[];
  /** Returns the places with a normalised name or other name, likeliest first. */
  named: (name: string) => readonly StockPlace[];
  /** The likeliest place by each normalised name and other name. */
  names: ReadonlyMap<string, StockPlace>;
  /** Returns the number of homes within `metres` of a point. */
  homesNear: (lat: number, lng: number, metres: number) => number;
  /**
   * Returns the name of a home that a normalised text is or contains; such a text is not read as a sentence. Null when
   * there is none.
   */
  headlineIn: (text: string) => string | null;
  /** Returns what stands on a home's board, as its owner wrote it, by its normalised words without "and". */
  boardIn: (name: string) => string | null;
  /** Returns the one home's name that a normalised text is without one of its words. */
  shortenedIn: (text: string) => string | null;
};

/** Order of places with one name: a country before a state, a town before the region of the same name. */
const ORDER: Readonly<Record<StockKind, number>> = { country: 0, state: 1, town: 2, region: 3 };

/** Returns the first letters of the words of a normalised name. */
export const getInitials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
const inAddress = (country: string): string =>
  country === 'United States' ? 'USA' : country === 'United Kingdom' ? 'UK' : country;

function getLabel(name: string, state: string | null, country: string): string {
  const code = state && state !== name && (getStateCode(state) ?? state);
  return [name, ...(code ? [code] : []), ...(country === name ? [] : [inAddress(country)])].join(', ');
}

type Group = { kind: StockKind; name: string; state: string | null; country: string; addresses: SharedAddress[] };

function getGroups(addresses: readonly SharedAddress[]): Group[] {
  const groups = new Map<string, Group>();
  const add = (kind: StockKind, name: string | null, row: SharedAddress, state: string | null): void => {
    if (!name || !row.country) return;
    // A region may lie in two states; towns of one name differ by their state.
    const key = [kind, name, kind === 'town' ? row.state : '', row.country].join('|');
    const group = groups.get(key) ?? { kind, name, state, country: row.country, addresses: [] };
    if (group.state !== state) group.state = null;
    group.addresses.push(row);
    groups.set(key, group);
  };
  for (const row of addresses) {
    add('country', row.country, row, null);
    add('state', row.state, row, row.state);
    add('region', row.region, row, row.state);
    add('town', row.city, row, row.state);
  }
  return [...groups.values()];
}

/**
 * Returns the filter of an area.
 * @param isOnly true when no other country has a state of the name: then homes without a country are found too
 */
function getArea({ kind, name, country }: Group, isOnly: boolean): SearchArea | null {
  if (kind === 'town') return null;
  const values: [string, string][] =
    kind === 'country'
      ? [['Country', name]]
      : kind === 'state'
        ? isOnly
          ? [['State', name]]
          : [
              ['State', name],
              ['Country', country],
            ]
        : [['Region', name]];
  return { type: 'attributes', values };
}

/** "kdh", "gsm": a town or region of three words or more by its first letters, unless two have them. */
function townInitials(places: readonly StockPlace[]): Map<string, StockPlace> {
  const found = new Map<string, StockPlace>();
  const twice = new Set<string>();
  for (const place of places) {
    const name = normalizePhrase(place.name);
    const isOne = place.kind === 'town' || (place.kind === 'region' && !name.includes(' and '));
    if (!isOne || name.split(' ').length < 3) continue;
    const initials = getInitials(name);
    if (found.has(initials)) twice.add(initials);
    found.set(initials, place);
  }
  for (const initials of twice) found.delete(initials);
  return found;
}

/**
 * Counts homes by region and by state. Both are searched by their names alone when only one country has them, so that
 * homes without a country are found too.
 */
function countByName(addresses: readonly SharedAddress[]) {
  const regions = new Map<string | null, number>();
  const states = new Map<string | null, { homes: number; countries: Set<string> }>();
  for (const { region, state, country, homes } of addresses) {
    regions.set(region, (regions.get(region) ?? 0) + homes);
    const known = states.get(state) ?? { homes: 0, countries: new Set<string>() };
    if (country) known.countries.add(country);
    states.set(state, { ...known, homes: known.homes + homes });
  }
  return { regions, states };
}

/** Creates the stock of homes in columns. */
export function getStock(columns: HomeColumns, headlines: HomeNames): Stock {
  const { addresses } = columns;
  const grid = homeGrid(columns.points());
  const homesNear: Stock['homesNear'] = (lat, lng, metres) => grid.count({ lat, lng }, metres);
  const { regions, states } = countByName(addresses);
  const places = getGroups(addresses).map((group): StockPlace => {
    const { kind, name, state, country } = group;
    const isOnly = kind === 'state' && states.get(name)?.countries.size === 1;
    const sum = (of: (address: SharedAddress) => number): number =>
      group.addresses.reduce((all, address) => all + of(address), 0);
    const ownHomes = sum(({ homes }) => homes);
    const [lat, lng] = [sum((address) => address.lat) / ownHomes, sum((address) => address.lng) / ownHomes];
    let found: number | undefined;
    return {
      kind,
      name,
      state,
      country,
      lat,
      lng,
      ownHomes,
      label: getLabel(name, state, country),
      // Counted on demand: counting the circles of all towns at once would block all requests.
      get homes() {
        return (found ??=
          kind === 'town'
            ? homesNear(lat, lng, AROUND_RADIUS)
            : kind === 'region'
              ? (regions.get(name) ?? 0)
              : isOnly
                ? (states.get(name)?.homes ?? 0)
                : ownHomes);
      },
      area: getArea(group, isOnly),
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
  const slotsIn = ({ lat, lng }: { lat: number; lng: number }, metres: number): HomeList => {
    const slots = grid.slotsNear({ lat, lng }, metres);
    return columns.ofSlots(slots, slots.length);
  };
  return {
    homes: columns.all(),
    homesIn: ({ area, ...point }, metres) => {
      if (!area) return slotsIn(point, metres);
      if (area.type !== 'boxes') return columns.inArea(area);
      const slots = grid.slotsIn(area.boxes);
      return columns.ofSlots(slots, slots.length);
    },
    countIn: (area) => (area.type === 'boxes' ? grid.slotsIn(area.boxes).length : columns.countInArea(area)),
    places,
    named: (name) => byName.get(name) ?? [],
    names,
    homesNear,
    headlineIn: headlines.find,
    boardIn: headlines.findBoard,
    shortenedIn: headlines.findShortened,
  };
}
