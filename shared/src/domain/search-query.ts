/**
 * Turns a search into queries of the hosted index (SRCH-2, -3, -4, -10, -11, -12, -14, -18). Pure: no
 * network, no clock. The same requests go out from the server and from the browser.
 */
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '../contracts/index-record.ts';
import { availabilityFilter, facetFilters, isDatedFilter, numericFilters, priceAttributes } from './index-filters.ts';
import type { Instant } from './home-day.ts';
import { hasPriceLimits } from './price-keys.ts';
import type { SearchState, SortOrder } from './search-address.ts';
import { partyTotal } from './party.ts';
import { partyFilters } from './party-filters.ts';
import type { IndexQuery } from './index-query.ts';
import { areaFilters, placeParameters, type SearchPlace } from './search-place.ts';
import { getNights } from './stay.ts';

export const HITS_PER_PAGE = 24;
/**
 * Greatest length of a query in letters: at three bytes each it fits into the 512 bytes that the hosted index accepts.
 */
export const MOST_LETTERS = 170;
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
  'taxes',
  '_geoloc',
  ATTRIBUTE.dayEnds,
  ATTRIBUTE.openNights,
  ATTRIBUTE.turnover,
] as const;
export const FACETS = [
  ATTRIBUTE.propertyType,
  ATTRIBUTE.amenities,
  ATTRIBUTE.location,
  ATTRIBUTE.view,
  ATTRIBUTE.accessibility,
  ATTRIBUTE.activities,
] as const;

export type SearchRequestOptions = {
  state: SearchState;
  place: SearchPlace;
  indexName: string;
  /** The moment of the search: homes where the check-in day is over are left out. */
  now: Instant;
  /** Anonymous id for the index's analytics, only when the visitor agreed to analytics. */
  userToken?: string;
};

/** The main query and one sub-query for each disjunctive facet that is refined. */
export type SearchRequest = { main: IndexQuery; facetQueries: { facet: string; query: IndexQuery }[] };

/**
 * Sub-queries exist because a guest who picked "Cabin" still wants to know how many chalets there are: a facet whose
 * values are alternatives is counted without its own filter (SRCH-18). Amenities all have to be there, so the main
 * query's counts are already those of "and this one too".
 */
export function buildSearchRequest(options: SearchRequestOptions): SearchRequest {
  const fitting =
    options.state.sort === 'relevance' ? partyFilters(ATTRIBUTE.maxOccupancy, partyTotal(options.state.party)) : [];
  const main = { ...mainQuery(options), ...(fitting.length > 0 ? { optionalFilters: fitting } : {}) };
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
              facetFilters: [
                ...facetFilters({ ...options.state, propertyTypes: [] }),
                ...areaFilters(options.state, options.place),
              ],
            },
          },
        ];
  return { main, facetQueries };
}

/** Facets of the count query, as docs/spec/search.md lists them (SRCH-6). */
export const COUNT_FACETS = [
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
/** The most values of one facet that the index returns. */
const MAX_VALUES = 1000;

/**
 * SRCH-6, SRCH-11: how many homes a search has, and how many of them by each value of `facets`. No object but its id,
 * nothing of it in the index's analytics. The ordering of results plays no part, so the index itself is asked, not a
 * replica.
 */
export function buildCountQuery(
  options: Omit<SearchRequestOptions, 'userToken'>,
  facets: readonly string[],
): IndexQuery {
  const { getRankingInfo: _, ...main } = mainQuery({
    ...options,
    state: { ...options.state, sort: 'relevance', page: 1 },
  });
  return {
    ...main,
    hitsPerPage: 0,
    attributesToRetrieve: ['objectID'],
    facets: [...facets],
    maxValuesPerFacet: MAX_VALUES,
    analytics: false,
    clickAnalytics: false,
  };
}

/** The most homes on a map, which is also the most hits that the index returns for one query. */
export const MAX_PINS = 1000;
/**
 * Longest stay in nights for which every pin gets its prices; for longer stays the pins of homes that are not on the
 * page are dots.
 */
const PRICED_PIN_NIGHTS = 31;

/** Where all homes of a search lie, whatever its page (SRCH-15). Light: a thousand of them are one answer. */
export function buildPinsRequest(options: Omit<SearchRequestOptions, 'userToken'>): IndexQuery {
  const { dates } = options.state;
  // Limits are about the stay's own price, so that every home needs it (FIND-4).
  const isPriced = getNights(dates) <= PRICED_PIN_NIGHTS || hasPriceLimits(options.state);
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
      'Average Per Night',
      'fees',
      'taxes',
      ...(isPriced ? priceAttributes(dates) : []),
    ],
  };
}

function mainQuery({ state, place, indexName, now, userToken }: SearchRequestOptions): IndexQuery {
  const filters = availabilityFilter(state.dates);
  return {
    indexName: sortedIndex(indexName, state.sort),
    // Where a map, a circle or an area says where, the words of the place would only hide homes whose text lacks them
    // (FIND-1).
    query: state.boundingBox ? '' : (place ? (place.text ?? '') : state.query).slice(0, MOST_LETTERS),
    page: state.page - 1,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...CARD_ATTRIBUTES, ...priceAttributes(state.dates)],
    attributesToHighlight: [],
    facets: [...FACETS],
    maxValuesPerFacet: 100,
    filters,
    facetFilters: [...facetFilters(state), ...areaFilters(state, place)],
    numericFilters: numericFilters(state, now),
    analytics: true,
    clickAnalytics: true,
    ruleContexts: [isDatedFilter(filters) ? 'isDatedSearch' : 'notDatedSearch'],
    ...(userToken ? { userToken } : {}),
    ...placeParameters(state, place),
  };
}

/** Replica for an order of results; the feeder declares the same names. */
export function sortedIndex(indexName: string, sort: SortOrder): string {
  return sort === 'relevance' ? indexName : `${indexName}_${sort.replace('-', '_')}`;
}
