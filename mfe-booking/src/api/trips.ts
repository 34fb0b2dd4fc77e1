/** `GET /trips` and `GET /trips/:code` (BOOK-12). */
import { tripSchema, tripsSchema } from '@roost/shared/contracts/trips';
import type { Trip, Trips } from '@roost/shared/contracts/trips';
import { createHttp } from '@roost/shared/http';
import type { Fetcher, HttpResult } from '@roost/shared/http';

/** Returns the stays of the signed-in guest, else of this browser. */
export function getTrips(api: Fetcher): Promise<HttpResult<Trips>> {
  return createHttp(api).get('/trips', tripsSchema);
}

/** Returns one stay that this browser may see. Refused with 404 for any other. */
export function getTrip(code: string, api: Fetcher): Promise<HttpResult<Trip>> {
  return createHttp(api).get(`/trips/${encodeURIComponent(code)}`, tripSchema);
}
