import * as z from 'zod/mini';
import type { SessionData } from '../state/session.ts';

const sessionSchema = z.nullable(z.object({
  user: z.object({ name: z.optional(z.nullable(z.string())), email: z.optional(z.nullable(z.string())) }),
  expires: z.string(),
  profileId: z.optional(z.string()),
  isNewUser: z.optional(z.boolean()),
}));

const TIME_LIMIT_MILLISECONDS = 8000;

/**
 * `GET /api/auth/session` (AUTH-1). An empty answer is nobody. Any failure is null as well (CLIENT_FETCH_ERROR,
 * AUTH-5): a page without its session works for a guest.
 */
export async function fetchSession(fetcher: typeof fetch = fetch): Promise<SessionData | null> {
  try {
    const response = await fetcher('/api/auth/session', { signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS), headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && Object.keys(body).length === 0) return null;
    return sessionSchema.parse(body);
  } catch {
    return null;
  }
}
