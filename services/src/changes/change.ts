/**
 * Changing a booked stay (STAY-2, docs/decisions/0041): claim the key, hold the new nights under the constraint of all
 * nights, then touch the card; the stay itself changes in one transaction after it. A change that costs nothing is that
 * transaction alone.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ChangeAnswer, ChangeOffer, ChangeRequest } from '@roost/shared/contracts/change';
import { toStayDates, toWireDates } from '@roost/shared/domain/stay';
import { findWhatChanged } from '@roost/shared/domain/what-changed';
import { apiError, catalogueError, Refusal, refuse, type ErrorBody } from '../api-error.ts';
import { withRetries } from '../db/errors.ts';
import { errorFields } from '../log.ts';
import { isTaken, newStayCode, StayTakenError } from '../reservations/stays.ts';
import { oneAtATime } from '../reservations/one-at-a-time.ts';
import { PaymentUnavailableError } from '../reservations/payments.ts';
import { releaseLease, whileHolding } from '../reservations/leases.ts';
import { answer, linkChange, type StoredAnswer } from '../reservations/requests.ts';
import { claimKey } from '../reservations/reserve.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { toTrip } from '../trips/trip.ts';
import { withinWait } from '../within-wait.ts';
import { makeOffer } from './offer.ts';
import { findDueRefunds, payPartRefund } from './part-refunds.ts';
import { settleChange } from './settle-change.ts';
import { applyChange, ChangeUnderWayError, findChange, insertPendingChange, lockStay } from './stored-changes.ts';

/** Milliseconds that the guest waits for a refund. The change holds by then, so a slower provider is not waited for. */
const REFUND_WAIT_MS = 3_000;

/**
 * Returns the answer to a change, stored or new. Equal requests get equal answers. Who may change the stay was decided
 * before.
 */
export async function changeStay(code: string, request: ChangeRequest, deps: SettleDeps): Promise<StoredAnswer> {
  const { db, now, phone, log } = deps;
  const key = request.idempotencyKey;
  // The key belongs to this stay too: the same body for another stay is another request.
  const claimed = await claimKey({ ...request, stayCode: code } as ChangeRequest, deps);
  if (claimed.type === 'answered') return claimed.answer;
  if (claimed.type === 'busy')
    return { status: 409, body: apiError('in_progress', 'This change is already being made. Please wait a moment.') };
  try {
    return await whileHolding(claimed.lease, deps, async () => {
      const held = claimed.changeId ?? (await holdChange(code, request, deps));
      if (typeof held !== 'string') return held;
      const change = await findChange(db, held);
      if (!change) throw new Error(`Change ${held} is missing.`);
      await db.updateTable('stay_changes').set({ updated_at: now() }).where('id', '=', held).execute();
      const settled = await settleChange(change, { key, mayAuthorise: true, mayChallenge: true }, deps);
      if (!settled.final) await releaseLease(db, claimed.lease);
      return settled.answer;
    });
  } catch (error) {
    if (error instanceof Refusal) {
      const refused = { status: error.status, body: error.body };
      await answer(db, key, refused);
      return refused;
    }
    await releaseLease(db, claimed.lease).catch(() => undefined);
    if (error instanceof PaymentUnavailableError) {
      log('payment_unavailable', errorFields(error));
      return { status: 503, body: catalogueError('1000', { phone }) };
    }
    throw error;
  }
}

/** Refuses amounts that the guest has not seen, with the offer as it is now. */
function checkAgreed(offer: ChangeOffer, request: ChangeRequest): void {
  if (offer.same && offer.dueCents === 0)
    throw new Refusal(422, apiError('nothing_changed', 'This is what you have booked already.'));
  const agreed =
    offer.now.totalCents === request.totalCents &&
    offer.dueCents === request.dueCents &&
    offer.refundCents === request.refundCents &&
    isDeepStrictEqual(offer.rest, request.rest);
  if (!agreed) {
    const body: ErrorBody & { offer: ChangeOffer } = {
      ...apiError('change_price_changed', 'The amount is different now. Nothing was changed: please look at it first.'),
      offer,
    };
    throw new Refusal(422, body);
  }
  if (offer.dueCents > 0 && request.paymentMethodId === '') throw refuse('1012');
}

/** Writes the change. Returns its id when it waits for a payment, else the final answer. */
async function holdChange(code: string, request: ChangeRequest, deps: SettleDeps): Promise<string | StoredAnswer> {
  const { db, now, wake, log } = deps;
  const id = `${code}.${newStayCode()}`;
  const write = () =>
    db.transaction().execute(async (tx): Promise<{ waits: boolean; body: ChangeAnswer | null }> => {
      const stay = await lockStay(tx, code);
      // Locks the calendar, so that the price below and the nights are of one moment.
      await tx
        .selectFrom('calendars')
        .select('listing_id')
        .where('listing_id', '=', stay.listing_id)
        .forUpdate()
        .execute();
      const { offer, money, rest } = await makeOffer(tx, stay, request, deps);
      checkAgreed(offer, request);
      await insertPendingChange(
        tx,
        stay,
        {
          id,
          kind: offer.same ? 'rest-now' : 'change',
          quote: offer.now,
          what_changed: offer.same ? null : findWhatChanged(offer.was, offer.now),
          due_cents: money.dueCents,
          refund_cents: money.refundCents,
          paid_cents: money.paidCents,
          locked_cents: money.lockedCents,
          rest_cents: rest?.restCents ?? 0,
          rest_on: rest?.restOn ?? null,
          payment_method_id: request.paymentMethodId,
        },
        now(),
      );
      await linkChange(tx, request.idempotencyKey, id);
      if (money.dueCents > 0) return { waits: true, body: null };
      const change = await findChange(tx, id);
      if (!change) throw new Error(`Change ${id} is missing.`);
      await applyChange(tx, stay, change, now());
      const body: ChangeAnswer = { type: 'changed', trip: await toTrip(tx, await lockStay(tx, code), now()) };
      await answer(tx, request.idempotencyKey, { status: 200, body });
      return { waits: false, body };
    });
  const listing = await db.selectFrom('stays').select('listing_id').where('code', '=', code).executeTakeFirstOrThrow();
  const written = await oneAtATime(listing.listing_id, async () => {
    // Refuses most late guests before their whole price is calculated.
    const dates = toStayDates(request.startDate, request.endDate);
    if (dates && (await isTaken(db, { ...toWireDates(dates), listingId: listing.listing_id }, code)))
      throw new StayTakenError('Another stay holds these nights.');
    return withRetries(write);
  }).catch((error: unknown) => {
    if (error instanceof StayTakenError) throw refuse('1020', {}, 409);
    if (error instanceof ChangeUnderWayError)
      throw new Refusal(409, apiError('change_under_way', 'Another change of this stay waits for your bank.'));
    if (error instanceof Refusal && error.body.error.code === '1021') throw refuse('1020', {}, 409);
    throw error;
  });
  wake('index');
  if (written.waits || !written.body) return id;
  log('stay_changed', { stay: code, dueCents: 0 });
  wake('mail');
  const refunds = await findDueRefunds(db, code);
  await withinWait(Promise.all(refunds.map((refund) => payPartRefund(refund, deps))), REFUND_WAIT_MS);
  return { status: 200, body: written.body };
}
