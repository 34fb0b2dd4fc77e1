/**
 * One attempt to book, kept in session storage from before it is sent until its end is known (BOOK-7): the idempotency
 * key and the exact request, so that a reload, a double click or a lost answer repeats the same attempt. Holds no card
 * data, only the vault's one-time id.
 */
import * as z from 'zod/mini';
import { splitPaymentSchema } from '@roost/shared/contracts/booking';
import type { ReservationRequest } from '@roost/shared/contracts/booking';
import { defineStoredValue } from '@roost/shared/storage';
import type { StorageArea } from '@roost/shared/storage';

const STORAGE_KEY = 'booking.attempt';

const attemptSchema = z.object({
  /** The stay it is for; an attempt for another stay is never taken up here. */
  stay: z.string(),
  request: z.object({
    idempotencyKey: z.string(),
    quoteId: z.string(),
    totalCents: z.number(),
    guest: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.object({ dialCode: z.string(), value: z.string() }),
    }),
    billing: z.object({
      nameOnCard: z.string(),
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
    }),
    paymentMethodId: z.string(),
    paymentMethod: z.literal('default'),
    subscribe: z.boolean(),
    split: z.optional(splitPaymentSchema),
    promoCode: z.optional(z.string()),
    optionalItems: z.optional(z.array(z.string())),
    fraudSessionId: z.optional(z.string()),
  }),
});
export type Attempt = { stay: string; request: ReservationRequest };

export type AttemptStore = {
  read: (stay: string) => Attempt | null;
  write: (attempt: Attempt) => void;
  clear: () => void;
};

/**
 * Returns the store of this tab. Where storage is forbidden or full, an attempt is forgotten with a reload; booking
 * works.
 */
export function sessionAttempts(area: 'session' | (() => StorageArea) = 'session'): AttemptStore {
  const stored = defineStoredValue({ key: STORAGE_KEY, schema: z.nullable(attemptSchema), fallback: null, area });
  return {
    read: (stay) => {
      const attempt = stored.read();
      return attempt?.stay === stay ? attempt : null;
    },
    write: (attempt) => void stored.write(attempt),
    clear: stored.remove,
  };
}
