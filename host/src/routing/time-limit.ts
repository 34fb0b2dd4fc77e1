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
