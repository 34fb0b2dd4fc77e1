/**
 * From what a guest searches for to what the hosted index is asked (SRCH-2, -3, -4, -10, -11, -12, -14, -18). Pure: no
 * network, no clock. The same requests go out from the server and from the browser.
 */
import { INDEX_ATTRIBUTES as ATTRIBUTE, NO_PETS_ALLOWED, PETS_ALLOWED } from '../contracts/index-record.ts';
import { addDays, daysFrom, toCompact } from './dates.ts';
import { losLength } from './los.ts';
import { partyTotal } from './party.ts';
import { MEDIAN_DAYS } from './price.ts';
import { PRICE_CAP } from './search-address.ts';
import type { BoundingBox, SearchState, SortOrder } from './search-address.ts';
import { getNights } from './stay.ts';
import type { StayDates } from './stay.ts';

export const HITS_PER_PAGE = 24;
/** Metres around the geocoded point: 30 miles (section 9). */
export const AROUND_RADIUS = 48_280;
/** Metres within which two distances count as equal (section 9). */
export const AROUND_PRECISION = 8_000;
export const MAX_OCCUPANCY = 99;
/** What a results card shows of a record, without its prices. */
export const CARD_ATTRIBUTES = [
  'objectID',
  'Headline',
  'Country',
  'State',
  'City',
  'Property Type',
  'images',
  'Bedrooms',
  'Bathrooms',
  'Total Beds',
  'Max Occupancy',
  'Average Per Night',
  'Average Rating',
  'Number of Reviews',
  'fees',
  '_geoloc',
] as const;
export const FACETS = [
  ATTRIBUTE.propertyType,
  ATTRIBUTE.amenities,
  ATTRIBUTE.location,
  ATTRIBUTE.view,
  ATTRIBUTE.accessibility,
  ATTRIBUTE.activities,
] as const;

export type NumericOperator = 'lt' | 'lte' | 'eq' | 'diff' | 'gte' | 'gt';
const OPERATOR_SIGNS: Record<NumericOperator, string> = { lt: '<', lte: '<=', eq: '=', diff: '!=', gte: '>=', gt: '>' };

/** Where the geocoding service placed the query. Null: it knows no such place, or it failed (an ordinary search then). */
export type SearchPlace = { lat: number; lng: number } | null;

export type SearchRequestOptions = {
  state: SearchState;
  place: SearchPlace;
  indexName: string;
  /** ISO date; the nights whose prices are fetched for an undated search begin here. */
  today: string;
  /** Anonymous id for the index's analytics, only when the visitor agreed to analytics. */
  userToken?: string;
};

/** One query of a multi-query request in the index's own words (flat v5 parameters). */
export type IndexQuery = {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  facets: string[];
  maxValuesPerFacet: number;
  filters: string;
  facetFilters: (string | string[])[];
  numericFilters: string[];
  analytics: boolean;
  clickAnalytics: boolean;
  ruleContexts: string[];
  getRankingInfo?: boolean;
  userToken?: string;
  aroundLatLng?: string;
  aroundRadius?: number;
  aroundPrecision?: number;
  optionalWords?: string[];
  removeWordsIfNoResults?: 'allOptional';
  insideBoundingBox?: number[][];
};

/** The main query and one sub-query for each disjunctive facet that is refined. */
export type SearchRequest = { main: IndexQuery; facetQueries: { facet: string; query: IndexQuery }[] };

/**
 * Sub-queries exist because a guest who picked "Cabin" still wants to know how many chalets there are: a facet whose values
 * are alternatives is counted without its own filter (SRCH-18). Amenities all have to be there, so the main query's counts are
 * already those of "and this one too".
 */
export function buildSearchRequest(options: SearchRequestOptions): SearchRequest {
  const main = mainQuery(options);
  const facetQueries =
    options.state.propertyTypes.length === 0
      ? []
      : [
          {
            facet: ATTRIBUTE.propertyType,
            query: {
              ...main,
              page: 0,
              hitsPerPage: 0,
              attributesToRetrieve: ['objectID'],
              facets: [ATTRIBUTE.propertyType],
              analytics: false,
              clickAnalytics: false,
              facetFilters: facetFilters({ ...options.state, propertyTypes: [] }),
            },
          },
        ];
  return { main, facetQueries };
}

/** Facets of the count query, as section 7 lists them. */
const COUNT_FACETS = [
  ATTRIBUTE.accessibility,
  ATTRIBUTE.propertyType,
  ATTRIBUTE.maxOccupancy,
  ATTRIBUTE.totalBeds,
  ATTRIBUTE.bedrooms,
  ATTRIBUTE.bathrooms,
  ATTRIBUTE.averagePerNight,
  ATTRIBUTE.location,
  ATTRIBUTE.view,
] as const;
/** As many distinct values as the index gives of one facet. */
const MAX_PRICES = 1000;

/** What the filter panel asks for while a search is put together: one request of these queries. */
export type CountRequest = {
  /** SRCH-6: its `nbHits` is the number of homes. */
  count: IndexQuery;
  /** Homes by property type as if none were chosen. */
  propertyTypes: IndexQuery;
  /** Homes by price as if no price were set; `priceAttribute` names the facet. */
  prices: IndexQuery;
  priceAttribute: string;
  /** Homes by amenity and by activity; section 7 does not have these facets in the count query. */
  amenities: IndexQuery;
};

/** SRCH-6, SRCH-11, SRCH-18. The ordering of results plays no part, so the index itself is asked, not a replica. */
export function buildCountRequest(options: Omit<SearchRequestOptions, 'userToken'>): CountRequest {
  const price = priceAttribute(getNights(options.state.dates));
  const query = (change: Partial<SearchState>, facets: readonly string[]): IndexQuery => {
    const { getRankingInfo: _, ...main } = mainQuery({
      ...options,
      state: { ...options.state, ...change, sort: 'relevance', page: 1 },
    });
    return {
      ...main,
      hitsPerPage: 0,
      attributesToRetrieve: ['objectID'],
      facets: [...facets],
      analytics: false,
      clickAnalytics: false,
    };
  };
  return {
    count: query({}, COUNT_FACETS),
    propertyTypes: query({ propertyTypes: [] }, [ATTRIBUTE.propertyType]),
    prices: { ...query({ minPrice: 0, maxPrice: PRICE_CAP }, [price]), maxValuesPerFacet: MAX_PRICES },
    priceAttribute: price,
    amenities: query({}, [ATTRIBUTE.amenities, ATTRIBUTE.activities]),
  };
}

/** As many homes as a map shows at once, and as many hits as the index gives of one query. */
export const MAX_PINS = 1000;
/** Nights whose prices come along with every pin; of longer stays the pins beyond the page are dots. */
const PRICED_PIN_NIGHTS = 14;

/** Where all homes of a search lie, whatever its page (SRCH-15). Light: a thousand of them are one answer. */
export function buildPinsRequest(options: Omit<SearchRequestOptions, 'userToken'>): IndexQuery {
  const { dates } = options.state;
  const { getRankingInfo: _, ...main } = mainQuery({
    ...options,
    state: { ...options.state, sort: 'relevance', page: 1 },
  });
  return {
    ...main,
    hitsPerPage: MAX_PINS,
    facets: [],
    analytics: false,
    clickAnalytics: false,
    attributesToRetrieve: [
      'objectID',
      'Headline',
      '_geoloc',
      ...(dates && getNights(dates) <= PRICED_PIN_NIGHTS ? priceAttributes(dates, options.today) : []),
    ],
  };
}

function mainQuery({ state, place, indexName, today, userToken }: SearchRequestOptions): IndexQuery {
  const filters = availabilityFilter(state.dates);
  return {
    indexName: sortedIndex(indexName, state.sort),
    // In a box the map says where; the words would only hide homes whose text lacks them (section 7).
    query: state.boundingBox ? '' : state.query,
    page: state.page - 1,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...CARD_ATTRIBUTES, ...priceAttributes(state.dates, today)],
    attributesToHighlight: [],
    facets: [...FACETS],
    maxValuesPerFacet: 100,
    filters,
    facetFilters: facetFilters(state),
    numericFilters: numericFilters(state),
    analytics: true,
    clickAnalytics: true,
    ruleContexts: [isDatedFilter(filters) ? 'isDatedSearch' : 'notDatedSearch'],
    ...(userToken ? { userToken } : {}),
    ...placeParameters(state, place),
  };
}

/** Only a text that is not a plain number is a place to look up (SRCH-4); a number is a listing's or a ZIP code search. */
export function isGeocodable(state: Pick<SearchState, 'query'>): boolean {
  return state.query !== '' && !/^\d+$/.test(state.query);
}

/** True when a filter string asks for days and stay rules (SRCH-2). */
export function isDatedFilter(filters: string): boolean {
  return /\bAvailability\.\d{8}:.*\bMinStay\.\d{8}\b/.test(filters);
}

/** Replica for an order of results; the feeder declares the same names. */
export function sortedIndex(indexName: string, sort: SortOrder): string {
  return sort === 'relevance' ? indexName : `${indexName}_${sort.replace('-', '_')}`;
}

/**
 * SRCH-12, in the form and order the index's grammar takes: one flat AND of ORs. Check-in accepts DC or DI, middle nights DC or
 * DX, the check-out day DC, DO or NO; each night's minimum stay is at most, its maximum at least, the nights asked for.
 * Empty without dates.
 */
export function availabilityFilter(dates: StayDates | null): string {
  if (!dates) return '';
  const nights = getNights(dates);
  const day = (offset: number) => toCompact(addDays(dates.checkIn, offset));
  const anyCode = (offset: number, codes: readonly string[]) =>
    `(${codes.map((code) => `Availability.${day(offset)}:${code}`).join(' OR ')})`;
  const clauses = [anyCode(0, ['DC', 'DI'])];
  for (let offset = 1; offset < nights; offset += 1) clauses.push(anyCode(offset, ['DC', 'DX']));
  clauses.push(anyCode(nights, ['DC', 'DO', 'NO']));
  for (let offset = 0; offset < nights; offset += 1) {
    clauses.push(`MinStay.${day(offset)} <= ${nights}`, `MaxStay.${day(offset)} >= ${nights}`);
  }
  return clauses.join(' AND ');
}

/** `attribute >= 3` as the index's `numericFilters` take it (SRCH-14). */
export function numericFilter(attribute: string, operator: NumericOperator, value: number): string {
  return `${attribute}${OPERATOR_SIGNS[operator]}${value}`;
}

/** Attribute that a price filter of this stay reads (SRCH-11). */
export function priceAttribute(nights: number): string {
  const length = nights === 0 ? null : losLength(nights);
  return length === null ? ATTRIBUTE.averagePerNight : `${ATTRIBUTE.losPriceAverages}.${length}`;
}

/** SRCH-10, SRCH-11: party, price and rooms as the index's `numericFilters`. */
export function numericFilters(state: SearchState): string[] {
  const guests = partyTotal(state.party);
  const price = priceAttribute(getNights(state.dates));
  return [
    ...(guests > 0
      ? [
          numericFilter(ATTRIBUTE.maxOccupancy, 'gte', guests),
          numericFilter(ATTRIBUTE.maxOccupancy, 'lte', MAX_OCCUPANCY),
        ]
      : []),
    ...(state.minPrice > 0 ? [numericFilter(price, 'gte', state.minPrice)] : []),
    ...(state.maxPrice < PRICE_CAP ? [numericFilter(price, 'lte', state.maxPrice)] : []),
    ...(state.minBedrooms > 0 ? [numericFilter(ATTRIBUTE.bedrooms, 'gte', state.minBedrooms)] : []),
    ...(state.minBathrooms > 0 ? [numericFilter(ATTRIBUTE.bathrooms, 'gte', state.minBathrooms)] : []),
    ...(state.minBeds > 0 ? [numericFilter(ATTRIBUTE.totalBeds, 'gte', state.minBeds)] : []),
    ...(state.maxBeds === null ? [] : [numericFilter(ATTRIBUTE.totalBeds, 'lte', state.maxBeds)]),
  ];
}

function facetFilters(state: SearchState): (string | string[])[] {
  const all = (attribute: string, values: readonly string[]) => values.map((value) => facetFilter(attribute, value));
  return [
    ...(state.propertyTypes.length > 0 ? [all(ATTRIBUTE.propertyType, state.propertyTypes)] : []),
    ...all(ATTRIBUTE.amenities, state.amenities),
    ...all(ATTRIBUTE.location, state.locationAmenities),
    ...all(ATTRIBUTE.view, state.viewAmenities),
    ...all(ATTRIBUTE.accessibility, accessibilityValues(state)),
    ...all(ATTRIBUTE.activities, state.activities),
  ];
}

/** A leading minus would negate the value, so it is escaped. */
function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.startsWith('-') ? `\\${value}` : value}`;
}

/** A party with pets wants homes that allow them (SRCH-8), whether the filter or the guest picker said so. */
export function accessibilityValues(state: Pick<SearchState, 'accessibility' | 'party'>): string[] {
  if (state.party.pets === 0) return [...state.accessibility];
  return [...new Set([...state.accessibility.filter((value) => value !== NO_PETS_ALLOWED), PETS_ALLOWED])];
}

/** SRCH-8: choosing one of the two pets values takes the other one away; choosing null takes away both. */
export function withPetsChoice(
  accessibility: readonly string[],
  choice: typeof PETS_ALLOWED | typeof NO_PETS_ALLOWED | null,
): string[] {
  const others = accessibility.filter((value) => value !== PETS_ALLOWED && value !== NO_PETS_ALLOWED);
  return choice === null ? others : [...others, choice];
}

/** One box as the index's `insideBoundingBox`. */
export function boxParameter({ northEast, southWest }: BoundingBox): number[][] {
  return [[northEast.lat, northEast.lng, southWest.lat, southWest.lng]];
}

/** SRCH-3 and the bounding box, which wins over the circle while the distance still orders the results. */
function placeParameters(state: SearchState, place: SearchPlace): Partial<IndexQuery> {
  const box = state.boundingBox && { insideBoundingBox: boxParameter(state.boundingBox) };
  const words = state.query.split(/[\s,]+/).filter((word) => word !== '');
  if (place && isGeocodable(state)) {
    return {
      aroundLatLng: `${place.lat},${place.lng}`,
      aroundRadius: AROUND_RADIUS,
      aroundPrecision: AROUND_PRECISION,
      getRankingInfo: true,
      // The circle says where; a home inside it need not repeat the words of the address.
      ...(state.boundingBox ? {} : { optionalWords: words }),
      ...box,
    };
  }
  return {
    ...(isGeocodable(state) && !state.boundingBox ? { removeWordsIfNoResults: 'allOptional' as const } : {}),
    ...box,
  };
}

/**
 * Attributes with the prices of a stay, or of the nights from `today` on: only the
 * nights a card's price needs, because a record's whole price map is 6 kB and a page has 24 records.
 */
export function priceAttributes(dates: StayDates | null, today: string): string[] {
  const nights = dates ? daysFrom(dates.checkIn, getNights(dates)) : daysFrom(today, MEDIAN_DAYS);
  return nights.map((night) => `PricePerDay.${toCompact(night)}`);
}
