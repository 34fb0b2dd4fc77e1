/** The guest's fraud session (FRAUD-1): an id in local storage that the collector and a booking both send. */
import * as z from 'zod/mini';
import { AGE_LIMIT, UNUSED_LIMIT } from './limits.ts';

export const SESSION_STORAGE_KEY = 'fraudSession';

/** Times in milliseconds since 1970. */
export type FraudSession = { id: string; created: number; lastUsed: number };

const sessionSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/)),
  created: z.number(),
  lastUsed: z.number(),
});

/** Reads what is stored. Anything else than what we wrote counts as no session. */
export function parseSession(text: string | null): FraudSession | null {
  if (text === null) return null;
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A session goes on until it was unused for over 3 days or is over 7 days old. A clock that was set back ends none. */
export function isCurrent(session: FraudSession, now: number): boolean {
  return now - session.lastUsed <= UNUSED_LIMIT && now - session.created <= AGE_LIMIT;
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
 * The id a booking sends (FRAUD-4): the current session's, undefined when there is none: no collector is configured, or storage is
 * forbidden. Reads only, at once, and never throws: a booking does not wait for the collector.
 */
export function fraudSessionId(
  storage: () => Pick<Storage, 'getItem'> = () => window.localStorage,
  now: () => number = Date.now,
): string | undefined {
  try {
    const session = parseSession(storage().getItem(SESSION_STORAGE_KEY));
    return session && isCurrent(session, now()) ? session.id : undefined;
  } catch {
    return undefined;
  }
}
