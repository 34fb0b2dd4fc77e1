/**
 * Takes back what a page did to the whole document for a dialog of its own and forgot when it was left (PLAT-3): locked
 * scrolling, an inert page. Every page after it would keep that. No remote is named: any on the page may have done it
 * (decision 0187).
 */
import type { createBrowserRouter } from 'react-router-dom';
import { isDialogOpen } from './covered-page.ts';

/** Milliseconds in which a dialog that closes with its page, or the next page, does something itself. */
const SETTLED_MS = 500;
const LOCKS = ['overflow', 'pointer-events'] as const;

/** @param root the element that React renders into */
export function releaseLeftLocks(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  root: Element,
  page = document,
): void {
  const places = [page.documentElement, page.body, root];
  let shown = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    // Who changes one of them from now on looks after it.
    let isKept = false;
    const observer = new MutationObserver(() => {
      isKept = true;
    });
    for (const place of places) observer.observe(place, { attributeFilter: ['style', 'inert'] });
    setTimeout(() => {
      observer.disconnect();
      if (isKept || isDialogOpen(page)) return;
      for (const place of places) {
        place.removeAttribute('inert');
        for (const lock of LOCKS) (place as HTMLElement).style.removeProperty(lock);
      }
    }, SETTLED_MS);
  });
}
