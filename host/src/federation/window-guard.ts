/**
 * Keeps remotes from replacing what every script of a page calls (PLAT-3): one that puts its own `fetch` in the place of the browser's would fail for
 * all the others too, and stay when the version before has taken over. What tools of third parties replace (monitoring measures requests so) may be replaced.
 */
import { REMOTE_FILE } from './published-file.ts';

const OF_WINDOW = ['fetch', 'XMLHttpRequest', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'];
const OF_HISTORY = ['pushState', 'replaceState'];

/** Whether the caller of the function that made this stack is a remote's file: the second line with a place, as all browsers write stacks. */
const isByRemote = (stack = ''): boolean =>
  REMOTE_FILE.test(stack.split('\n').filter((line) => /:\d+:\d+/.test(line))[1] ?? '');

function guard(owner: object, names: readonly string[]): void {
  for (const name of names) {
    let value: unknown = Reflect.get(owner, name);
    Object.defineProperty(owner, name, {
      configurable: false,
      enumerable: true,
      get: () => value,
      set(next: unknown) {
        if (isByRemote(new Error().stack)) throw new TypeError(`Remotes may not replace ${name}`);
        value = next;
      },
    });
  }
}

/** To be called before the first remote is loaded. A remote that replaces one of these gets an error, as for any name that cannot be written. */
export function guardWindow(page: { history: object } = window): void {
  guard(page, OF_WINDOW);
  guard(page.history, OF_HISTORY);
}
