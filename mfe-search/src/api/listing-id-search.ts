/** A plain number in the search box is a listing's number (SRCH-4): it leads to the home, or says what hides it. */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import { LISTING_NUMBER } from './find-place.ts';
import { loadFilterRecords } from './filter-records.ts';
import { homeHref, toExcludedHome } from './excluded-home.ts';
import type { ExcludedHome } from './excluded-home.ts';

export type ListingIdMatch =
  /** The search finds the home: this is its address. */
  | { type: 'open'; href: string }
  /** The search hides it. `near` and `query` look around it with the same filters. */
  | { type: 'hidden'; home: ExcludedHome; near: SearchPlace; query: string };

/** Null when no home has this number (it may be a ZIP code) or the search is no number. Rejects with `SearchIndexError`. */
export async function findListingById(
  state: SearchState,
  client: Pick<SearchIndexClient, 'pick'>,
  context: { indexName: string; today: string },
): Promise<ListingIdMatch | null> {
  const id = LISTING_NUMBER.exec(state.query)?.[1];
  if (id === undefined) return null;
  const [record] = await loadFilterRecords(client, [id], { state, ...context });
  if (!record) return null;
  const home = toExcludedHome(record, state, context.today);
  if (!home) return { type: 'open', href: homeHref(record, state) };
  return { type: 'hidden', home, near: record._geoloc ?? null, query: record.City ?? record.State ?? '' };
}
