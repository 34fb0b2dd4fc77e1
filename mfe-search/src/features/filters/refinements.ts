/**
 * The filters of a search as the refinements of InstantSearch, and back. The attributes of the refinements are the
 * search's own names: what they are called in the index, and how they filter there, only `domain/search-query` knows.
 */
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH, PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { LIST_FILTERS, withPetsChoice } from '@roost/shared/domain/search-filters';
import type { ListFilter } from '@roost/shared/domain/search-filters';

export const ROOM_FILTERS = ['minBedrooms', 'minBeds', 'minBathrooms'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];
/** The two values of the index are two switches, of which the panel has one on at most (SRCH-8). */
export const PETS_FILTERS = { pets: PETS_ALLOWED, noPets: NO_PETS_ALLOWED } as const;
export type PetsFilter = keyof typeof PETS_FILTERS;
/** Limits of a night's price, and of a stay's total with taxes, whose upper end is `NO_MAX_TOTAL` where it has none. */
export const PRICE_FILTER = 'price';
export const TOTAL_FILTER = 'total';
export const NO_MAX_TOTAL = 1_000_000;

/** The parts of InstantSearch's state that the panel has. */
export type Refinements = {
  refinementList?: { [attribute: string]: string[] };
  toggle?: { [attribute: string]: boolean };
  numericMenu?: { [attribute: string]: string };
  range?: { [attribute: string]: string };
};
type PriceFilters = 'minPrice' | 'maxPrice' | 'minTotal' | 'maxTotal';
/** The filters that the panel changes. */
type PanelFilters = Pick<SearchState, ListFilter | RoomFilter | PriceFilters>;

export function toRefinements(search: SearchState): Refinements {
  const lists = LIST_FILTERS.map((list) => [list, withoutPets(search[list])] as const);
  return {
    refinementList: Object.fromEntries(lists.filter(([, values]) => values.length > 0)),
    toggle: {
      pets: search.accessibility.includes(PETS_ALLOWED),
      noPets: search.accessibility.includes(NO_PETS_ALLOWED),
    },
    numericMenu: Object.fromEntries(
      ROOM_FILTERS.flatMap((room) => (search[room] > 0 ? [[room, `${search[room]}:`]] : [])),
    ),
    range: {
      ...(search.minPrice > 0 || search.maxPrice < PRICE_CAP
        ? { [PRICE_FILTER]: `${search.minPrice}:${search.maxPrice}` }
        : {}),
      ...(search.minTotal > 0 || search.maxTotal !== null
        ? { [TOTAL_FILTER]: `${search.minTotal}:${search.maxTotal ?? NO_MAX_TOTAL}` }
        : {}),
    },
  };
}

/** Returns the search with the filters of the refinements. Party and `maxBeds`, which are none, stay as they are. */
export function withRefinements(
  { refinementList = {}, toggle = {}, numericMenu = {}, range = {} }: Refinements,
  search: SearchState,
): SearchState {
  const [minPrice, maxPrice] = (range[PRICE_FILTER] ?? '').split(':');
  const [minTotal, maxTotal] = (range[TOTAL_FILTER] ?? '').split(':');
  const rooms = Object.fromEntries(ROOM_FILTERS.map((room) => [room, readNumber(numericMenu[room]?.split(':')[0], 0)]));
  const lists = Object.fromEntries(LIST_FILTERS.map((list) => [list, refinementList[list] ?? []]));
  return withFilters(search, {
    ...EMPTY_SEARCH,
    ...rooms,
    ...lists,
    accessibility: addPets(refinementList.accessibility ?? [], (pets) => toggle[pets] === true),
    minPrice: readNumber(minPrice, 0),
    maxPrice: Math.min(readNumber(maxPrice, PRICE_CAP), PRICE_CAP),
    minTotal: readNumber(minTotal, 0),
    maxTotal: toMaxTotal(readNumber(maxTotal, NO_MAX_TOTAL)),
  });
}

/** What InstantSearch's helper asks of the index: which values and which numbers, by attribute. */
export type HelperParameters = {
  facetFilters?: readonly (string | readonly string[])[];
  numericFilters?: readonly (string | readonly string[])[];
};

/**
 * Returns the search that the helper asks for: that of the panel or, to count a filter's other values, that without
 * this filter.
 */
export function readHelperSearch(
  { facetFilters = [], numericFilters = [] }: HelperParameters,
  search: SearchState,
): SearchState {
  const values = (attribute: string) =>
    facetFilters.flat().flatMap((filter) => {
      // The helper escapes a value that begins with the sign of a negation.
      const [, name, value] = /^(\w+):\\?(.*)$/s.exec(filter) ?? [];
      return name === attribute && value !== undefined ? [value] : [];
    });
  const number = (attribute: string, operator: '>=' | '<=') => {
    const start = `${attribute}${operator}`;
    return numericFilters
      .flat()
      .find((filter) => filter.startsWith(start))
      ?.slice(start.length);
  };
  return withFilters(search, {
    ...EMPTY_SEARCH,
    ...Object.fromEntries(ROOM_FILTERS.map((room) => [room, readNumber(number(room, '>='), 0)])),
    ...Object.fromEntries(LIST_FILTERS.map((list) => [list, values(list)])),
    accessibility: addPets(values('accessibility'), (pets) => values(pets).length > 0),
    minPrice: readNumber(number(PRICE_FILTER, '>='), 0),
    maxPrice: readNumber(number(PRICE_FILTER, '<='), PRICE_CAP),
    minTotal: readNumber(number(TOTAL_FILTER, '>='), 0),
    maxTotal: toMaxTotal(readNumber(number(TOTAL_FILTER, '<='), NO_MAX_TOTAL)),
  });
}

function withFilters(search: SearchState, filters: PanelFilters): SearchState {
  const { minPrice, maxPrice, minTotal, maxTotal } = filters;
  return {
    ...search,
    ...pick(filters, LIST_FILTERS),
    ...pick(filters, ROOM_FILTERS),
    minPrice,
    maxPrice,
    minTotal,
    maxTotal,
    // A list that did not change stays the same object, so that its group of the panel does not render again.
    ...Object.fromEntries(
      LIST_FILTERS.flatMap((list) => (isSame(search[list], filters[list]) ? [[list, search[list]]] : [])),
    ),
  };
}

const toMaxTotal = (amount: number): number | null => (amount < NO_MAX_TOTAL ? amount : null);

function addPets(values: readonly string[], isOn: (pets: PetsFilter) => boolean): string[] {
  return withPetsChoice(values, isOn('pets') ? PETS_ALLOWED : isOn('noPets') ? NO_PETS_ALLOWED : null);
}

const withoutPets = (values: readonly string[]): string[] => withPetsChoice(values, null);

function readNumber(text: string | undefined, none: number): number {
  return text === undefined || text === '' || !Number.isFinite(Number(text)) ? none : Number(text);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
