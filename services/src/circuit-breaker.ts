/**
 * Spares callers the wait for a service that does not answer: after some failures in a row within a window calls fail
 * at once for a while; then one call tries, and its outcome decides (decision 0152).
 */
export type CircuitBreakerOptions = {
  /** Failures within the window after which calls fail at once. */
  failures: number;
  windowMs: number;
  /** Milliseconds for which calls fail at once, before one of them tries again. */
  pauseMs: number;
  now: () => Date;
};
export type CircuitBreaker = {
  /** Returns false where the call must fail at once. Who gets true has to report the outcome. */
  mayCall: () => boolean;
  /** Reports an answer. Returns true when it ends a pause. */
  answered: () => boolean;
  /** Reports that no answer came. Returns true when it begins a pause. */
  failed: () => boolean;
};

/** Creates the breaker of one service. */
export function createCircuitBreaker({ failures, windowMs, pauseMs, now }: CircuitBreakerOptions): CircuitBreaker {
  /** When calls failed since the last answer, in milliseconds. */
  let failedAt: number[] = [];
  /** When a call may try again; null while all may. */
  let pausedUntil: number | null = null;
  return {
    mayCall() {
      if (pausedUntil === null) return true;
      const at = now().getTime();
      if (at < pausedUntil) return false;
      // This call tries. The others go on failing until its outcome is known, or for one more pause.
      pausedUntil = at + pauseMs;
      return true;
    },
    answered() {
      const wasPaused = pausedUntil !== null;
      [failedAt, pausedUntil] = [[], null];
      return wasPaused;
    },
    failed() {
      const at = now().getTime();
      failedAt = [...failedAt.filter((each) => at - each < windowMs), at].slice(-failures);
      const wasPaused = pausedUntil !== null;
      if (wasPaused || failedAt.length >= failures) pausedUntil = at + pauseMs;
      return !wasPaused && pausedUntil !== null;
    },
  };
}
