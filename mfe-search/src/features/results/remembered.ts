/**
 * What this tab already asked for: results, so that back and forward show them at once, and places, so that a changed
 * filter costs one request. Browser only; the server must never answer one visitor from another's search.
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { SearchData } from './search-data.ts';

const RESULTS_KEPT = 20;
const PLACES_KEPT = 50;
/** Prices and dates of remembered results may be this old, in milliseconds. */
const RESULTS_AGE = 5 * 60_000;

const results = new Map<string, { data: SearchData; at: number }>();
const places = new Map<string, GeocodeResult>();

/** Remembers results under their address. Failures and empty pages are asked for anew. */
export function rememberResults(data: SearchData, now: number = Date.now()): void {
  if (data.outcome.type !== 'results' || data.outcome.total === 0) return;
  results.delete(data.href);
  results.set(data.href, { data, at: now });
  dropOldest(results, RESULTS_KEPT);
}

export function rememberedResults(href: string, today: string, now: number = Date.now()): SearchData | null {
  const known = results.get(href);
  return known && known.data.today === today && now - known.at < RESULTS_AGE ? known.data : null;
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
