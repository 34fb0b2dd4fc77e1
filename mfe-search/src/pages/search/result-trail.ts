/** The trail of results for listing pages: the homes of this page of results, and the pages before and after it. */
import { resultTrail } from '@roost/shared/contracts/result-trail';
import type { ResultTrail } from '@roost/shared/contracts/result-trail';
import { searchHref } from '@roost/shared/domain/search-address';
import { HITS_PER_PAGE } from '@roost/shared/domain/search-query';
import type { SearchData } from '../../api/search-data.ts';

/** Null when there are no homes to go through. */
export function toResultTrail({ outcome, state }: Pick<SearchData, 'outcome' | 'state'>): ResultTrail | null {
  if (outcome.type === 'failed' || outcome.cards.length === 0) return null;
  const { prevListingPage: _, ...kept } = state.kept;
  const at = (page: number) => searchHref({ ...state, kept, page });
  return {
    search: at(state.page),
    total: outcome.total,
    from: (state.page - 1) * HITS_PER_PAGE + 1,
    previousPage: state.page > 1 ? at(state.page - 1) : null,
    nextPage: state.page < outcome.pages ? at(state.page + 1) : null,
    ...(outcome.queryID === undefined ? {} : { queryID: outcome.queryID }),
    steps: outcome.cards.map(({ id, href, headline }) => ({ id, href, headline })),
  };
}

export function storeResultTrail(data: SearchData): void {
  const trail = toResultTrail(data);
  if (trail) resultTrail().write(trail);
}
