import { addToTrend, NO_TREND } from './trend.ts';
import type { TrendSide } from './trend.ts';

const side = (heard: number, failed = 0): TrendSide => ({
  ...{ heard, failed, measured: heard, slow: 0 },
  times: heard > 0 ? { 'lcp 1000': heard } : {},
});

test('PLAT-9: spans of one minute are one point', () => {
  const once = addToTrend(NO_TREND, 60_000, side(10, 1), side(90));
  expect(addToTrend(once, 110_000, side(5, 1), side(10)).points).toEqual([
    { at: 60_000, canary: side(15, 2), normal: side(100) },
  ]);
});

test('PLAT-9: a rollout of days has as few points as one of an hour, and loses no page', () => {
  let trend = NO_TREND;
  for (let span = 0; span < 6 * 60 * 24; span += 1) trend = addToTrend(trend, span * 10_000, side(2), side(20, 1));
  expect(trend.points.length).toBeLessThanOrEqual(60);
  expect(trend.points.length).toBeGreaterThan(20);
  expect(trend.points.reduce((sum, { canary }) => sum + canary.heard, 0)).toBe(2 * 6 * 60 * 24);
});
