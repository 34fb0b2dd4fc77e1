/**
 * Takes the money for a stay or for a change of one, from whatever step an earlier try reached: create, authorise,
 * capture.
 */
import type { Card } from '@roost/shared/contracts/card-refunds';
import { DECLINED, type Decline } from './decline.ts';
import {
  PaymentUnavailableError,
  StoredFailureError,
  UnknownPaymentMethodError,
  type Payment,
  type Payments,
} from './payments.ts';

/**
 * What is paid for. `code` makes the idempotency keys; `stayCode` is the stay that the payment names, the same unless
 * it is for a change.
 */
export type Payable = {
  code: string;
  attempt: number;
  stayCode: string;
  listingId: string;
  amountCents: number;
  paymentMethodId: string;
  paymentId: string | null;
  /** Who the card is kept for at the provider, when it is charged again later or was before. */
  customerId?: string | null;
};

/** With `mayAuthorise` false no guest waits any more, so a card that is not authorised yet is left alone. */
export type TakeOptions = {
  mayAuthorise: boolean;
  mayChallenge: boolean;
  /** The guest is not there; the card was kept. */ offSession?: boolean;
};

/** The card as the provider names it, and what it is called. */
export type ChargedWith = { methodId: string | null; card: Card | null };

export type Taken =
  | ({ type: 'captured' } & ChargedWith)
  /** The only outcome that is not final. */
  | { type: 'challenge'; clientSecret: string }
  | { type: 'declined'; decline: Decline }
  | { type: 'no-method' }
  | { type: 'unfinished' };

/** Steps that one payment may take, so that a provider that stays undecided cannot hold the request for ever. */
const MOST_STEPS = 8;
/** Failures of the provider that one call stands. More are left to the recovery. */
const MOST_FAILURES = 2;

/**
 * Runs `run` again under other keys when the provider stored a failure, which it would repeat though the call may have
 * worked.
 */
export async function withFreshKeys<T>(
  attempt: number,
  nextAttempt: () => Promise<number>,
  run: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let failures = 0, current = attempt; ; failures += 1) {
    try {
      return await run(current);
    } catch (error) {
      if (!(error instanceof StoredFailureError)) throw error;
      current = await nextAttempt();
      if (failures >= MOST_FAILURES) throw error;
    }
  }
}

type TakeDeps = { payments: Payments; onPayment: (id: string) => Promise<void> };

/**
 * Takes the payment. `onPayment` stores its id before anything is confirmed. Throws PaymentUnavailableError while the
 * state is not known. What is not taken is ended at the provider before it is given up, for another process may be
 * about to ask for it: one that stood still for longer than its lease. Was that one first, it is taken.
 */
export async function takePayment(payable: Payable, options: TakeOptions, deps: TakeDeps): Promise<Taken> {
  let { paymentId } = payable;
  const taken = await goThroughSteps(payable, options, {
    payments: deps.payments,
    onPayment: async (id) => {
      await deps.onPayment(id);
      paymentId = id;
    },
  });
  if (taken.type === 'captured' || taken.type === 'challenge' || paymentId === null) return taken;
  const { state, methodId, card } = await deps.payments.cancel(paymentId, payable);
  if (state === 'captured') return { type: 'captured', methodId: methodId ?? null, card: card ?? null };
  if (state !== 'cancelled') throw new PaymentUnavailableError('The payment could not be ended.');
  return taken;
}

async function goThroughSteps(
  payable: Payable,
  { mayAuthorise, mayChallenge, offSession = false }: TakeOptions,
  { payments, onPayment }: TakeDeps,
): Promise<Taken> {
  const { code, attempt, paymentId, ...asked } = payable;
  const key = { code, attempt };
  let payment: Payment | null = paymentId ? await payments.read(paymentId) : null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!payment) {
      if (!mayAuthorise) return { type: 'unfinished' };
      try {
        payment = await payments.create({ ...key, ...asked });
      } catch (error) {
        if (error instanceof UnknownPaymentMethodError) return { type: 'no-method' };
        throw error;
      }
      if (payment.id !== '') await onPayment(payment.id);
    }
    switch (payment.state) {
      case 'unconfirmed':
        if (!mayAuthorise) return { type: 'unfinished' };
        try {
          payment = await payments.confirm(payment.id, key, { offSession });
        } catch (error) {
          // The card that was kept is not there any more.
          if (error instanceof UnknownPaymentMethodError) return { type: 'no-method' };
          throw error;
        }
        break;
      case 'challenge':
        // Nobody is there to ask.
        if (offSession) return { type: 'declined', decline: DECLINED };
        return mayChallenge ? { type: 'challenge', clientSecret: payment.clientSecret } : { type: 'unfinished' };
      case 'declined':
        return {
          type: 'declined',
          decline: payment.decline ?? DECLINED,
        };
      case 'authorised':
        payment = await payments.capture(payment.id, key);
        break;
      case 'captured':
        return { type: 'captured', methodId: payment.methodId ?? null, card: payment.card ?? null };
      case 'cancelled':
        return { type: 'unfinished' };
      case 'processing':
        throw new PaymentUnavailableError('The payment is still being processed.');
    }
  }
  throw new PaymentUnavailableError('The payment did not come to an end.');
}
