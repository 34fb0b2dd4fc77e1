/**
 * Keeps remotes from replacing functions that every script of a page calls (PLAT-3): a remote's own `fetch` could fail
 * for all others, and would stay after its version was replaced. Third parties' tools may replace them (monitoring
 * measures requests so).
 */
import { REMOTE_FILE } from './published-file.ts';

// Names are one text each: in every first script a list of texts is longer.
const OF_WINDOW =
  'fetch XMLHttpRequest URL Request AbortController MutationObserver PerformanceObserver setTimeout setInterval requestAnimationFrame requestIdleCallback queueMicrotask';
const OF_HISTORY = 'pushState replaceState';
/** Without them nothing is drawn and no press is heard. */
const OF_ELEMENTS =
  'appendChild insertBefore removeChild addEventListener removeEventListener querySelector createElement createTextNode';

/** Lines of a stack: what the caller is read from. A remote may have set that errors have none. */
const LINES = 50;

/**
 * Returns true when a remote's file called the function whose stack this is: the second line with a location, in all
 * browsers' formats.
 */
const isByRemote = (stack?: string): boolean => REMOTE_FILE.test(stack?.match(/.*:\d+:\d+/g)?.[1] ?? '');

function guard(owner: object, names: string): void {
  for (const name of names.split(' ')) {
    // Whether it is there says what a browser can do.
    if (!(name in owner)) continue;
    let value = (owner as Readonly<Record<string, unknown>>)[name];
    Object.defineProperty(owner, name, {
      configurable: false,
      get: () => value,
      set(next: unknown) {
        (Error as { stackTraceLimit?: number }).stackTraceLimit = LINES;
        if (isByRemote(Error().stack)) throw TypeError(`Remotes may not replace ${name}`);
        value = next;
      },
    });
  }
}

/**
 * Guards the methods of the elements that all remotes are drawn into. Call it before the first remote is loaded.
 * @param root the element that React renders into
 */
export function guardElements(root: Element, page = document): void {
  for (const node of [page, page.documentElement, page.head, page.body, root]) guard(node, OF_ELEMENTS);
}

type GuardedPage = { history: object; navigator: object; stop?: unknown };

/**
 * Guards the functions, takes `stop()` away, which ends all that the page loads, and keeps anybody from giving all
 * objects a new property: a getter there stopped React itself. Call it before the first remote is loaded. A remote that
 * tries gets an error, as for any read-only property.
 */
export function guardWindow(page: GuardedPage = window, allObjects: object = Object.prototype): void {
  guard(page, OF_WINDOW);
  guard(page.history, OF_HISTORY);
  // What the page reports goes by it.
  guard(page.navigator, 'sendBeacon');
  page.stop = undefined;
  Object.preventExtensions(allObjects);
}
