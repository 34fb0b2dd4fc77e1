/** What the totals of nearby dates depend on, and which searches share them. */
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { LowestTotal } from '@roost/shared/domain/flexible-dates';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';

/** Where and when a search looks. The data of the results page is one. */
export type TotalsContext = { index: PublicConfig['search']; latLng: SearchPlace; now: string; today: string };
/** Lowest totals by check-in date. A stay that is missing could not be asked for. */
export type Totals = Readonly<Record<string, LowestTotal>>;

/** Returns the same key for searches with the same totals: page, order, view and marketing keys play no part. */
export function getTotalsKey(state: SearchState, context: TotalsContext): string {
  return `${context.today} ${searchHref({ ...state, page: 1, sort: 'relevance', view: 'grid', kept: {} })}`;
}
