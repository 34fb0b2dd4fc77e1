import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector, useAppStore } from '../state/hooks.ts';
import { sessionReceived, sessionUnknown } from '../state/session.ts';
import type { SessionData } from '../state/session.ts';
import type { AppStore } from '../state/store.ts';
import { broadcastSession, onSessionBroadcast } from './broadcast.ts';
import { askSession } from './fetch-session.ts';
import { onRefreshWanted } from './refresh.ts';

export type SessionProviderProps = {
  children: ReactNode;
  fetcher?: typeof fetch;
  /** Default on (AUTH-3). */
  refetchOnWindowFocus?: boolean;
  /** Seconds between two requests for the session of a signed-in guest; 0 is never. */
  refetchInterval?: number;
  /** Polls without a network too. */
  refetchWhenOffline?: boolean;
};

/** Between two requests for a session that is not known. */
const UNKNOWN_SECONDS = 30;

/** Whose session it is: null for nobody. */
const getOwner = (session: SessionData | null): string | null => (session ? (session.profileId ?? '') : null);

/**
 * Keeps the page's session (AUTH-2, AUTH-3): fetches it when the page came without one, when a signed-in guest's window
 * gets the focus, when the page comes back from the browser's memory, at an interval, when another tab says that it
 * changed, and after signing in or out. With an initial session in the store (the server put it there) there is no
 * request at load. Each change is told to the other tabs, also the one that this page started with. A request that
 * fails leaves the guest as they are; when the first one fails, the guest counts as signed out and the session as
 * unknown, and is asked for again every half minute and with the next focus.
 */
export function SessionProvider({
  children,
  fetcher,
  refetchOnWindowFocus = true,
  refetchInterval = 0,
  refetchWhenOffline = false,
}: SessionProviderProps) {
  const store = useAppStore();
  const { status, isUnknown } = useAppSelector((state) => state.session);
  const loading = status === 'loading';
  const seconds = isUnknown ? UNKNOWN_SECONDS : status === 'authenticated' ? refetchInterval : 0;
  const refresh = useRefresh(store, fetcher);

  useEffect(() => {
    if (loading) void refresh();
    else broadcastSession(getOwner(store.getState().session.data), 'getSession');
    return onRefreshWanted(refresh);
  }, [store, loading, refresh]);

  useEffect(() => {
    const onVisible = () => {
      const { status: now, isUnknown } = store.getState().session;
      if (document.visibilityState === 'visible' && (now === 'authenticated' || isUnknown)) void refresh();
    };
    // A page kept in memory heard nothing of the other tabs.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh();
    };
    if (refetchOnWindowFocus) document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onPageShow);
    const stopHearing = onSessionBroadcast(() => void refresh());
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onPageShow);
      stopHearing();
    };
  }, [store, refresh, refetchOnWindowFocus]);

  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setInterval(() => {
      if (navigator.onLine || refetchWhenOffline) void refresh();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, refresh, refetchWhenOffline]);

  return children;
}

/**
 * Fetches the session into the store and tells the other tabs. Of several requests under way only the newest counts.
 */
function useRefresh(store: AppStore, fetcher: typeof fetch | undefined): () => Promise<void> {
  const newest = useRef(0);
  const refresh = useCallback(async () => {
    newest.current += 1;
    const own = newest.current;
    const answer = await askSession(fetcher);
    if (own !== newest.current || (!answer.known && store.getState().session.status !== 'loading')) return;
    if (!answer.known) {
      store.dispatch(sessionUnknown());
      return;
    }
    store.dispatch(sessionReceived(answer.session));
    broadcastSession(getOwner(answer.session), 'getSession');
  }, [store, fetcher]);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [refresh],
  );
  return refresh;
}
