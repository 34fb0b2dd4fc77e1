/**
 * Which card was charged, and how much of a refund goes back to which card. Of a card only its brand and its last four
 * digits are ever kept.
 */
import * as z from 'zod/mini';

export const cardSchema = z.object({
  /** As the payment provider writes it: `visa`. */
  brand: z.string(),
  last4: z.string(),
});
export type Card = z.infer<typeof cardSchema>;

export const cardRefundSchema = z.object({
  amountCents: z.number(),
  /** Null when it is not known, which is so for payments from before cards were stored. */
  card: z.nullable(cardSchema),
});
/** The part of a refund that goes back to one card. */
export type CardRefund = z.infer<typeof cardRefundSchema>;
