import { AVOID_COOKIE, keepChoice } from '@roost/shared/domain/own-cookies';
import { MARK, takeOverdue } from './start-marks.ts';

/**
 * Detects versions that hang the browser while a page starts (PLAT-3). No code can run beside a loop, so a mark is
 * stored: it names the versions that start and is renewed while the page runs. A later page that finds an overdue mark
 * tells the server, which then serves this visitor the fallback version. It also checks the marks of
 * `deferred/use-watch.ts`, because the visitor may press again before that has loaded.
 */

const BEAT_MS = 1000;
/** Milliseconds without renewal after which a mark's page hung: any other page renews or removes it. */
const STOPPED_MS = 4000;
const DAY_SECONDS = 86_400;

/**
 * Marks the start. Returns a function that ends the watch, or null when the versions hung before: the page must then be
 * reloaded.
 * @param names versions that have a fallback, e.g. `mfe-search@1.0.1`
 */
export function watchStart(names: readonly string[], page: Window = window, now = Date.now): (() => void) | null {
  if (names.length === 0) return () => undefined;
  try {
    const storage = page.localStorage;
    const hung = takeOverdue(storage, now()).filter((name) => names.includes(name));
    if (hung.length > 0) {
      keepChoice(AVOID_COOKIE, hung.join(), DAY_SECONDS, page.document);
      return null;
    }
    const own = MARK + Math.random();
    const beat = () => storage.setItem(own, `${now() + STOPPED_MS} Infinity ${names.join()}`);
    const timer = page.setInterval(beat, BEAT_MS);
    const end = () => {
      page.clearInterval(timer);
      storage.removeItem(own);
    };
    beat();
    page.addEventListener('pagehide', end);
    // Phones may end a background tab without any event.
    page.document.addEventListener('visibilitychange', end);
    return end;
  } catch {
    // Nothing is remembered without storage.
    return () => undefined;
  }
}
