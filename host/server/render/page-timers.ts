/**
 * Binds timers in a render process to their page (PLAT-3): a chain of timers or requests that goes on after its page
 * was answered would slow every page of the process. It is stopped and reported with its remote. Timers of the host and
 * its libraries are left alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';

/**
 * Milliseconds in which timers may still run after their page was answered: an abandoned loader may still get its
 * search results.
 */
const GRACE_MS = 10_000;
/** Milliseconds; no page waits longer. */
const LONGEST_MS = 60_000;
/** Most timers of one page. The site's own set a dozen. */
const MOST = 500;
/** Milliseconds that the timers of one page may compute. */
const MOST_MS = 250;

type Page = { timers: number; computedMs: number; answeredAt: number | null };
/** Called with what was refused and the caller's stack. */
export type Refuse = (what: string, stack: string) => void;
type Callback = (...args: unknown[]) => void;
type Original = { setTimeout: typeof setTimeout; setImmediate: typeof setImmediate; fetch: typeof fetch };

/**
 * Returns why a page may not set one more timer; null when it may.
 * @param delay milliseconds that it waits
 */
function excess(page: Page | undefined, delay: number, now: number): string | null {
  if (delay > LONGEST_MS) return `wait longer than a page (${Math.round(delay / 1000)} s)`;
  if (!page) return null;
  if (page.answeredAt !== null && now - page.answeredAt > GRACE_MS) return 'go on after its page';
  if (page.timers >= MOST) return `set more than ${MOST} timers for a page`;
  return page.computedMs > MOST_MS ? `compute for more than ${MOST_MS} ms in timers` : null;
}

/**
 * Creates the timers.
 * @param original sets timers
 * @param refuse called with what was refused and the caller's stack
 * @param isRemote returns true when a stack has code of a remote
 */
export function createPageTimers(
  { setTimeout: later, setImmediate: soon, fetch: ask }: Original,
  refuse: Refuse,
  isRemote: (stack: string) => boolean,
  now: () => number = () => performance.now(),
) {
  const pages = new AsyncLocalStorage<Page>();

  /** Returns true when the timer is refused. A stack is read only then: it costs more than the timer. */
  function refused(page: Page | undefined, delay: number): boolean {
    const what = excess(page, delay, now());
    const stack = what === null ? '' : (new Error('here').stack ?? '');
    if (what === null || !isRemote(stack)) return false;
    refuse(what, stack);
    return true;
  }

  /** Returns the callback with its time counted for the page. */
  function counted(page: Page | undefined, callback: Callback): Callback {
    if (!page) return callback;
    page.timers += 1;
    return (...args) => {
      const begun = now();
      try {
        callback(...args);
      } finally {
        page.computedMs += now() - begun;
      }
    };
  }

  const limitedTimeout = (callback: Callback, delay = 0, ...args: unknown[]): NodeJS.Timeout => {
    const page = pages.getStore();
    const wanted = Number(delay) || 0;
    if (refused(page, wanted)) return later(() => undefined, 0).unref();
    return later(counted(page, callback), wanted, ...args);
  };
  const limitedImmediate = (callback: Callback, ...args: unknown[]): NodeJS.Immediate => {
    const page = pages.getStore();
    if (refused(page, 0)) return soon(() => undefined).unref();
    return soon(counted(page, callback), ...args);
  };
  // `promisify(setTimeout)` works as with Node's own.
  Reflect.set(
    limitedTimeout,
    promisify.custom,
    (delay: number, value: unknown) => new Promise((resolve) => void limitedTimeout(resolve, delay, value)),
  );
  Reflect.set(
    limitedImmediate,
    promisify.custom,
    (value: unknown) => new Promise((resolve) => void limitedImmediate(resolve, value)),
  );

  return {
    setTimeout: limitedTimeout as unknown as typeof setTimeout,
    setImmediate: limitedImmediate as unknown as typeof setImmediate,
    fetch: ((input, init) => {
      const page = pages.getStore();
      // Requests do not compute: only those of a page that ended long ago are refused.
      const isOver =
        page?.answeredAt !== null && page !== undefined && refused({ ...page, timers: 0, computedMs: 0 }, 0);
      return isOver ? Promise.reject(new TypeError('Its page was answered long ago')) : ask(input, init);
    }) as typeof fetch,
    /** Runs a page. Timers set meanwhile belong to it until it is answered. */
    async during<T>(run: () => Promise<T>): Promise<T> {
      const page: Page = { timers: 0, computedMs: 0, answeredAt: null };
      try {
        return await pages.run(page, run);
      } finally {
        page.answeredAt = now();
      }
    },
  };
}

export type PageTimers = ReturnType<typeof createPageTimers>;
