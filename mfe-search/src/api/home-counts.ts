/** Loads the counts of the filter panel in one request (SRCH-6). */
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '@roost/shared/contracts/index-record';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildCountRequest } from '@roost/shared/domain/search-query';
import type { SearchData } from './search-data.ts';

/** Filters of the panel that are a list of values. */
export { LIST_FILTERS as GROUPS } from '@roost/shared/domain/search-filters';
export type { ListFilter as Group } from '@roost/shared/domain/search-filters';
import type { ListFilter } from '@roost/shared/domain/search-filters';

export type HomeCounts = {
  /** Homes that the draft would have: `numFilteredHits` of the specification (SRCH-6). */
  total: number;
  groups: Record<ListFilter, Record<string, number>>;
  /** Homes by price a night, as if no price were set. */
  prices: Record<string, number>;
};
/** Returns the counts of a search. Rejects with `SearchIndexError`, or with the reason of the aborted signal. */
export type CountHomes = (state: SearchState, signal: AbortSignal) => Promise<HomeCounts>;

/** Returns a function that counts in the index of the page and around its place. */
export function createHomeCounter({
  index,
  latLng,
  today,
}: Pick<SearchData, 'index' | 'latLng' | 'today'>): CountHomes {
  return async (state, signal) => {
    const request = buildCountRequest({ state, place: latLng, indexName: index.index, today });
    const answers = await createSearchIndexClient(index, { signal }).facetCounts([
      request.count,
      request.propertyTypes,
      request.prices,
      request.amenities,
    ]);
    const [count, types, prices, amenities] = answers;
    const of = (facet: string) => count?.facets[facet] ?? {};
    const total = count?.total ?? 0;
    return {
      total,
      groups: {
        propertyTypes: types?.facets[ATTRIBUTE.propertyType] ?? {},
        amenities: amenities?.facets[ATTRIBUTE.amenities] ?? {},
        locationAmenities: of(ATTRIBUTE.location),
        viewAmenities: of(ATTRIBUTE.view),
        accessibility: of(ATTRIBUTE.accessibility),
        activities: amenities?.facets[ATTRIBUTE.activities] ?? {},
      },
      prices: prices?.facets[request.priceAttribute] ?? {},
    };
  };
}
