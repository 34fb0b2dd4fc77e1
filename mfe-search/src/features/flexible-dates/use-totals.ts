import { useEffect, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { stripKey } from './strip.ts';
import type { StripContext, Totals } from './strip.ts';
import { askTotals } from './totals-source.ts';

/** Milliseconds of rest before totals are asked for, so that dates or filters that change quickly ask once. */
const REST_MS = 300;

/**
 * Totals for the strip, null until they are there and when they cannot be had. Asked for after the results, when the page
 * rests: they are not what the guest waits for. An answer to another search is dropped.
 */
export function useTotals(state: SearchState, context: StripContext | null): Totals | null {
  const [found, setFound] = useState<{ key: string; totals: Totals } | null>(null);
  const key = context && state.dates ? stripKey(state, context) : null;
  useEffect(() => {
    if (key === null || context === null) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      void askTotals(state, context).then((totals) => { if (!stale) setFound({ key, totals }); }, () => undefined);
    }, REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [key, state, context]);
  return found !== null && found.key === key ? found.totals : null;
}
