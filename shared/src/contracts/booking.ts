/**
 * Quotes and reservations between mfe-booking, mfe-listing and services. Cents, ISO dates, nights. It is long because
 * everything about a stay is in one place.
 */
import * as z from 'zod/mini';
import { cardRefundSchema } from './card-refunds.ts';
import { cancellationPolicySchema } from './listing.ts';
import { refusalValuesSchema } from './refusal.ts';

export const partySchema = z.object({
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  pets: z.number(),
});
/** Guests of a stay. Occupancy counts adults plus children only (BOOK-1). */
export type Party = z.infer<typeof partySchema>;

export const quoteLineSchema = z.object({
  /**
   * `option` is an optional item the guest added, `promo` the discount (negative); the rest make the price of the stay
   * itself.
   */
  kind: z.enum(['nights', 'cleaning', 'pet', 'guestService', 'damageProtection', 'option', 'promo']),
  /** Text for the guest, e.g. "$412 avg × 4 nights". */
  label: z.string(),
  amountCents: z.number(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const taxLineSchema = z.object({
  /** Name of the tax: "California state lodging tax". */
  name: z.string(),
  /** Percentage of its base, e.g. 6.25; null for a tax by the night. */
  ratePercent: z.nullable(z.number()),
  /** The rate in words: "6.25%", "$2 a night". */
  rate: z.string(),
  amountCents: z.number(),
});
/** One tax of the home's place. Several apply at once: state, county or city, tourism. */
export type TaxLine = z.infer<typeof taxLineSchema>;

/** What the price of an optional item is multiplied by. */
export const optionUnitSchema = z.enum(['stay', 'night', 'guest', 'pet']);

export const optionalItemSchema = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  unit: optionUnitSchema,
  /** Price of one unit, cents. */
  priceCents: z.number(),
  /** What it adds to this stay before tax, cents. */
  amountCents: z.number(),
  selected: z.boolean(),
});
/** Something the guest may add to this stay: early check-in, a cleaning in the middle, a pet kit. */
export type OptionalItem = z.infer<typeof optionalItemSchema>;

export const promoReasonSchema = z.enum(['unknown', 'not_started', 'ended', 'min_nights', 'used_up', 'used_by_guest']);
export type PromoReason = z.infer<typeof promoReasonSchema>;

const promoDatesSchema = z.object({
  /** First and last day on which one can book with it; null for no limit. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  minNights: z.number(),
});
/** When, and for which stays, a promo code can be used. */
export type PromoDates = z.infer<typeof promoDatesSchema>;

export const promoResultSchema = z.union([
  /** `discountCents` is positive and already in the lines as a negative `promo` line. */
  z.object({ status: z.literal('applied'), code: z.string(), label: z.string(), discountCents: z.number() }),
  /**
   * The code was refused; the quote is valid without it. `message` is the reason, shown beside the promo field
   * (BOOK-5).
   */
  z.object({
    status: z.literal('refused'),
    code: z.string(),
    reason: promoReasonSchema,
    message: z.string(),
    /**
     * The dates that `message` names, for pages in other languages. Missing from services older than December 2026, and
     * when no such code exists.
     */
    terms: z.optional(promoDatesSchema),
  }),
]);
export type PromoResult = z.infer<typeof promoResultSchema>;

/** What a stay costs, the same for a quote and for the stay that came of it. */
const billSchema = z.object({
  /**
   * Everything before tax, in the order it is shown: the stay, options, discount. Their sum is `totalBeforeTaxCents`.
   */
  lines: z.array(quoteLineSchema),
  /** Taxes of the place; none where it has none. */
  taxes: z.array(taxLineSchema),
  /**
   * Nights and fees, no options, no discount: to the cent what card, index and listing show for the same stay (PRICE-4,
   * PRICE-5).
   */
  stayCents: z.number(),
  totalBeforeTaxCents: z.number(),
  taxCents: z.number(),
  /** Before tax plus tax: what is charged. */
  totalCents: z.number(),
});
export type StayBill = z.infer<typeof billSchema>;

/**
 * The cancellation terms that the guest agreed to (TRUE-2). A later change of the home's policy does not affect them.
 */
const refundTermsSchema = z.object({
  policy: cancellationPolicySchema,
  /** Deadlines end at midnight here: `America/Los_Angeles`. */
  timeZone: z.string(),
  /**
   * Part of the paid amount that no cancellation refunds, because the stay was changed after its deadline (STAY-2).
   * Missing: 0.
   */
  lockedCents: z.optional(z.number()),
});

export const splitPaymentSchema = z.object({
  /** Charged when the stay is booked. Both parts make the total. */
  nowCents: z.number(),
  /** Charged to the same card on `restOn`, a day at the home. */
  restCents: z.number(),
  restOn: z.string(),
});
/** A stay that is paid in two parts (docs/decisions/0082). */
export type SplitPayment = z.infer<typeof splitPaymentSchema>;

export const quoteSchema = z.extend(billSchema, {
  id: z.string(),
  listingId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  nights: z.number(),
  party: partySchema,
  nightly: z.array(z.object({ date: z.string(), priceCents: z.number() })),
  /** Floored to whole currency units as PRICE-3 shows it, in cents. */
  averagePerNightCents: z.number(),
  /** Every item this stay can have, chosen or not. */
  optionalItems: z.array(optionalItemSchema),
  /** The result for the promo code of the request; null when it had none. */
  promo: z.nullable(promoResultSchema),
  /** Missing from services older than November 2026: then the policy of the home applies. */
  refundTerms: z.optional(refundTermsSchema),
  /** How it can be paid in two parts; missing: it is paid at once. */
  split: z.optional(splitPaymentSchema),
  /** ISO instant; 30 minutes after the quote was made (BOOK-4). */
  expiresAt: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * Every refusal of services: catalogue code, its text with blanks filled, what filled them, and the form field it
 * belongs to when there is one.
 */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    values: z.optional(refusalValuesSchema),
  }),
  /**
   * With codes `price_changed`, `quote_expired` and `promo_refused` of `POST /reservations`: the stay as it is offered
   * now, stored under a new id (BOOK-4).
   */
  quote: z.optional(quoteSchema),
});
export type ApiError = z.infer<typeof apiErrorSchema>['error'];

/**
 * `POST /quotes`. A promo code that cannot be used and an item the home does not offer do not refuse the quote: `promo`
 * of the answer says why, and `optionalItems` lists what there is.
 */
export type QuoteRequest = {
  listingId: string;
  startDate: string;
  endDate: string;
  promoCode?: string;
  /** Ids of the chosen items. */
  optionalItems?: string[];
  /** When already known: a one-use code is then refused here as already used, not only when booking. */
  email?: string;
} & Party;

/** `POST /reservations`. The idempotency key is made by the browser once a try and kept across reloads (BOOK-7). */
export type ReservationRequest = {
  idempotencyKey: string;
  quoteId: string;
  /** What the guest saw, tax included; another amount on the server is refused (BOOK-4). */
  totalCents: number;
  /** As in the quote; others than the quote's make a new quote (`price_changed`). Left out: those of the quote. */
  promoCode?: string;
  optionalItems?: string[];
  guest: { firstName: string; lastName: string; email: string; phone: { dialCode: string; value: string } };
  billing: {
    nameOnCard: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zip: string;
    country: string;
  };
  /** A payment method id of the card vault (`pm_…`). Never card data. */
  paymentMethodId: string;
  paymentMethod: 'default';
  /**
   * Pays in the two parts that the quote offers; others than it offers now are refused (`price_changed`). Left out: at
   * once.
   */
  split?: SplitPayment;
  subscribe: boolean;
  /** Session id of the fraud collector, kept with the stay (FRAUD-4). */
  fraudSessionId?: string;
};

const restSchema = z.object({
  amountCents: z.number(),
  /** The day at the home on which the card is charged next; null when it is not charged again. */
  on: z.nullable(z.string()),
  /** Charges that were declined. */
  declines: z.number(),
  /** Last day at the home on which it can be paid; after it the stay is cancelled, and what was paid comes back. */
  payBy: z.string(),
});
export type StayRest = z.infer<typeof restSchema>;

export const stayStatusSchema = z.enum(['pending', 'confirmed', 'cancelled', 'failed']);

/** How a refund was paid that the bank had sent back. `card`: once more by hand at the payment provider. */
export const REPAID_METHODS = ['bank-transfer', 'check', 'card'] as const;
export type RepaidMethod = (typeof REPAID_METHODS)[number];
const repaidSchema = z.object({
  amountCents: z.number(),
  /** The day at the home. */
  on: z.string(),
  method: z.enum(REPAID_METHODS),
  of: z.enum(['change', 'cancellation']),
});
export type Repaid = z.infer<typeof repaidSchema>;

export const reservationSchema = z.extend(billSchema, {
  code: z.string(),
  status: stayStatusSchema,
  listing: z.object({
    id: z.string(),
    headline: z.string(),
    country: z.nullable(z.string()),
    state: z.nullable(z.string()),
    city: z.nullable(z.string()),
    imageUrl: z.string(),
    checkInFrom: z.string(),
    checkOutBy: z.string(),
  }),
  startDate: z.string(),
  endDate: z.string(),
  nights: z.number(),
  party: partySchema,
  /** The promo code that was used, or null. */
  promoCode: z.nullable(z.string()),
  /**
   * The refund of the cancelled stay; null before. `pending` while the payment provider cannot be reached: it is
   * retried until done.
   */
  refund: z.nullable(
    z.object({
      amountCents: z.number(),
      status: z.enum(['done', 'pending', 'failed']),
      /** Cents that the bank sent back to us; missing when that is the whole failed refund, or nothing. */
      failedCents: z.optional(z.number()),
      /**
       * How much goes back to which card; left out: the stay was paid with one card. What the bank sent back is not in
       * it.
       */
      to: z.optional(z.array(cardRefundSchema)),
      cancelledAt: z.string(),
    }),
  ),
  /**
   * Cents that the bank sent back of refunds for changes or made by hand, and that are still to be paid another way;
   * missing: 0.
   */
  sentBackCents: z.optional(z.number()),
  /**
   * Cents that the bank sent back and that were then paid another way; missing: 0. Those of a cancellation are part of
   * `refund`, which counts them as done.
   */
  repaid: z.optional(z.array(repaidSchema)),
  /** Missing from services older than November 2026. */
  refundTerms: z.optional(refundTermsSchema),
  /**
   * Cents that the guest has paid for the stay as it is now; missing for a stay that was never changed and is fully
   * paid: then it is the total.
   */
  paidCents: z.optional(z.number()),
  /** How often the stay was changed; left out: never. */
  changes: z.optional(z.number()),
  /** What is still to be paid for a stay in two parts; left out: nothing. */
  rest: z.optional(restSchema),
  /** True when it was cancelled because its second part was not paid in time; missing: false. */
  unpaid: z.optional(z.literal(true)),
  /** True when the host or we cancelled it; missing: false. */
  notByGuest: z.optional(z.literal(true)),
  guest: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  createdAt: z.string(),
});
export type Reservation = z.infer<typeof reservationSchema>;

/**
 * Answer of `POST /reservations`: the stay is made, or the bank wants a challenge step first (then confirm the
 * payment intent in the browser and post the same request with the same key again).
 */
export const reservationAnswerSchema = z.union([
  z.object({ type: z.literal('confirmed'), reservation: reservationSchema }),
  z.object({ type: z.literal('challenge'), clientSecret: z.string() }),
]);
export type ReservationAnswer = z.infer<typeof reservationAnswerSchema>;
