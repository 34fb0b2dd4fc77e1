/** Finds the home whose number was searched for (SRCH-4). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import { LISTING_NUMBER, ZIP_CODE } from './find-place.ts';
import type { UnderstoodQuery } from './find-place.ts';
import { loadFilterRecords } from './filter-records.ts';
import { homeHref, toExcludedHome, toFittingHome } from './excluded-home.ts';
import type { ExcludedHome } from './excluded-home.ts';

type ListingIdMatch =
  /** No filter excludes the home; `href` is its page. */
  | { type: 'open'; href: string }
  /**
   * Filters exclude the home, or words of the search were left out, which the page has to say. The results are near it,
   * found with `near` and `query` and the same filters.
   */
  | { type: 'hidden'; home: ExcludedHome; near: SearchPlace; query: string };

/**
 * Returns null when the search is no number, or when no home has it: it may be a ZIP code. Rejects with
 * `SearchIndexError`.
 */
async function findListingById(
  state: SearchState,
  client: Pick<SearchIndexClient, 'pick'>,
  context: { indexName: string; now: string },
): Promise<ListingIdMatch | null> {
  const id = LISTING_NUMBER.exec(state.query)?.[1];
  if (id === undefined) return null;
  const [record] = await loadFilterRecords(client, [id], { state, ...context });
  if (!record) return null;
  const home =
    toExcludedHome(record, state, context.now) ?? (state.unused.length > 0 ? toFittingHome(record, state) : null);
  if (!home) return { type: 'open', href: homeHref(record, state) };
  return { type: 'hidden', home, near: record._geoloc ?? null, query: record.City ?? record.State ?? '' };
}

/**
 * "81611" is a home's number, and a ZIP code: where the search finds homes around that they are shown, and the home is
 * offered beside them (SRCH-4, FIND-5). Null when it finds none there, or when the place is not known now: the number
 * is the home's alone then.
 */
async function besideZip(
  understood: UnderstoodQuery,
  state: SearchState,
  client: Pick<SearchIndexClient, 'count'>,
  context: { indexName: string; now: string },
): Promise<UnderstoodQuery | null> {
  const { latLng, words, search } = understood;
  if (search || latLng === null || words.unanswered) return null;
  const { main } = buildSearchRequest({ ...context, state, place: latLng });
  const [homes = 0] = await client.count([main]).catch(() => []);
  return homes === 0
    ? null
    : { ...understood, words: { ...words, others: [{ label: `#${state.query}`, homes: null, isHome: true }] } };
}

/** What a number stands for: a home, or the ZIP code that it is too. */
export type NumberMatch = ListingIdMatch | { type: 'zip'; understood: UnderstoodQuery };

/**
 * Reads a search that is a number. Null when no home has it. Rejects with `SearchIndexError`.
 * @param lookUp asks what the place is
 */
export async function matchNumber(
  state: SearchState,
  client: Pick<SearchIndexClient, 'count' | 'pick'>,
  context: { indexName: string; now: string },
  lookUp: () => Promise<UnderstoodQuery>,
): Promise<NumberMatch | null> {
  const home = await findListingById(state, client, context);
  if (!home || !ZIP_CODE.test(state.query)) return home;
  const understood = await besideZip(await lookUp(), state, client, context);
  return understood ? { type: 'zip', understood } : home;
}
