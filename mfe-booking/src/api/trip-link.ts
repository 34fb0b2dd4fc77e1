/** `POST /trips/link` and `POST /trips/open`: the mailed link to a stay (BOOK-12). */
import { tripLinkAnswerSchema, tripSchema } from '@roost/shared/contracts/trips';
import type { Trip } from '@roost/shared/contracts/trips';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/**
 * Mails a link to the stay when code and email belong together; the answer never says whether they do. Refused with 429
 * when asked too often.
 */
export function mailTripLink(code: string, email: string): Promise<HttpResult<{ sent: true }>> {
  return createHttp(browserApi).post('/trips/link', { code, email }, tripLinkAnswerSchema);
}

/** Opens the link of that mail in this browser. Refused with 404 when the token is not ours or has expired. */
export function openTripLink(code: string, token: string): Promise<HttpResult<Trip>> {
  return createHttp(browserApi).post('/trips/open', { code, token }, tripSchema);
}
