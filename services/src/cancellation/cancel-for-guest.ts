/**
 * Cancels a stay that the host cannot give, or that we have to cancel: everything that was paid comes back, whatever the
 * policy says and also after the arrival (docs/decisions/0193). A guest never pays for what others cancel.
 */
import * as z from 'zod/mini';
import { dayIn } from '@roost/shared/domain/time-zone';
import { apiError, Refusal } from '../api-error.ts';
import { lockStay } from '../changes/stored-changes.ts';
import type { StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { getRefundTerms } from '../quotes/refund-terms.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStay, getPaidCents } from '../reservations/stays.ts';
import { storableText } from '../storable-text.ts';
import { afterCancelling, cancelStored } from './cancel.ts';

const words = (longest: number) => storableText(longest).check(z.minLength(1));
export const cancelForGuestSchema = z.object({ code: words(20), by: words(100) });

/** `known`: it had been cancelled so before. */
export type CancelledForGuest = { type: 'cancelled' | 'known'; code: string; refundCents: number };

const refuse = (message: string): Refusal => new Refusal(409, apiError('cannot_cancel', message));

/** Throws why a stay is not cancelled. */
async function check(tx: Parameters<typeof findListing>[0], stay: StayRow, now: Date): Promise<void> {
  const { code, status, quote } = stay;
  if (status === 'cancelled')
    throw refuse(`${code} is cancelled already. What is given back beyond its refund is paid at the payment provider.`);
  if (status !== 'confirmed') throw refuse(`${code} is ${status}: nothing is booked.`);
  const listing = await findListing(tx, stay.listing_id);
  if (!listing) throw new Error(`Stay ${code} has no listing.`);
  if (dayIn(getRefundTerms(quote, listing).timeZone, now) > stay.end_date) throw refuse(`${code} is over.`);
}

/** Cancels a stay with everything back. Throws refusals. */
export async function cancelForGuest(
  { code: typed, by }: z.infer<typeof cancelForGuestSchema>,
  deps: SettleDeps,
): Promise<CancelledForGuest> {
  const { db, now, log } = deps;
  const code = typed.toUpperCase();
  if (!(await findStay(db, code))) throw new Refusal(404, apiError('not_found', `There is no stay ${code}.`));
  const { stay, changed } = await db.transaction().execute(async (tx) => {
    const before = await lockStay(tx, code);
    if (before.status === 'cancelled' && before.not_by_guest) return { stay: before, changed: false };
    await check(tx, before, now());
    const refundCents = getPaidCents(before);
    return { stay: await cancelStored(tx, before, { refundCents, why: 'not-by-guest', now: now() }), changed: true };
  });
  if (changed) {
    log('stay_cancelled_for_guest', { stay: code, listing: stay.listing_id, by });
    await afterCancelling(stay, deps);
  }
  return { type: changed ? 'cancelled' : 'known', code, refundCents: stay.refund_cents };
}
