import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector, useAppStore } from '../state/hooks.ts';
import { sessionReceived } from '../state/session.ts';
import { fetchSession } from './fetch-session.ts';

/**
 * Fetches the session when the page came without one, and again when the window gets the focus back (AUTH-3).
 * With an initial session in the store (the server put it there) there is no request at load.
 */
export function SessionProvider({ children, fetcher }: { children: ReactNode; fetcher?: typeof fetch }) {
  const store = useAppStore();
  const loading = useAppSelector((state) => state.session.status === 'loading');

  useEffect(() => {
    let gone = false;
    const refresh = async () => {
      const session = await fetchSession(fetcher);
      if (!gone) store.dispatch(sessionReceived(session));
    };
    if (loading) void refresh();
    const onVisible = () => { if (document.visibilityState === 'visible' && store.getState().session.status === 'authenticated') void refresh(); };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [store, loading, fetcher]);

  return children;
}
