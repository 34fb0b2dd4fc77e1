import { withBodies } from './without-parts.ts';

/**
 * Takes out of the router's build what no page of the site uses. Components that nobody uses (`Link`, `NavLink` and
 * `Form` with framework mode's prefetching behind them) go by the minifier, once it is told that making them has no
 * effect: the published build calls `forwardRef` unmarked and names the result. Features that are behind a check at run
 * time go by an empty body: forms and actions, fetchers, routes that are found or loaded later, instrumentation. The
 * site's routes have loaders, components and nothing else (`host/src/routing`).
 */
const NOT_HERE = 'throw Error("not in this build of the router");';

/**
 * New bodies by name. A function that is no longer there, or is there twice, fails the build: then look what took its
 * place.
 */
const BODIES: Readonly<Record<string, string>> = {
  handleAction: NOT_HERE,
  handleFetcherAction: NOT_HERE,
  handleFetcherLoader: NOT_HERE,
  fetch2: NOT_HERE,
  patchRoutes: NOT_HERE,
  patchRoutesImpl: NOT_HERE,
  RSCErrorHandler: NOT_HERE,
  // No route has form data, so a navigation is its address.
  normalizeNavigateOptions: 'return { path };',
  getSubmissionFromNavigation: 'return undefined;',
  discoverRoutes: 'return { type: "success", matches };',
  getDataStrategyMatchLazyPromises: 'return {};',
  // No route has middleware.
  loadLazyMiddlewareForMatches: 'return undefined;',
  defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
  runClientMiddlewarePipeline: 'return handler();',
  // The page hands its data over itself (`hydrationData`).
  parseHydrationData: 'return undefined;',
  // The site's root has a page of its own for errors.
  DefaultErrorComponent: 'return null;',
  decodeRouteErrorResponseDigest: 'return undefined;',
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
};

/** Returns the source with new bodies. Throws when one of the functions is not there once. */
export const withoutUnused = (source: string): string => withBodies(source, BODIES, 'pure-router-loader.ts');

function pureRouterLoader(source: string): string {
  const pure = source
    .replaceAll(/^var (\w+) = (React\w*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
  return source.includes('function createRouter(') ? withoutUnused(pure) : pure;
}

export { pureRouterLoader as default };
