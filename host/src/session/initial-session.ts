/** The session a page begins with (AUTH-2), so that the browser need not ask and nothing jumps. */
import { parseSession } from '@roost/shared/session';
import type { SessionData } from '@roost/shared/session';

export type InitialSession = { known: boolean; session: SessionData | null; cookies: string[] };

/** A page waits for its session as long as for its data, and at least this long; the browser then asks itself. */
const LIMIT_MS = 400;

type Asking = { mayBeSignedIn: boolean; api: (path: string, init?: RequestInit) => Promise<Response> };

/** Nobody, without asking, for a visitor who has no session cookie. Never rejects; not known is left to the browser. */
export async function initialSession(
  { mayBeSignedIn, api }: Asking,
  dataLoaded: Promise<unknown>,
  limit = LIMIT_MS,
): Promise<InitialSession> {
  if (!mayBeSignedIn) return { known: true, session: null, cookies: [] };
  const late = new AbortController();
  const least = new Promise((resolve) => setTimeout(resolve, limit));
  void Promise.allSettled([dataLoaded, least]).then(() => late.abort());
  try {
    const response = await api('/auth/session', { signal: late.signal });
    if (!response.ok) return { known: false, session: null, cookies: [] };
    return { known: true, session: parseSession(await response.text()), cookies: response.headers.getSetCookie() };
  } catch {
    return { known: false, session: null, cookies: [] };
  }
}
