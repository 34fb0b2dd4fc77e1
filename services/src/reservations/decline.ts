/** Why a card was refused, in words of our own: Stripe's codes are many and its sentences English. */
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';

/**
 * A refused card: a code of the catalogue where one applies, else `card_declined` with the reason where the bank gave
 * one that a guest can act on. Pages in another language say it by code and reason.
 */
export type Decline = { code: '1013' | '1014' | 'card_declined'; message: string; reason?: DeclineReason };
type DeclineReason = keyof typeof REASONS;

const WRONG_TYPE = new Set(['card_not_supported', 'currency_not_supported', 'brand_product_not_supported']);

/**
 * What a guest is told by reason. A card that was lost, stolen or is suspected is declined like any other: who holds it
 * is not told.
 */
const REASONS = {
  funds: 'There isn’t enough money on this card.',
  limit: 'This card has reached its limit.',
  expired: 'This card has expired.',
  number: 'The card number is wrong.',
  date: 'The expiration date is wrong.',
  code: 'The security code is wrong.',
  zip: 'The ZIP or postal code isn’t the one your bank has.',
  later: 'Your bank couldn’t check this card just now. Try again in a few minutes.',
  // The provider tells neither us nor the page which of the two it was.
  asked: 'The check by your bank was stopped, or the bank couldn’t confirm that it was you.',
} as const;

const BY_STRIPE = new Map<string, DeclineReason>(
  Object.entries({
    insufficient_funds: 'funds',
    card_velocity_exceeded: 'limit',
    withdrawal_count_limit_exceeded: 'limit',
    expired_card: 'expired',
    incorrect_number: 'number',
    invalid_number: 'number',
    invalid_expiry_month: 'date',
    invalid_expiry_year: 'date',
    incorrect_cvc: 'code',
    invalid_cvc: 'code',
    incorrect_zip: 'zip',
    processing_error: 'later',
    issuer_not_available: 'later',
    reenter_transaction: 'later',
    try_again_later: 'later',
    authentication_required: 'asked',
    payment_intent_authentication_failure: 'asked',
  } as const),
);

/** Declined, and the bank gave no reason. */
export const DECLINED: Decline = {
  code: 'card_declined',
  message: 'This card was declined. Use another card, or check the number.',
};

/** Maps Stripe's codes: 1013 wrong type, 1014 missing data, else declined, for a reason where there is one. */
export function toDecline(code: string | null | undefined, declineCode: string | null | undefined): Decline {
  if (WRONG_TYPE.has(code ?? '') || WRONG_TYPE.has(declineCode ?? '')) return refused('1013');
  if (code?.startsWith('incomplete_') || code?.startsWith('missing_')) return refused('1014');
  const reason = BY_STRIPE.get(declineCode ?? '') ?? BY_STRIPE.get(code ?? '');
  return reason === undefined ? DECLINED : { code: 'card_declined', message: REASONS[reason], reason };
}

const refused = (code: '1013' | '1014'): Decline => ({ code, message: bookingErrorMessage(code) });
