/**
 * Detects pages that navigate to each other, or to themselves, in a loop (PLAT-3): an effect that navigates, or sets
 * the query, each time the page is shown. Nothing throws, and nobody can use such a page. The server counts loops of
 * whole documents.
 */

import type { createBrowserRouter } from 'react-router-dom';
import { watchSigns } from './visitor-signs.ts';

/** Navigations in a row that no working page makes. */
const MOST = 12;
/** Most milliseconds between two navigations in a row. */
const ROW_MS = 2000;
/** Milliseconds for which navigations follow from what the visitor did: a map that is moved, a text that is typed. */
const VISITOR_MS = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'touchmove', 'keydown', 'input'] as const;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Starts watching.
 * @param found called with the path of the page at which the limit was reached
 * @param isByAddress tells entries of the history that somebody made without the router
 */
export function watchNavigations(
  router: Router,
  found: (pathname: string) => void,
  page: Pick<Window, 'addEventListener'> = window,
  now: () => number = Date.now,
  isByAddress = (): boolean => history.state === null,
): void {
  const getSign = watchSigns(SIGNS, page, now);
  let last = -Infinity;
  let row = 0;
  let shown = router.state.location;
  const count = (pathname: string): void => {
    const at = now();
    row = at - getSign() < VISITOR_MS || at - last > ROW_MS ? 0 : row + 1;
    last = at;
    if (row === MOST) found(pathname);
  };
  router.subscribe(({ navigation, historyAction, location }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    // Back and forward are made by the visitor, or counted by `history-loops.ts`.
    if (historyAction !== 'POP') count(location.pathname);
  });
  // An entry without a state was not written by the router: a script set the address itself (`location.hash`), which buries
  // the way back. Another only says that there was a step. Each begins the page's loaders anew (decision 0192).
  const hearStep = ({ isTrusted }: Event): void => {
    if (!isTrusted || isByAddress()) count(location.pathname);
  };
  page.addEventListener('popstate', hearStep, true);
}
