import * as z from 'zod/mini';
import type { SessionData } from '../state/session.ts';
import { logToServer, networkMessage } from './log.ts';

const sessionSchema = z.nullable(
  z.object({
    user: z.object({ name: z.optional(z.nullable(z.string())), email: z.optional(z.nullable(z.string())) }),
    expires: z.string(),
    profileId: z.optional(z.string()),
    accessToken: z.optional(z.string()),
    isNewUser: z.optional(z.boolean()),
  }),
);

const TIME_LIMIT_MS = 8000;

/** A session, null for nobody, or `failed`: then nothing is known. */
export type SessionAnswer = { known: true; session: SessionData | null } | { known: false };

/** Reads an answer's text; an empty object is nobody. Throws on anything that is no session. */
export function parseSession(text: string): SessionData | null {
  const body: unknown = JSON.parse(text === '' ? 'null' : text);
  if (typeof body === 'object' && body !== null && Object.keys(body).length === 0) return null;
  return sessionSchema.parse(body);
}

/**
 * `GET /api/auth/session` (AUTH-1). Never throws; a failure is logged by its code (AUTH-5), and the page works as for a
 * guest.
 */
export async function askSession(fetcher: typeof fetch = fetch): Promise<SessionAnswer> {
  let text: string;
  try {
    const response = await fetcher('/api/auth/session', {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    text = await response.text();
  } catch (error) {
    logToServer('CLIENT_FETCH_ERROR', `session: ${networkMessage(error)}`);
    return { known: false };
  }
  try {
    return { known: true, session: parseSession(text) };
  } catch {
    logToServer('CLIENT_SESSION_ERROR', 'session: not a session');
    return { known: false };
  }
}
