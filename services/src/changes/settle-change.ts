/**
 * Settles a pending change from whatever step an earlier try reached (STAY-2): takes the difference, then makes it the
 * stay; or releases and fails. The caller holds the lease of its request.
 */
import type { Card } from '@roost/shared/contracts/card-refunds';
import type { ChangeAnswer } from '@roost/shared/contracts/change';
import { apiError } from '../api-error.ts';
import type { ChangeRow } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { PaymentUnavailableError, StoredFailureError } from '../reservations/payments.ts';
import { toCardColumns } from '../reservations/stay-payments.ts';
import { findStay } from '../reservations/stays.ts';
import { noteRestNotPaid } from '../split-payments/rest-not-paid.ts';
import { answer, type StoredAnswer } from '../reservations/requests.ts';
import { getWaitMs } from '../reservations/retries.ts';
import {
  checkSamePayment,
  ENDED_MEANWHILE,
  explainNotTaken,
  type Settled,
  type SettleDeps,
  type SettleOptions,
} from '../reservations/settle.ts';
import { takePayment, withFreshKeys } from '../reservations/take-payment.ts';
import { toTrip } from '../trips/trip.ts';
import { applyChange, failChange, findChange, lockChange, lockStay, setChangePayment } from './stored-changes.ts';

const CANCELLED: StoredAnswer = {
  status: 409,
  body: apiError('cannot_change', 'This stay was cancelled. Nothing was charged for the change.'),
};

async function nextAttempt({ db }: SettleDeps, id: string): Promise<number> {
  const row = await db
    .updateTable('stay_changes')
    .set((eb) => ({ payment_attempt: eb('payment_attempt', '+', 1) }))
    .where('id', '=', id)
    .returning('payment_attempt')
    .executeTakeFirstOrThrow();
  return row.payment_attempt;
}

/** Puts the next try of a change off, longer each time. */
export async function putChangeOff({ db, now }: SettleDeps, { id, settle_tries: tries }: ChangeRow): Promise<void> {
  await db
    .updateTable('stay_changes')
    .set((eb) => ({
      settle_tries: eb('settle_tries', '+', 1),
      next_try_at: new Date(now().getTime() + getWaitMs(tries)),
    }))
    .where('id', '=', id)
    .execute();
}

export async function settleChange(change: ChangeRow, options: SettleOptions, deps: SettleDeps): Promise<Settled> {
  let current = change;
  // The card that was kept for the rest; a change is paid with the card of the moment.
  const customerId = change.kind === 'rest' ? (await findStay(deps.db, change.stay_code))?.customer_id : null;
  return withFreshKeys(
    change.payment_attempt,
    () => nextAttempt(deps, change.id),
    async (attempt) => {
      current = { ...current, payment_attempt: attempt };
      const taken = await takePayment(
        {
          code: change.id,
          attempt,
          stayCode: change.stay_code,
          listingId: change.listing_id,
          amountCents: change.due_cents,
          paymentMethodId: change.payment_method_id,
          paymentId: current.payment_intent_id,
          customerId: customerId ?? null,
        },
        options,
        {
          payments: deps.payments,
          onPayment: async (id) => {
            if (!(await setChangePayment(deps.db, change.id, id))) throw new PaymentUnavailableError(ENDED_MEANWHILE);
            current = { ...current, payment_intent_id: id };
          },
        },
      );
      if (taken.type === 'captured') return confirm(current, options, deps, taken.card);
      if (taken.type === 'challenge') {
        const body: ChangeAnswer = { type: 'challenge', clientSecret: taken.clientSecret };
        return { final: false, answer: { status: 200, body } };
      }
      return fail(current, options, deps, explainNotTaken(taken, deps));
    },
  );
}

async function confirm(
  change: ChangeRow,
  options: SettleOptions,
  deps: SettleDeps,
  card: Card | null,
): Promise<Settled> {
  const { db, now, log, wake } = deps;
  const body = await db.transaction().execute(async (tx): Promise<ChangeAnswer | null> => {
    const stay = await lockStay(tx, change.stay_code);
    const current = await findChange(tx, change.id);
    if (current?.status === 'failed' || stay.status !== 'confirmed') return null;
    if (card !== null)
      await tx.updateTable('stay_changes').set(toCardColumns(card)).where('id', '=', change.id).execute();
    if (current?.status === 'pending') await applyChange(tx, stay, current, now());
    const trip = await toTrip(tx, await lockStay(tx, change.stay_code), now());
    const changed: ChangeAnswer = { type: 'changed', trip };
    await answer(tx, options.key, { status: 200, body: changed });
    return changed;
  });
  // Cancelled while the bank was asked: the money goes back.
  if (!body) return fail(change, options, deps, CANCELLED);
  log(change.kind === 'change' ? 'stay_changed' : 'rest_paid', {
    stay: change.stay_code,
    listing: change.listing_id,
    dueCents: change.due_cents,
  });
  wake('index');
  wake('mail');
  return { final: true, answer: { status: 200, body } };
}

/** True for a card that was refused, and for one that the provider does not know any more. */
const isDeclined = ({ status, body }: StoredAnswer): boolean =>
  status === 402 || ('error' in body && (body.error as { code: string }).code === '1012');

async function fail(
  change: ChangeRow,
  { key }: SettleOptions,
  deps: SettleDeps,
  reason: StoredAnswer,
): Promise<Settled> {
  const { db, now, log, wake } = deps;
  const { status, body } = await db.transaction().execute(async (tx): Promise<StoredAnswer> => {
    const stay = await lockStay(tx, change.stay_code);
    checkSamePayment(await lockChange(tx, change.id), change);
    if (!(await failChange(tx, change, now()))) {
      const current = await findChange(tx, change.id);
      // Another process has finished it after this one lost its lease: do not refund that.
      if (current?.status === 'done') {
        const done: ChangeAnswer = { type: 'changed', trip: await toTrip(tx, stay, now()) };
        return { status: 200, body: done };
      }
      if (change.payment_intent_id)
        await tx.updateTable('stay_changes').set({ release_due: true }).where('id', '=', change.id).execute();
      // Another process may have ended it before: only who ends it counts the decline.
    } else await noteRestNotPaid(tx, stay, change, { declined: isDeclined(reason), now: now() });
    const stored = stay.status === 'confirmed' ? reason : CANCELLED;
    await answer(tx, key, stored);
    return stored;
  });
  if (status === 200) return { final: true, answer: { status, body } };
  log('stay_change_failed', { stay: change.stay_code, status });
  wake('index');
  wake('mail');
  await releaseChange(change, deps);
  return { final: true, answer: { status, body } };
}

/**
 * Releases the payment of a failed change. Without an answer of the provider `release_due` stays set and the recovery
 * tries again.
 */
export async function releaseChange(change: ChangeRow, deps: SettleDeps): Promise<void> {
  const { db, payments, log } = deps;
  if (!change.payment_intent_id) return;
  try {
    await payments.release(change.payment_intent_id, { code: change.id, attempt: change.payment_attempt });
    await db.updateTable('stay_changes').set({ release_due: false }).where('id', '=', change.id).execute();
  } catch (error) {
    if (error instanceof StoredFailureError) await nextAttempt(deps, change.id);
    await putChangeOff(deps, change);
    log('release_failed', { stay: change.stay_code, ...errorFields(error) });
  }
}
