/** Refunds: never more than was captured, by charge or by payment intent. */
import { StripeApiError, missingParam, noSuch } from './errors.ts';
import { textParam, type FormTree } from './form.ts';
import type { Ledger } from './ledger.ts';
import { newId, now, type Charge, type Refund } from './objects.ts';
import { amountParam, metadataParam, type RequestContext } from './payment-intents.ts';

/** `POST /v1/refunds` */
export function createRefund(context: RequestContext, form: FormTree): Refund {
  const charge = getCharge(context, form);
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.captured && left <= 0) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  const amount = textParam(form, 'amount') === undefined ? left : amountParam(form, 'amount', 1);
  if (!charge.captured || amount > left) {
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata: metadataParam(form, {}),
    payment_intent: charge.payment_intent,
    reason: textParam(form, 'reason') ?? null,
    status: 'succeeded',
  };
  context.ledger.journal.put('refund', refund.id, refund);
  const refunded = context.ledger.saveCharge({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount_captured,
  });
  context.ledger.emit('refund.created', refund, context.idempotencyKey);
  context.ledger.emit('charge.refunded', refunded, context.idempotencyKey);
  return refund;
}

/**
 * Fails a refund as a bank does days later: the money goes back to the merchant. Returns null when there is no such
 * refund.
 */
export function failRefund(ledger: Ledger, id: string): Refund | null {
  const refund = ledger.refund(id);
  const charge = refund && ledger.charge(refund.charge);
  if (!refund || !charge || refund.status === 'failed') return null;
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  ledger.journal.put('refund', id, failed);
  ledger.saveCharge({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  ledger.emit('refund.failed', failed, null);
  return failed;
}

function getCharge(context: RequestContext, form: FormTree): Charge {
  const chargeId = textParam(form, 'charge');
  const intentId = textParam(form, 'payment_intent');
  if (!chargeId && !intentId) throw missingParam('payment_intent');
  const id = chargeId ?? context.ledger.intent(intentId ?? '')?.latest_charge ?? '';
  const charge = context.ledger.charge(id);
  if (!charge)
    throw chargeId ? noSuch('charge', chargeId, 'charge') : noSuch('payment_intent', intentId ?? '', 'payment_intent');
  return charge;
}
