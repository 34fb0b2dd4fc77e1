/**
 * The card side of a booking, through Stripe's own client. Every write carries an idempotency key made of the stay's code, so that a
 * repeated call after a lost answer is the same call. Card data never comes here, only a payment method's id (BOOK-6).
 */
import Stripe from 'stripe';
import type { ServicesConfig } from '../config.ts';

/** The parts of a payment that a booking needs. */
export type Payment = {
  id: string;
  state: 'unconfirmed' | 'challenge' | 'declined' | 'authorised' | 'captured' | 'cancelled' | 'processing';
  clientSecret: string;
  /** Why the last try was declined; null when it was not. */
  decline: Decline | null;
};

/** A refused card: a code of the catalogue where one applies, else Stripe's message for the guest. */
export type Decline = { code: '1013' | '1014' | 'card_declined'; message: string };

/** Thrown when the payment provider cannot be reached or failed. The state of the payment is unknown then. */
export class PaymentUnavailableError extends Error {
  override name = 'PaymentUnavailableError';
}

/** The payment method of the request does not exist or was used by somebody else. */
export class UnknownPaymentMethodError extends Error {
  override name = 'UnknownPaymentMethodError';
}

const WRONG_TYPE = new Set(['card_not_supported', 'currency_not_supported', 'brand_product_not_supported']);

/** Maps Stripe's codes to the catalogue: 1013 wrong type, 1014 missing data, else Stripe's own sentence. */
export function toDecline(
  code: string | null | undefined,
  declineCode: string | null | undefined,
  message: string | null | undefined,
): Decline {
  if (WRONG_TYPE.has(code ?? '') || WRONG_TYPE.has(declineCode ?? '')) return { code: '1013', message: '' };
  if (code?.startsWith('incomplete_') || code?.startsWith('missing_')) return { code: '1014', message: '' };
  return { code: 'card_declined', message: message ?? 'Your card was declined.' };
}

/** Our states by Stripe's. A status that a newer API adds counts as "processing", so that nothing is decided on it. */
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
  const decline = error ? toDecline(error.code, error.decline_code, error.message) : null;
  const state =
    intent.status === 'requires_payment_method' && decline ? 'declined' : (STATES[intent.status] ?? 'processing');
  return { id: intent.id, state, clientSecret: intent.client_secret ?? '', decline };
}

/** The parts of a refund that a stay needs. `stayCode` is the stay whose cancellation it belongs to, null for any other refund. */
export type Refund = { id: string; state: 'done' | 'failed'; paymentId: string | null; stayCode: string | null };

export type Payments = {
  create: (stay: { code: string; listingId: string; amountCents: number; paymentMethodId: string }) => Promise<Payment>;
  read: (id: string) => Promise<Payment>;
  /** Authorises. A declined card is an answer (`state: 'declined'`), not an error. */
  confirm: (id: string, code: string) => Promise<Payment>;
  capture: (id: string, code: string) => Promise<Payment>;
  /** Cancels or refunds the payment, whatever state it is in, so that the guest pays nothing. */
  release: (id: string, code: string) => Promise<void>;
  /** Refunds a part of a captured payment for a cancelled stay. A second call refunds nothing more. */
  refund: (id: string, code: string, amountCents: number) => Promise<Refund>;
  readRefund: (refundId: string) => Promise<Refund>;
  /** The verified event of a webhook request; throws when its signature is not Stripe's. */
  readEvent: (body: Buffer | string, signature: string) => Promise<Stripe.Event>;
};

/** Under this key a refund carries the code of the cancelled stay. */
const CANCELLATION = 'cancellation';

function toRefund({ id, status, payment_intent: payment, metadata }: Stripe.Refund): Refund {
  const paymentId = typeof payment === 'string' ? payment : (payment?.id ?? null);
  return {
    id,
    state: status === 'failed' || status === 'canceled' ? 'failed' : 'done',
    paymentId,
    stayCode: metadata?.[CANCELLATION] ?? null,
  };
}

/** Time limits: a call that takes longer counts as failed and is repeated once with the same idempotency key. */
const TIMEOUT_MS = 8_000;

/** Runs a call about a payment. A declined card is an answer; any other failure of Stripe throws PaymentUnavailableError. */
async function call(run: () => Promise<Stripe.PaymentIntent>): Promise<Payment> {
  try {
    return toPayment(await run());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const decline = toDecline(error.code, error.decline_code, error.message);
      return { id: error.payment_intent?.id ?? '', state: 'declined', clientSecret: '', decline };
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method')
      throw new UnknownPaymentMethodError();
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentUnavailableError(`${error.type}: ${error.message}`, { cause: error });
    throw error;
  }
}

async function unavailableUnless<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentUnavailableError(`${error.type}: ${error.message}`, { cause: error });
    throw error;
  }
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

  const read = (id: string): Promise<Payment> => call(() => stripe.paymentIntents.retrieve(id));

  return {
    create: ({ code, listingId, amountCents, paymentMethodId }) =>
      call(() =>
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            capture_method: 'manual',
            payment_method: paymentMethodId,
            // No payment method that redirects to another site: the bank's challenge opens over our page.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            description: `Stay ${code}`,
            metadata: { stay: code, listing: listingId },
          },
          { idempotencyKey: `${code}-create` },
        ),
      ),
    read,
    confirm: (id, code) => call(() => stripe.paymentIntents.confirm(id, {}, { idempotencyKey: `${code}-confirm` })),
    capture: (id, code) => call(() => stripe.paymentIntents.capture(id, {}, { idempotencyKey: `${code}-capture` })),
    release: async (id, code) => {
      const { state } = await read(id);
      if (state === 'cancelled') return;
      if (state === 'captured') {
        try {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `${code}-refund` });
        } catch (error) {
          if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
          throw new PaymentUnavailableError('The refund failed.', { cause: error });
        }
        return;
      }
      await call(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `${code}-cancel` }));
    },
    refund: (id, code, amountCents) =>
      unavailableUnless(async () => {
        // Stripe forgets idempotency keys after a day, so a refund whose answer was lost is found by its metadata.
        const known = (await stripe.refunds.list({ payment_intent: id, limit: 100 })).data.find(
          (refund) => refund.metadata?.[CANCELLATION] === code,
        );
        return toRefund(
          known ??
            (await stripe.refunds.create(
              { payment_intent: id, amount: amountCents, metadata: { [CANCELLATION]: code } },
              { idempotencyKey: `${code}-cancellation` },
            )),
        );
      }),
    readRefund: (refundId) => unavailableUnless(async () => toRefund(await stripe.refunds.retrieve(refundId))),
    readEvent: (body, signature) => stripe.webhooks.constructEventAsync(body, signature, webhookSecret),
  };
}
