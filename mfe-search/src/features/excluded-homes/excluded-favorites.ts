/** Finds favorites in the searched place that the filters exclude. */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { metresBetween } from '@roost/shared/domain/distance';
import { searchHref } from '@roost/shared/domain/search-address';
import { isInBox } from '@roost/shared/domain/explain-exclusion';
import { appliedFilters } from '../filters/index.ts';
import type { SearchData } from '../../api/search-data.ts';
import { loadFilterRecords } from '../../api/filter-records.ts';
import { toExcludedHome } from '../../api/excluded-home.ts';
import type { ExcludedHome } from '../../api/excluded-home.ts';
import { AROUND_RADIUS, isGeocodable } from '@roost/shared/domain/search-place';
import type { FilterRecord } from '@roost/shared/domain/exclusion-record';

const MAX_ENTRIES = 20;
/** How old calendars may be. */
const MAX_AGE_MS = 5 * 60_000;
/** Results of this tab, so that going back sends no request. Browser only. */
const known = new Map<string, { homes: ExcludedHome[]; at: number }>();

/** Only the newest favorites are checked. */
const MAX_FAVORITES = 20;

type Where = Pick<SearchData, 'state' | 'latLng' | 'index' | 'now' | 'today'>;

/** Returns true for a home in the searched place. False where the place of the search is not known. */
function isHere(record: FilterRecord, { state, latLng }: Where): boolean {
  if (state.boundingBox) return isInBox(record, state.boundingBox);
  if (state.query === '') return true;
  return (
    isGeocodable(state) &&
    latLng !== null &&
    record._geoloc !== undefined &&
    metresBetween(latLng, record._geoloc) <= AROUND_RADIUS
  );
}

/**
 * Returns the favorites that the filters exclude: one request, none when the search has no filter or the result is cached. `shown` are
 * the ids on the page; they are not checked. Rejects with `SearchIndexError`.
 */
export async function findExcludedFavorites(
  favorites: readonly string[],
  shown: readonly string[],
  where: Where,
  makeClient: (index: PublicConfig['search']) => Pick<SearchIndexClient, 'pick'>,
): Promise<ExcludedHome[]> {
  const ids = favorites.filter((id) => !shown.includes(id)).slice(-MAX_FAVORITES);
  const { state, now, today, index } = where;
  if (appliedFilters(state).length === 0) return [];
  const key = `${today} ${searchHref(state)} ${ids.join()}`;
  const answer = known.get(key);
  if (answer && Date.now() - answer.at < MAX_AGE_MS) return answer.homes;
  const records = await loadFilterRecords(makeClient(index), ids, { state, indexName: index.index, now });
  const homes = records
    .filter((record) => isHere(record, where))
    .map((record) => toExcludedHome(record, state, now))
    .filter((home) => home !== null);
  known.set(key, { homes, at: Date.now() });
  for (const old of known.keys()) if (known.size > MAX_ENTRIES) known.delete(old);
  return homes;
}

/**
 * Empties the cache.
 * @internal Tests start without what an earlier one loaded.
 */
export function clearExcludedFavorites(): void {
  known.clear();
}
