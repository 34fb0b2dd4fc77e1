/** Starts loading the next page's remote when a visitor points at, touches or focuses a link to it. */
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { FederationRuntime } from '@roost/shared/federation';

type Connection = { saveData?: boolean };

/**
 * Listens on the whole page, so that links of every remote count. Does nothing where the visitor saves data.
 * @returns stops listening
 */
export function prefetchOnIntent(page: Document, routes: RouteObject[], federation: Pick<FederationRuntime, 'load'>): () => void {
  const connection = (page.defaultView?.navigator as { connection?: Connection } | undefined)?.connection;
  if (connection?.saveData) return () => undefined;
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== page.defaultView?.location.origin) return;
    const remote = matchRoutes(routes, link.pathname)?.at(-1)?.route.id?.split(':')[0];
    if (isRemoteName(remote)) void federation.load(remote, './routes').catch(() => undefined);
  };
  const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const kind of kinds) page.addEventListener(kind, onIntent, { passive: true });
  return () => { for (const kind of kinds) page.removeEventListener(kind, onIntent); };
}
