/**
 * One try to book, remembered in session storage from before it is sent until its end is known (BOOK-7): the idempotency key and the exact
 * request, so that a reload, a double click or a lost answer repeats the same try. Holds no card data, only the vault's one-time id.
 */
import * as z from 'zod/mini';
import type { ReservationRequest } from '@roost/shared/contracts/booking';

const STORAGE_KEY = 'booking.attempt';

const attemptSchema = z.object({
  /** The stay it is for; another stay's try is never resumed here. */
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

/** The store of this tab. A forbidden or full storage costs the memory over a reload, not the booking. */
export function sessionAttempts(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.sessionStorage,
): AttemptStore {
  const quietly = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    read: (stay) => {
      const parsed = attemptSchema.safeParse(
        quietly(() => JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null') as unknown),
      );
      return parsed.success && parsed.data.stay === stay ? parsed.data : null;
    },
    write: (attempt) => void quietly(() => storage().setItem(STORAGE_KEY, JSON.stringify(attempt))),
    clear: () => void quietly(() => storage().removeItem(STORAGE_KEY)),
  };
}
