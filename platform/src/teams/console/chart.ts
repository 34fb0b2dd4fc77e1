/**
 * Small charts of a rollout: the new version beside the one before, over its time. Drawings without script and without
 * style attributes, which the console's policy allows none of.
 */
import { getThreeInFour } from '@roost/shared/contracts/page-times';
import type { Trend, TrendSide } from '../../rollout/trend.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

const WIDTH = 120;
const HEIGHT = 40;
/** Room for a line's width, and for the point of a rollout of one minute. */
const EDGE = 2;

type Read = (side: TrendSide) => number | null;
const toSeconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);
const part = (bad: number, all: number): number | null => (all === 0 ? null : (100 * bad) / all);

/** One line; where nothing is known there is a gap. */
function toPath(values: readonly (number | null)[], top: number): string {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  let pen = 'M';
  return values
    .flatMap((value, index) => {
      if (value === null) {
        pen = 'M';
        return [];
      }
      const x = EDGE + index * step;
      const y = HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE);
      const point = `${pen}${x.toFixed(1)} ${y.toFixed(1)}`;
      pen = 'L';
      // A point alone is a line of no length, which round ends make a dot.
      return values.length === 1 ? [`${point}h0`] : [point];
    })
    .join('');
}

function chart(trend: Trend, title: string, unit: string, read: Read): Html | false {
  const sides = [trend.points.map(({ normal }) => read(normal)), trend.points.map(({ canary }) => read(canary))];
  const [normal = [], canary = []] = sides;
  const known = [...normal, ...canary].filter((value) => value !== null);
  if (known.length === 0) return false;
  const top = Math.max(1, ...known);
  const last = (values: readonly (number | null)[]): string => {
    const value = values.findLast((one) => one !== null);
    return value === null || value === undefined ? '–' : `${Math.round(value * 10) / 10}${unit}`;
  };
  const text = `${title}: new ${last(canary)}, before ${last(normal)}, at most ${Math.round(top * 10) / 10}${unit}`;
  return html`<figure class="chart">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${text}">
      <path class="line-default" d="${toPath(normal, top)}" />
      <path class="line-canary" d="${toPath(canary, top)}" />
    </svg>
    <figcaption>${title} <strong class="warm">${last(canary)}</strong> <span>${last(normal)}</span></figcaption>
  </figure>`;
}

/** Traffic, health and vitals of both versions; nothing before the first minute was heard of. */
export function trendCharts(trend: Trend): Html {
  const minutes = trend.width / 60_000;
  return html`<div class="charts">
    ${chart(trend, 'Pages a minute', '', ({ heard }) => heard / minutes)}
    ${chart(trend, 'Failed', '\u00a0%', ({ failed, heard }) => part(failed, heard))}
    ${chart(trend, 'Slow', '\u00a0%', ({ slow, measured }) => part(slow, measured))}
    ${chart(trend, 'LCP of 3 in 4', '\u00a0s', ({ times }) => toSeconds(getThreeInFour(times, 'lcp')))}
    ${chart(trend, 'INP of 3 in 4', '\u00a0ms', ({ times }) => getThreeInFour(times, 'inp'))}
  </div>`;
}
