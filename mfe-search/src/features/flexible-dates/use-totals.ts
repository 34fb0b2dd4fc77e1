import type { SearchState } from '@roost/shared/domain/search-address';
import { useQuery } from '@roost/shared/query';
import { toLoadResult } from '../../api/load-result.ts';
import { getTotalsKey } from '../../api/totals-key.ts';
import type { TotalsContext, Totals } from '../../api/totals-key.ts';
import { askTotals } from './totals-source.ts';

/** How old prices may be. */
const MAX_AGE_MS = 5 * 60_000;

/** Returns the totals of the strip, null until they are loaded, when they do not load, and without a place or dates. */
export function useTotals(state: SearchState, context: TotalsContext | null): Totals | null {
  const { data } = useQuery<Totals, unknown>(
    context && state.dates
      ? {
          key: `mfe-search/totals/${getTotalsKey(state, context)}`,
          load: (signal) => toLoadResult(askTotals(state, context, signal)),
          maxAgeMs: MAX_AGE_MS,
        }
      : null,
  );
  return data ?? null;
}
