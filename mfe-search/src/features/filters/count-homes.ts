/** The counts of the filter panel: one request to the index for all of them (SRCH-6). */
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '@roost/shared/contracts/index-record';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildCountRequest } from '@roost/shared/domain/search-query';
import type { SearchData } from '../results/search-data.ts';

/** Filters of the panel that are a list of values. */
export const GROUPS = ['propertyTypes', 'amenities', 'locationAmenities', 'viewAmenities', 'accessibility'] as const;
export type Group = (typeof GROUPS)[number];

export type HomeCounts = {
  /** `numFilteredHits` of the specification. */
  total: number;
  groups: Record<Group, Record<string, number>>;
  /** Homes by price a night, as if no price were set. */
  prices: Record<string, number>;
};
export type CountHomes = (state: SearchState) => Promise<HomeCounts>;

/** Counts in the index and around the place of the page. Rejects with `SearchIndexError`. */
export function homeCounter({ index, latLng, today }: Pick<SearchData, 'index' | 'latLng' | 'today'>): CountHomes {
  const client = createSearchIndexClient(index);
  return async (state) => {
    const request = buildCountRequest({ state, place: latLng, indexName: index.index, today });
    const [count, types, prices, amenities] = await client.facetCounts([request.count, request.propertyTypes, request.prices, request.amenities]);
    const of = (facet: string) => count?.facets[facet] ?? {};
    return {
      total: count?.total ?? 0,
      groups: {
        propertyTypes: types?.facets[ATTRIBUTE.propertyType] ?? {},
        amenities: amenities?.facets[ATTRIBUTE.amenities] ?? {},
        locationAmenities: of(ATTRIBUTE.location),
        viewAmenities: of(ATTRIBUTE.view),
        accessibility: of(ATTRIBUTE.accessibility),
      },
      prices: prices?.facets[request.priceAttribute] ?? {},
    };
  };
}
