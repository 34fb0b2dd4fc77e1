/**
 * Stays a guest has booked and how they are cancelled (BOOK-12). Who may see a stay: its signed-in guest (by profile,
 * or by the verified e-mail it was booked with), the browser it was booked in (cookie), and anybody with the link
 * mailed to its guest.
 */
import * as z from 'zod/mini';
import { reservationSchema } from './booking.ts';
import { cardRefundSchema } from './card-refunds.ts';

export const refundStepSchema = z.object({
  refundPercent: z.number(),
  refundCents: z.number(),
  /**
   * True when less than the percentage is refunded, because the stay was changed after its deadline: then the amount
   * counts.
   */
  capped: z.optional(z.boolean()),
  /**
   * Of a stay in two parts: its second part, which is not charged when the stay is cancelled on these days. Left out:
   * it is charged by then.
   */
  notChargedCents: z.optional(z.number()),
  /**
   * Last day, in the home's time zone, on which this much comes back; null for what is left after the last deadline.
   */
  until: z.nullable(z.string()),
  /** The step that counts today. */
  current: z.boolean(),
});
export type RefundStep = z.infer<typeof refundStepSchema>;

export const cancellationPreviewSchema = z.object({
  code: z.string(),
  /** False with `reason` when it is too late or already done. */
  possible: z.boolean(),
  /** Why not, as a sentence; empty when it is possible. */
  reason: z.string(),
  /** The reason as a code, for pages in another language. */
  reasonCode: z.optional(z.enum(['cancelled', 'failed', 'pending', 'begun'])),
  policyName: z.string(),
  /** The zone days are counted in: `America/Los_Angeles`. */
  timeZone: z.string(),
  /** Longest notice first; deadlines that have passed are left out. */
  steps: z.array(refundStepSchema),
  totalCents: z.number(),
  /** What comes back when it is cancelled now. */
  refundCents: z.number(),
  /** How much of it goes back to which card; left out: the stay was paid with one card. */
  refundTo: z.optional(z.array(cardRefundSchema)),
  keptCents: z.number(),
});
/** `GET /trips/:code/cancellation`: what cancelling now would give back. Nothing is changed by asking. */
export type CancellationPreview = z.infer<typeof cancellationPreviewSchema>;

export const tripSchema = z.object({
  reservation: reservationSchema,
  /** In the home's time zone: over, going on, or still to come; `cancelled` whenever it would have been. */
  when: z.enum(['upcoming', 'current', 'past', 'cancelled']),
  cancellation: cancellationPreviewSchema,
  /**
   * Whether the guest can write a review of the stay, or has (TALK-2); left out before check-out and when it is too
   * late.
   */
  review: z.optional(z.enum(['open', 'written'])),
  /**
   * The host wrote about a guest who wrote no review, and the guest may read it (TALK-2); left out: no. With a review of
   * the guest's own, `review` leads to both.
   */
  hostWrote: z.optional(z.literal(true)),
  /** Messages of the host that the guest has not seen (TALK-1); left out: none. */
  unread: z.optional(z.number()),
});
/** `GET /trips/:code` and the answer of a cancellation. */
export type Trip = z.infer<typeof tripSchema>;

export const tripsSchema = z.object({
  /** False: nobody is signed in, and the list is what this browser booked. */
  signedIn: z.boolean(),
  /** Upcoming first, soonest first; then past and cancelled, newest first. */
  trips: z.array(tripSchema),
  /** There are older stays, which are left out; each is still found by its code. */
  hasMore: z.optional(z.boolean()),
});
/** `GET /trips` */
export type Trips = z.infer<typeof tripsSchema>;

/**
 * `POST /trips/link` with `{ code, email }`: mails a link to the stay. The answer is the same whether there is such a
 * stay or not.
 */
export const tripLinkAnswerSchema = z.object({ sent: z.literal(true) });
