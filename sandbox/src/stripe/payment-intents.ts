/**
 * Payment intents: the state machine of Stripe with manual capture. Every function changes the ledger in memory and
 * leaves the commit to the caller, so that a request's changes reach the disk together with its idempotency record.
 */
import { StripeApiError, invalidParam, missingParam, noSuch, unexpectedState, type StripeErrorBody } from './errors.ts';
import { groupParam, textParam, type FormTree } from './form.ts';
import type { Ledger } from './ledger.ts';
import { newId, now, type Charge, type Metadata, type PaymentIntent, type StoredMethod } from './objects.ts';
import { customerParam, futureUsageParam } from './saved-cards.ts';
import { getOffSessionOutcome, getOutcome, type Outcome } from './test-cards.ts';

/** The context of a request: the ledger and the idempotency key for its events. */
export type RequestContext = { ledger: Ledger; idempotencyKey: string | null };

/** `POST /v1/payment_intents`, and confirms at once when asked to. */
export function createIntent(context: RequestContext, form: FormTree): PaymentIntent {
  const currency = textParam(form, 'currency');
  if (!currency) throw missingParam('currency');
  const captureMethod = textParam(form, 'capture_method');
  const intentId = newId('pi');
  const intent = context.ledger.saveIntent({
    id: intentId,
    object: 'payment_intent',
    amount: amountParam(form, 'amount', 50),
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod === 'manual' ? 'manual' : 'automatic',
    client_secret: `${intentId}_secret_${newId('x', 25).slice(2)}`,
    confirmation_method: textParam(form, 'confirmation_method') === 'manual' ? 'manual' : 'automatic',
    created: now(),
    currency: currency.toLowerCase(),
    customer: customerParam(context.ledger, form),
    description: textParam(form, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataParam(form, {}),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: textParam(form, 'receipt_email') ?? null,
    setup_future_usage: futureUsageParam(form),
    statement_descriptor: textParam(form, 'statement_descriptor') ?? null,
    status: 'requires_payment_method',
  });
  emit(context, 'payment_intent.created', intent);
  const withMethod = attachMethod(context, intent, form);
  return textParam(form, 'confirm') === 'true' ? confirmIntent(context, withMethod, {}) : withMethod;
}

/** `POST /v1/payment_intents/:id`. The amount can change only before money is held. */
export function updateIntent(context: RequestContext, intent: PaymentIntent, form: FormTree): PaymentIntent {
  const changesAmount = textParam(form, 'amount') !== undefined;
  if (
    changesAmount &&
    !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
  ) {
    throw unexpectedState('update the amount of', intent);
  }
  const updated = context.ledger.saveIntent({
    ...intent,
    amount: changesAmount ? amountParam(form, 'amount', 50) : intent.amount,
    description: textParam(form, 'description') ?? intent.description,
    receipt_email: textParam(form, 'receipt_email') ?? intent.receipt_email,
    metadata: metadataParam(form, intent.metadata),
  });
  return attachMethod(context, updated, form);
}

/**
 * `POST /v1/payment_intents/:id/confirm`: holds the money, asks for a challenge, or throws the card's refusal (402).
 */
export function confirmIntent(context: RequestContext, given: PaymentIntent, form: FormTree): PaymentIntent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(given.status)) {
    throw unexpectedState('confirm', given);
  }
  const intent = attachMethod(context, given, form);
  const stored = intent.payment_method === null ? undefined : context.ledger.method(intent.payment_method);
  if (!stored) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
      message:
        "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method first.",
    });
  }
  if (textParam(form, 'off_session') === 'true') {
    if (intent.customer === null || stored.method.customer !== intent.customer)
      throw invalidParam(
        'payment_method',
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again.',
      );
    return settle(context, intent, stored, getOffSessionOutcome(stored.testCase));
  }
  const outcome = getOutcome(stored.testCase);
  if (outcome.type !== 'challenge') return settle(context, intent, stored, outcome);
  const waiting = context.ledger.saveIntent({
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/stripe/challenge/${intent.id}` },
    },
  });
  emit(context, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** The answer of the cardholder in the challenge window. A refusal leaves the intent waiting for another card. */
export function answerChallenge(context: RequestContext, intent: PaymentIntent, completed: boolean): PaymentIntent {
  const stored = intent.payment_method === null ? undefined : context.ledger.method(intent.payment_method);
  if (intent.status !== 'requires_action' || !stored) return intent;
  if (!completed) {
    return refuse(context, { ...intent, next_action: null }, stored, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      payment_method: stored.method,
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
  const passed = context.ledger.saveIntent({ ...intent, next_action: null });
  if (intent.confirmation_method === 'manual')
    return context.ledger.saveIntent({ ...passed, status: 'requires_confirmation' });
  const outcome = getOutcome(stored.testCase);
  try {
    return settle(context, passed, stored, outcome.type === 'challenge' ? outcome.then : outcome);
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return context.ledger.intent(intent.id) ?? passed; // declined after the challenge: the intent says why
  }
}

/** `POST /v1/payment_intents/:id/capture`: takes held money, all of it or less. */
export function captureIntent(context: RequestContext, intent: PaymentIntent, form: FormTree): PaymentIntent {
  const charge = intent.latest_charge === null ? undefined : context.ledger.charge(intent.latest_charge);
  if (intent.status !== 'requires_capture' || !charge) throw unexpectedState('capture', intent);
  const amount =
    textParam(form, 'amount_to_capture') === undefined
      ? intent.amount_capturable
      : amountParam(form, 'amount_to_capture', 1);
  if (amount > intent.amount_capturable) {
    throw invalidParam(
      'amount_to_capture',
      `The remaining amount that can be captured for this PaymentIntent is ${intent.amount_capturable}.`,
      'amount_too_large',
    );
  }
  const captured = context.ledger.saveCharge({ ...charge, captured: true, amount_captured: amount });
  const succeeded = context.ledger.saveIntent({
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    metadata: metadataParam(form, intent.metadata),
  });
  emit(context, 'charge.captured', captured);
  emit(context, 'payment_intent.succeeded', succeeded);
  return succeeded;
}

/** `POST /v1/payment_intents/:id/cancel`: releases held money. */
export function cancelIntent(context: RequestContext, intent: PaymentIntent, form: FormTree): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState('cancel', intent);
  const charge = intent.latest_charge === null ? undefined : context.ledger.charge(intent.latest_charge);
  if (charge?.paid) context.ledger.saveCharge({ ...charge, amount_refunded: charge.amount, refunded: true });
  const canceled = context.ledger.saveIntent({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: now(),
    next_action: null,
    cancellation_reason: textParam(form, 'cancellation_reason') ?? null,
  });
  emit(context, 'payment_intent.canceled', canceled);
  return canceled;
}

/** The intent of an address, or 404 in Stripe's words. */
export function requireIntent(ledger: Ledger, id: string): PaymentIntent {
  const intent = ledger.intent(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** Returns how the connection should behave: the slow test card is answered late, the lost one not at all. */
export function getConnection(ledger: Ledger, methodId: string | null | undefined): 'slow' | 'lost' | 'good' {
  const stored = methodId ? ledger.method(methodId) : undefined;
  const { type } = stored ? getOutcome(stored.testCase) : { type: 'success' };
  return type === 'slow' || type === 'lost' ? type : 'good';
}

/** `metadata[key]=value` over what was there; an empty value removes the key. */
export function metadataParam(form: FormTree, before: Metadata): Metadata {
  const merged: Metadata = { ...before };
  for (const [key, value] of Object.entries(groupParam(form, 'metadata'))) {
    if (typeof value !== 'string') continue;
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

/** A whole, positive amount of at least `minimum`. */
export function amountParam(form: FormTree, param: string, minimum: number): number {
  const text = textParam(form, param);
  if (text === undefined) throw missingParam(param);
  const amount = Number(text);
  if (!Number.isInteger(amount)) throw invalidParam(param, `Invalid integer: ${text}`, 'parameter_invalid_integer');
  if (amount < minimum)
    throw invalidParam(param, 'The amount is below the least that can be charged.', 'amount_too_small');
  if (amount > 99_999_999) throw invalidParam(param, 'Amount must be no more than $999,999.99.', 'amount_too_large');
  return amount;
}

function emit(context: RequestContext, type: string, object: object): void {
  context.ledger.emit(type, object, context.idempotencyKey);
}

function attachMethod(context: RequestContext, intent: PaymentIntent, form: FormTree): PaymentIntent {
  const id = textParam(form, 'payment_method');
  if (id === undefined) return intent;
  const stored = context.ledger.method(id);
  if (!stored) throw noSuch('PaymentMethod', id, 'payment_method');
  const status = intent.status === 'requires_payment_method' ? 'requires_confirmation' : intent.status;
  return context.ledger.saveIntent({ ...intent, payment_method: stored.method.id, status });
}

/** Charges the card by its outcome. Success holds the money (manual capture) or takes it at once. */
function settle(context: RequestContext, intent: PaymentIntent, stored: StoredMethod, outcome: Outcome): PaymentIntent {
  if (outcome.type === 'error') {
    const charge = context.ledger.saveCharge(
      makeCharge(intent, stored, { code: outcome.code, message: outcome.message }),
    );
    emit(context, 'charge.failed', charge);
    const error: StripeErrorBody = {
      type: 'card_error',
      code: outcome.code,
      message: outcome.message,
      charge: charge.id,
      ...(outcome.declineCode ? { decline_code: outcome.declineCode } : {}),
      payment_method: stored.method,
    };
    const refused = refuse(context, { ...intent, latest_charge: charge.id }, stored, error);
    throw new StripeApiError(402, { ...error, payment_intent: refused });
  }
  if (intent.setup_future_usage !== null && intent.customer !== null)
    context.ledger.attachMethod(stored, intent.customer);
  const holds = intent.capture_method === 'manual';
  const charge = context.ledger.saveCharge({
    ...makeCharge(intent, stored, null),
    captured: !holds,
    amount_captured: holds ? 0 : intent.amount,
  });
  const settled = context.ledger.saveIntent({
    ...intent,
    status: holds ? 'requires_capture' : 'succeeded',
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
    amount_capturable: holds ? intent.amount : 0,
    amount_received: holds ? 0 : intent.amount,
  });
  emit(context, 'charge.succeeded', charge);
  emit(context, holds ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', settled);
  return settled;
}

/** A refused card: the intent waits for another payment method and keeps the reason. */
function refuse(
  context: RequestContext,
  intent: PaymentIntent,
  stored: StoredMethod,
  error: StripeErrorBody,
): PaymentIntent {
  const refused = context.ledger.saveIntent({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: stored.method },
  });
  emit(context, 'payment_intent.payment_failed', refused);
  return refused;
}

function makeCharge(
  intent: PaymentIntent,
  stored: StoredMethod,
  failure: { code: string; message: string } | null,
): Charge {
  const { brand, last4, exp_month, exp_year } = stored.method.card;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: stored.method.billing_details,
    captured: false,
    created: now(),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: failure
      ? {
          network_status: 'declined_by_network',
          reason: failure.code,
          seller_message: 'The bank did not return any further details.',
          type: 'issuer_declined',
        }
      : {
          network_status: 'approved_by_network',
          reason: null,
          seller_message: 'Payment complete.',
          type: 'authorized',
        },
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: stored.method.id,
    payment_method_details: { type: 'card', card: { brand, last4, exp_month, exp_year } },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  };
}
