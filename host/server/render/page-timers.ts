/**
 * Timers in a render process (PLAT-3). What a remote sets belongs to the page it was set for: a chain of timers or requests that goes on after its page was
 * answered would cost every page of the process. It is not started again, and whose it is is told. Timers of the host and its libraries are left alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';

/** What is left of a page after it was answered may end in this time: a loader that was given up may still hear of its search. */
const GRACE_MS = 10_000;
/** Longer than any page waits. */
const LONGEST_MS = 60_000;
/** Timers of one page: a page of ours sets a dozen. */
const MOST = 500;
/** Time that the timers of one page may compute. */
const MOST_MS = 250;

type Page = { timers: number; computedMs: number; answeredAt: number | null };
/** Told what was not done, with the stack that asked. */
export type Refuse = (what: string, stack: string) => void;
type Callback = (...args: unknown[]) => void;
type Original = { setTimeout: typeof setTimeout; setImmediate: typeof setImmediate; fetch: typeof fetch };

/** What is wrong with one more timer of a page; null when nothing is. @param delay milliseconds that it waits */
function excess(page: Page | undefined, delay: number, now: number): string | null {
  if (delay > LONGEST_MS) return `wait longer than a page (${Math.round(delay / 1000)} s)`;
  if (!page) return null;
  if (page.answeredAt !== null && now - page.answeredAt > GRACE_MS) return 'go on after its page';
  if (page.timers >= MOST) return `set more than ${MOST} timers for a page`;
  return page.computedMs > MOST_MS ? `compute for more than ${MOST_MS} ms in timers` : null;
}

/**
 * @param original what to set timers with
 * @param refuse told what was not done, with the stack that asked
 * @param isRemote whether code of a remote is in a stack
 */
export function createPageTimers(
  { setTimeout: later, setImmediate: soon, fetch: ask }: Original,
  refuse: Refuse,
  isRemote: (stack: string) => boolean,
  now: () => number = () => performance.now(),
) {
  const pages = new AsyncLocalStorage<Page>();

  /** Whether it is not done. A stack is made only when something is wrong: it costs more than the timer. */
  function refused(page: Page | undefined, delay: number): boolean {
    const what = excess(page, delay, now());
    const stack = what === null ? '' : (new Error('here').stack ?? '');
    if (what === null || !isRemote(stack)) return false;
    refuse(what, stack);
    return true;
  }

  /** The callback, with its time counted for the page. */
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
  // As Node's own: `promisify(setTimeout)` waits.
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
      // Requests wait, they do not compute: only those of a page that is long over are refused.
      const isOver =
        page?.answeredAt !== null && page !== undefined && refused({ ...page, timers: 0, computedMs: 0 }, 0);
      return isOver ? Promise.reject(new TypeError('Its page was answered long ago')) : ask(input, init);
    }) as typeof fetch,
    /** Runs a page; what it sets is its own until it is answered. */
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
