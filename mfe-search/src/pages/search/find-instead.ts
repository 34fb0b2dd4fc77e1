/** What a search without results offers in its place (FIND-5, SRCH-19). */
import type { SearchAnswer, SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { buildSearchRequest } from '@roost/shared/domain/search-query';
import { metresBetween, toMiles } from '@roost/shared/domain/distance';
import { limitsStayPrice } from '@roost/shared/domain/stay-price';
import type { ResultCard } from '../../api/result-card.ts';
import { getNearTo } from '../../api/box-middle.ts';
import { searchByStayPrice } from '../../api/stay-prices.ts';
import { relax } from './relax.ts';

/** Miles within which a home is a way out of an empty search: about a day's drive. */
const NEAR_MILES = 500;
/** Homes shown within that, and one row of them where all are farther away. */
const SHOWN = { near: 6, far: 4 } as const;

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

/** Returns which filters to take off and the nearest homes that fit; nothing of both where something was found. */
export async function findInstead(
  { total }: SearchAnswer,
  client: SearchIndexClient,
  request: Request,
  state: SearchState,
  place: SearchPlace,
): Promise<[Awaited<ReturnType<typeof relax>>, SearchAnswer | null]> {
  if (total > 0) return [{ relaxations: [], withoutFilters: null }, null];
  return Promise.all([
    relax(state, client, (of) => request(of, place)),
    findNearest(client, request, state, getNearTo(state, place)),
  ]);
}

/** Returns which of the nearest homes are shown: none on the other coast beside one that is a day's drive away. */
export function pickNearest(cards: readonly ResultCard[], place: SearchPlace): ResultCard[] {
  const near = cards.filter(({ point }) => place && point && toMiles(metresBetween(place, point)) <= NEAR_MILES);
  return near.length > 0 ? near.slice(0, SHOWN.near) : cards.slice(0, SHOWN.far);
}
