/** Time limits for work that may hang: loading code, running a loader. */

/** A hang counts as a failure of its own kind: it was waited for already. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Gives work up that hangs. @param what names it */
export type TimeLimit = <T>(work: Promise<T>, what: string) => Promise<T>;

/** Rejects with TimeLimitError when `work` takes longer. The timer never outlives the work. */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} took longer than ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

const STAND_IN_MS = { least: 1200, most: 3000, timesAnswer: 3 };

/**
 * Returns the milliseconds until the version before is asked beside a loader that does not answer (PLAT-3). On a slow
 * line every answer takes long: there it is three times what the page itself took to come.
 */
export const standInAfter = (answerMs: number): number =>
  Math.min(STAND_IN_MS.most, Math.max(STAND_IN_MS.least, STAND_IN_MS.timesAnswer * answerMs));
