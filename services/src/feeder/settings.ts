/** Settings of the search index and of its replicas, one for each order of results (SRCH-18). */
import type { IndexSettings } from 'algoliasearch';
import { INDEX_ATTRIBUTES as ATTRIBUTE, MAX_PETS } from '@roost/shared/contracts/index-record';
import { SORT_ORDERS, type SortOrder } from '@roost/shared/domain/search-address';
import { CANDIDATE_PAGES, CANDIDATES_PAGE } from '@roost/shared/domain/stay-price';
import { sortedIndex } from '@roost/shared/domain/search-query';

/** Counts up when records or settings take another shape, so that a running index is written anew. */
export const RECORD_VERSION = 11;

const TIE_BREAKERS = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(Region)',
    'unordered(City)',
    'unordered(State),unordered(Country)',
    'Headline',
    'unordered(Property Type)',
    'objectID',
    // What a home has and what is around it: after its names, because a town called Ocean View is meant before a view
    // of the ocean.
    ...[ATTRIBUTE.amenities, ATTRIBUTE.location, ATTRIBUTE.view, ATTRIBUTE.accessibility, ATTRIBUTE.activities].map(
      (attribute) => `unordered(${attribute})`,
    ),
  ],
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  // A listing number is one home, not its neighbours too (SRCH-4).
  allowTyposOnNumericTokens: false,
  // A facet that is not declared cannot be filtered by: this list is every attribute that a search may ask for.
  attributesForFaceting: [
    ATTRIBUTE.propertyType,
    ATTRIBUTE.amenities,
    ATTRIBUTE.location,
    ATTRIBUTE.view,
    ATTRIBUTE.accessibility,
    ATTRIBUTE.activities,
    ATTRIBUTE.totalBeds,
    ATTRIBUTE.bedrooms,
    ATTRIBUTE.bathrooms,
    ATTRIBUTE.maxOccupancy,
    ATTRIBUTE.averagePerNight,
    ATTRIBUTE.averageRating,
    ATTRIBUTE.losPriceAverages,
    `filterOnly(${MAX_PETS})`,
    `filterOnly(${ATTRIBUTE.availability})`,
    `filterOnly(${ATTRIBUTE.minStay})`,
    `filterOnly(${ATTRIBUTE.maxStay})`,
    `filterOnly(${ATTRIBUTE.dayEnds})`,
    // Areas are searched by the record's own names of them (FIND-1).
    'filterOnly(City)',
    'filterOnly(Country)',
    'filterOnly(State)',
    'filterOnly(Region)',
    'filterOnly(status)',
  ],
  ranking: TIE_BREAKERS,
  customRanking: [`desc(${ATTRIBUTE.rank})`],
  attributesToHighlight: ['Headline'],
  maxValuesPerFacet: 200,
  // What a search by the price of a stay looks at (FIND-4).
  paginationLimitedTo: CANDIDATES_PAGE * CANDIDATE_PAGES,
};

const FIRST_RANKING: Partial<Record<SortOrder, string[]>> = {
  'price-asc': ['asc(Average Per Night)'],
  'price-desc': ['desc(Average Per Night)'],
  rating: [`desc(${ATTRIBUTE.guestRating})`, `desc(${ATTRIBUTE.numberOfReviews})`],
};

/** Every replica with the ranking that makes its order. */
export function replicaSettings(index: string): { indexName: string; ranking: string[] }[] {
  return SORT_ORDERS.flatMap((order) => {
    const first = FIRST_RANKING[order];
    return first ? [{ indexName: sortedIndex(index, order), ranking: [...first, ...TIE_BREAKERS] }] : [];
  });
}
