/** Decides whether a version in rollout goes on, waits, or goes back. Pure. */
import type { TimeCounts } from '@roost/shared/contracts/page-times';
import type { Rollout } from '../registry/rollout.ts';
import { addBlock, FAILURES, FALLS, isEnough, NO_EVIDENCE, strength } from './evidence.ts';
import type { Evidence, Tally } from './evidence.ts';
import { addCounts, addToTrend, NO_TREND } from './trend.ts';
import type { Trend } from './trend.ts';

/**
 * Counts of a version over a time span: pages that were sent, that reported back, that reported a failure, that
 * measured their speed, and that were slow; and the failures by kind.
 */
export type Seen = {
  sent: number;
  heard: number;
  failed: number;
  measured: number;
  slow: number;
  kinds: Kinds;
  /** Pages by how long they took: told, and not wagered on. */
  times: TimeCounts;
};
export const NOTHING_SEEN: Seen = { sent: 0, heard: 0, failed: 0, measured: 0, slow: 0, kinds: {}, times: {} };

/** Pages by where the version failed, and by which limit they missed. */
export type Kinds = Readonly<Record<string, number>>;
/** In words, in the order in which they are told. */
export const PHASES: Readonly<Record<string, string>> = {
  resolve: 'not found',
  load: 'while its files load',
  loader: 'in its loader',
  render: 'while it renders',
  event: 'after that',
  server: 'on the server',
};
export const LIMITS: Readonly<Record<string, string>> = {
  lcp: 'largest part later than 2.5 s (LCP)',
  inp: 'a press answered after 200 ms (INP)',
};

/** Pages that showed the remote, and those of them that led to a goal of it: known minutes later than the rest. */
export type Led = { tried: number; reached: number };

/** What is known of a rollout. */
export type Progress = {
  /** Pages that said that the version failed. */
  failures: Evidence;
  /**
   * Pages that never reported: the browser hung or crashed, or the visitor has no JavaScript, which is equally common
   * with both versions.
   */
  silence: Evidence;
  /** Pages whose largest part came late or that answered a press late. */
  slowness: Evidence;
  /** Pages that led to no goal of the remote, such as a booking page that was opened. */
  misses: Evidence;
  /** What failures and slowness are made of: told, and not wagered on. */
  kinds: { canary: Kinds; normal: Kinds };
  /** The same over time, to look at. */
  trend: Trend;
  /** The step that `loads` counts, by the time it began. */
  since: string;
  /** Pages of the new version in this step. */
  loads: number;
  /** Milliseconds for which this step was looked after: no clock that is set changes it. */
  lastedMs: number;
};
export const noProgress = (since: string): Progress => ({
  failures: NO_EVIDENCE,
  silence: NO_EVIDENCE,
  slowness: NO_EVIDENCE,
  misses: NO_EVIDENCE,
  kinds: { canary: {}, normal: {} },
  trend: NO_TREND,
  since,
  loads: 0,
  lastedMs: 0,
});

/**
 * Pages of the new version before each next step: so many show a rise of 2 in 100 (evidence.test.ts), and where there
 * are few visitors it takes longer. At one in a hundred visitors less is asked: the step is there to find what is
 * broken for everybody.
 */
const LOADS_AT_ONE_PERCENT = 50;
const LOADS = 16_000;

/** Pages of the new version that a step needs at least. */
export const pagesNeeded = ({ steps, step }: Pick<Rollout, 'steps' | 'step'>): number =>
  (steps[step] ?? 100) <= 1 ? LOADS_AT_ONE_PERCENT : LOADS;

export type Decision = { do: 'wait' | 'next' } | { do: 'back'; why: string };

/** Adds what was seen since. @param at beginning of that time, milliseconds since 1970 */
export function withSeen(progress: Progress, canary: Seen, normal: Seen, at = 0): Progress {
  const failed = ({ heard, failed: bad }: Seen): Tally => ({ all: heard, bad });
  const silent = ({ sent, heard }: Seen): Tally => ({ all: sent, bad: sent - heard });
  const slow = ({ measured, slow: bad }: Seen): Tally => ({ all: measured, bad });
  return {
    ...progress,
    slowness: addBlock(progress.slowness, { canary: slow(canary), normal: slow(normal) }),
    failures: addBlock(progress.failures, { canary: failed(canary), normal: failed(normal) }, FAILURES),
    silence: addBlock(progress.silence, { canary: silent(canary), normal: silent(normal) }),
    trend: addToTrend(progress.trend, at, canary, normal),
    kinds: {
      canary: addCounts(progress.kinds.canary, canary.kinds),
      normal: addCounts(progress.kinds.normal, normal.kinds),
    },
    loads: progress.loads + canary.heard,
  };
}

/** Adds what pages led to since. */
export function withLed(progress: Progress, canary: Led, normal: Led): Progress {
  const missed = ({ tried, reached }: Led): Tally => ({ all: tried, bad: tried - Math.min(reached, tried) });
  const block = { canary: missed(canary), normal: missed(normal) };
  return { ...progress, misses: addBlock(progress.misses, block, FALLS) };
}

/** Every kind of evidence against a version. */
export const getKinds = (progress: Progress): Evidence[] => {
  const { failures, silence, slowness, misses } = progress;
  return [failures, silence, slowness, misses];
};

const percent = ({ bad, all }: Tally): string => `${all === 0 ? 0 : Math.round((bad / all) * 1000) / 10} %`;
const compare = ({ canary, normal }: Evidence): string =>
  `${percent(canary)} of ${canary.all} pages, ${percent(normal)} of ${normal.all} with the version before`;

/** Which kinds there were, the largest first: `: 12 while its files load, 1 in its loader`. */
function listKinds(words: Readonly<Record<string, string>>, { canary }: Progress['kinds']): string {
  const found = Object.keys(words)
    .filter((kind) => (canary[kind] ?? 0) > 0)
    .sort((a, b) => (canary[b] ?? 0) - (canary[a] ?? 0));
  return found.length === 0 ? '' : ` (${found.map((kind) => `${canary[kind]} ${words[kind]}`).join(', ')})`;
}

/** Its time is what the step was looked after, not what the clock says since it began. */
export function decide(
  { steps, step, bakeMinutes }: Pick<Rollout, 'steps' | 'step' | 'bakeMinutes'>,
  progress: Progress,
): Decision {
  const { failures, silence, slowness, misses, loads, kinds, lastedMs } = progress;
  if (isEnough(getKinds(progress))) {
    const reasons = [
      {
        strength: strength([failures]),
        why: `pages with it fail more often: ${compare(failures)}${listKinds(PHASES, kinds)}`,
      },
      { strength: strength([silence]), why: `pages with it are not heard of again: ${compare(silence)}` },
      {
        strength: strength([slowness]),
        why: `pages with it are slow more often: ${compare(slowness)}${listKinds(LIMITS, kinds)}`,
      },
      { strength: strength([misses]), why: `pages with it lead nowhere more often: ${compare(misses)}` },
    ];
    const [strongest] = reasons.sort((a, b) => b.strength - a.strength);
    return { do: 'back', why: strongest?.why ?? '' };
  }
  const isBaked = lastedMs >= bakeMinutes * 60_000;
  return { do: isBaked && loads >= pagesNeeded({ steps, step }) ? 'next' : 'wait' };
}
