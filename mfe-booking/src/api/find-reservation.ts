/** `GET /reservations/:code`: a booked stay (BOOK-9). */
import { reservationSchema } from '@roost/shared/contracts/booking';
import type { Reservation } from '@roost/shared/contracts/booking';
import { browserApi, createHttp } from '@roost/shared/http';
import type { Fetcher, HttpResult } from '@roost/shared/http';

/** Returns the stay that this browser booked. Refused with 404 for any other, as for a code that does not exist. */
export function findOwnReservation(code: string, api: Fetcher): Promise<HttpResult<Reservation>> {
  return createHttp(api).get(`/reservations/${encodeURIComponent(code)}`, reservationSchema);
}

/** Returns the stay in any browser, for the email address that it was booked with. */
export function findReservationByEmail(code: string, email: string): Promise<HttpResult<Reservation>> {
  const query = new URLSearchParams({ email });
  return createHttp(browserApi).get(`/reservations/${encodeURIComponent(code)}?${query}`, reservationSchema);
}
