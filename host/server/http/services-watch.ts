/**
 * Services that start again are away for two or three seconds. Whoever asks them meanwhile waits that long, instead of being told that something does not work.
 * Services that stay away are given up at once, so that no page waits for them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAway, wasNeverSent } from '../services-away.ts';

export type ServicesWatch = {
  /** They answered a request, whatever they said. */
  answered: () => void;
  /** Milliseconds until a request that failed like this may be sent again; null when it has failed for good. */
  pauseMs: (method: string, error: unknown) => number | null;
  /** For a page that was made while they did not answer: resolves when they do again, with false when they stay away. */
  back: () => Promise<boolean>;
};

export type ServicesWatchOptions = {
  servicesUrl: string;
  now?: () => number;
  /** Milliseconds from the first failure on. Shorter than what a browser waits for an answer. */
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
