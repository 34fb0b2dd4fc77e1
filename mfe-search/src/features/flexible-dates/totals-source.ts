/**
 * How totals are loaded. The results page says so; the date picker in the header asks. The picker is code of another page part, and
 * importing the loader there too would make webpack cut the page's code into more files than a first load can afford.
 */
import type { SearchState } from '@roost/shared/domain/search-address';
import type { TotalsContext, Totals } from '../../api/totals-key.ts';

/** `signal`: nobody waits for them any more. */
export type LoadTotals = (state: SearchState, context: TotalsContext, signal: AbortSignal) => Promise<Totals>;

let source: LoadTotals | null = null;

/** Called in the browser by the page that can load totals; the same function every time, nothing of a visitor. */
export function offerTotals(load: LoadTotals): void {
  source = load;
}

/** Rejects while no page with results was ever shown. */
export const askTotals: LoadTotals = (state, context, signal) =>
  source?.(state, context, signal) ?? Promise.reject(new Error('No page offers totals.'));
