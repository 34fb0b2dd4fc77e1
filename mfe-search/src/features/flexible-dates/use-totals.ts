import { useEffect, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { stripKey } from './strip.ts';
import type { StripContext, Totals } from './strip.ts';
import { askTotals } from './totals-source.ts';

/**
 * Totals for the strip, null until they are there and when they cannot be had. Asked for behind the results: they are not what the
 * guest waits for. An answer to another search is dropped.
 */
export function useTotals(state: SearchState, context: StripContext | null): Totals | null {
  const [found, setFound] = useState<{ key: string; totals: Totals } | null>(null);
  const key = context && state.dates ? stripKey(state, context) : null;
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
