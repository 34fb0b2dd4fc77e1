/** Time as the collector sees it: passed in, so that every wait is a test and none takes its time. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs something later; the answer cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export function sleep(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
}

/**
 * What `work` comes to, or `late()` once the time is over. A rejection of `work` passes through, unless it comes too
 * late; `late` may throw.
 */
export function within<T, L>(clock: Clock, milliseconds: number, work: Promise<T>, late: () => L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => {
      try {
        resolve(late());
      } catch (error) {
        reject(asError(error));
      }
    });
    work.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(asError(error));
      },
    );
  });
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
