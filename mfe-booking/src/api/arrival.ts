/** `GET /trips/:code/arrival` and `GET /trips/:code/door-code` (STAY-1). */
import { arrivalSchema, doorCodeSchema } from '@roost/shared/contracts/arrival';
import type { Arrival } from '@roost/shared/contracts/arrival';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/** Returns how to get to the home and in. Refused for a stay that is not this browser's, or not booked any more. */
export function getArrival(code: string): Promise<HttpResult<Arrival>> {
  return createHttp(browserApi).get(`/trips/${encodeURIComponent(code)}/arrival`, arrivalSchema);
}

/** Returns the digits that open the door. Refused before the third day before check-in. */
export function getDoorCode(code: string): Promise<HttpResult<{ digits: string }>> {
  return createHttp(browserApi).get(`/trips/${encodeURIComponent(code)}/door-code`, doorCodeSchema);
}
