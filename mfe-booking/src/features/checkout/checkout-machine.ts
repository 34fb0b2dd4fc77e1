/**
 * The phases of a checkout, from the form to a booked stay or the reason why not (BOOK-3, BOOK-4, BOOK-6, BOOK-7).
 * Pure: an event goes in, the next phase comes out. An event that makes no sense in a phase leaves it as it is
 * (decision 0021).
 */
import { promoText, refusalText } from '../../api/refusal-text.ts';
import type { ApiError, Quote } from '@roost/shared/contracts/booking';
import { isSummaryField } from '../../state/form-problems.ts';
import type { BookOutcome } from './book-stay.ts';
import type { PriceAnswer } from './booking-page.ts';

/** A payment that is under way. */
type Running = {
  /** The price that was on the button; null when a reload has lost it. */
  before: Quote | null;
  /**
   * The attempt was sent before, and only how it ended is asked: `opened` by a page that found it on opening, `pressed`
   * by the guest, who had been told that its end is not known.
   */
  resumed: false | 'opened' | 'pressed';
} & ByWallet;

/**
 * Paid with a wallet of the browser: the card form has no part in how it ended. After a reload this is not known any
 * more.
 */
type ByWallet = { wallet?: true };

/** How a payment ended without a booking. Nothing was charged, except perhaps in `unknown`. */
export type EndPhase = Ending & ByWallet;
type Ending =
  | { type: 'price-changed'; before: Quote | null; now: Quote; /** Why, where services say more. */ reason?: string }
  | { type: 'taken'; before: Quote | null; error: ApiError }
  | { type: 'card-refused'; refusal: CardRefusal }
  | { type: 'details-refused'; error: ApiError }
  | { type: 'refused'; error: ApiError }
  /** Nothing was sent that could charge: the guest can simply pay again. */
  | { type: 'not-sent' }
  /** Sent, but no answer came: only asking again with the same key tells how it ended. */
  | { type: 'unknown' };

/** Who refused the card: the vault before anything was sent, or the bank. */
export type CardRefusal =
  | { by: 'vault'; reason: 'incomplete' | 'refused' | 'unreachable'; message: string }
  | ({ by: 'bank' } & Pick<ApiError, 'code' | 'message' | 'values'>);

export type CheckoutPhase =
  | { type: 'editing' }
  | ({ type: 'paying' } & Running)
  /** The bank's window is open. */
  | ({ type: 'challenge' } & Running)
  | { type: 'booked' }
  | EndPhase;

export type CheckoutEvent =
  | ({ type: 'pay-pressed'; shown: Quote } & ByWallet)
  | { type: 'attempt-resumed' }
  | { type: 'challenge-opened' }
  | { type: 'challenge-closed' }
  | { type: 'ended'; outcome: BookOutcome }
  /** The guest goes on editing: another step, other dates, or back from what was shown. */
  | { type: 'edited' }
  | { type: 'fields-changed'; fields: readonly string[] };

export const EDITING: CheckoutPhase = { type: 'editing' };

/** Returns the next phase. */
export function checkoutReducer(phase: CheckoutPhase, event: CheckoutEvent): CheckoutPhase {
  switch (event.type) {
    case 'pay-pressed':
      return isLocked(phase) ? phase : { type: 'paying', before: event.shown, resumed: false, ...byWallet(event) };
    case 'attempt-resumed':
      return isClosed(phase)
        ? phase
        : { type: 'paying', before: null, resumed: isEndUnknown(phase) ? 'pressed' : 'opened' };
    case 'challenge-opened':
      return phase.type === 'paying' ? { ...phase, type: 'challenge' } : phase;
    case 'challenge-closed':
      return phase.type === 'challenge' ? { ...phase, type: 'paying' } : phase;
    case 'ended':
      if (!isRunning(phase)) return phase;
      return event.outcome.type === 'confirmed'
        ? { type: 'booked' }
        : { ...toEndPhase(event.outcome, phase.before), ...byWallet(phase) };
    case 'edited':
      return isLocked(phase) ? phase : EDITING;
    case 'fields-changed':
      // What was refused of the guest's details stays at its field until that field is changed.
      return phase.type === 'details-refused' && event.fields.includes(phase.error.field ?? '') ? EDITING : phase;
  }
}

const byWallet = ({ wallet }: ByWallet): ByWallet => (wallet ? { wallet } : {});

/** True while a payment is under way: leaving now would hide how it ends. */
export function isRunning(phase: CheckoutPhase): phase is Extract<CheckoutPhase, Running> {
  return phase.type === 'paying' || phase.type === 'challenge';
}

/** True while nothing can be changed: a payment is under way, or the stay is booked and its page is on the way. */
function isClosed(phase: CheckoutPhase): boolean {
  return isRunning(phase) || phase.type === 'booked';
}

/** True while it is not known how the last payment ended, also while that is asked again. */
export function isEndUnknown(phase: CheckoutPhase): boolean {
  return phase.type === 'unknown' || (isRunning(phase) && phase.resumed === 'pressed');
}

/** True while nothing may be changed or paid: beside `isClosed`, until the end of the last payment is known. */
export const isLocked = (phase: CheckoutPhase): boolean => isClosed(phase) || isEndUnknown(phase);

/** True when the dates of the page are not free: since the last attempt, or already when the page opened, as after a reload. */
export const areDatesGone = (phase: CheckoutPhase, price: PriceAnswer): boolean =>
  phase.type === 'taken' || (phase.type === 'editing' && price.type === 'refused' && price.error.code === '1021');

/** 1020: taken by somebody else meanwhile; 1021: not free. */
const TAKEN_CODES = new Set(['1020', '1021']);
const CARD_CODES = new Set(['1012', '1013', '1014', 'card_declined']);

/** Returns the phase that shows an outcome. `before` is the price that was on the button. */
export function toEndPhase(outcome: Exclude<BookOutcome, { type: 'confirmed' }>, before: Quote | null): EndPhase {
  switch (outcome.type) {
    case 'priceChanged': {
      const { now, reason } = outcome;
      if (now.promo?.status === 'refused') return { type: 'price-changed', before, now, reason: promoText(now.promo) };
      return { type: 'price-changed', before, now, ...(reason ? { reason: refusalText(reason) } : {}) };
    }
    case 'card':
      return { type: 'card-refused', refusal: { by: 'vault', reason: outcome.reason, message: outcome.message } };
    case 'notSent':
      return { type: 'not-sent' };
    case 'unknown':
      return { type: 'unknown' };
    case 'refused':
      return toRefusedPhase(outcome.error, before);
  }
}

function toRefusedPhase(error: ApiError, before: Quote | null): EndPhase {
  const { code, field, message, values } = error;
  if (TAKEN_CODES.has(code)) return { type: 'taken', before, error };
  if (CARD_CODES.has(code) || field === 'card')
    return { type: 'card-refused', refusal: { by: 'bank', code, message, values } };
  return { type: isSummaryField(field) ? 'details-refused' : 'refused', error };
}
