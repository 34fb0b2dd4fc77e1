import { useEffect, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { getTotalsKey } from '../../api/totals-key.ts';
import type { TotalsContext, Totals } from '../../api/totals-key.ts';
import { askTotals } from './totals-source.ts';

/**
 * Returns the totals of the strip, null until they are loaded and when they do not load. The answer to another search is dropped.
 */
export function useTotals(state: SearchState, context: TotalsContext | null): Totals | null {
  const [found, setFound] = useState<{ key: string; totals: Totals } | null>(null);
  const key = context && state.dates ? getTotalsKey(state, context) : null;
  useEffect(() => {
    if (key === null || context === null) return undefined;
    const left = new AbortController();
    askTotals(state, context, left.signal).then(
      (totals) => {
        if (!left.signal.aborted) setFound({ key, totals });
      },
      () => undefined,
    );
    return () => left.abort();
  }, [key, state, context]);
  return found !== null && found.key === key ? found.totals : null;
}
