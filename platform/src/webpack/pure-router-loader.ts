/**
 * Lets the minifier drop components of the router that nobody uses (`Link`, `NavLink` and `Form` with framework mode's prefetching and
 * form handling behind them). The published build calls `forwardRef` unmarked and names the result, and both keep it alive.
 */
function pureRouterLoader(source: string): string {
  return source
    .replaceAll(/^var (\w+) = (React\w*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}

export { pureRouterLoader as default };
