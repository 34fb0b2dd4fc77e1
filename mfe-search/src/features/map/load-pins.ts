/** Asks the index for the homes beyond the page: one background request for a search, none when the page has them all. */
import { createSearchIndexClient, indexPinSchema } from '@roost/shared/clients/search-index';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildPinsRequest, priceAttributes } from '@roost/shared/domain/search-query';
import { createBehindClient } from '../behind/behind-client.ts';
import { toResultCard } from '../results/result-card.ts';
import type { ResultCard } from '../results/result-card.ts';
import type { SearchData } from '../results/search-data.ts';
import { pinOfRecord } from './pins.ts';
import type { MapPin } from './pins.ts';

export type Search = Pick<SearchData, 'state' | 'index' | 'latLng' | 'today'>;

const SEARCHES_KEPT = 12;
/** In the browser only, as the remembered results: going back to a search asks for nothing. */
const known = new Map<string, MapPin[]>();

/** The same for all pages, orders and views of a search. */
export function pinsKey(state: SearchState): string {
  return searchHref({ ...state, page: 1, sort: 'relevance', view: 'grid' });
}

export function rememberedPins(state: SearchState): MapPin[] | undefined {
  return known.get(pinsKey(state));
}

/** All homes of the search, at most 1000. Rejects with `SearchIndexError`; the map then has the page's homes. */
export async function loadPins({ state, index, latLng, today }: Search, signal: AbortSignal): Promise<MapPin[]> {
  const query = buildPinsRequest({ state, place: latLng, indexName: index.index, today });
  const [records = []] = await createBehindClient(index, { urgent: true, signal }).pick([query], indexPinSchema);
  const pins = records.map((record) => pinOfRecord(record, state, today));
  known.set(pinsKey(state), pins);
  const [oldest] = known.keys();
  if (known.size > SEARCHES_KEPT && oldest !== undefined) known.delete(oldest);
  return pins;
}

/** The card of a home beyond the page; null when the index no longer has it. Rejects with `SearchIndexError`. */
export async function loadCard(id: string, { state, index, today }: Search): Promise<ResultCard | null> {
  const { hits } = await createSearchIndexClient(index).getListings([id], priceAttributes(state.dates, today));
  const [hit] = hits;
  return hit ? toResultCard(hit, { state, today }) : null;
}

/** For tests. */
export function forgetPins(): void {
  known.clear();
}
