/**
 * The function that loads totals, registered by the results page and called by the date picker in the header. If the
 * picker imported the function itself, webpack would split the page's code into more files, which slows the first load.
 */
import type { SearchState } from '@roost/shared/domain/search-address';
import type { TotalsContext, Totals } from '../../api/totals-key.ts';

/** `signal` aborts when the totals are no longer needed. */
export type LoadTotals = (state: SearchState, context: TotalsContext, signal: AbortSignal) => Promise<Totals>;

let source: LoadTotals | null = null;

/** Registers the function. Called in the browser by the results page, with the same function every time. */
export function offerTotals(load: LoadTotals): void {
  source = load;
}

/** Loads totals. Rejects until a results page was shown. */
export const askTotals: LoadTotals = (state, context, signal) =>
  source?.(state, context, signal) ?? Promise.reject(new Error('No results page has been shown yet.'));
