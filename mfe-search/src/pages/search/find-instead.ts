/** What a search without results offers in its place (FIND-5, SRCH-19). */
import type { SearchAnswer, SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { buildSearchRequest } from '@roost/shared/domain/search-query';
import { limitsStayPrice } from '@roost/shared/domain/stay-price';
import { getNearTo } from '../../api/box-middle.ts';
import { searchByStayPrice } from '../../api/stay-prices.ts';
import { relax } from './relax.ts';

export type Request = (state: SearchState, place: SearchPlace) => ReturnType<typeof buildSearchRequest>;

/** FIND-5: the nearest homes that fit, wherever they are. Null without a place; a failure costs only this. */
async function findNearest(
  client: SearchIndexClient,
  request: Request,
  state: SearchState,
  place: SearchPlace,
): Promise<SearchAnswer | null> {
  if (!place) return null;
  const open: SearchState = { ...state, boundingBox: null, page: 1, sort: 'relevance' };
  const everywhere = { ...request(open, { lat: place.lat, lng: place.lng, radius: 'all' }), facetQueries: [] };
  const found = limitsStayPrice(open) ? searchByStayPrice(client, everywhere, open) : client.search(everywhere);
  return found.catch(() => null);
}

/** Returns which filters to take off and the nearest homes that fit. */
export async function findInstead(
  client: SearchIndexClient,
  request: Request,
  state: SearchState,
  place: SearchPlace,
): Promise<[Awaited<ReturnType<typeof relax>>, SearchAnswer | null]> {
  return Promise.all([
    relax(state, client, (of) => request(of, place)),
    findNearest(client, request, state, getNearTo(state, place)),
  ]);
}
