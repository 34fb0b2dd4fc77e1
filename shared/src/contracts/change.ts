/**
 * Changing a booked stay (STAY-2): dates, guests and extras, with the difference paid or refunded in one step. Cents,
 * ISO dates.
 */
import * as z from 'zod/mini';
import { quoteSchema } from './booking.ts';
import type { Party } from './booking.ts';
import { cardRefundSchema } from './card-refunds.ts';
import { refundStepSchema, tripSchema } from './trips.ts';

/** What the stay shall become. `POST /trips/:code/change/offer` */
export type WantedStay = { startDate: string; endDate: string; optionalItems: string[] } & Party;

export const changeOfferSchema = z.object({
  code: z.string(),
  /** The stay as it is agreed now. */
  was: quoteSchema,
  /** As it would be: kept nights at the price they were booked for, new ones at today's. */
  now: quoteSchema,
  /** True when it asks for what is booked already. */
  same: z.boolean(),
  paidCents: z.number(),
  dueCents: z.number(),
  refundCents: z.number(),
  /** How much of it goes back to which card; left out: the stay was paid with one card. */
  refundTo: z.optional(z.array(cardRefundSchema)),
  /** Paid beyond the new total, and kept under the cancellation policy. */
  keptCents: z.number(),
  /**
   * What is left to be charged later, and the day at the home; left out: nothing. With `same` and something due, it is
   * the rest that is paid now.
   */
  rest: z.optional(z.object({ restCents: z.number(), restOn: z.string() })),
  /** What cancelling gives back after this change, from today on. */
  steps: z.array(refundStepSchema),
  /** With `rest`: the same with the amounts before and after the rest is charged. */
  stepsInTwo: z.optional(z.array(refundStepSchema)),
  /** The day at the home. */
  today: z.string(),
  /** What the home takes: adults and children together, and pets. */
  sleeps: z.number(),
  maxPets: z.number(),
  /** The home's fee for pets, once a stay; left out: it takes none. */
  petFeeCents: z.optional(z.number()),
});
/**
 * Nothing is changed by asking. Refused with the catalogue's codes when the stay is not available, and with
 * `cannot_change`.
 */
export type ChangeOffer = z.infer<typeof changeOfferSchema>;

/**
 * `POST /trips/:code/change`. The amounts are those the guest saw; others are refused with `change_price_changed` and
 * the offer as it is now. The same key with the same body is the same change, however often it is sent.
 */
export type ChangeRequest = WantedStay & {
  idempotencyKey: string;
  totalCents: number;
  dueCents: number;
  refundCents: number;
  /** As in the offer. */
  rest?: { restCents: number; restOn: string };
  /** Of the card vault (`pm_…`); empty when nothing is due. */
  paymentMethodId: string;
};

export const changeAnswerSchema = z.union([
  z.object({ type: z.literal('changed'), trip: tripSchema }),
  /** The bank asks first: confirm in the browser, then send the same request again. */
  z.object({ type: z.literal('challenge'), clientSecret: z.string() }),
]);
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>;
