/**
 * How pages with two versions went over the time of a rollout, for a small chart: at most so many points, each of as
 * long a time as the others. Pure.
 */
import * as z from 'zod/mini';

const side = z.object({
  heard: z.number(),
  failed: z.number(),
  measured: z.number(),
  slow: z.number(),
  /** Pages by how long they took (contracts/page-times.ts). */
  times: z._default(z.record(z.string(), z.number()), () => ({})),
});
export const trendSchema = z.object({
  /** Milliseconds that a point is of. */
  width: z.number(),
  points: z.array(z.object({ at: z.number(), canary: side, normal: side })),
});
export type Trend = z.infer<typeof trendSchema>;
export type TrendSide = z.infer<typeof side>;

const MINUTE_MS = 60_000;
const MOST_POINTS = 60;
export const NO_TREND: Trend = { width: MINUTE_MS, points: [] };

/** Adds counts by name. */
export const addCounts = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) + (other[name] ?? 0),
    ]),
  );

const plus = (one: TrendSide, other: TrendSide): TrendSide => ({
  heard: one.heard + other.heard,
  failed: one.failed + other.failed,
  measured: one.measured + other.measured,
  slow: one.slow + other.slow,
  times: addCounts(one.times, other.times),
});
const pick = ({ heard, failed, measured, slow, times }: TrendSide): TrendSide => ({
  heard,
  failed,
  measured,
  slow,
  times,
});

/** Adds what was seen in a span. When there are too many points, each two become one of twice the time. */
export function addToTrend({ width, points }: Trend, at: number, canary: TrendSide, normal: TrendSide): Trend {
  const start = Math.floor(at / width) * width;
  const last = points.at(-1);
  const added =
    last?.at === start
      ? [...points.slice(0, -1), { at: start, canary: plus(last.canary, canary), normal: plus(last.normal, normal) }]
      : [...points, { at: start, canary: pick(canary), normal: pick(normal) }];
  if (added.length <= MOST_POINTS) return { width, points: added };
  return added.reduce<Trend>((all, point) => addToTrend(all, point.at, point.canary, point.normal), {
    width: width * 2,
    points: [],
  });
}
