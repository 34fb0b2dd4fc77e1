/** Decides by stock between the stays that vague words can mean: "in july", "this weekend" (FIND-2). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { StayDates } from '@roost/shared/domain/stay';

/** So many homes are a choice: the first dates that have them are taken. */
const ENOUGH = 10;

/**
 * Returns the search with the first dates that enough homes are free on, else those with most homes. One request; when the index does not
 * answer, the likeliest dates stay.
 */
export async function chooseDates(
  search: SearchState,
  others: readonly StayDates[],
  {
    client,
    place,
    ...options
  }: { client: Pick<SearchIndexClient, 'count'>; place: SearchPlace; indexName: string; now: string },
): Promise<SearchState> {
  if (!search.dates) return search;
  const searches = [search.dates, ...others].map((dates): SearchState => ({ ...search, dates }));
  const counts = await client
    .count(searches.map((state) => buildSearchRequest({ ...options, state, place }).main))
    .catch(() => null);
  if (!counts) return search;
  const enough = searches.find((_, index) => (counts[index] ?? 0) >= ENOUGH);
  return enough ?? searches[counts.indexOf(Math.max(...counts))] ?? search;
}
