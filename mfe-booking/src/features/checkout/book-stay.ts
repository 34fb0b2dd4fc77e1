/**
 * Books a stay, from the press of the button to an outcome that can be shown (BOOK-4, BOOK-6, BOOK-7). All dependencies
 * are arguments, without React and Stripe, so that each outcome has a test.
 */
import type {
  ApiError,
  Quote,
  QuoteRequest,
  Reservation,
  ReservationRequest,
  SplitPayment,
} from '@roost/shared/contracts/booking';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import type { holdQuote } from '../../api/hold-quote.ts';
import type { reserve, ReservationResult } from '../../api/reserve.ts';
import type { resumeReservation } from '../../api/resume-reservation.ts';
import type { AttemptStore } from './attempt.ts';
import type { BillingDetails, CardVault, PaymentSource } from './card-vault.ts';

export type BookOutcome =
  | { type: 'confirmed'; reservation: Reservation }
  /** The price has changed; nothing was charged (BOOK-4). */
  | {
      type: 'priceChanged';
      now: Quote;
      /** The reason, where services give one that the new quote does not have. */ reason?: ApiError;
    }
  | { type: 'refused'; error: ApiError }
  | { type: 'card'; reason: 'incomplete' | 'refused' | 'unreachable'; message: string }
  /** Nothing was sent that could charge the card: the guest can pay again. */
  | { type: 'notSent' }
  /** Sent without an answer: only repeating with the same key tells how it ended. */
  | { type: 'unknown' };

export type BookInput = {
  /** The stay with the chosen items and the promo code. */
  stay: QuoteRequest;
  /**
   * The total on the button, which the guest agrees to. Each attempt gets a new quote, so that none expires on the way.
   */
  totalCents: number;
  /** The two parts of the payment; null to pay at once. */
  split: SplitPayment | null;
  guest: ReservationRequest['guest'];
  billing: ReservationRequest['billing'];
  paymentMethod: ReservationRequest['paymentMethod'];
  subscribe: boolean;
};

export type BookTools = {
  calls: { holdQuote: typeof holdQuote; reserve: typeof reserve; resumeReservation: typeof resumeReservation };
  vault: PaymentSource;
  /** Called when the bank's window opens or has closed. */
  onChallenge: (open: boolean) => void;
  attempts: AttemptStore;
  newKey: () => string;
  /**
   * Returns the id of the guest's fraud session; undefined when there is none, which does not prevent booking
   * (FRAUD-4).
   */
  fraudSession: () => string | undefined;
  /** Waits before the request is repeated. */
  wait: (milliseconds: number) => Promise<void>;
};

/** What sending an attempt needs: no new card, key or price. */
export type SendTools = Pick<BookTools, 'calls' | 'attempts' | 'wait' | 'onChallenge'> & {
  vault: Pick<CardVault, 'handleChallenge'>;
};

/**
 * Milliseconds before each repeat of an unanswered request: half a minute in all, in which services settle a stay after
 * a crash or an outage (SAFE-13). After the last one the outcome is unknown and the guest decides.
 */
const REPEAT_PAUSES_MS = [500, 2_000, 5_000, 10_000, 15_000];
const MOST_CHALLENGES = 3;

/** Returns the key of a stay in the attempt store. */
export function stayKey({ listingId, startDate, endDate, adults, children, infants, pets }: QuoteRequest): string {
  return [listingId, startDate, endDate, adults, children, infants, pets].join('/');
}

/** Gets a quote, creates the payment method, then reserves. Never throws. */
export async function bookStay(input: BookInput, tools: BookTools): Promise<BookOutcome> {
  const held = await tools.calls.holdQuote(input.stay);
  if (!held.ok)
    return held.failure.type === 'refused'
      ? { type: 'refused', error: sinceOffered(held.failure.error) }
      : { type: 'notSent' };
  const quote = held.value;
  if (quote.totalCents !== input.totalCents) return { type: 'priceChanged', now: quote };
  const card = await tools.vault.createPaymentMethod(billingDetails(input));
  if (!card.ok) return { type: 'card', reason: card.reason, message: card.message };
  const fraudSessionId = tools.fraudSession();
  const request: ReservationRequest = {
    idempotencyKey: tools.newKey(),
    quoteId: quote.id,
    totalCents: quote.totalCents,
    guest: input.guest,
    billing: input.billing,
    paymentMethodId: card.paymentMethodId,
    paymentMethod: input.paymentMethod,
    subscribe: input.subscribe,
    ...(input.split ? { split: input.split } : {}),
    ...(quote.promo?.status === 'applied' ? { promoCode: quote.promo.code } : {}),
    ...(input.stay.optionalItems ? { optionalItems: input.stay.optionalItems } : {}),
    ...(fraudSessionId === undefined ? {} : { fraudSessionId }),
  };
  const stay = stayKey(input.stay);
  tools.attempts.write({ stay, idempotencyKey: request.idempotencyKey });
  return sendAttempt(stay, () => tools.calls.reserve(request), tools);
}

/**
 * Replaces error 1021 by 1020: a stay that had a price and is not available now was booked by somebody else meanwhile.
 */
function sinceOffered(error: ApiError): ApiError {
  return error.code === '1021' ? { ...error, code: '1020', message: bookingErrorMessage('1020') } : error;
}

/**
 * Sends an attempt until its outcome is known.
 * @param stay the stay under which the attempt is kept meanwhile
 * @param send sends it, or asks how the one from before a reload ended; each time with the same key
 */
export async function sendAttempt(
  stay: string,
  send: () => Promise<ReservationResult>,
  tools: SendTools,
): Promise<BookOutcome> {
  const over = (outcome: BookOutcome): BookOutcome => {
    tools.attempts.clear(stay);
    return outcome;
  };
  let challenges = 0;
  for (let repeats = 0; ;) {
    const answer = await send();
    if (answer.ok && answer.value.type === 'confirmed')
      return over({ type: 'confirmed', reservation: answer.value.reservation });
    if (answer.ok) {
      challenges += 1;
      if (challenges > MOST_CHALLENGES) return { type: 'unknown' };
      if (answer.value.type === 'challenge') {
        tools.onChallenge(true);
        await tools.vault.handleChallenge(answer.value.clientSecret);
        tools.onChallenge(false);
      }
      continue;
    }
    const { failure } = answer;
    if (failure.type === 'refused' && failure.error.code !== 'in_progress') {
      return over(
        failure.quote
          ? {
              type: 'priceChanged',
              now: failure.quote,
              ...(failure.error.code === 'promo_refused' ? { reason: failure.error } : {}),
            }
          : { type: 'refused', error: failure.error },
      );
    }
    const pause = REPEAT_PAUSES_MS[repeats];
    if (pause === undefined) return { type: 'unknown' };
    repeats += 1;
    await tools.wait(pause);
  }
}

function billingDetails({ guest, billing }: BookInput): BillingDetails {
  return {
    name: billing.nameOnCard,
    email: guest.email,
    phone: `${guest.phone.dialCode} ${guest.phone.value}`.trim(),
    address: {
      line1: billing.address1,
      line2: billing.address2,
      city: billing.city,
      state: billing.state,
      postal_code: billing.zip,
      country: billing.country,
    },
  };
}
