/**
 * Attempts to book, kept in session storage from before they are sent until their end is known (BOOK-7): their
 * idempotency keys, by which a reload asks how each ended. One for each stay: who books another home while the end of the
 * first is not known can still come back and ask. Nothing of the guest, of the card or of the price is kept (SAFE-11).
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '@roost/shared/storage';
import type { StorageArea } from '@roost/shared/storage';

const STORAGE_KEY = 'booking.attempt';
/** Stays of one tab whose end is not known; the oldest is forgotten first. */
const MOST_ATTEMPTS = 8;

const attemptSchema = z.object({
  /** The stay it is for; an attempt for another stay is never taken up here. */
  stay: z.string(),
  idempotencyKey: z.string(),
});
export type Attempt = z.infer<typeof attemptSchema>;

export type AttemptStore = {
  read: (stay: string) => Attempt | null;
  write: (attempt: Attempt) => void;
  /** Forgets the attempt for a stay, once its end is known. */
  clear: (stay: string) => void;
};

/**
 * Returns the store of this tab. Where storage is forbidden or full, an attempt is forgotten with a reload; booking
 * works.
 */
export function sessionAttempts(area: 'session' | (() => StorageArea) = 'session'): AttemptStore {
  // Alone is how versions before this one kept the last attempt.
  const schema = z.union([z.array(attemptSchema), attemptSchema]);
  const stored = defineStoredValue({ key: STORAGE_KEY, schema, fallback: [], area });
  const others = (stay: string): Attempt[] => [stored.read()].flat().filter((attempt) => attempt.stay !== stay);
  return {
    read: (stay) => [stored.read()].flat().find((attempt) => attempt.stay === stay) ?? null,
    write: (attempt) => void stored.write([...others(attempt.stay), attempt].slice(-MOST_ATTEMPTS)),
    clear: (stay) => {
      const left = others(stay);
      if (left.length > 0) void stored.write(left);
      else stored.remove();
    },
  };
}
