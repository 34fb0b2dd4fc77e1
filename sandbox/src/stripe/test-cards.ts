/**
 * What each test number does when it is charged. The numbers are those of Stripe's public documentation, plus four
 * of the sandbox's own that Stripe has no number for; their last four digits name the case.
 */
import { brandRule } from './card-rules.ts';

/** The outcome of charging a card. `code` and `declineCode` are Stripe's. */
export type Outcome =
  | { type: 'success' }
  | { type: 'slow' }
  /**
   * The card is charged, but the connection breaks before the answer. The same request with the same key is answered.
   */
  | { type: 'lost' }
  | { type: 'challenge'; then: Outcome }
  | { type: 'error'; code: string; declineCode?: string; message: string };

const declined = (declineCode: string, message: string): Outcome => ({
  type: 'error',
  code: 'card_declined',
  declineCode,
  message,
});
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');
const SUCCESS: Outcome = { type: 'success' };

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  '4000000000000002': declined('generic_decline', 'Your card was declined.'),
  '4000000000009995': INSUFFICIENT,
  '4000000000009987': declined('lost_card', 'Your card was declined.'),
  '4000000000000069': { type: 'error', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { type: 'error', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    type: 'error',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000002500003155': { type: 'challenge', then: SUCCESS },
  '4000002760003184': { type: 'challenge', then: SUCCESS },
  '4000008260003178': { type: 'challenge', then: INSUFFICIENT },
  // The sandbox's own.
  '4000000000051013': declined('card_not_supported', 'Your card does not support this type of purchase.'),
  '4000000000041014': { type: 'error', code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
  // At Stripe its charges are declined from the first one on; here once its holder is away.
  '4000000000000341': SUCCESS,
  '4000000000078008': { type: 'slow' },
  '4000000000015679': { type: 'lost' },
};

/** Cards that do something else while their holder is away. 3155 is set up by its first payment, as at Stripe. */
const OFF_SESSION: Readonly<Record<string, Outcome>> = {
  '0341': declined('generic_decline', 'Your card was declined.'),
  '3155': SUCCESS,
};
const AUTHENTICATION: Outcome = {
  type: 'error',
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const UNSUPPORTED_BRAND = '4000000000051013';

/**
 * Returns the name of a card's test case: the last four digits of a test number, or `success`. It is stored
 * instead of the number.
 */
export function getTestCase(digits: string): string {
  if (digits in OUTCOMES) return digits.slice(-4);
  return brandRule(digits).brand === 'diners' ? UNSUPPORTED_BRAND.slice(-4) : 'success';
}

const BY_CASE = new Map(Object.entries(OUTCOMES).map(([number, outcome]) => [number.slice(-4), outcome]));

/** What charging a card of this case does. */
export function getOutcome(testCase: string): Outcome {
  return BY_CASE.get(testCase) ?? SUCCESS;
}

/** What charging a saved card of this case does while its holder is away: a bank that would ask declines. */
export function getOffSessionOutcome(testCase: string): Outcome {
  const outcome = OFF_SESSION[testCase] ?? getOutcome(testCase);
  return outcome.type === 'challenge' ? AUTHENTICATION : outcome;
}

/** Stripe's ready-made payment methods for tests without a card frame. */
export const READY_MADE: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_diners: '3056930009020004',
  pm_card_slow: '4000000000078008',
  pm_card_lost: '4000000000015679',
  pm_card_missingData: '4000000000041014',
};
