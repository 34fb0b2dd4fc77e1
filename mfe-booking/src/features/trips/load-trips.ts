/** Data of `/trips` and `/trips/:code` (BOOK-12). Nothing of them is ever cached: they are one guest's. */
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { Trip, Trips } from '@roost/shared/contracts/trips';
import { createServicesClient } from '@roost/shared/clients/services';
import type { ServicesClient } from '@roost/shared/clients/services';

export type TripsData = { type: 'trips'; today: string; trips: Trips } | { type: 'failed'; phone: string };
export type TripData =
  | { type: 'trip'; trip: Trip; phone: string }
  /** Not for this browser to see, or no such stay: the mailed link opens it. */
  | { type: 'closed'; code: string; phone: string }
  | { type: 'failed'; phone: string };

type Make<Call extends keyof ServicesClient> = (api: LoaderContext['api']) => Pick<ServicesClient, Call>;

/** Loader of `/trips`. */
export async function loadTrips(
  context: LoaderContext,
  makeClient: Make<'getTrips'> = createServicesClient,
): Promise<LoaderResult<TripsData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const answer = await makeClient(context.api).getTrips();
  return answer.ok
    ? { type: 'data', data: { type: 'trips', today: context.today, trips: answer.value } }
    : { type: 'data', data: { type: 'failed', phone: context.config.phone }, status: 503 };
}

/** Loader of `/trips/:code`. */
export async function loadTrip(
  context: LoaderContext,
  makeClient: Make<'getTrip'> = createServicesClient,
): Promise<LoaderResult<TripData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const code = context.params['code'] ?? '';
  const { phone } = context.config;
  const answer = await makeClient(context.api).getTrip(code);
  if (answer.ok) return { type: 'data', data: { type: 'trip', trip: answer.value, phone } };
  return answer.failure.type === 'refused'
    ? { type: 'data', data: { type: 'closed', code, phone }, status: 404 }
    : { type: 'data', data: { type: 'failed', phone }, status: 503 };
}
