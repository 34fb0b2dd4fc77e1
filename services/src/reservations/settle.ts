/**
 * Settles a pending stay from whatever step an earlier try reached: authorise, capture, confirm; or release and fail.
 * Called by the request, by webhooks and by the recovery; the caller holds the stay's lease.
 */
import type { ReservationAnswer } from '@roost/shared/contracts/booking';
import { apiError, catalogueError } from '../api-error.ts';
import { planArrivalMail } from '../arrivals/arrival.ts';
import { planRestMail } from '../split-payments/rest-mail.ts';
import type { ChangeRow, Db, StayRow, Tx } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { errorFields, type Log } from '../log.ts';
import { countBooking } from '../metrics.ts';
import { PaymentUnavailableError, StoredFailureError, type Payments } from './payments.ts';
import { answer, type StoredAnswer } from './requests.ts';
import { nextAttempt, putOff } from './retries.ts';
import {
  takePayment,
  withFreshKeys,
  type ChargedWith,
  type Payable,
  type Taken,
  type TakeOptions,
} from './take-payment.ts';
import { toReservation } from './show-stays.ts';
import { toCardColumns } from './stay-payments.ts';
import { endPending, findStay, setPayment, setReleaseDue } from './stays.ts';

export type SettleDeps = {
  db: Db;
  payments: Payments;
  now: () => Date;
  phone: string;
  log: Log;
  /** Milliseconds that a double click waits for the answer to the first one; shorter in tests. */
  busyWaitMs?: number;
  /** Whether stays that are far away are offered in two payments. */
  splits?: boolean;
  /** Called after a commit that left work in an outbox, or, by test data, work that else comes round by itself. */
  wake: (work: 'index' | 'mail' | 'reviews' | 'rests') => void;
};

export type SettleOptions = TakeOptions & { key: string };

/** A challenge is the only answer that is not final. */
export type Settled = { final: boolean; answer: StoredAnswer };

/** Nothing is paid for a stay or a change that is over: the recovery releases the payment. */
export const ENDED_MEANWHILE = 'It ended while its payment was asked for.';

export async function settle(stay: StayRow, options: SettleOptions, deps: SettleDeps): Promise<Settled> {
  let current = stay;
  return withFreshKeys(
    stay.payment_attempt,
    () => nextAttempt(deps.db, stay.code),
    (attempt) => {
      current = { ...current, payment_attempt: attempt };
      return settleOnce(current, options, deps, (paymentId) => {
        current = { ...current, payment_intent_id: paymentId };
      });
    },
  );
}

async function settleOnce(
  stay: StayRow,
  options: SettleOptions,
  deps: SettleDeps,
  onPayment: (id: string) => void,
): Promise<Settled> {
  const payable: Payable = {
    code: stay.code,
    attempt: stay.payment_attempt,
    stayCode: stay.code,
    listingId: stay.listing_id,
    amountCents: stay.first_charge_cents ?? stay.quote.totalCents,
    paymentMethodId: stay.payment_method_id,
    paymentId: stay.payment_intent_id,
    customerId: await findCustomer(stay, options, deps),
  };
  const taken = await takePayment(payable, options, {
    payments: deps.payments,
    onPayment: async (id) => {
      if (!(await setPayment(deps.db, stay.code, id))) throw new PaymentUnavailableError(ENDED_MEANWHILE);
      stay = { ...stay, payment_intent_id: id };
      onPayment(id);
    },
  });
  if (taken.type === 'captured') return confirm(stay, options, deps, taken);
  if (taken.type === 'challenge') {
    countBooking('challenged');
    const body: ReservationAnswer = { type: 'challenge', clientSecret: taken.clientSecret };
    return { final: false, answer: { status: 200, body } };
  }
  return fail(stay, options, deps, explainNotTaken(taken, deps));
}

/** The one whom the provider keeps the card for, when it is charged a second time. */
async function findCustomer(
  stay: StayRow,
  { mayAuthorise }: SettleOptions,
  { db, payments }: SettleDeps,
): Promise<string | null> {
  if (stay.rest_cents === 0 || stay.customer_id !== null || !mayAuthorise) return stay.customer_id;
  const id = await payments.createCustomer({ code: stay.code, attempt: stay.payment_attempt });
  await db.updateTable('stays').set({ customer_id: id }).where('code', '=', stay.code).execute();
  return id;
}

/** The answer to a payment that was not taken, for a stay or a change of one. */
export function explainNotTaken(
  taken: Exclude<Taken, { type: 'captured' | 'challenge' }>,
  { phone }: Pick<SettleDeps, 'phone'>,
): StoredAnswer {
  if (taken.type === 'no-method') return { status: 422, body: apiError('1012') };
  if (taken.type === 'unfinished') return unfinished({ phone });
  const { code, message, reason } = taken.decline;
  return { status: 402, body: apiError(code, message, 'card', reason === undefined ? {} : { decline: reason }) };
}

const unfinished = ({ phone }: Pick<SettleDeps, 'phone'>): StoredAnswer => ({
  status: 422,
  body: catalogueError('1000', { phone }),
});

/**
 * Stores which card was charged, as refunds name it; and for a second charge what it is made with, as the provider
 * calls it.
 */
async function storeCard(tx: Tx, { code, rest_cents: restCents }: StayRow, { methodId, card }: ChargedWith) {
  const kept = {
    ...(restCents > 0 && methodId !== null ? { payment_method_id: methodId } : {}),
    ...(card === null ? {} : toCardColumns(card)),
  };
  if (Object.keys(kept).length > 0) await tx.updateTable('stays').set(kept).where('code', '=', code).execute();
}

async function confirm(
  stay: StayRow,
  { key }: SettleOptions,
  deps: SettleDeps,
  { methodId, card }: ChargedWith,
): Promise<Settled> {
  const result = await deps.db.transaction().execute(async (tx) => {
    await endPending(tx, stay, 'confirmed', deps.now());
    const current = await findStay(tx, stay.code);
    if (current?.status !== 'confirmed') return null;
    await storeCard(tx, current, { methodId, card });
    await tx
      .insertInto('mail_outbox')
      .values({ stay_code: stay.code, inquiry_id: null, next_at: deps.now(), sent_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const listing = await findListing(tx, current.listing_id);
    if (listing) {
      await planArrivalMail(tx, current, listing, deps.now());
      await planRestMail(tx, current, listing, deps.now());
    }
    const body: ReservationAnswer = { type: 'confirmed', reservation: await toReservation(tx, current) };
    await answer(tx, key, { status: 200, body });
    return body;
  });
  // The lease should make this impossible. If it happens, the money goes back.
  if (!result) return fail(stay, { key, mayAuthorise: false, mayChallenge: false }, deps, unfinished(deps));
  countBooking('confirmed');
  deps.log('stay_confirmed', { stay: stay.code, listing: stay.listing_id });
  deps.wake('mail');
  return { final: true, answer: { status: 200, body: result } };
}

/**
 * Throws when another process has stored a payment since this one read the row: that payment was not ended at the
 * provider, so it may still be taken. Who holds the row meanwhile lets nobody store one.
 */
export function checkSamePayment(
  stored: Pick<StayRow | ChangeRow, 'status' | 'payment_intent_id'> | undefined | null,
  read: Pick<StayRow | ChangeRow, 'payment_intent_id'>,
): void {
  if (stored?.status === 'pending' && stored.payment_intent_id !== read.payment_intent_id)
    throw new PaymentUnavailableError('Its payment was made meanwhile.');
}

async function fail(stay: StayRow, { key }: SettleOptions, deps: SettleDeps, stored: StoredAnswer): Promise<Settled> {
  const confirmed = await deps.db.transaction().execute(async (tx): Promise<ReservationAnswer | null> => {
    checkSamePayment(
      await tx
        .selectFrom('stays')
        .select(['status', 'payment_intent_id'])
        .where('code', '=', stay.code)
        .forUpdate()
        .executeTakeFirst(),
      stay,
    );
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

/**
 * Releases the payment of a failed stay. When the provider cannot be reached, `release_due` stays set and the recovery
 * tries again.
 */
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
