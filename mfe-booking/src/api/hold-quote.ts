/** `POST /quotes`: a price that is held for the guest (BOOK-4). */
import { quoteSchema } from '@roost/shared/contracts/booking';
import type { Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

const LIMIT_MS = 8_000;

/** Returns a stored quote, good for 30 minutes. Refused with the catalogue's code when the stay cannot be booked. */
export function holdQuote(request: QuoteRequest): Promise<HttpResult<Quote>> {
  return createHttp(browserApi).post('/quotes', request, quoteSchema, { limitMs: LIMIT_MS });
}
