/** The guest's fraud session (FRAUD-1): an id in local storage that the collector and a booking both send. */
import * as z from 'zod/mini';
import { defineStoredValue, type StorageArea, type StoredValue } from '../storage/index.ts';
import { AGE_LIMIT_MS, UNUSED_LIMIT_MS } from './limits.ts';

export const SESSION_STORAGE_KEY = 'fraudSession';

/** Times in milliseconds since 1970. */
export type FraudSession = { id: string; created: number; lastUsed: number };

const sessionSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/)),
  created: z.number(),
  lastUsed: z.number(),
});

/** The stored session; anything else than what we wrote counts as none. `area` is for tests. */
export const storedSession = (area: 'local' | (() => StorageArea) = 'local'): StoredValue<FraudSession | null> =>
  defineStoredValue({ key: SESSION_STORAGE_KEY, schema: z.nullable(sessionSchema), fallback: null, area });

/** A session goes on until it was unused for over 3 days or is over 7 days old. A clock that was set back ends none. */
export function isCurrent(session: FraudSession, now: number): boolean {
  return now - session.lastUsed <= UNUSED_LIMIT_MS && now - session.created <= AGE_LIMIT_MS;
}

/** The session to use now, used just now, and the id it takes the place of. */
export function continueSession(
  stored: FraudSession | null,
  now: number,
  newId: () => string,
): { session: FraudSession; previousId: string | null } {
  if (stored && isCurrent(stored, now)) return { session: { ...stored, lastUsed: now }, previousId: null };
  return { session: { id: withoutHyphens(newId()), created: now, lastUsed: now }, previousId: stored?.id ?? null };
}

export function withoutHyphens(id: string): string {
  return id.replaceAll('-', '');
}

/**
 * The id a booking sends (FRAUD-4): the current session's, undefined when there is none: no collector is configured, or
 * storage is forbidden. Reads only, at once, and never throws: a booking does not wait for the collector.
 */
export function fraudSessionId(
  stored: Pick<StoredValue<FraudSession | null>, 'read'> = storedSession(),
  now: () => number = Date.now,
): string | undefined {
  const session = stored.read();
  return session && isCurrent(session, now()) ? session.id : undefined;
}
