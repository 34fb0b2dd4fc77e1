/**
 * One attempt to book, kept in session storage from before it is sent until its end is known (BOOK-7): its idempotency
 * key, by which a reload asks how it ended. Nothing of the guest, of the card or of the price is kept (SAFE-11).
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '@roost/shared/storage';
import type { StorageArea } from '@roost/shared/storage';

const STORAGE_KEY = 'booking.attempt';

const attemptSchema = z.object({
  /** The stay it is for; an attempt for another stay is never taken up here. */
  stay: z.string(),
  idempotencyKey: z.string(),
});
export type Attempt = z.infer<typeof attemptSchema>;

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
