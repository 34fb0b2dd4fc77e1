/**
 * What a guest has typed into a checkout that is not finished (BOOK-14): `POST /booking-draft` keeps it for a reload,
 * `GET` gives it back to the same tab. It has nothing of a card, not even the name on it.
 */
import * as z from 'zod/mini';

const text = (most = 200) => z.string().check(z.maxLength(most));

export const bookingDraftSchema = z.object({
  listingId: text(64),
  guest: z.object({
    firstName: text(100),
    lastName: text(100),
    email: text(),
    phone: z.object({ dialCode: text(10), value: text(40) }),
  }),
  billing: z.object({
    address1: text(),
    address2: text(),
    city: text(),
    state: z.object({ value: text(), iso: text(10) }),
    zip: text(40),
    country: z.object({ value: text(), iso: text(10) }),
  }),
  subscribe: z.boolean(),
});
export type BookingDraft = z.infer<typeof bookingDraftSchema>;

/** The tab's own key, which the browser makes: without it nobody reads the draft, and with it alone neither. */
export const draftTabSchema = z.string().check(z.regex(/^[\w-]{20,64}$/));
export const draftRequestSchema = z.object({ tab: draftTabSchema, draft: bookingDraftSchema });
export const draftKeptSchema = z.object({ kept: z.boolean() });
export const draftAnswerSchema = z.object({ draft: z.nullable(bookingDraftSchema) });
