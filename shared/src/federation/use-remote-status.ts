import { useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from '../contracts/remotes.ts';
import { useFederation } from './context.ts';
import type { RemoteStatus } from './runtime.ts';

/** Milliseconds after which a page that is looked at asks again for a remote that is away. */
const ASK_MS = 30_000;
const watchNothing = () => () => undefined;

/**
 * Returns whether a remote can be used, for what has to be said before a guest goes to one of its pages (PLAT-5). While
 * it is away the page asks for it again and again, and whenever the guest comes back to the tab.
 */
export function useRemoteStatus(remote: RemoteName): { status: RemoteStatus; ask: () => Promise<void> } {
  const { away } = useFederation();
  const status = useSyncExternalStore<RemoteStatus>(
    away?.watch ?? watchNothing,
    () => away?.getStatus(remote) ?? 'here',
    () => (away?.atFirst(remote) ? 'away' : 'here'),
  );
  useEffect(() => {
    if (!away || status !== 'away') return undefined;
    const ask = () => {
      if (!document.hidden) void away.ask(remote);
    };
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [away, remote, status]);
  return { status, ask: async () => away?.ask(remote) };
}
