/**
 * Limits loaders that another version can replace (PLAT-3): a guest waits two seconds at most because of a new version,
 * and no version is blamed for a cold process or a busy machine. Time counts only while this process could run: a late
 * check counts for two at most. A loader that waits for services is not hanging, but an older version may be asked as
 * well, and the first answer is shown.
 */
import { TimeLimitError, withTimeLimit } from '../../src/routing/time-limit.ts';

const LIMIT_MS = 1100;
const LOOK_MS = 50;
/** Taken before remotes' code runs: timers that a page sets are counted. */
const { setInterval: repeat, clearInterval: end } = globalThis;

export type Rules = {
  /** Milliseconds in all, whatever it waits for. */
  wholeMs: number;
  /** Returns the number of open requests to services. */
  asking: () => number;
  /** Called once when an older version may be asked as well. */
  onSlow: () => void;
  now?: () => number;
};

/** Rejects with TimeLimitError when `work` hangs. */
export function withLoaderLimit<T>(work: Promise<T>, what: string, rules: Rules): Promise<T> {
  const { wholeMs, asking, onSlow, now = () => performance.now() } = rules;
  let looked = now();
  let own = 0;
  let waited = 0;
  let told = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const hung = new Promise<never>((_resolve, reject) => {
    timer = repeat(() => {
      const passed = Math.min(now() - looked, 2 * LOOK_MS);
      looked = now();
      if (asking() > 0) waited += passed;
      else own += passed;
      if (own >= LIMIT_MS) return reject(new TimeLimitError(`${what} took longer than ${LIMIT_MS} ms`));
      if (told || own + waited < LIMIT_MS) return;
      told = true;
      onSlow();
    }, LOOK_MS);
  });
  return withTimeLimit(Promise.race([work, hung]), wholeMs, what).finally(() => end(timer));
}
