/** Counts homes for the filter panel: several searches in one request (SRCH-6). */
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import type { FacetCounts } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildCountQuery } from '@roost/shared/domain/search-query';
import { priceAttribute } from '@roost/shared/domain/index-filters';
import { getNights } from '@roost/shared/domain/stay';
import { limitsStayPrice } from '@roost/shared/domain/stay-price';
import type { SearchData } from './search-data.ts';
import { countPricedHomes, STAY_TOTAL } from './stay-prices.ts';

/** Where and in which index to count. */
export type CountContext = Pick<SearchData, 'index' | 'latLng' | 'now' | 'today'>;
/** A search, and the attributes of the index by whose values its homes are counted. */
export type CountRequest = { state: SearchState; facets: readonly string[] };
export type HomeCount = Pick<FacetCounts, 'total' | 'facets'>;
/** Returns a count for each request. Rejects with `SearchIndexError`, or with the reason of the aborted signal. */
export type CountHomes = (
  requests: readonly CountRequest[],
  context: CountContext,
  signal: AbortSignal,
) => Promise<readonly HomeCount[]>;

export const countHomes: CountHomes = async (requests, { index, latLng, now }, signal) => {
  const client = createSearchIndexClient(index, { signal });
  const queries = requests.map(({ state, facets }) =>
    buildCountQuery(
      { state, place: latLng, indexName: index.index, now },
      facets.filter((facet) => facet !== STAY_TOTAL),
    ),
  );
  const [counts, exact] = await Promise.all([
    client.facetCounts(queries),
    Promise.all(
      requests.map((request, at) => {
        const query = queries[at];
        return query && needsPricedCount(request) ? countPricedHomes(client, query, request) : null;
      }),
    ),
  ]);
  return counts.map((count, at) => exact[at] ?? count);
};

/**
 * True when the index cannot count: price limits and bars of a dated search are about the price of its stay (FIND-4).
 */
function needsPricedCount({ state, facets }: CountRequest): boolean {
  const ofStay = [STAY_TOTAL, priceAttribute(getNights(state.dates))];
  return limitsStayPrice(state) || (state.dates !== null && ofStay.some((facet) => facets.includes(facet)));
}
