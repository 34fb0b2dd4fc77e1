/** `POST /reservations`: pays and books (BOOK-6, BOOK-7). */
import * as z from 'zod/mini';
import { quoteSchema, reservationAnswerSchema } from '@roost/shared/contracts/booking';
import type { Quote, ReservationAnswer, ReservationRequest } from '@roost/shared/contracts/booking';
import { browserApi, createHttp } from '@roost/shared/http';
import type { Fetcher, Refused, Unavailable } from '@roost/shared/http';

/** A refusal; `quote` is the price as it is now, when the refusal is that it changed (BOOK-4). */
export type ReservationRefused = Refused & { quote?: Quote };
export type ReservationResult =
  { ok: true; value: ReservationAnswer } | { ok: false; failure: ReservationRefused | Unavailable };

/** Waits long: a bank is behind it, and giving up early helps nobody. */
const LIMIT_MS = 45_000;
const changedPriceSchema = z.object({ quote: quoteSchema });

/** Reserves with an idempotency key: the same request never charges or books twice, however often it is sent. */
export async function reserve(request: ReservationRequest, api: Fetcher = browserApi): Promise<ReservationResult> {
  const result = await createHttp(api).post('/reservations', request, reservationAnswerSchema, { limitMs: LIMIT_MS });
  if (result.ok) return result;
  const { failure } = result;
  if (failure.type === 'unavailable') return { ok: false, failure };
  const changed = changedPriceSchema.safeParse(failure.body);
  return { ok: false, failure: { ...failure, ...(changed.success ? { quote: changed.data.quote } : {}) } };
}
