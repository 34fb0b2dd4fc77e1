/**
 * Blocks versions on the server for a while, by name: they looped, ended their process or filled its memory. Pure but
 * for the clock.
 */
import type { ServerVersion } from '../registry/served-version.ts';

type Bundles = Readonly<Record<string, readonly ServerVersion[]>>;
type Sentence = { until: number; times: number; reason: string };

const getName = ({ remote, version }: { remote: string; version: string }) => `${remote}@${version}`;

/**
 * Milliseconds of the first block, the second, and all later ones. The first is short: it may have been the machine's
 * fault.
 */
const TERMS = [60_000, 600_000, 3_600_000] as const;
/** Most names that are remembered: far more than the versions that are ever served at a time. */
const MOST_NAMES = 200;

export function createQuarantine(now: () => number = Date.now) {
  const sentences = new Map<string, Sentence>();
  const isHeld = (version: { remote: string; version: string }) =>
    (sentences.get(getName(version))?.until ?? 0) > now();

  return {
    isHeld,
    /**
     * Blocks a version.
     * @returns false when it is blocked already, so that many pages of one accident count once
     */
    add(version: { remote: string; version: string }, reason: string): boolean {
      if (isHeld(version)) return false;
      const times = (sentences.get(getName(version))?.times ?? 0) + 1;
      sentences.delete(getName(version));
      sentences.set(getName(version), {
        until: now() + (TERMS[Math.min(times, TERMS.length) - 1] ?? TERMS[0]),
        times,
        reason,
      });
      const [oldest] = sentences.keys();
      if (sentences.size > MOST_NAMES && oldest !== undefined) sentences.delete(oldest);
      return true;
    },
    /** Unblocks a version that was not the cause. */
    acquit(version: { remote: string; version: string }): void {
      sentences.delete(getName(version));
    },
    /** Returns the fallback chains without blocked versions. */
    apply<B extends Bundles>(bundles: B): B {
      return Object.fromEntries(
        Object.entries(bundles).map(([remote, chain]) => [remote, chain.filter((version) => !isHeld(version))]),
      ) as unknown as B;
    },
    /** Returns the versions that are blocked now, with the reason. */
    list: (): { version: string; reason: string }[] =>
      [...sentences].flatMap(([version, { until, reason }]) => (until > now() ? [{ version, reason }] : [])),
  };
}

export type Quarantine = ReturnType<typeof createQuarantine>;
