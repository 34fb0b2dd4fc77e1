/** Loads the lowest totals of the stays around the chosen one: one request for all of them, cached in this tab. */
import * as z from 'zod/mini';
import { hitSchema } from '@roost/shared/contracts/index-record';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { flexibleDatesQueries, lowestTotal, nearbyStays } from '@roost/shared/domain/flexible-dates';
import type { SearchState } from '@roost/shared/domain/search-address';
import { createBatchedClient } from './batched-search.ts';
import { getTotalsKey } from './totals-key.ts';
import type { TotalsContext, Totals } from './totals-key.ts';

const MAX_ENTRIES = 20;
/** How old prices may be. */
const MAX_AGE_MS = 5 * 60_000;
const known = new Map<string, { totals: Totals; at: number }>();

const pricedHitSchema = z.object({
  PricePerDay: hitSchema.shape.PricePerDay,
  fees: hitSchema.shape.fees,
  taxes: hitSchema.shape.taxes,
  'Average Per Night': hitSchema.shape['Average Per Night'],
});

function getCachedTotals(state: SearchState, context: TotalsContext, now: number): Totals | null {
  const entry = known.get(getTotalsKey(state, context));
  return entry && now - entry.at < MAX_AGE_MS ? entry.totals : null;
}

/** Returns the totals by check-in date. Rejects with `SearchIndexError`, or with the signal's reason; the strip then shows no totals. */
export async function loadTotals(
  state: SearchState,
  context: TotalsContext,
  signal?: AbortSignal,
  client: Pick<SearchIndexClient, 'pick'> = createBatchedClient(context.index, signal ? { signal } : {}),
): Promise<Totals> {
  if (!state.dates) return {};
  const ready = getCachedTotals(state, context, Date.now());
  if (ready) return ready;
  const stays = nearbyStays(state.dates, context.today).filter((stay) => !stay.past);
  const queries = flexibleDatesQueries(stays, {
    state,
    place: context.latLng,
    indexName: context.index.index,
    now: context.now,
  });
  const answers = await client.pick(queries, pricedHitSchema);
  const totals = Object.fromEntries(
    stays.map((stay, index) => [stay.checkIn, lowestTotal(answers[index] ?? [], stay, state)]),
  );
  known.set(getTotalsKey(state, context), { totals, at: Date.now() });
  for (const key of known.keys()) if (known.size > MAX_ENTRIES) known.delete(key);
  return totals;
}

/**
 * Empties the cache.
 * @internal Tests start without what an earlier one loaded.
 */
export function clearTotals(): void {
  known.clear();
}
