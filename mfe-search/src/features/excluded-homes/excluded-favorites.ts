/** Finds favorites in the searched place that the filters exclude. */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { metresBetween } from '@roost/shared/domain/distance';
import { searchHref } from '@roost/shared/domain/search-address';
import { isInBox } from '@roost/shared/domain/explain-exclusion';
import type { Query } from '@roost/shared/query';
import { appliedFilters } from '../filters/index.ts';
import type { SearchData } from '../../api/search-data.ts';
import { loadFilterRecords } from '../../api/filter-records.ts';
import { toLoadResult } from '../../api/load-result.ts';
import { toExcludedHome } from '../../api/excluded-home.ts';
import type { ExcludedHome } from '../../api/excluded-home.ts';
import { AROUND_RADIUS, isGeocodable } from '@roost/shared/domain/search-place';
import type { FilterRecord } from '@roost/shared/domain/exclusion-record';

/** How old calendars may be. */
const MAX_AGE_MS = 5 * 60_000;

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
    metresBetween(latLng, record._geoloc) <= (typeof latLng.radius === 'number' ? latLng.radius : AROUND_RADIUS)
  );
}

/**
 * Returns the query of the favorites that the filters exclude, null when the search has no filter. `shown` are the ids
 * on the page; they are not checked. It fails with `SearchIndexError`.
 */
export function getExcludedFavoritesQuery(
  favorites: readonly string[],
  shown: readonly string[],
  where: Where,
  makeClient: (index: PublicConfig['search'], signal: AbortSignal) => Pick<SearchIndexClient, 'pick'>,
): Query<readonly ExcludedHome[], unknown> | null {
  const ids = favorites.filter((id) => !shown.includes(id)).slice(-MAX_FAVORITES);
  const { state, now, today, index } = where;
  if (appliedFilters(state).length === 0 || ids.length === 0) return null;
  const find = async (signal: AbortSignal) => {
    const records = await loadFilterRecords(makeClient(index, signal), ids, { state, indexName: index.index, now });
    return records
      .filter((record) => isHere(record, where))
      .map((record) => toExcludedHome(record, state, now))
      .filter((home) => home !== null);
  };
  return {
    key: `mfe-search/excluded-favorites/${today} ${searchHref(state)} ${ids.join()}`,
    load: (signal) => toLoadResult(find(signal)),
    maxAgeMs: MAX_AGE_MS,
  };
}
