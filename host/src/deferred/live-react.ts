/**
 * Detects that React itself has stopped (PLAT-3, decision 0189): a remote froze or broke what it writes into after the
 * page was hydrated, or made it overflow while it changed the page. What is shown looks well, links that React handles
 * and buttons do nothing, and no later page comes. So React is asked to draw a word beside the page, when this begins
 * and after each error that nobody caught.
 */
import { createRoot } from 'react-dom/client';
import { isHidden } from './real-document.ts';

const LOOK_MS = 500;
/** Looks at which the word has to be missing. */
const MISSING_LOOKS = 5;
/** Milliseconds: a look that is later than this was delayed by a busy page or machine, and does not count. */
const HELD_UP_MS = 100;

/** The part of a root that is used. */
type Drawer = { render: (word: string) => void; unmount: () => void };

/**
 * Starts watching.
 * @param lost called once
 * @param make makes a root of React's
 * @returns a function that stops it
 */
export function watchReact(
  lost: () => void,
  page: Document = document,
  make: (place: Element) => Drawer = (place) => createRoot(place, { onUncaughtError: () => undefined }),
): () => void {
  const view = page.defaultView ?? window;
  let end: (() => void) | null = null;
  const ask = (): void => {
    if (end) return;
    const place = page.createElement('div');
    let root: Drawer | null = null;
    try {
      root = make(place);
      root.render('here');
    } catch {
      // Then it draws nothing.
    }
    let missing = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (place.textContent !== '') {
        root?.unmount();
        return end?.();
      }
      if (!isHidden(page) && now - last < LOOK_MS + HELD_UP_MS) missing += 1;
      last = now;
      if (missing < MISSING_LOOKS) return;
      stop();
      lost();
    }, LOOK_MS);
    end = () => {
      clearInterval(timer);
      end = null;
    };
  };
  const stop = (): void => {
    view.removeEventListener('error', ask);
    end?.();
  };
  view.addEventListener('error', ask);
  ask();
  return stop;
}
