/** Loads the homes of a search beyond its page, for the map: one request for each search. */
import { createSearchIndexClient, indexPinSchema } from '@roost/shared/clients/search-index';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildPinsRequest } from '@roost/shared/domain/search-query';
import { isWithinLimits, limitsStayPrice } from '@roost/shared/domain/stay-price';
import { createBatchedClient } from './batched-search.ts';
import { toResultCard } from './result-card.ts';
import type { ResultCard } from './result-card.ts';
import type { SearchData } from './search-data.ts';
import { toPin } from './to-pin.ts';
import type { MapPin } from './to-pin.ts';
import { priceAttributes } from '@roost/shared/domain/index-filters';

export type Search = Pick<SearchData, 'state' | 'index' | 'latLng' | 'now' | 'today'>;

const SEARCHES_KEPT = 12;
/** Pins by search, in the browser only, so that going back to a search sends no request. */
const known = new Map<string, MapPin[]>();

/** Returns the same key for all pages, orders and views of a search. */
export function getPinsKey(state: SearchState): string {
  return searchHref({ ...state, page: 1, sort: 'relevance', view: 'grid' });
}

export function getCachedPins(state: SearchState): MapPin[] | undefined {
  return known.get(getPinsKey(state));
}

/** Returns all homes of the search, at most 1,000. Rejects with `SearchIndexError`; the map then shows the page's homes only. */
export async function loadPins({ state, index, latLng, now }: Search, signal: AbortSignal): Promise<MapPin[]> {
  const query = buildPinsRequest({ state, place: latLng, indexName: index.index, now });
  const [records = []] = await createBatchedClient(index, { urgent: true, signal }).pick([query], indexPinSchema);
  const limited = limitsStayPrice(state);
  const pins = records
    .map((record) => toPin(record, state))
    .filter(({ price }) => !limited || price === null || isWithinLimits(price, state));
  known.set(getPinsKey(state), pins);
  const [oldest] = known.keys();
  if (known.size > SEARCHES_KEPT && oldest !== undefined) known.delete(oldest);
  return pins;
}

/** Returns the card of a home beyond the page, null when the index no longer has it. Rejects with `SearchIndexError`. */
export async function loadCard(id: string, { state, index }: Search): Promise<ResultCard | null> {
  const { hits } = await createSearchIndexClient(index).getListings([id], priceAttributes(state.dates));
  const [hit] = hits;
  return hit ? toResultCard(hit, { state }) : null;
}

/**
 * Empties the cache.
 * @internal Tests start without what an earlier one loaded.
 */
export function clearPins(): void {
  known.clear();
}
