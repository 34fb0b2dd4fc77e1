/**
 * Bridges restarts of services, which take two or three seconds: requests wait instead of failing. When services stay
 * away, requests fail at once, so that no page waits (decision 0092).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAway, wasNeverSent } from '../services-away.ts';

export type ServicesWatch = {
  /** Call it when services answered, with whatever status. */
  answered: () => void;
  /** Returns the milliseconds after which a failed request may be sent again; null when it failed for good. */
  pauseMs: (method: string, error: unknown) => number | null;
  /**
   * For a page that was made without services: resolves to true when they answer again, to false when they stay away.
   */
  back: () => Promise<boolean>;
};

export type ServicesWatchOptions = {
  servicesUrl: string;
  now?: () => number;
  /** Milliseconds from the first failure for which requests wait. Shorter than browsers wait for an answer. */
  longestMs?: number;
};

const LONGEST_MS = 5_000;
const PAUSE_MS = 150;
const ASK_MS = 1_000;

const REPEATABLE = new Set(['GET', 'HEAD']);

export function watchServices({
  servicesUrl,
  now = Date.now,
  longestMs = LONGEST_MS,
}: ServicesWatchOptions): ServicesWatch {
  let awaySince: number | null = null;
  let looking: Promise<boolean> | null = null;
  const isPatient = (): boolean => {
    awaySince ??= now();
    return now() - awaySince < longestMs;
  };
  const answered = (): void => {
    awaySince = null;
  };

  async function look(): Promise<boolean> {
    for (;;) {
      const isThere = await fetch(`${servicesUrl}/readyz`, { signal: AbortSignal.timeout(ASK_MS) }).then(
        () => true,
        () => false,
      );
      if (isThere) answered();
      if (isThere || !isPatient()) return isThere;
      await sleep(PAUSE_MS);
    }
  }

  return {
    answered,
    pauseMs(method, error) {
      const mayBeSentAgain = wasNeverSent(error) || (REPEATABLE.has(method) && isAway(error));
      return mayBeSentAgain && isPatient() ? PAUSE_MS : null;
    },
    async back() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}
