/**
 * `GET /trips/:code/receipt`: every charge and refund of a stay, for those who may see the stay (STAY-4). Cents, ISO
 * instants.
 */
import * as z from 'zod/mini';
import { REPAID_METHODS, reservationSchema } from './booking.ts';
import { cardSchema } from './card-refunds.ts';

export const receiptEntrySchema = z.object({
  kind: z.enum(['booking', 'rest', 'change', 'cancellation']),
  /** A refund that was made by hand, for no change and no cancellation; left out: it was not. */
  byHand: z.optional(z.literal(true)),
  /** A refund that the bank had sent back, paid this way; left out: it went to a card. */
  paidBy: z.optional(z.enum(REPAID_METHODS)),
  at: z.string(),
  /** Positive: charged; negative: given back. */
  amountCents: z.number(),
  /** A refund is `pending` while the payment provider was away, and `failed` when the bank sent it back. */
  status: z.enum(['done', 'pending', 'failed']),
  /**
   * The card that was charged, or that the refund goes back to; null when it is not known, and for what was paid
   * another way.
   */
  card: z.nullable(cardSchema),
});
export type ReceiptEntry = z.infer<typeof receiptEntrySchema>;

export const receiptSchema = z.object({
  /** The stay as it stands, with its lines and its taxes by name. */
  reservation: reservationSchema,
  hostName: z.string(),
  /** The oldest first. */
  entries: z.array(receiptEntrySchema),
  chargedCents: z.number(),
  refundedCents: z.number(),
});
export type StayReceipt = z.infer<typeof receiptSchema>;
