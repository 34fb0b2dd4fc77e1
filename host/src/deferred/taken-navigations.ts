/**
 * Detects a remote that cancels every navigation of the page by the browser's navigation API (PLAT-3, decision 0192):
 * links are pressed and lead nowhere, the address is no longer the page's, and the page cannot even be loaded again. The
 * router asks before it leaves a page by its own means, so that no remote has to cancel one.
 */
import { getCaller, restoreStacks } from './caller.ts';
import type { Caller } from './caller.ts';
import { isDialogOpen } from './covered-page.ts';

/** Navigations in a row that one remote cancelled. */
const MOST = 3;

/** The part of https://html.spec.whatwg.org/multipage/nav-history-apis.html that is used. */
type NavigateEvent = Event & { navigationType: string };

/**
 * Starts watching. Loading the page again cannot be cancelled from now on. Does nothing in a browser without the API.
 * @param found called once, with whose calls they are
 */
export function watchTakenNavigations(
  found: (taker: Caller) => void,
  page: { NavigateEvent?: { prototype: Event }; navigation?: EventTarget } = window,
): void {
  const { NavigateEvent, navigation } = page;
  if (!NavigateEvent || !navigation) return;
  const original = Event.prototype.preventDefault;
  const taken = new WeakSet<Event>();
  let row = 0;
  NavigateEvent.prototype.preventDefault = function cancelNavigation(this: Event): void {
    restoreStacks();
    const taker = getCaller(new Error().stack);
    if (taker && (row >= MOST || (this as NavigateEvent).navigationType === 'reload')) return;
    original.call(this);
    if (!taker || taken.has(this) || isDialogOpen()) return;
    taken.add(this);
    row += 1;
    if (row === MOST) found(taker);
  };
  navigation.addEventListener('navigate', (event) => {
    // Whoever listens later has been asked by then.
    queueMicrotask(() => {
      if (!event.defaultPrevented && row < MOST) row = 0;
    });
  });
}
