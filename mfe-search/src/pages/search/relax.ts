/** What each filter of an empty search holds back (SRCH-19). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { buildSearchRequest } from '@roost/shared/domain/search-query';
import { limitsStayPrice } from '@roost/shared/domain/stay-price';
import { appliedFilters, withoutFilters } from '../../features/filters/applied-filters.ts';
import { loadPricedHomes } from '../../api/stay-prices.ts';
import type { SearchOutcome } from '../../api/search-data.ts';

/** Filters whose removal is counted when nothing was found; more would be a heavy request for a list nobody reads. */
const MAX_RELAXATIONS = 8;

/**
 * One more request, only on the empty page: how many homes each filter holds back, and all filters together. Nothing is
 * offered to be taken off where the place has no home for anybody.
 */
export async function relax(
  state: SearchState,
  client: SearchIndexClient,
  request: (state: SearchState) => ReturnType<typeof buildSearchRequest>,
): Promise<Pick<Extract<SearchOutcome, { type: 'results' }>, 'relaxations' | 'withoutFilters'>> {
  const filters = appliedFilters(state).slice(0, MAX_RELAXATIONS);
  const cleared = withoutFilters(state);
  const clears = searchHref(cleared) !== searchHref(state);
  const { party, dates, boundingBox } = EMPTY_SEARCH;
  const searches = [
    { ...cleared, party, dates, boundingBox },
    ...filters.map((filter) => filter.without),
    ...(clears ? [cleared] : []),
  ];
  const counts = await Promise.all([
    client.count(searches.map((search) => request(search).main)),
    ...searches.map((search) =>
      limitsStayPrice(search) ? loadPricedHomes(client, request(search).main, search) : null,
    ),
  ]).then(
    ([found, ...priced]) => found.map((homes, index) => priced[index]?.length ?? homes),
    () => null,
  );
  if (counts?.[0] === 0) return { relaxations: [], withoutFilters: null };
  return {
    relaxations: filters.map((filter, index) => ({
      id: filter.id,
      label: filter.label,
      href: searchHref(filter.without),
      homes: counts?.[index + 1] ?? null,
    })),
    withoutFilters: clears ? { href: searchHref(cleared), homes: counts?.at(-1) ?? null } : null,
  };
}
