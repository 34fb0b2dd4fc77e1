import { useAppSelector } from '../state/hooks.ts';
import type { SessionState } from '../state/session.ts';

/** The session and its status: loading, authenticated or unauthenticated (AUTH-2). */
export function useSession(): SessionState {
  return useAppSelector((state) => state.session);
}
