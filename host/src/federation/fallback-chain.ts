/**
 * Follows the fallback chain (PLAT-3, PLAT-5): the chosen version, once more after a pause, then each fallback version.
 * The loader is a parameter, so that the rules are tested without a network.
 */
import { getWords } from '@roost/shared/federation';
import { TimeLimitError, withTimeLimit } from '../routing/time-limit.ts';

export type FallbackRules = {
  /** Milliseconds after which the next version is tried beside one that has not come. */
  limitMs: number;
  /** Milliseconds before the second try of a version. */
  pauseMs: number;
  /** Milliseconds for which loads are still awaited when no version is left to try. Default: 0. */
  patienceMs?: number;
};

export const FALLBACK_RULES: FallbackRules = { limitMs: 8000, pauseMs: 300 };

export type Attempt = { version: string; error: unknown };

type Loaded<V, T> = { value: T; version: V };

/** All versions failed. `attempts` says in which order and why. */
export class FallbackError<V = unknown, T = unknown> extends Error {
  override readonly name = 'FallbackError';
  readonly attempts: readonly Attempt[];
  /** A load that was given up but may still arrive; null when there is none. */
  readonly late: Promise<Loaded<V, T>> | null;

  constructor(attempts: readonly Attempt[], late: Promise<Loaded<V, T>> | null = null) {
    super(
      attempts.length === 0
        ? 'there is no version to load'
        : attempts.map(({ version, error }) => `${version}: ${getWords(error)}`).join('; '),
      { cause: attempts.at(-1)?.error },
    );
    this.attempts = attempts;
    this.late = late;
  }
}

/**
 * Tries the versions in order until one loads. A slow load is not aborted, because the network may be slow: the first
 * to arrive is used.
 * @param load must start anew on each call; `attempt` is 1 or 2 for the tries of one version
 * @returns the loaded value, the version it came from, and what failed before. Rejects with FallbackError when none
 *   loads.
 */
export async function loadWithFallback<V extends { version: string }, T>(
  versions: readonly V[],
  load: (version: V, attempt: number) => Promise<T>,
  { limitMs, pauseMs, patienceMs = 0 }: FallbackRules,
  pause: (ms: number) => Promise<void>,
): Promise<Loaded<V, T> & { attempts: readonly Attempt[] }> {
  const attempts: Attempt[] = [];
  const onTheirWay: Promise<Loaded<V, T>>[] = [];
  let comesLate: (loaded: Loaded<V, T>) => void = () => undefined;
  const lateOne = new Promise<Loaded<V, T>>((resolve) => {
    comesLate = resolve;
  });
  for (const version of versions) {
    for (const attempt of [1, 2]) {
      if (attempt === 2) await pause(pauseMs);
      const own = load(version, attempt).then((value) => ({ value, version }));
      try {
        return { ...(await withTimeLimit(Promise.race([own, lateOne]), limitMs, version.version)), attempts };
      } catch (error) {
        attempts.push({ version: version.version, error });
        if (!(error instanceof TimeLimitError)) continue;
        onTheirWay.push(own);
        own.then(comesLate, () => undefined);
        // A second try after a time limit is less likely to work than the next version.
        break;
      }
    }
  }
  const late = onTheirWay.length > 0 ? Promise.any(onTheirWay) : null;
  if (late && patienceMs > 0) {
    const loaded = await withTimeLimit(late, patienceMs, 'any version').catch(() => null);
    if (loaded) return { ...loaded, attempts };
  }
  late?.catch(() => undefined);
  throw new FallbackError(attempts, late);
}

/** Returns the last attempt of each version that was replaced by another. */
export const fallenBack = (attempts: readonly Attempt[], { version }: { version: string }): Attempt[] =>
  attempts.filter((attempt, index) => attempt.version !== version && attempts[index + 1]?.version !== attempt.version);
