/** `GET` and `POST /trips/:code/cancellation` (BOOK-12). */
import { cancellationPreviewSchema, tripSchema } from '@roost/shared/contracts/trips';
import type { CancellationPreview, Trip } from '@roost/shared/contracts/trips';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/** A refund goes through a bank. */
const LIMIT_MS = 30_000;
const getPath = (code: string) => `/trips/${encodeURIComponent(code)}/cancellation`;

/** Returns what cancelling now would give back. Changes nothing. */
export function previewCancellation(code: string): Promise<HttpResult<CancellationPreview>> {
  return createHttp(browserApi).get(getPath(code), cancellationPreviewSchema);
}

/**
 * Cancels. Refused with `refund_changed` when `refundCents` is not what comes back now, with `cannot_cancel` when it is
 * too late.
 */
export function cancelStay(code: string, refundCents: number): Promise<HttpResult<Trip>> {
  return createHttp(browserApi).post(getPath(code), { refundCents }, tripSchema, { limitMs: LIMIT_MS });
}
