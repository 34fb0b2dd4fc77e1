/**
 * What this tab already asked for: results, so that back and forward show them at once, and places, so that a changed
 * filter costs one request. Browser only; the server must never answer one visitor from another's search.
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchData } from './search-data.ts';

const RESULTS_KEPT = 20;
const PLACES_KEPT = 50;
/** Prices and dates of remembered results may be this old, in milliseconds. */
const RESULTS_AGE = 5 * 60_000;

const results = new Map<string, { data: SearchData; at: number }>();
const places = new Map<string, GeocodeResult>();

/** Grid and map show the same homes, and so does coming back from one of them: none of it asks for anything. */
function keyOf(state: SearchState): string {
  const { prevListingPage: _, ...kept } = state.kept;
  return searchHref({ ...state, view: 'grid', kept });
}

/** Remembers results under their address. Failures, and empty pages whose ways out could not be counted, are asked for anew. */
export function rememberResults(data: SearchData, now: number = Date.now()): void {
  if (data.outcome.type !== 'results' || data.outcome.relaxations.some(({ homes }) => homes === null)) return;
  const key = keyOf(data.state);
  results.delete(key);
  results.set(key, { data, at: now });
  dropOldest(results, RESULTS_KEPT);
}

export function rememberedResults(state: SearchState, today: string, now: number = Date.now()): SearchData | null {
  const known = results.get(keyOf(state));
  if (!known || known.data.today !== today || now - known.at >= RESULTS_AGE) return null;
  return { ...known.data, state, href: searchHref(state) };
}

export function rememberPlace(query: string, place: GeocodeResult): void {
  places.set(query, place);
  dropOldest(places, PLACES_KEPT);
}

export function rememberedPlace(query: string): GeocodeResult | undefined {
  return places.get(query);
}

/** For tests, and when the visitor's results may have changed. */
export function forgetSearches(): void {
  results.clear();
  places.clear();
}

function dropOldest(map: Map<string, unknown>, kept: number): void {
  for (const key of map.keys()) {
    if (map.size <= kept) return;
    map.delete(key);
  }
}
