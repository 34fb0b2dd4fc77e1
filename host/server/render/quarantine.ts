/** Versions that are not run on the server for a while, by name: they looped, ended their process or filled its memory. Pure but for the clock. */
import type { ServerVersion } from '../registry/page-versions.ts';

type Bundles = Readonly<Record<string, readonly ServerVersion[]>>;
type Sentence = { until: number; times: number; reason: string };

const getName = ({ remote, version }: { remote: string; version: string }) => `${remote}@${version}`;

/** Milliseconds for the first time, the second, and all that follow: the first may have been the machine's fault. */
const TERMS = [60_000, 600_000, 3_600_000] as const;
/** Names that are remembered: far more versions than are ever served at a time. */
const MOST_NAMES = 200;

export function createQuarantine(now: () => number = Date.now) {
  const sentences = new Map<string, Sentence>();
  const isHeld = (version: { remote: string; version: string }) =>
    (sentences.get(getName(version))?.until ?? 0) > now();

  return {
    isHeld,
    /** @returns false when it is held already, so that many pages of one accident count once */
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
    /** Lets a version go that was not to blame. */
    acquit(version: { remote: string; version: string }): void {
      sentences.delete(getName(version));
    },
    /** Fallback chains without the versions that are held. */
    apply<B extends Bundles>(bundles: B): B {
      return Object.fromEntries(
        Object.entries(bundles).map(([remote, chain]) => [remote, chain.filter((version) => !isHeld(version))]),
      ) as unknown as B;
    },
    /** Names that are held now, with the reason. */
    list: (): { version: string; reason: string }[] =>
      [...sentences].flatMap(([version, { until, reason }]) => (until > now() ? [{ version, reason }] : [])),
  };
}

export type Quarantine = ReturnType<typeof createQuarantine>;
