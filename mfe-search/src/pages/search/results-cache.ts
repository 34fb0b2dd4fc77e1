/**
 * What this tab already asked for: results, so that back and forward show them at once, and places, so that a changed
 * filter costs one request. Browser only; the server must never answer one visitor from another's search.
 */
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { isLookedUp } from '../../api/find-place.ts';
import type { UnderstoodQuery } from '../../api/find-place.ts';
import type { SearchData } from '../../api/search-data.ts';

const RESULTS_KEPT = 20;
const PLACES_KEPT = 50;
/** Prices and dates of remembered results may be this old, in milliseconds. */
const RESULTS_AGE_MS = 5 * 60_000;

const results = new Map<string, { data: SearchData; at: number }>();
const places = new Map<string, { place: UnderstoodQuery; at: number }>();
/** Milliseconds after which a text without a place is looked up again: services may only have been busy. */
const NO_PLACE_AGE_MS = 60_000;

/** Grid and map show the same homes, and so does coming back from one of them: none of it asks for anything. */
function getCacheKey(state: SearchState): string {
  const { prevListingPage: _, ...kept } = state.kept;
  return searchHref({ ...state, view: 'grid', kept });
}

/**
 * Remembers where the query lies, and results under their address. Failures, words that could not be looked up, and
 * empty pages whose ways out could not be counted, are asked for anew.
 */
export function cacheResults(data: SearchData, now: number = Date.now()): void {
  const { state, latLng, location, words } = data;
  if (words.unanswered) return;
  // The first page came from the server, which looked its place up: the next search need not.
  if (isLookedUp(state) && !places.has(state.query))
    cachePlace(state.query, { latLng, location, words, search: null }, now);
  if (data.outcome.type !== 'results' || data.outcome.relaxations.some(({ homes }) => homes === null)) return;
  const key = getCacheKey(data.state);
  results.delete(key);
  results.set(key, { data, at: now });
  dropOldest(results, RESULTS_KEPT);
}

export function getCachedResults(state: SearchState, today: string, now: number = Date.now()): SearchData | null {
  const known = results.get(getCacheKey(state));
  if (!known || known.data.today !== today || now - known.at >= RESULTS_AGE_MS) return null;
  return { ...known.data, state, href: searchHref(state) };
}

export function cachePlace(query: string, place: UnderstoodQuery, now: number = Date.now()): void {
  places.set(query, { place, at: now });
  dropOldest(places, PLACES_KEPT);
}

/** Null: it was not looked up. */
export function getCachedPlace(query: string, now: number = Date.now()): UnderstoodQuery | null {
  const known = places.get(query);
  return known && (known.place.latLng || now - known.at < NO_PLACE_AGE_MS) ? known.place : null;
}

/**
 * Empties the cache.
 * @internal Tests start without what an earlier one loaded.
 */
export function clearResultsCache(): void {
  results.clear();
  places.clear();
}

function dropOldest(map: Map<string, unknown>, kept: number): void {
  for (const key of map.keys()) {
    if (map.size <= kept) return;
    map.delete(key);
  }
}
