import { track } from '@roost/shared/analytics';
import { partyTotal } from '@roost/shared/domain/party';
import { appliedFilters } from '../../features/filters/applied-filters.ts';
import type { SearchData } from '../../api/search-data.ts';
import { getNights } from '@roost/shared/domain/stay';

/** Says that results are shown (ANLT-2): what was asked for in numbers, and how much there was. */
export function trackResults({ state, outcome }: SearchData): void {
  if (outcome.type !== 'results') return;
  track('Products Searched', {
    query: state.query.slice(0, 200),
    results: outcome.total,
    page: state.page,
    nights: getNights(state.dates) ?? 0,
    guests: partyTotal(state.party),
    pets: state.party.pets,
    filters: appliedFilters(state).length,
    view: state.view,
    ...(outcome.queryID === undefined ? {} : { query_id: outcome.queryID }),
  });
}
