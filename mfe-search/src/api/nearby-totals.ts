/** Loads the lowest totals of the stays around the chosen one: one request for all of them. */
import * as z from 'zod/mini';
import { hitSchema } from '@roost/shared/contracts/index-record';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { flexibleDatesQueries, lowestTotal, nearbyStays } from '@roost/shared/domain/flexible-dates';
import type { LowestTotal } from '@roost/shared/domain/flexible-dates';
import type { SearchState } from '@roost/shared/domain/search-address';
import { createBatchedClient } from './batched-search.ts';
import type { TotalsContext, Totals } from './totals-key.ts';

const pricedHitSchema = z.object({
  PricePerDay: hitSchema.shape.PricePerDay,
  fees: hitSchema.shape.fees,
  taxes: hitSchema.shape.taxes,
  'Average Per Night': hitSchema.shape['Average Per Night'],
});

/** Lets a press or a scroll come in between. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/**
 * Returns the totals by check-in date. Rejects with `SearchIndexError`, or with the signal's reason; the strip then
 * shows no totals.
 */
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
  const answers = await client.pick(queries, z.unknown());
  const totals: Record<string, LowestTotal> = {};
  for (const [index, stay] of stays.entries()) {
    // Two dozen homes are read and priced for each stay: on a slow phone all seven in one go are a task of 50 ms and
    // more.
    if (index > 0) await nextTask();
    const hits = (answers[index] ?? []).flatMap((hit) => {
      const read = pricedHitSchema.safeParse(hit);
      return read.success ? [read.data] : [];
    });
    totals[stay.checkIn] = lowestTotal(hits, stay, state);
  }
  return totals;
}
