/**
 * The card side of a booking, through Stripe's own client. Every write carries an idempotency key made of the stay's
 * code and the number of the attempt, so that a repeated call after a lost answer is the same call. Stripe keeps an
 * answer of 500 under its key for a day and repeats it: after one, the state is asked for and the next attempt has
 * another key. Card data never comes here, only a payment method's id (BOOK-6). This file is long because every call of
 * the provider stands in one place, and the function `stripePayments` is long because it has them all.
 */
import Stripe from 'stripe';
import type { Card } from '@roost/shared/contracts/card-refunds';
import type { ServicesConfig } from '../config.ts';
import { toDecline, type Decline } from './decline.ts';

/** The parts of a payment that a booking needs. */
export type Payment = {
  id: string;
  state: 'unconfirmed' | 'challenge' | 'declined' | 'authorised' | 'captured' | 'cancelled' | 'processing';
  clientSecret: string;
  /** The card as the provider names it once it was charged. */
  methodId?: string | null;
  /** What that card is called; null when the answer does not say. */
  card?: Card | null;
  /** Why the last try was declined; null when it was not. */
  decline: Decline | null;
};

/** Thrown when the payment provider cannot be reached or failed. The state of the payment is unknown then. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}

/**
 * Thrown when the provider answered that it failed. It may repeat that answer for ever under the same key: ask for the
 * state, then use another.
 */
export class StoredFailureError extends PaymentUnavailableError {
  override name = 'StoredFailureError';
}

/** The payment method of the request does not exist or was used by somebody else. */
export class UnknownPaymentMethodError extends Error {
  override name = 'UnknownPaymentMethodError';
}

/**
 * Stripe's statuses as our states. A status that a newer API adds counts as "processing", so that nothing is decided by
 * it.
 */
const STATES: Readonly<Record<string, Payment['state']>> = {
  requires_confirmation: 'unconfirmed',
  requires_payment_method: 'unconfirmed',
  requires_action: 'challenge',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
  processing: 'processing',
};

function toPayment(intent: Stripe.PaymentIntent): Payment {
  const error = intent.last_payment_error;
  const decline = error ? toDecline(error.code, error.decline_code) : null;
  const state =
    intent.status === 'requires_payment_method' && decline ? 'declined' : (STATES[intent.status] ?? 'processing');
  const { payment_method: method } = intent;
  const methodId = typeof method === 'string' ? method : (method?.id ?? null);
  const card = typeof method === 'string' ? null : toCard(method);
  return { id: intent.id, state, clientSecret: intent.client_secret ?? '', methodId, card, decline };
}

/** Answers about a payment include its payment method. */
const WITH_CARD: { expand: string[] } = { expand: ['payment_method'] };

/** The brand and the last four digits of a payment method; nothing else of a card is ever read. */
function toCard(method: Stripe.PaymentMethod | null): Card | null {
  const card = method?.card;
  return card && /^\d{4}$/.test(card.last4) ? { brand: card.brand, last4: card.last4 } : null;
}

/**
 * The parts of a refund that a stay needs. `stayCode` is the code of the cancelled stay, or the id of the part
 * (`stay_refunds`) that it pays; null for any other refund.
 */
export type Refund = {
  id: string;
  state: 'done' | 'failed';
  amountCents: number;
  paymentId: string | null;
  stayCode: string | null;
};

/** `attempt` numbers the keys: raised after a StoredFailureError, the same after a lost answer. */
type StayKey = { code: string; attempt: number };

type RefundCents = { amountCents: number; owedCents: number };

type NewPayment = {
  stayCode: string;
  listingId: string;
  amountCents: number;
  paymentMethodId: string;
  /** Keeps the card for this customer once it was charged, or charges a card that was kept so. */
  customerId?: string | null;
};

export type Payments = {
  /** A payment made twice, after a stored failure, takes no money by itself: only the one that is confirmed does. */
  create: (stay: StayKey & NewPayment) => Promise<Payment>;
  /** Creates a customer at the provider for whom a card is stored, without any data of the guest. Returns its id. */
  createCustomer: (stay: StayKey) => Promise<string>;
  /** Forgets the card that was kept. A second call does nothing. */
  deleteCustomer: (id: string) => Promise<void>;
  read: (id: string) => Promise<Payment>;
  /**
   * Authorises. A declined card is an answer (`state: 'declined'`), not an error. With `offSession` the guest is not
   * there: a bank that wants to ask them declines.
   */
  confirm: (id: string, stay: StayKey, options?: { offSession: boolean }) => Promise<Payment>;
  capture: (id: string, stay: StayKey) => Promise<Payment>;
  /**
   * Ends a payment that took nothing, so that it never does, whoever still asks for it: a cancelled payment cannot be
   * confirmed or captured. Money that is held goes back. A payment that has taken its money stays as it is, and the
   * answer says so.
   */
  cancel: (id: string, stay: StayKey) => Promise<Payment>;
  /** Cancels or refunds the payment, whatever state it is in, so that the guest pays nothing. */
  release: (id: string, stay: StayKey) => Promise<void>;
  /**
   * Refunds a part of a captured payment for a cancelled or changed stay. A second call refunds nothing more.
   * `owedCents` is what goes back of the payment in all: what was refunded by hand at the provider counts, and where it
   * is enough the refund is done.
   */
  refund: (id: string, stay: StayKey, cents: RefundCents) => Promise<Refund>;
  /** Returns everything that was refunded of a payment, by us or by hand. */
  readRefundedCents: (id: string) => Promise<number>;
  /** Null when there is no such refund. */
  readRefund: (refundId: string) => Promise<Refund | null>;
  /** What the card of a payment method is called; null when there is none. */
  readCard: (paymentMethodId: string) => Promise<Card | null>;
  /** The verified event of a webhook request; throws when its signature is not Stripe's. */
  readEvent: (body: Buffer | string, signature: string) => Promise<Stripe.Event>;
};

/** Under this key a refund carries the code of the cancelled stay. */
const CANCELLATION = 'cancellation';

function toRefund({ id, status, amount, payment_intent: payment, metadata }: Stripe.Refund): Refund {
  const paymentId = typeof payment === 'string' ? payment : (payment?.id ?? null);
  return {
    id,
    state: status === 'failed' || status === 'canceled' ? 'failed' : 'done',
    amountCents: amount,
    paymentId,
    stayCode: metadata?.[CANCELLATION] ?? null,
  };
}

/** Time limits: a call that takes longer counts as failed and is repeated once with the same idempotency key. */
const TIMEOUT_MS = 8_000;

/**
 * Runs a call about a payment. A declined card is an answer; any other failure of Stripe throws
 * PaymentUnavailableError.
 */
async function call(run: () => Promise<Stripe.PaymentIntent>): Promise<Payment> {
  try {
    return toPayment(await run());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const decline = toDecline(error.code, error.decline_code);
      return { id: error.payment_intent?.id ?? '', state: 'declined', clientSecret: '', decline };
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method')
      throw new UnknownPaymentMethodError();
    throw toUnavailable(error);
  }
}

/** Our error for one of Stripe's; any other error as it is. */
function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, message, statusCode = 0 } = error;
  const Kind =
    statusCode >= 500 || error instanceof Stripe.errors.StripeIdempotencyError
      ? StoredFailureError
      : PaymentUnavailableError;
  return new Kind(`${type}: ${message}`, { cause: error });
}

async function unavailableUnless<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toUnavailable(error);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The payment is in a state that the call is not for: the provider did nothing. */
const isUnexpectedState = (error: unknown): boolean =>
  error instanceof PaymentUnavailableError &&
  error.cause instanceof Stripe.errors.StripeError &&
  error.cause.code === 'payment_intent_unexpected_state';

const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/** The first attempt has the key that it had before there were numbers. */
const getKey = (step: string, { code, attempt }: StayKey): { idempotencyKey: string } => ({
  idempotencyKey: attempt === 0 ? `${code}-${step}` : `${code}-${step}-${attempt}`,
});

/** Every refund of a payment. */
const listRefunds = async (stripe: Stripe, id: string): Promise<Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent: id, limit: 100 })).data;

/** The refunds that reached the guest. */
const getGood = (refunds: readonly Stripe.Refund[]): Stripe.Refund[] =>
  refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');

const getSum = (refunds: readonly Stripe.Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Refunds what is left to refund of a cancelled stay; what was refunded before, by us or by hand, counts. */
async function refundStay(
  stripe: Stripe,
  { id, stay, amountCents, owedCents }: { id: string; stay: StayKey } & RefundCents,
): Promise<Refund> {
  // Stripe forgets idempotency keys after a day, so a refund whose answer was lost is found by its metadata.
  const refunds = await listRefunds(stripe, id);
  const known = refunds.find((refund) => refund.metadata?.[CANCELLATION] === stay.code);
  if (known) return toRefund(known);
  const good = getGood(refunds);
  const refundedCents = getSum(good);
  const held = (await stripe.paymentIntents.retrieve(id)).amount_received;
  const left = Math.min(held, owedCents) - refundedCents;
  const byHand = good[0];
  if (left <= 0 && byHand) return toRefund(byHand);
  return toRefund(
    await stripe.refunds.create(
      {
        payment_intent: id,
        amount: refundedCents === 0 ? amountCents : Math.min(amountCents, left),
        metadata: { [CANCELLATION]: stay.code },
      },
      getKey('cancellation', stay),
    ),
  );
}

export function stripePayments({ apiUrl, secretKey, webhookSecret }: ServicesConfig['stripe']): Payments {
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (scheme === 'https' ? 443 : 80),
    protocol: scheme,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  const read = (id: string): Promise<Payment> => call(() => stripe.paymentIntents.retrieve(id, WITH_CARD));

  return {
    create: ({ code, attempt, stayCode, listingId, amountCents, paymentMethodId, customerId }) =>
      call(() =>
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            capture_method: 'manual',
            payment_method: paymentMethodId,
            // No payment method that redirects to another site: the bank's challenge opens over our page.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            description: `Stay ${stayCode}`,
            metadata: { stay: stayCode, listing: listingId },
            ...(customerId ? { customer: customerId, setup_future_usage: 'off_session' as const } : {}),
          },
          getKey('create', { code, attempt }),
        ),
      ),
    read,
    createCustomer: async (stay) =>
      unavailableUnless(
        async () => (await stripe.customers.create({ metadata: { stay: stay.code } }, getKey('customer', stay))).id,
      ),
    deleteCustomer: (id) =>
      unavailableUnless(async () => {
        try {
          await stripe.customers.del(id);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),
    confirm: (id, stay, { offSession = false } = { offSession: false }) =>
      call(() => stripe.paymentIntents.confirm(id, offSession ? { off_session: true } : {}, getKey('confirm', stay))),
    capture: (id, stay) => call(() => stripe.paymentIntents.capture(id, WITH_CARD, getKey('capture', stay))),
    cancel: async (id, stay) => {
      try {
        return await call(() => stripe.paymentIntents.cancel(id, {}, getKey('cancel', stay)));
      } catch (error) {
        if (!isUnexpectedState(error)) throw error;
        return read(id);
      }
    },
    release: async (id, stay) => {
      const { state } = await read(id);
      if (state === 'cancelled') return;
      if (state !== 'captured') {
        await call(() => stripe.paymentIntents.cancel(id, {}, getKey('cancel', stay)));
        return;
      }
      try {
        await stripe.refunds.create({ payment_intent: id }, getKey('refund', stay));
      } catch (error) {
        if (!isAlreadyRefunded(error)) throw toUnavailable(error);
      }
    },
    refund: (id, stay, cents) => unavailableUnless(() => refundStay(stripe, { id, stay, ...cents })),
    readRefundedCents: (id) => unavailableUnless(async () => getSum(getGood(await listRefunds(stripe, id)))),
    readRefund: (refundId) =>
      unavailableUnless(async () => {
        try {
          return toRefund(await stripe.refunds.retrieve(refundId));
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    readCard: (paymentMethodId) =>
      unavailableUnless(async () => {
        return toCard(await stripe.paymentMethods.retrieve(paymentMethodId));
      }),
    readEvent: (body, signature) => stripe.webhooks.constructEventAsync(body, signature, webhookSecret),
  };
}
