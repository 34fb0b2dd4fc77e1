/** A question about a stay before booking it (BOOK-10): `POST /inquiries`. */
import * as z from 'zod/mini';
import type { Party } from './booking.ts';

/** Characters a message may have. */
export const INQUIRY_MESSAGE = { least: 10, most: 2_000 } as const;

/**
 * Dates and guests are optional: empty dates, zero counts. Refused with 1001 (no home), 1022 (withdrawn), 1008 to 1011
 * (contact), 1005 (dates the wrong way round), `message_required`, `message_too_long` (field `message`),
 * `phone_invalid` (field `phone`); 429 `too_many` with a `Retry-After`.
 */
export type InquiryRequest = {
  listingId: string;
  startDate: string;
  endDate: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: { dialCode: string; value: string };
  message: string;
  /** Made by the browser once a message and kept across retries: the same key stores and mails once. */
  idempotencyKey: string;
} & Party;

export const inquiryAnswerSchema = z.object({
  /** Number to name in a conversation. */
  id: z.string(),
  /** Read by versions of remotes older than December 2026; no page shows it now. */
  responseHours: z.number(),
});
export type InquiryAnswer = z.infer<typeof inquiryAnswerSchema>;
