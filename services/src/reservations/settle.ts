/**
 * Brings a pending stay to its end, from whatever point an earlier try left it at: authorise, then capture, then confirm; or
 * release and fail. Used by the request itself, by webhooks and by the recovery; the caller holds the stay's lease.
 */
import type { ReservationAnswer } from '@roost/shared/contracts/booking';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { apiError } from '../api-error.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { errorFields, type Log } from '../log.ts';
import { PaymentUnavailableError, UnknownPaymentMethodError, type Payment, type Payments } from './payments.ts';
import { answer, type StoredAnswer } from './requests.ts';
import { endPending, findStay, reservationOf, setPayment, setReleaseDue } from './stays.ts';

export type SettleDeps = {
  db: Db;
  payments: Payments;
  now: () => Date;
  phone: string;
  log: Log;
  /** How long a double click waits for the first one's answer, milliseconds; tests need not wait. */
  busyWaitMs?: number;
  /** Called after a commit that left work in an outbox. */
  wake: (outbox: 'index' | 'mail') => void;
};

/** `mayAuthorise` false: nobody waits for this stay any more, so a card that was not touched yet stays untouched. */
export type SettleOptions = { key: string; mayAuthorise: boolean; mayChallenge: boolean };

/** A challenge is the only answer that is not final. */
export type Settled = { final: boolean; answer: StoredAnswer };

/** Steps one stay can take; a provider that keeps answering "not yet" must not hold the request for ever. */
const MOST_STEPS = 6;

export async function settle(stay: StayRow, options: SettleOptions, deps: SettleDeps): Promise<Settled> {
  const { payments } = deps;
  let payment: Payment | null = stay.payment_intent_id ? await payments.read(stay.payment_intent_id) : null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!payment) {
      if (!options.mayAuthorise) return fail(stay, options, deps, unfinished(deps));
      try {
        payment = await payments.create({
          code: stay.code,
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
      }
    }
    switch (payment.state) {
      case 'unconfirmed':
        if (!options.mayAuthorise) return fail(stay, options, deps, unfinished(deps));
        payment = await payments.confirm(payment.id, stay.code);
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
        payment = await payments.capture(payment.id, stay.code);
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
    const body: ReservationAnswer = { type: 'confirmed', reservation: await reservationOf(tx, current) };
    await answer(tx, key, { status: 200, body });
    return body;
  });
  // The lease makes this impossible; should it happen all the same, the money goes back.
  if (!result) return fail(stay, { key, mayAuthorise: false, mayChallenge: false }, deps, unfinished(deps));
  deps.log('stay_confirmed', { stay: stay.code, listing: stay.listing_id });
  deps.wake('mail');
  return { final: true, answer: { status: 200, body: result } };
}

async function fail(stay: StayRow, { key }: SettleOptions, deps: SettleDeps, stored: StoredAnswer): Promise<Settled> {
  const confirmed = await deps.db.transaction().execute(async (tx): Promise<ReservationAnswer | null> => {
    if (!(await endPending(tx, stay, 'failed', deps.now()))) {
      const current = await findStay(tx, stay.code);
      // A process whose lease ran out while it slept must not refund what another one has finished since.
      if (current?.status === 'confirmed') return { type: 'confirmed', reservation: await reservationOf(tx, current) };
      // Ended before this payment was known: it is given back all the same, later when not now.
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

/** Gives back what may be authorised. When the provider is away, `release_due` stays set and the recovery tries again. */
export async function release(stay: StayRow, { db, payments, log }: SettleDeps): Promise<void> {
  if (!stay.payment_intent_id) return;
  try {
    await payments.release(stay.payment_intent_id, stay.code);
    await setReleaseDue(db, stay.code, false);
  } catch (error) {
    log('release_failed', { stay: stay.code, ...errorFields(error) });
  }
}
