/** Returns the name under which monitoring records the current page, and the remote that owns it. */
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { FederationRuntime } from '@roost/shared/federation';
import type { MonitoredPage } from '@roost/shared/monitoring/event-context';
import type { RouteHandle } from '../navigation/prefetch.ts';

/** Names of the host's own pages by route id. Remotes name theirs themselves. */
const NAMES: Readonly<Record<string, string>> = {
  home: 'Home',
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  'not-found': 'Not found',
  signin: 'Sign in',
};

/** The part of a router's match that is read. */
export type MatchedRoute = { route: { id: string; path?: string | undefined; handle?: unknown } };

/**
 * Describes the current page.
 * @param shellVersion the host's build
 */
export function monitoredPage(
  matches: readonly MatchedRoute[],
  federation: Pick<FederationRuntime, 'getVersion'>,
  shellVersion: string,
): MonitoredPage {
  const route: MatchedRoute['route'] = matches.at(-1)?.route ?? { id: 'not-found' };
  const separator = route.id.indexOf(':');
  const remote = route.id.slice(0, Math.max(separator, 0));
  const id = route.id.slice(separator + 1);
  return {
    page: (route.handle as RouteHandle | undefined)?.monitoring ?? NAMES[id] ?? id,
    route: route.path && route.path !== '*' ? route.path : '/',
    ...(isRemoteName(remote)
      ? { remote, version: federation.getVersion(remote) ?? 'none' }
      : { remote: 'shell', version: shellVersion }),
  };
}
