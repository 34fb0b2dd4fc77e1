import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector, useAppStore } from '../state/hooks.ts';
import { sessionReceived } from '../state/session.ts';
import { broadcastSession, onSessionBroadcast } from './broadcast.ts';
import { askSession } from './fetch-session.ts';
import { onRefreshWanted } from './refresh.ts';

export type SessionProviderProps = {
  children: ReactNode;
  fetcher?: typeof fetch;
  /** Default on (section 9). */
  refetchOnWindowFocus?: boolean;
  /** Seconds between looks at the session of a signed-in guest; 0 is never. */
  refetchInterval?: number;
  /** Polls without a network too. */
  refetchWhenOffline?: boolean;
};

/**
 * Keeps the page's session (AUTH-2, AUTH-3): fetches it when the page came without one, when the window gets the focus back, at an
 * interval, when another tab says that it changed, and after signing in or out. With an initial session in the store (the
 * server put it there) there is no request at load. A look that fails leaves the guest as they are; the first one that fails leaves
 * a guest who is not signed in.
 */
export function SessionProvider({
  children,
  fetcher,
  refetchOnWindowFocus = true,
  refetchInterval = 0,
  refetchWhenOffline = false,
}: SessionProviderProps) {
  const store = useAppStore();
  const status = useAppSelector((state) => state.session.status);
  const loading = status === 'loading';
  const polling = status === 'authenticated' && refetchInterval > 0;

  useEffect(() => {
    let gone = false;
    const refresh = async (fromElsewhere: boolean) => {
      const answer = await askSession(fetcher);
      if (gone || (!answer.known && store.getState().session.status !== 'loading')) return;
      const before = store.getState().session.data;
      const session = answer.known ? answer.session : null;
      store.dispatch(sessionReceived(session));
      // Only news is told: tabs that answered each other would never stop.
      if (!fromElsewhere && before?.profileId !== session?.profileId) broadcastSession('getSession');
    };
    if (loading) void refresh(true);
    const onVisible = () => {
      if (document.visibilityState === 'visible' && store.getState().session.status === 'authenticated')
        void refresh(false);
    };
    if (refetchOnWindowFocus) document.addEventListener('visibilitychange', onVisible);
    const stops = [onSessionBroadcast(() => void refresh(true)), onRefreshWanted(() => refresh(true))];
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onVisible);
      for (const stop of stops) stop();
    };
  }, [store, loading, fetcher, refetchOnWindowFocus]);

  useEffect(() => {
    if (!polling) return undefined;
    const timer = setInterval(() => {
      if (!navigator.onLine && !refetchWhenOffline) return;
      void askSession(fetcher).then((answer) => {
        if (answer.known) store.dispatch(sessionReceived(answer.session));
      });
    }, refetchInterval * 1000);
    return () => clearInterval(timer);
  }, [store, polling, fetcher, refetchInterval, refetchWhenOffline]);

  return children;
}
