/** Quotes and reservations between mfe-booking, mfe-listing and services. Cents, ISO dates, nights. */
import * as z from 'zod/mini';

export const partySchema = z.object({ adults: z.number(), children: z.number(), infants: z.number(), pets: z.number() });
/** Guests of a stay. Occupancy counts adults plus children only (BOOK-1). */
export type Party = z.infer<typeof partySchema>;

export const quoteLineSchema = z.object({
  kind: z.enum(['nights', 'cleaning', 'pet', 'guestService', 'damageProtection']),
  /** Words for the guest, e.g. "$412 avg × 4 nights". */
  label: z.string(),
  amountCents: z.number(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const quoteSchema = z.object({
  id: z.string(), listingId: z.string(), startDate: z.string(), endDate: z.string(), nights: z.number(), party: partySchema,
  nightly: z.array(z.object({ date: z.string(), priceCents: z.number() })),
  lines: z.array(quoteLineSchema),
  /** Sum of the lines: what is charged. */
  totalCents: z.number(),
  /** Floored to whole currency units as PRICE-3 shows it, in cents. */
  averagePerNightCents: z.number(),
  /** ISO instant; 30 minutes after the quote was made (BOOK-4). */
  expiresAt: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Every refusal of services: catalogue code, its text with blanks filled, and the form field it belongs to when there is one. */
export const apiErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.optional(z.string()) }),
  /** With codes `price_changed` and `quote_expired` of `POST /reservations`: the stay as it is offered now, stored under a new id (BOOK-4). */
  quote: z.optional(quoteSchema),
});
export type ApiError = z.infer<typeof apiErrorSchema>['error'];

/** `POST /quotes` */
export type QuoteRequest = { listingId: string; startDate: string; endDate: string } & Party;

/** `POST /reservations`. The idempotency key is made by the browser once a try and kept across reloads (BOOK-7). */
export type ReservationRequest = {
  idempotencyKey: string;
  quoteId: string;
  /** What the guest saw; another amount on the server is refused (BOOK-4). */
  totalCents: number;
  guest: { firstName: string; lastName: string; email: string; phone: { dialCode: string; value: string } };
  billing: { nameOnCard: string; address1: string; address2: string; city: string; state: string; zip: string; country: string };
  /** A payment method id of the card vault (`pm_…`). Never card data. */
  paymentMethodId: string;
  paymentMethod: 'default';
  subscribe: boolean;
  fraudSessionId?: string;
};

export const reservationSchema = z.object({
  code: z.string(),
  status: z.enum(['pending', 'confirmed', 'cancelled', 'failed']),
  listing: z.object({
    id: z.string(), headline: z.string(), country: z.nullable(z.string()), state: z.nullable(z.string()), city: z.nullable(z.string()),
    imageUrl: z.string(), checkInFrom: z.string(), checkOutBy: z.string(),
  }),
  startDate: z.string(), endDate: z.string(), nights: z.number(), party: partySchema,
  lines: z.array(quoteLineSchema), totalCents: z.number(),
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
