/** `POST /reservations`: pays and books (BOOK-6, BOOK-7). */
import * as z from 'zod/mini';
import { quoteSchema, reservationAnswerSchema } from '@roost/shared/contracts/booking';
import type { Quote, ReservationAnswer, ReservationRequest } from '@roost/shared/contracts/booking';
import { PROOF_HEADER, proofRequiredSchema } from '@roost/shared/contracts/proof';
import { browserApi, createHttp } from '@roost/shared/http';
import type { Fetcher, HttpResult, Refused, Unavailable } from '@roost/shared/http';

/** A refusal; `quote` is the price as it is now, when the refusal is that it changed (BOOK-4). */
export type ReservationRefused = Refused & { quote?: Quote };
export type ReservationResult =
  | { ok: true; value: ReservationAnswer }
  | { ok: false; failure: ReservationRefused | Unavailable };

/** Waits long: a bank is behind it, and giving up early helps nobody. */
export const RESERVE_LIMIT_MS = 45_000;
const changedPriceSchema = z.object({ quote: quoteSchema });

/** More would keep a browser busy for minutes. */
const MOST_BITS = 24;
/** Puzzles that one booking solves: the work may have to be proven again when it took too long. */
const MOST_PROOFS = 2;

/**
 * Reserves with an idempotency key: the same request never charges or books twice, however often it is sent. Solves the
 * puzzle that services ask those for who try often (SAFE-3).
 */
export async function reserve(request: ReservationRequest, api: Fetcher = browserApi): Promise<ReservationResult> {
  const post = (headers: Record<string, string>): Promise<HttpResult<ReservationAnswer>> =>
    createHttp(api).post('/reservations', request, reservationAnswerSchema, { limitMs: RESERVE_LIMIT_MS, headers });
  let result = await post({});
  for (let proofs = 0; proofs < MOST_PROOFS && !result.ok; proofs += 1) {
    const solved = await solvePuzzle(result.failure);
    if (solved === null) break;
    result = await post({ [PROOF_HEADER]: solved });
  }
  return toReservationResult(result);
}

/** The result with the new price of a refusal that has one. */
export function toReservationResult(result: HttpResult<ReservationAnswer>): ReservationResult {
  if (result.ok) return result;
  const { failure } = result;
  if (failure.type === 'unavailable') return { ok: false, failure };
  const changed = changedPriceSchema.safeParse(failure.body);
  return { ok: false, failure: { ...failure, ...(changed.success ? { quote: changed.data.quote } : {}) } };
}

/** The header's value for the puzzle in a refusal; null when there is none. */
async function solvePuzzle(failure: Refused | Unavailable): Promise<string | null> {
  if (failure.type !== 'refused' || failure.status !== 428) return null;
  const asked = proofRequiredSchema.safeParse(failure.body);
  if (!asked.success) return null;
  const { puzzle, bits } = asked.data.proof;
  if (bits > MOST_BITS) return null;
  const { solveProof } = await import('@roost/shared/domain/proof-of-work');
  const nonce = await solveProof(puzzle, bits);
  return nonce === null ? null : `${puzzle}:${nonce}`;
}
