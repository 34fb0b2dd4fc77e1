/** The readings of the last quarter of an hour, and how much each counter grew in a part of it. */
import { parseSeries } from './exposition.ts';
import type { Reading, Series } from './exposition.ts';

/** Milliseconds that are looked back on at most. */
export const LONGEST_WINDOW_MS = 15 * 60_000;
/**
 * Of the last minute every reading is kept, of what is older one in each half minute: enough for its sums, since
 * counters only grow.
 */
const FINE_MS = 65_000;
const COARSE_MS = 30_000;
/** When a process begins: with another one its counters begin anew. */
const BEGUN = 'process_start_time_seconds';

type Kept = { at: number; values: Reading };
/** A series of one process, and how much it grew. */
export type Growth = Series & { process: string; by: number };

export class History {
  readonly #kept = new Map<string, Kept[]>();
  readonly #series = new Map<string, Series>();

  /** Adds what a process answered. @param at milliseconds of a clock that only goes forward */
  add(process: string, at: number, values: Reading): void {
    const all = [...(this.#kept.get(process) ?? []), { at, values }];
    const kept = all.filter((one, index) => {
      if (at - one.at > LONGEST_WINDOW_MS + COARSE_MS) return false;
      const before = all[index - 1];
      if (at - one.at <= FINE_MS || before === undefined || one.at - before.at >= COARSE_MS) return true;
      // The last of a process and the first of the next one: what was counted between the others is in these.
      return hasRestarted(all, index) || hasRestarted(all, index + 1);
    });
    this.#kept.set(process, kept);
  }

  /** The newest values of a process; none when it was never read. */
  newest(process: string): Reading {
    return this.#kept.get(process)?.at(-1)?.values ?? new Map<string, number>();
  }

  /** Seconds that a window really covers: fewer while the site is young. */
  covered(now: number, windowMs: number): number {
    const begun = [...this.#kept.values()].map((kept) => kept.find(({ at }) => now - at <= windowMs)?.at ?? now);
    return Math.max(0, now - Math.min(now, ...begun)) / 1000;
  }

  /** How much each series grew in the window, over restarts of its process. Series that did not are left out. */
  growth(now: number, windowMs: number): Growth[] {
    return [...this.#kept].flatMap(([process, kept]) => {
      const sums = new Map<string, number>();
      kept.forEach(({ at, values }, index) => {
        const before = kept[index - 1];
        // What was counted before the first reading is not known to belong to the window.
        if (before === undefined || now - before.at > windowMs || now - at > windowMs) return;
        const restarted = hasRestarted(kept, index);
        for (const [series, value] of values) {
          const last = restarted ? 0 : (before.values.get(series) ?? 0);
          const by = value >= last ? value - last : value;
          if (by > 0) sums.set(series, (sums.get(series) ?? 0) + by);
        }
      });
      return [...sums].map(([series, by]) => ({ ...this.#describe(series), process, by }));
    });
  }

  #describe(series: string): Series {
    const known = this.#series.get(series) ?? parseSeries(series);
    this.#series.set(series, known);
    return known;
  }
}

const hasRestarted = (kept: readonly Kept[], index: number): boolean =>
  kept[index]?.values.get(BEGUN) !== kept[index - 1]?.values.get(BEGUN);
