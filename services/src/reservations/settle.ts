/**
 * Settles a pending stay from whatever step an earlier try reached: authorise, capture, confirm; or release and fail. Called by the
 * request, by webhooks and by the recovery; the caller holds the stay's lease.
 */
import type { ReservationAnswer } from '@roost/shared/contracts/booking';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { apiError } from '../api-error.ts';
import { planArrivalMail } from '../arrivals/arrival.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { errorFields, type Log } from '../log.ts';
import {
  PaymentUnavailableError,
  StoredFailureError,
  UnknownPaymentMethodError,
  type Payment,
  type Payments,
} from './payments.ts';
import { answer, type StoredAnswer } from './requests.ts';
import { nextAttempt, putOff } from './retries.ts';
import { endPending, findStay, toReservation, setPayment, setReleaseDue } from './stays.ts';

export type SettleDeps = {
  db: Db;
  payments: Payments;
  now: () => Date;
  phone: string;
  log: Log;
  /** Milliseconds that a double click waits for the answer to the first one; shorter in tests. */
  busyWaitMs?: number;
  /** Called after a commit that left work in an outbox. */
  wake: (outbox: 'index' | 'mail') => void;
};

/** With `mayAuthorise` false no guest waits any more, so a card that is not authorised yet is left alone. */
export type SettleOptions = { key: string; mayAuthorise: boolean; mayChallenge: boolean };

/** A challenge is the only answer that is not final. */
export type Settled = { final: boolean; answer: StoredAnswer };

/** Steps that one stay may take, so that a provider that stays undecided cannot hold the request for ever. */
const MOST_STEPS = 8;
/** Failures of the provider that one call stands. More are left to the recovery. */
const MOST_FAILURES = 2;

export async function settle(stay: StayRow, options: SettleOptions, deps: SettleDeps): Promise<Settled> {
  let current = stay;
  for (let failures = 0; ; failures += 1) {
    try {
      return await settleOnce(current, options, deps, (paymentId) => {
        current = { ...current, payment_intent_id: paymentId };
      });
    } catch (error) {
      if (!(error instanceof StoredFailureError)) throw error;
      // The provider repeats this failure under the same key, though the call may have worked: ask for the state, then use another key.
      current = { ...current, payment_attempt: await nextAttempt(deps.db, current.code) };
      if (failures >= MOST_FAILURES) throw error;
    }
  }
}

async function settleOnce(
  stay: StayRow,
  options: SettleOptions,
  deps: SettleDeps,
  onPayment: (id: string) => void,
): Promise<Settled> {
  const { payments } = deps;
  const key = { code: stay.code, attempt: stay.payment_attempt };
  let payment: Payment | null = stay.payment_intent_id ? await payments.read(stay.payment_intent_id) : null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!payment) {
      if (!options.mayAuthorise) return fail(stay, options, deps, unfinished(deps));
      try {
        payment = await payments.create({
          ...key,
          listingId: stay.listing_id,
          amountCents: stay.quote.totalCents,
          paymentMethodId: stay.payment_method_id,
        });
      } catch (error) {
        if (error instanceof UnknownPaymentMethodError)
          return fail(stay, options, deps, { status: 422, body: apiError('1012') });
        throw error;
      }
      if (payment.id !== '') {
        await setPayment(deps.db, stay.code, payment.id);
        stay = { ...stay, payment_intent_id: payment.id };
        onPayment(payment.id);
      }
    }
    switch (payment.state) {
      case 'unconfirmed':
        if (!options.mayAuthorise) return fail(stay, options, deps, unfinished(deps));
        payment = await payments.confirm(payment.id, key);
        break;
      case 'challenge':
        if (!options.mayChallenge) return fail(stay, options, deps, unfinished(deps));
        return {
          final: false,
          answer: {
            status: 200,
            body: { type: 'challenge', clientSecret: payment.clientSecret } satisfies ReservationAnswer,
          },
        };
      case 'declined': {
        const decline = payment.decline ?? { code: 'card_declined', message: 'Your card was declined.' };
        return fail(stay, options, deps, {
          status: 402,
          body: apiError(decline.code, bookingErrorMessage(decline.code) || decline.message, 'card'),
        });
      }
      case 'authorised':
        payment = await payments.capture(payment.id, key);
        break;
      case 'captured':
        return confirm(stay, options, deps);
      case 'cancelled':
        return fail(stay, options, deps, unfinished(deps));
      case 'processing':
        throw new PaymentUnavailableError('The payment is still being processed.');
    }
  }
  throw new PaymentUnavailableError('The payment did not come to an end.');
}

const unfinished = ({ phone }: SettleDeps): StoredAnswer => ({
  status: 422,
  body: apiError('1000', bookingErrorMessage('1000', { phone })),
});

async function confirm(stay: StayRow, { key }: SettleOptions, deps: SettleDeps): Promise<Settled> {
  const result = await deps.db.transaction().execute(async (tx) => {
    await endPending(tx, stay, 'confirmed', deps.now());
    const current = await findStay(tx, stay.code);
    if (current?.status !== 'confirmed') return null;
    await tx
      .insertInto('mail_outbox')
      .values({ stay_code: stay.code, inquiry_id: null, next_at: deps.now(), sent_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const listing = await findListing(tx, current.listing_id);
    if (listing) await planArrivalMail(tx, current, listing, deps.now());
    const body: ReservationAnswer = { type: 'confirmed', reservation: await toReservation(tx, current) };
    await answer(tx, key, { status: 200, body });
    return body;
  });
  // The lease should make this impossible. If it happens, the money goes back.
  if (!result) return fail(stay, { key, mayAuthorise: false, mayChallenge: false }, deps, unfinished(deps));
  deps.log('stay_confirmed', { stay: stay.code, listing: stay.listing_id });
  deps.wake('mail');
  return { final: true, answer: { status: 200, body: result } };
}

async function fail(stay: StayRow, { key }: SettleOptions, deps: SettleDeps, stored: StoredAnswer): Promise<Settled> {
  const confirmed = await deps.db.transaction().execute(async (tx): Promise<ReservationAnswer | null> => {
    if (!(await endPending(tx, stay, 'failed', deps.now()))) {
      const current = await findStay(tx, stay.code);
      // If the lease expired meanwhile, another process may have confirmed the stay: do not refund that.
      if (current?.status === 'confirmed') return { type: 'confirmed', reservation: await toReservation(tx, current) };
      // The stay ended before this payment was stored: release it, now or in the recovery.
      if (stay.payment_intent_id) await setReleaseDue(tx, stay.code, true);
    }
    await answer(tx, key, stored);
    return null;
  });
  if (confirmed) return { final: true, answer: { status: 200, body: confirmed } };
  deps.log('stay_failed', { stay: stay.code, listing: stay.listing_id, status: stored.status });
  deps.wake('index');
  await release(stay, deps);
  return { final: true, answer: stored };
}

/** Releases the payment of a failed stay. When the provider cannot be reached, `release_due` stays set and the recovery tries again. */
export async function release(stay: StayRow, { db, payments, log, now }: SettleDeps): Promise<void> {
  if (!stay.payment_intent_id) return;
  try {
    await payments.release(stay.payment_intent_id, { code: stay.code, attempt: stay.payment_attempt });
    await setReleaseDue(db, stay.code, false);
  } catch (error) {
    if (error instanceof StoredFailureError) await nextAttempt(db, stay.code);
    await putOff(db, { ...stay, status: 'failed' }, now());
    log('release_failed', { stay: stay.code, ...errorFields(error) });
  }
}
