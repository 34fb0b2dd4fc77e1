import type { TimeCounts } from '@roost/shared/contracts/page-times';

/** Counts of the reports from a version's pages in ten seconds. */
export type Version = { remote: string; version: string };

export type HealthSpan = {
  /** Start of the ten seconds, in milliseconds since 1970. */
  at: number;
  remote: string;
  version: string;
  /** Pages sent with the version, pages that reported back, and pages that reported a failure. */
  sent: number;
  heard: number;
  failed: number;
  /** Pages whose browser measured speed, and those of them that were slow. */
  measured: number;
  slow: number;
  /** Failures and slow pages by kind: the phase that failed, or the limit that was missed. */
  kinds: Readonly<Record<string, number>>;
  /** Pages by how long they took. */
  times: TimeCounts;
  /**
   * Pages that showed the remote since these ten seconds, and those of them that reached one of its goals. The latter
   * grows for five minutes.
   */
  tried: number;
  reached: number;
};

export const NOTHING_HEARD = {
  sent: 0,
  heard: 0,
  failed: 0,
  measured: 0,
  slow: 0,
  kinds: {},
  times: {},
  tried: 0,
  reached: 0,
};

/** The phases in which a version fails. `server`: an older version was rendered in its place. */
const PHASES = ['resolve', 'load', 'loader', 'render', 'event', 'server'] as const;
export type Phase = (typeof PHASES)[number];
/** The limits that a slow page missed. */
export type Slow = 'lcp' | 'inp';

/** Reads a page's failure report such as `mfe-search:render`. Pages of older hosts name no phase. */
export function readFailure(text: string): { remote: string; phase: Phase | null } {
  const [remote = '', said] = text.split(':');
  return { remote, phase: PHASES.find((phase) => phase === said) ?? null };
}
