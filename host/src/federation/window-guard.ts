/**
 * Keeps remotes from replacing functions that every script of a page calls (PLAT-3): a remote's own `fetch` could fail
 * for all others, and would stay after its version was replaced. Third parties' tools may replace them (monitoring
 * measures requests so).
 */
import { REMOTE_FILE } from './published-file.ts';

const OF_WINDOW = [
  'fetch',
  'XMLHttpRequest',
  'URL',
  'Request',
  'AbortController',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
];
const OF_HISTORY = ['pushState', 'replaceState'];
/** Without them nothing is drawn and no press is heard. */
const OF_ELEMENTS = [
  'appendChild',
  'insertBefore',
  'removeChild',
  'addEventListener',
  'removeEventListener',
  'querySelector',
  'createElement',
  'createTextNode',
];

/** Lines of a stack: what the caller is read from. A remote may have set that errors have none. */
const LINES = 50;

/**
 * Returns true when a remote's file called the function whose stack this is: the second line with a location, in all
 * browsers' formats.
 */
const isByRemote = (stack = ''): boolean => REMOTE_FILE.test(stack.match(/.*:\d+:\d+/g)?.[1] ?? '');

function guard(owner: object, names: readonly string[]): void {
  for (const name of names) {
    // Whether it is there says what a browser can do.
    if (!(name in owner)) continue;
    let value: unknown = Reflect.get(owner, name);
    Object.defineProperty(owner, name, {
      configurable: false,
      get: () => value,
      set(next: unknown) {
        (Error as { stackTraceLimit?: number }).stackTraceLimit = LINES;
        if (isByRemote(new Error().stack)) throw new TypeError(`Remotes may not replace ${name}`);
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

/**
 * Guards the functions, and keeps anybody from giving all objects a new property: a getter there stopped React itself.
 * Call it before the first remote is loaded. A remote that tries gets an error, as for any read-only property.
 */
export function guardWindow(page: { history: object } = window, allObjects: object = Object.prototype): void {
  guard(page, OF_WINDOW);
  guard(page.history, OF_HISTORY);
  Object.preventExtensions(allObjects);
}
