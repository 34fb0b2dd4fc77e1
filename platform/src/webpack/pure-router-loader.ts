/**
 * Takes out of the router's build what no page of the site uses. Components that nobody uses (`Link`, `NavLink` and `Form` with framework mode's
 * prefetching behind them) go by the minifier, once it is told that making them has no effect: the published build calls `forwardRef` unmarked and
 * names the result. Features that are behind a check at run time go by an empty body: forms and actions, fetchers, routes that are found or loaded later,
 * instrumentation. The site's routes have loaders, components and nothing else (`host/src/routing`).
 */
const NOT_HERE = 'throw Error("not in this build of the router");';

/** New bodies by name. A function that is no longer there, or is there twice, fails the build: then look what took its place. */
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
  loadLazyRoute: 'return {};',
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
};

/** A function's body, from its opening brace at the end of a line to the brace that closes it at the same depth. */
const functionNamed = (name: string): RegExp =>
  new RegExp(String.raw`^( *)((?:async )?function ${name}\([\s\S]*?\) )\{\n[\s\S]*?^\1\}$`, 'gm');

/** Returns the source with new bodies. Throws when one of the functions is not there once. */
export function withoutUnused(source: string): string {
  return Object.entries(BODIES).reduce((text, [name, body]) => {
    const found = text.match(functionNamed(name))?.length ?? 0;
    if (found !== 1) throw new Error(`The router has ${found} functions ${name}: look at pure-router-loader.ts`);
    return text.replace(functionNamed(name), `$1$2{ ${body} }`);
  }, source);
}

function pureRouterLoader(source: string): string {
  const pure = source
    .replaceAll(/^var (\w+) = (React\w*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
  return source.includes('function createRouter(') ? withoutUnused(pure) : pure;
}

export { pureRouterLoader as default };
