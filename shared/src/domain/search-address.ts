/**
 * The search page's address (ROUTE-4): its whole state lives in the query string, under the keys of
 * docs/spec/addresses.md. `readSearch` never throws: a bad value is dropped and the rest applies (ROUTE-13). `writeSearch` is its
 * inverse, so every state can be shared as a link.
 */
import { readUnwanted } from './unwanted.ts';
import { NO_PARTY } from './party.ts';
import { NO_TOTALS, PRICE_CAP, PRICE_KEYS, readPriceLimits, TOTAL_KEYS, type PriceLimits } from './price-keys.ts';
import { SEARCH_PATH } from './search-path.ts';
import { PARTY_KEYS, readStay, withStay } from './stay.ts';
import type { Stay } from './stay.ts';
import { readBox, readList, readText, readWhole, writeBox, type BoundingBox } from './address-values.ts';

export type { BoundingBox } from './address-values.ts';
export { PRICE_CAP } from './price-keys.ts';

/** Orders of SRCH-18. `relevance` is the index itself, the others are replicas of it. */
export const SORT_ORDERS = ['relevance', 'price-asc', 'price-desc', 'rating'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** How results are shown (SRCH-15). Its key `view` is ours: without it back, reload and a shared link could not show the map again (ROUTE-12). */
export const VIEWS = ['grid', 'map'] as const;
export type View = (typeof VIEWS)[number];

export type SearchState = Stay &
  PriceLimits & {
    query: string;
    /** Words of what the guest typed that the search leaves out; the page names them (FIND-2). */
    unused: readonly string[];
    /** What homes must not be or have: `City:Truckee / State:California` (`unwanted`). */
    excluded: readonly string[];
    /** From 1. */
    page: number;
    boundingBox: BoundingBox | null;
    sort: SortOrder;
    view: View;
    minBedrooms: number;
    minBeds: number;
    minBathrooms: number;
    /** Null is no maximum. */
    maxBeds: number | null;
    propertyTypes: readonly string[];
    amenities: readonly string[];
    locationAmenities: readonly string[];
    viewAmenities: readonly string[];
    accessibility: readonly string[];
    activities: readonly string[];
    /** Keys that the search itself does not read but keeps: marketing, tracking, the open modal. */
    kept: Readonly<Partial<Record<KeptKey, string>>>;
  };

/** Letters that are read of what was typed: as many as the box takes. */
const MAX_QUERY_LENGTH = 500;
const MAX_KEPT_LENGTH = 500;
const MAX_PAGE = 1000;
const MAX_ROOMS = 50;

const KEPT_KEYS = [
  'inquiry_modal',
  'listingId',
  'if',
  'prevListingPage',
  'lc',
  'sessionid',
  'clickId',
  'market',
  'deviceType',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'queryID',
] as const;
export type KeptKey = (typeof KEPT_KEYS)[number];

const LIST_KEYS = {
  propertyTypes: 'Property-Type',
  amenities: 'amenities.Amenities',
  locationAmenities: 'amenities.Location',
  viewAmenities: 'amenities.View',
  accessibility: 'amenities.Accessibility',
} as const;
/**
 * The list of keys is closed and has none for area activities, so they are values of the amenities' key that say what they are:
 * `amenities.Amenities=Area+Activities:Hiking` (docs/decisions/0008).
 */
const ACTIVITY = 'Area Activities:';
const UNUSED_KEY = 'without';
/** Ours too: the list has no key for what homes must not be (docs/decisions/0074). */
const EXCLUDED_KEY = 'exclude';
const COUNT_KEYS = { minBedrooms: 'minBedrooms', minBeds: 'minBeds', minBathrooms: 'minBathrooms' } as const;
/** Keys of a search that a link to a listing carries (ROUTE-5): the specification's list and no other. */
export const LISTING_LINK_KEYS: readonly string[] = [
  ...PARTY_KEYS,
  'startDate',
  'endDate',
  'lc',
  'sessionid',
  'clickId',
  'market',
  'deviceType',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  ...Object.values(COUNT_KEYS),
  ...Object.values(PRICE_KEYS.dated),
  ...Object.values(PRICE_KEYS.undated),
  ...Object.values(LIST_KEYS),
  'queryID',
];

/** A search for everything, anywhere, at any time. */
export const EMPTY_SEARCH: SearchState = {
  query: '',
  unused: [],
  excluded: [],
  page: 1,
  dates: null,
  party: NO_PARTY,
  boundingBox: null,
  sort: 'relevance',
  view: 'grid',
  minPrice: 0,
  maxPrice: PRICE_CAP,
  ...NO_TOTALS,
  minBedrooms: 0,
  minBeds: 0,
  minBathrooms: 0,
  maxBeds: null,
  propertyTypes: [],
  amenities: [],
  locationAmenities: [],
  viewAmenities: [],
  accessibility: [],
  activities: [],
  kept: {},
};

/** Reads an address. Values that cannot be meant (ROUTE-13) are as if they were not there. */
export function readSearch(params: URLSearchParams): SearchState {
  const { dates, party } = readStay(params);
  const list = (field: keyof typeof LIST_KEYS) => readList(params.getAll(LIST_KEYS[field]));
  const amenities = params.getAll(LIST_KEYS.amenities);
  const count = (key: string, max: number) => readWhole(params.get(key), 0, max) ?? 0;
  const sort = params.get('sort');
  const view = params.get('view');
  return {
    query: readText(params.get('query'), MAX_QUERY_LENGTH) ?? '',
    unused: readList(params.getAll(UNUSED_KEY)),
    excluded: readList(params.getAll(EXCLUDED_KEY)).filter((text) => readUnwanted(text) !== null),
    page: readWhole(params.get('page'), 1, MAX_PAGE) ?? 1,
    dates,
    party,
    boundingBox: readBox(params.get('boundingBox')),
    sort: SORT_ORDERS.find((order) => order === sort) ?? 'relevance',
    view: VIEWS.find((known) => known === view) ?? 'grid',
    ...readPriceLimits(params, dates),
    minBedrooms: count(COUNT_KEYS.minBedrooms, MAX_ROOMS),
    minBeds: count(COUNT_KEYS.minBeds, MAX_ROOMS),
    minBathrooms: count(COUNT_KEYS.minBathrooms, MAX_ROOMS),
    maxBeds: readWhole(params.get('maxBeds'), 1, MAX_ROOMS),
    propertyTypes: list('propertyTypes'),
    amenities: readList(amenities.filter((value) => !value.trimStart().startsWith(ACTIVITY))),
    locationAmenities: list('locationAmenities'),
    viewAmenities: list('viewAmenities'),
    accessibility: list('accessibility'),
    activities: readList(
      amenities.flatMap((value) =>
        value.trimStart().startsWith(ACTIVITY) ? [value.trimStart().slice(ACTIVITY.length)] : [],
      ),
    ),
    kept: readKept(params),
  };
}

/** Writes the address of a state. What is at its default is left out: guests at 0, page 1, no box (ROUTE-4). */
export function writeSearch(state: SearchState): URLSearchParams {
  const query = new URLSearchParams(state.query === '' ? {} : { query: state.query });
  const params = withStay(query, state);
  const set = (key: string, value: string | number | null, omitted: string | number | null = '') => {
    if (value !== null && value !== omitted) params.set(key, String(value));
  };
  set('boundingBox', state.boundingBox && writeBox(state.boundingBox));
  const priceKeys = PRICE_KEYS[state.dates ? 'dated' : 'undated'];
  set(priceKeys.min, state.minPrice, 0);
  set(priceKeys.max, state.maxPrice, PRICE_CAP);
  if (state.dates) {
    set(TOTAL_KEYS.min, state.minTotal, 0);
    set(TOTAL_KEYS.max, state.maxTotal);
  }
  for (const [field, key] of Object.entries(COUNT_KEYS)) set(key, state[field as keyof typeof COUNT_KEYS], 0);
  set('maxBeds', state.maxBeds);
  for (const [field, key] of Object.entries(LIST_KEYS)) {
    for (const value of state[field as keyof typeof LIST_KEYS]) params.append(key, value);
  }
  for (const words of state.unused) params.append(UNUSED_KEY, words);
  for (const text of state.excluded) params.append(EXCLUDED_KEY, text);
  for (const value of state.activities) params.append(LIST_KEYS.amenities, ACTIVITY + value);
  set('sort', state.sort, 'relevance');
  set('view', state.view, 'grid');
  set('page', state.page, 1);
  for (const key of KEPT_KEYS) set(key, state.kept[key] ?? null);
  return params;
}

/** Path and query of a search page. */
export function searchHref(state: SearchState): string {
  const query = writeSearch(state).toString();
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?${query}`;
}

/**
 * The query of a link to a listing (ROUTE-5). `queryID` is the one of the results the guest clicked in, when the index gave one;
 * else the one the address already had.
 */
export function listingLinkParams(state: SearchState, queryID?: string): URLSearchParams {
  const params = new URLSearchParams([...writeSearch(state)].filter(([key]) => LISTING_LINK_KEYS.includes(key)));
  if (queryID) params.set('queryID', queryID);
  return params;
}

function readKept(params: URLSearchParams): SearchState['kept'] {
  const kept: Partial<Record<KeptKey, string>> = {};
  for (const key of KEPT_KEYS) {
    const value = readText(params.get(key), MAX_KEPT_LENGTH);
    if (value !== null) kept[key] = value;
  }
  return kept;
}
