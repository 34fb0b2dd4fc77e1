/**
 * The limit of a loader that another version can stand in for (PLAT-3): a guest waits two seconds at most because of a new version, and no version is blamed for a
 * cold process or a busy machine. Time counts only while this process could have gone on: a look that comes late counts no more than two. While the loader waits for
 * services it does not hang, but the version before may be asked beside it, and whichever answers first is shown.
 */
import { TimeLimitError, withTimeLimit } from '../../src/routing/time-limit.ts';

const LIMIT_MS = 1100;
const LOOK_MS = 50;
/** As they are before remotes' code runs: what a page sets is counted. */
const { setInterval: repeat, clearInterval: end } = globalThis;

export type Rules = {
  /** Whatever it waits for. */
  wholeMs: number;
  /** Requests to services that are not answered yet. */
  asking: () => number;
  /** Told once that the version before may be asked as well. */
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
