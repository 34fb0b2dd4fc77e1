import { useEffect } from 'react';
import { authPage } from '../domain/callback-address.ts';
import { useAppSelector } from '../state/hooks.ts';
import type { SessionState } from '../state/session.ts';

export type UseSessionOptions = {
  /** This part of the page is for signed-in guests only. */
  required?: boolean;
  /** Runs instead of going to the sign-in page. */
  onUnauthenticated?: () => void;
};

const LOADING: SessionState = { status: 'loading', data: null };

/**
 * Returns the session and its status: loading, authenticated or unauthenticated (AUTH-2). Where it is required,
 * somebody who is not signed in is sent to the sign-in page, or `onUnauthenticated` runs; until then the status stays
 * loading.
 */
export function useSession({ required = false, onUnauthenticated }: UseSessionOptions = {}): SessionState {
  const session = useAppSelector((state) => state.session);
  const missing = required && session.status === 'unauthenticated';
  useEffect(() => {
    if (!missing) return;
    if (onUnauthenticated) onUnauthenticated();
    else window.location.assign(authPage('signin', { error: 'SessionRequired', callbackUrl: window.location.href }));
  }, [missing, onUnauthenticated]);
  return missing ? LOADING : session;
}
