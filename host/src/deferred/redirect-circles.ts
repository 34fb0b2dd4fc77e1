/**
 * Ends redirects that lead from one to the next for ever, each time to another query (PLAT-3). The router follows them without a limit, so this counts: it loads once the page can be
 * used, which is before anybody goes on. The server counts those of a document (`host/server/http/turns.ts`).
 */
import { matchRoutes } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { RemoteError } from '@roost/shared/federation';
import type { FederationRuntime } from '@roost/shared/federation';
import { checkRedirects } from '../routing/check-answer.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate' | 'routes'>;

/** Gives the version before its try, and where there is none stays on the page that was there. */
export function endRedirectCircles(router: Router, federation: FederationRuntime): void {
  let inARow = 0;
  let last: object | undefined;
  router.subscribe(({ navigation: { state, location }, location: shown }) => {
    if (state === 'idle') inARow = 0;
    if (!location || location === last) return;
    last = location;
    if (!(location.state as { _isRedirect?: boolean } | null)?._isRedirect) return;
    inARow += 1;
    try {
      checkRedirects({ type: 'redirect' }, inARow - 1);
    } catch (cause) {
      inARow = 0;
      const [remote] = matchRoutes(router.routes, location)?.at(-1)?.route.id?.split(':') ?? [];
      if (!isRemoteName(remote)) return;
      const version = federation.versionOf(remote);
      federation.report(new RemoteError(remote, version, 'loader', cause));
      const { pathname, search, hash } = federation.fallBack?.(remote, version) ? location : shown;
      // Not in the middle of what the router is telling.
      queueMicrotask(() => void router.navigate(pathname + search + hash, { replace: true }));
    }
  });
}
