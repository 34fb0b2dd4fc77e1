import type { RouteObject } from 'react-router-dom';
import { Shell } from '../layout/Shell.tsx';
import { hostPages } from '../pages/host-pages.tsx';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { ShellError } from '../pages/ShellError.tsx';
import type { RouteEntry } from '../page/page-state.ts';
import { hostRoute } from './host-route.tsx';
import { remoteRoute } from './remote-route.tsx';
import type { RoutingContext } from './remote-route.tsx';

/**
 * The site's routes: the shell around the host's own pages and every route that the registry lists (PLAT-1). The same
 * list runs on the server and in the browser.
 */
export function siteRoutes(context: RoutingContext, entries: readonly RouteEntry[]): RouteObject[] {
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ShellError />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        // First: of two routes for one address the router takes the first, and the host's own pages are nobody else's.
        ...hostPages.map((page) => hostRoute(context, page)),
        ...entries.map((entry) => remoteRoute(context, entry)),
      ],
    },
  ];
}
