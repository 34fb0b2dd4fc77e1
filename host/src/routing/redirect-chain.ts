/**
 * A loader that always leads on, each time with another query, would never show a page; in a browser, where the router
 * follows at once, it would stop the tab (PLAT-3).
 */
const MOST = 5;

/** @throws when this redirect is one too many. A search that was typed, understood and settled needs three. */
export function checkCount(before: number): void {
  if (before >= MOST) throw new Error('its redirects do not end');
}

/** @throws when it is no page of this site: a guest who asked for one of the site's pages must not end up elsewhere */
export function checkPlace(location: string, url: string): void {
  if (new URL(location, url).origin !== new URL(url).origin) throw new Error('its redirect leads to another site');
}

/**
 * Returns what counts the redirects that lead from one to the next; what is asked for ahead of a visit leads nowhere.
 */
export function checkChain(): (answer: { type: string; location?: string }, url: string) => void {
  let target = '';
  let count = 0;
  return ({ location }, url) => {
    if (location === undefined) return;
    checkPlace(location, url);
    // Without the hash, which no request has.
    count = target.startsWith(url) ? count + 1 : 0;
    target = new URL(location, url).href;
    checkCount(count);
  };
}
