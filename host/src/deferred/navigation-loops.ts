/**
 * Finds pages that lead to each other, or to themselves, without an end (PLAT-3): an effect that navigates, or sets the query, each time the page is shown. Nothing throws, and nobody
 * can use such a page. Documents that load each other are counted by the server.
 */

import type { createBrowserRouter } from 'react-router-dom';

/** So many in a row are no page's business. */
const MOST = 12;
/** Navigations that are farther apart are not in a row. */
const ROW_MS = 2000;
/** What a visitor does leads to navigations for this long: a map that is moved, a text that is typed. */
const VISITOR_MS = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'input'] as const;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** @param found told with the path of the page at which they were too many */
export function watchNavigations(
  router: Router,
  found: (pathname: string) => void,
  page: Pick<Window, 'addEventListener'> = window,
  now: () => number = Date.now,
): void {
  let signAt = -Infinity;
  let last = -Infinity;
  let row = 0;
  for (const sign of SIGNS)
    page.addEventListener(
      sign,
      () => {
        signAt = now();
      },
      { capture: true, passive: true },
    );
  let shown = router.state.location;
  router.subscribe(({ navigation, historyAction, location }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    // Back and forward are the visitor's.
    if (historyAction === 'POP') return;
    const at = now();
    row = at - signAt < VISITOR_MS || at - last > ROW_MS ? 0 : row + 1;
    last = at;
    if (row === MOST) found(location.pathname);
  });
}
