/** Data of `/trips/:code` (BOOK-12). Never cached: it is one guest's. */
import type { LoaderContext, LoaderResult, PublicConfig } from '@roost/shared/contracts/remote-module';
import type { Trip } from '@roost/shared/contracts/trips';
import type { Instant } from '@roost/shared/domain/home-day';
import { getTrip } from './trips.ts';

export type TripData =
  | { type: 'trip'; trip: Trip; now: Instant; phone: string; stripe: PublicConfig['stripe'] }
  /** Not for this browser to see, or no such stay: the mailed link opens it. */
  | { type: 'closed'; code: string; now: Instant; phone: string; stripe: PublicConfig['stripe'] }
  | { type: 'failed'; now: Instant; phone: string };

/**
 * The stay that a mailed link opens; null where it is not known. A browser that sees the stay needs the link too: it
 * proves who the guest is, for the hour in which the stay can be changed (SAFE-5).
 */
export const tripCode = (data: TripData): string | null =>
  data.type === 'trip' ? data.trip.reservation.code : data.type === 'closed' ? data.code : null;

/** Loader of `/trips/:code` and of the page that changes it. */
export async function loadTrip(context: LoaderContext, ask: typeof getTrip = getTrip): Promise<LoaderResult<TripData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const code = context.params['code'] ?? '';
  const { phone, stripe } = context.config;
  const { now } = context;
  const answer = await ask(code, context.api);
  if (answer.ok) return { type: 'data', data: { type: 'trip', trip: answer.value, now, phone, stripe } };
  return answer.failure.type === 'refused'
    ? { type: 'data', data: { type: 'closed', code, now, phone, stripe }, status: 404 }
    : { type: 'data', data: { type: 'failed', now, phone }, status: 503 };
}
