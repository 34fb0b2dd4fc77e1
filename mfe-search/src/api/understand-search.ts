/**
 * Requests what a typed search means from our services (SRCH-3, FIND-2). Not in `places.ts`, because a page needs it
 * earlier: with its first new search.
 */
import { understoodSearchSchema } from '@roost/shared/contracts/understood-search';
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import type { Fetcher } from '@roost/shared/http';
import { getOrNull } from './get-or-null.ts';

/**
 * A search waits for its place no longer than this, then goes on without it and says so. Longer than services wait for
 * the maps service: what a busy machine shows must be what was asked for.
 */
const UNDERSTAND_LIMIT_MS = 6_000;

/**
 * Returns what a typed search means and the place it names. Null when services fail or are slow: the search then goes
 * on with the text as it is (SRCH-3, FIND-2).
 */
export function understandSearch(api: Fetcher, text: string, signal?: AbortSignal): Promise<UnderstoodSearch | null> {
  const query = new URLSearchParams({ text });
  return getOrNull(api, `/understand?${query}`, understoodSearchSchema, UNDERSTAND_LIMIT_MS, signal);
}
