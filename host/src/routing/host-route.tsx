import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { LoaderContext, RouteHead } from '@roost/shared/contracts/remote-module';
import { isPageData } from './page-data.ts';
import type { Frame, PageData } from './page-data.ts';
import type { RoutingContext } from './remote-route.tsx';

/** A page that the shell itself owns: home, legal pages, not found. */
export type HostPage<D> = {
  id: string;
  path: string;
  /** Never throws: data that did not come is part of the page's data. */
  loader?: (context: LoaderContext) => Promise<D>;
  head: (context: { pathname: string; data: D }) => RouteHead;
  status?: number;
  frame?: Frame;
  /** Nothing in it is of one visitor: the host may send it to others for some seconds. */
  shared?: boolean;
  /** Name of the chunk that the page's code is in, when it is not in the first script. */
  code?: string;
  Component: ComponentType<{ data: D }>;
};

/** A host page as a route, with the same page data as a remote's. */
export function hostRoute<D>(context: RoutingContext, page: HostPage<D>): RouteObject {
  function HostRoutePage() {
    const loaded: unknown = useLoaderData();
    return <page.Component data={(isPageData(loaded) && loaded.state === 'ready' ? loaded.data : null) as D} />;
  }
  return {
    id: page.id,
    path: page.path,
    loader: async ({ request, params }): Promise<PageData> => {
      const data = (page.loader ? await page.loader({ ...context.base, request, params }) : null) as D;
      if (page.shared) context.base.setHeader?.('surrogate-control', 'max-age=5');
      const head = page.head({ pathname: new URL(request.url).pathname, data });
      return {
        state: 'ready',
        data,
        status: page.status ?? 200,
        frame: page.frame ?? 'standard',
        head,
        ...(page.code !== undefined && { code: page.code }),
      };
    },
    // Nothing of a host page depends on the query, but a revalidation asked for by name is one.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    element: <HostRoutePage />,
  };
}
