import type { Reservation } from '@roost/shared/contracts/booking';
import type { IsoDate } from '@roost/shared/domain/dates';
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import { findOwnReservation } from '../../api/find-reservation.ts';
import { getDayAtHome } from '../../features/receipt/booked-terms.ts';

export type ConfirmationData =
  | { type: 'stay'; reservation: Reservation; today: IsoDate; phone: string }
  /** Not this browser's stay, or no such code: the e-mail address of the booking opens it. */
  | { type: 'lookup'; code: string; phone: string }
  | { type: 'failed'; code: string; phone: string };

/** Loader of `/booking/confirmation/:code`. The browser's cookie shows that the stay is the guest's (BOOK-9). */
export async function loadConfirmation(
  context: LoaderContext,
  find: typeof findOwnReservation = findOwnReservation,
  now = new Date(),
): Promise<LoaderResult<ConfirmationData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const code = context.params['code'] ?? '';
  const { phone } = context.config;
  const answer = await find(code, context.api);
  if (answer.ok)
    return {
      type: 'data',
      data: { type: 'stay', reservation: answer.value, today: getDayAtHome(answer.value, now), phone },
    };
  return answer.failure.type === 'refused'
    ? { type: 'data', data: { type: 'lookup', code, phone }, status: 404 }
    : { type: 'data', data: { type: 'failed', code, phone }, status: 503 };
}
