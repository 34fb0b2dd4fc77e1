/** Data of `/trips` (BOOK-12). Never cached: they are one guest's. */
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { Trips } from '@roost/shared/contracts/trips';
import type { Instant } from '@roost/shared/domain/home-day';
import { getTrips } from '../../api/trips.ts';

export type TripsData = { type: 'trips'; now: Instant; trips: Trips } | { type: 'failed'; phone: string };

/** Loader of `/trips`. */
export async function loadTrips(
  context: LoaderContext,
  ask: typeof getTrips = getTrips,
): Promise<LoaderResult<TripsData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const answer = await ask(context.api);
  return answer.ok
    ? { type: 'data', data: { type: 'trips', now: context.now, trips: answer.value } }
    : { type: 'data', data: { type: 'failed', phone: context.config.phone }, status: 503 };
}
