/** Loads the homes of a search beyond its page, for the map: one request for each search. */
import { createSearchIndexClient, indexPinSchema } from '@roost/shared/clients/search-index';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildPinsRequest } from '@roost/shared/domain/search-query';
import { isWithinLimits, limitsStayPrice } from '@roost/shared/domain/stay-price';
import { queries } from '@roost/shared/query';
import { createBatchedClient } from './batched-search.ts';
import { toResultCard } from './result-card.ts';
import type { ResultCard } from './result-card.ts';
import type { SearchData } from './search-data.ts';
import { toPin } from './to-pin.ts';
import type { MapPin } from './to-pin.ts';
import { priceAttributes } from '@roost/shared/domain/index-filters';

export type Search = Pick<SearchData, 'state' | 'index' | 'latLng' | 'now' | 'today'>;

/** How old the homes of a search may be: going back to it asks nothing. */
const MAX_AGE_MS = 5 * 60_000;

/** Returns the same key for all pages, orders and views of a search. */
export function getPinsKey(state: SearchState): string {
  return `mfe-search/pins/${searchHref({ ...state, page: 1, sort: 'relevance', view: 'grid' })}`;
}

/** What is known of a search, however old. */
export function getCachedPins(state: SearchState): MapPin[] | undefined {
  // Only `loadPins` writes under these keys.
  return queries.peek(getPinsKey(state)).data as MapPin[] | undefined;
}

/**
 * Returns all homes of the search, at most 1,000, through the page's cache; null when they fail to load, and the map
 * shows the page's homes only.
 */
export async function loadPins(search: Search, signal: AbortSignal): Promise<MapPin[] | null> {
  const result = await queries.load(
    {
      key: getPinsKey(search.state),
      maxAgeMs: MAX_AGE_MS,
      load: (aborted) =>
        askForPins(search, createBatchedClient(search.index, { urgent: true, signal: aborted })).then(
          (value) => ({ ok: true as const, value }),
          (failure: unknown) => ({ ok: false as const, failure }),
        ),
    },
    { signal },
  );
  return result.ok ? result.value : null;
}

/**
 * Asks the index for all homes of the search. Rejects with `SearchIndexError`.
 * @param client on the server one that asks at once: batches belong to one visitor
 */
export async function askForPins(
  { state, index, latLng, now }: Search,
  client: Pick<SearchIndexClient, 'pick'>,
): Promise<MapPin[]> {
  const query = buildPinsRequest({ state, place: latLng, indexName: index.index, now });
  const [records = []] = await client.pick([query], indexPinSchema);
  const limited = limitsStayPrice(state);
  return records
    .map((record) => toPin(record, state))
    .filter(({ price }) => !limited || price === null || isWithinLimits(price, state));
}

/**
 * Returns the card of a home beyond the page, null when the index no longer has it. Rejects with `SearchIndexError`.
 */
export async function loadCard(id: string, { state, index }: Search): Promise<ResultCard | null> {
  const { hits } = await createSearchIndexClient(index).getListings([id], priceAttributes(state.dates));
  const [hit] = hits;
  return hit ? toResultCard(hit, { state }) : null;
}
