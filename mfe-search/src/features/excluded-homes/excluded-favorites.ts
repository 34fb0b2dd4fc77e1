/** Favorites that lie where the guest searches and that the filters leave out. */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { metresBetween } from '@roost/shared/domain/distance';
import { searchHref } from '@roost/shared/domain/search-address';
import { isInBox } from '@roost/shared/domain/explain-exclusion';
import type { FilterRecord } from '@roost/shared/domain/explain-exclusion';
import { appliedFilters } from '../filters/index.ts';
import type { SearchData } from '../../api/search-data.ts';
import { loadFilterRecords } from '../../api/filter-records.ts';
import { toExcludedHome } from '../../api/excluded-home.ts';
import type { ExcludedHome } from '../../api/excluded-home.ts';
import { AROUND_RADIUS, isGeocodable } from '@roost/shared/domain/search-place';

const MAX_ENTRIES = 20;
/** How old calendars may be. */
const MAX_AGE_MS = 5 * 60_000;
/** Answers of this tab, so that going back asks for nothing. Browser only. */
const known = new Map<string, { homes: ExcludedHome[]; at: number }>();

/** The newest favorites that are looked at; a longer list would be nobody's question. */
const MAX_FAVORITES = 20;

type Where = Pick<SearchData, 'state' | 'latLng' | 'index' | 'today'>;

/** A home elsewhere is not missing here. Where the place of a text is not known, nothing can be said. */
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
 * One question to the index, none for a search that leaves nothing out or was answered before. `shown` are ids on the page, which need
 * no question. Rejects with `SearchIndexError`.
 */
export async function findExcludedFavorites(
  favorites: readonly string[],
  shown: readonly string[],
  where: Where,
  makeClient: (index: PublicConfig['search']) => Pick<SearchIndexClient, 'pick'>,
): Promise<ExcludedHome[]> {
  const ids = favorites.filter((id) => !shown.includes(id)).slice(-MAX_FAVORITES);
  const { state, today, index } = where;
  if (appliedFilters(state).length === 0) return [];
  const key = `${today} ${searchHref(state)} ${ids.join()}`;
  const answer = known.get(key);
  if (answer && Date.now() - answer.at < MAX_AGE_MS) return answer.homes;
  const records = await loadFilterRecords(makeClient(index), ids, { state, indexName: index.index, today });
  const homes = records
    .filter((record) => isHere(record, where))
    .map((record) => toExcludedHome(record, state, today))
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
