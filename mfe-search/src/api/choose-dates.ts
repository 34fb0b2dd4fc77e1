/** Decides by stock between the stays that vague words can mean: "in july", "this weekend" (FIND-2). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { StayDates } from '@roost/shared/domain/stay';

/** So many homes are a choice: the first dates that have them are taken. */
const ENOUGH = 10;

/**
 * Returns the search with the first dates that enough homes are free on, else those with most homes; shorter stays are
 * asked for where no home is free for longer. When the index does not answer, the likeliest dates stay.
 */
export async function chooseDates(
  search: SearchState,
  others: readonly (StayDates & { shorter?: boolean | undefined })[],
  {
    client,
    place,
    ...options
  }: { client: Pick<SearchIndexClient, 'count'>; place: SearchPlace; indexName: string; now: string },
): Promise<SearchState> {
  if (!search.dates) return search;
  const choose = async (stays: readonly StayDates[]): Promise<SearchState | null> => {
    const searches = stays.map(({ checkIn, checkOut }): SearchState => ({ ...search, dates: { checkIn, checkOut } }));
    const counts = await client
      .count(searches.map((state) => buildSearchRequest({ ...options, state, place }).main))
      .catch((): number[] => []);
    const most = Math.max(0, ...counts);
    const enough = searches.find((_, index) => (counts[index] ?? 0) >= ENOUGH);
    return enough ?? (most > 0 ? (searches[counts.indexOf(most)] ?? null) : null);
  };
  const shorter = others.filter((each) => each.shorter);
  return (
    (await choose([search.dates, ...others.filter((each) => !each.shorter)])) ??
    (shorter.length > 0 ? await choose(shorter) : null) ??
    search
  );
}
