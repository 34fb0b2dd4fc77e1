/** `POST /reservations/resume`: how an attempt ended of which this tab kept the key alone (BOOK-7, SAFE-11). */
import { reservationAnswerSchema } from '@roost/shared/contracts/booking';
import { browserApi, createHttp } from '@roost/shared/http';
import type { Fetcher } from '@roost/shared/http';
import { RESERVE_LIMIT_MS, toReservationResult, type ReservationResult } from './reserve.ts';

/**
 * Asks how the request with this key ended. Services go on with it as if it came again; one that never came is refused,
 * and books nothing when it comes later.
 */
export async function resumeReservation(idempotencyKey: string, api: Fetcher = browserApi): Promise<ReservationResult> {
  const path = '/reservations/resume';
  const options = { limitMs: RESERVE_LIMIT_MS, headers: {} };
  return toReservationResult(await createHttp(api).post(path, { idempotencyKey }, reservationAnswerSchema, options));
}
