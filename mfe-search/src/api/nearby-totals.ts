/** Loads the lowest totals of the stays around the chosen one: one request for all of them. */
import * as z from 'zod/mini';
import { hitSchema } from '@roost/shared/contracts/index-record';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { flexibleDatesQueries, lowestTotal, nearbyStays } from '@roost/shared/domain/flexible-dates';
import type { SearchState } from '@roost/shared/domain/search-address';
import { createBatchedClient } from './batched-search.ts';
import type { TotalsContext, Totals } from './totals-key.ts';

const pricedHitSchema = z.object({
  PricePerDay: hitSchema.shape.PricePerDay,
  fees: hitSchema.shape.fees,
  taxes: hitSchema.shape.taxes,
  'Average Per Night': hitSchema.shape['Average Per Night'],
});

/** Returns the totals by check-in date. Rejects with `SearchIndexError`, or with the signal's reason; the strip then shows no totals. */
export async function loadTotals(
  state: SearchState,
  context: TotalsContext,
  signal?: AbortSignal,
  client: Pick<SearchIndexClient, 'pick'> = createBatchedClient(context.index, signal ? { signal } : {}),
): Promise<Totals> {
  if (!state.dates) return {};
  const stays = nearbyStays(state.dates, context.today).filter((stay) => !stay.past);
  const queries = flexibleDatesQueries(stays, {
    state,
    place: context.latLng,
    indexName: context.index.index,
    now: context.now,
  });
  const answers = await client.pick(queries, pricedHitSchema);
  return Object.fromEntries(stays.map((stay, index) => [stay.checkIn, lowestTotal(answers[index] ?? [], stay, state)]));
}
