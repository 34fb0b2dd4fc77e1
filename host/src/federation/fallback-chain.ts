/**
 * The fallback chain (PLAT-3, PLAT-5): the chosen version, once more after a pause, then each version to fall back to.
 * Loading itself comes in as a function, so that the rules run in tests without a network.
 */
import { TimeLimitError, withTimeLimit } from '../routing/time-limit.ts';

export type FallbackRules = {
  /** A hang counts as a failure after this long. */
  limitMs: number;
  /** Pause before the second try of a version. */
  pauseMs: number;
};

export const FALLBACK_RULES: FallbackRules = { limitMs: 8000, pauseMs: 300 };

export type Attempt = { version: string; error: unknown };

/** All versions failed. `attempts` says in which order and why. */
export class FallbackError extends Error {
  override readonly name = 'FallbackError';
  readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[]) {
    super(
      attempts.length === 0
        ? 'there is no version to load'
        : attempts
            .map(({ version, error }) => `${version}: ${error instanceof Error ? error.message : String(error)}`)
            .join('; '),
      { cause: attempts.at(-1)?.error },
    );
    this.attempts = attempts;
  }
}

/**
 * Tries the versions in order until one loads.
 * @param load must start anew on each call; `attempt` is 1 or 2 for the tries of one version
 * @returns the loaded value, the version it came from, and what failed before. Rejects with FallbackError when none loads.
 */
export async function loadWithFallback<V extends { version: string }, T>(
  versions: readonly V[],
  load: (version: V, attempt: number) => Promise<T>,
  rules: FallbackRules,
  pause: (ms: number) => Promise<void>,
): Promise<{ value: T; version: V; attempts: readonly Attempt[] }> {
  const attempts: Attempt[] = [];
  for (const version of versions) {
    for (const attempt of [1, 2]) {
      if (attempt === 2) await pause(rules.pauseMs);
      try {
        return {
          value: await withTimeLimit(load(version, attempt), rules.limitMs, version.version),
          version,
          attempts,
        };
      } catch (error) {
        attempts.push({ version: version.version, error });
        // A hang was waited for already; the next version is more likely to come than this one.
        if (error instanceof TimeLimitError) break;
      }
    }
  }
  throw new FallbackError(attempts);
}

/** The last attempt of each version that another one had to stand in for. */
export const fallenBack = (attempts: readonly Attempt[], { version }: { version: string }): Attempt[] =>
  attempts.filter((attempt, index) => attempt.version !== version && attempts[index + 1]?.version !== attempt.version);
