/**
 * Payment methods: card data comes in from the card frame only, and only brand, last four digits and expiry are kept.
 */
import { createHash } from 'node:crypto';
import { brandRule, cardProblem } from './card-rules.ts';
import { StripeApiError, invalidParam, missingParam } from './errors.ts';
import { groupParam, textParam, type FormTree } from './form.ts';
import type { Journal } from './journal.ts';
import { newId, now, type BillingDetails, type PaymentMethod, type StoredMethod } from './objects.ts';
import { getTestCase } from './test-cards.ts';

type CardData = { number: string; expMonth: number; expYear: number; cvc: string; wallet?: 'google_pay' };

/** Returns the payment method of a valid card. Only the name of the number's test case is kept. */
export function makeMethod(card: CardData, billing: BillingDetails = billingDetails({})): StoredMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    billing_details: billing,
    card: {
      brand: brandRule(card.number).brand,
      last4: card.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      country: 'US',
      funding: 'credit',
      fingerprint: createHash('sha256').update(`fingerprint:${card.number}`).digest('base64url').slice(0, 16),
      checks: {
        address_line1_check: billing.address.line1 ? 'pass' : null,
        address_postal_code_check: billing.address.postal_code ? 'pass' : null,
        cvc_check: 'pass',
      },
      three_d_secure_usage: { supported: true },
      wallet: card.wallet ? { type: card.wallet, dynamic_last4: card.number.slice(-4), google_pay: {} } : null,
    },
    created: now(),
    customer: null,
    livemode: false,
    metadata: {},
  };
  return { method, testCase: getTestCase(card.number) };
}

/**
 * `POST /v1/payment_methods`. Card data with a secret key is refused: a number must never pass through a merchant's
 * server.
 */
export function createMethod(
  ledger: { readonly journal: Journal },
  form: FormTree,
  caller: { fromCardFrame: boolean },
): PaymentMethod {
  if (textParam(form, 'type') !== 'card')
    throw invalidParam('type', 'The sandbox takes payment methods of type card only.');
  if (!caller.fromCardFrame) {
    throw new StripeApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. Card data is accepted from the card frame only.',
    });
  }
  const card = readCard(groupParam(form, 'card'));
  const problem = cardProblem(card, new Date());
  if (problem) {
    throw new StripeApiError(402, {
      type: 'card_error',
      code: problem.code,
      param: problem.param,
      message: problem.message,
    });
  }
  const stored = makeMethod(card, billingDetails(groupParam(form, 'billing_details')));
  ledger.journal.put('method', stored.method.id, stored);
  return stored.method;
}

function readCard(form: FormTree): CardData {
  const field = (name: string): string => {
    const value = textParam(form, name);
    if (value === undefined) throw missingParam(`card[${name}]`);
    return value;
  };
  const year = Number(field('exp_year'));
  return {
    number: field('number').replace(/[\s-]/g, ''),
    expMonth: Number(field('exp_month')),
    expYear: year < 100 ? 2000 + year : year,
    cvc: field('cvc'),
    ...(textParam(form, 'wallet') === 'google_pay' ? { wallet: 'google_pay' as const } : {}),
  };
}

/** Billing details with null where nothing was given, as Stripe answers them. */
export function billingDetails(form: FormTree): BillingDetails {
  const address = groupParam(form, 'address');
  const or = (tree: FormTree, key: string) => textParam(tree, key) ?? null;
  return {
    name: or(form, 'name'),
    email: or(form, 'email'),
    phone: or(form, 'phone'),
    address: {
      line1: or(address, 'line1'),
      line2: or(address, 'line2'),
      city: or(address, 'city'),
      state: or(address, 'state'),
      postal_code: or(address, 'postal_code'),
      country: or(address, 'country'),
    },
  };
}
