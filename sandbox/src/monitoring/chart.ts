/**
 * The page's charts as SVG: one over time with the limit of good, and a small trend for a table row. Pure functions.
 */
import { escapeHtml } from '../mail/page.ts';

const WIDTH = 620;
const HEIGHT = 200;
const SPARK = { width: 96, height: 28 };

type Line = { values: readonly (number | null)[]; dashed: boolean };
type Mark = { label: string; /** Share of the range, 0 to 1. */ at: number };

/** Returns a round step of the scale, so that the scale ends above the highest value. */
export function ceiling(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((candidate) => candidate >= highest) ?? highest;
}

/** Returns the runs of a line without gaps, as points. */
function segments(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): [number, number][][] {
  const parts: [number, number][][] = [[]];
  values.forEach((value, index) => {
    if (value === null) parts.push([]);
    else parts.at(-1)?.push([x(index), y(value)]);
  });
  return parts.filter((part) => part.length > 0);
}

const points = (part: readonly [number, number][]) => part.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** @param name what a screen reader says of it; the table below has the numbers */
export function chart({
  name,
  lines,
  good,
  goodLabel,
  format,
  from,
  middle,
  to,
  marks,
}: {
  name: string;
  lines: readonly Line[];
  good: number;
  goodLabel: string;
  format: (value: number) => string;
  from: string;
  middle: string;
  to: string;
  marks: readonly Mark[];
}): string {
  const highest = Math.max(good * 1.5, ...lines.flatMap(({ values }) => values.filter((value) => value !== null)));
  const top = ceiling(highest);
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const steps = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (index: number) => (index / (steps - 1)) * WIDTH;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        `<line class="grid" x1="0" x2="${WIDTH}" y1="${y(top * share)}" y2="${y(top * share)}"/><text x="-8" y="${y(top * share) + 4}" text-anchor="end">${format(top * share)}</text>`,
    )
    .join('');
  const drawn = lines
    .map(({ values, dashed }) =>
      segments(values, x, y)
        .map((part) => {
          const [only] = part;
          const kind = dashed ? 'line dashed' : 'line';
          return part.length === 1 && only
            ? `<circle class="${kind}" cx="${only[0].toFixed(1)}" cy="${only[1].toFixed(1)}" r="3"/>`
            : `<polyline class="${kind}" points="${points(part)}"/>`;
        })
        .join(''),
    )
    .join('');
  const markers = marks
    .map(({ label, at }, index) => {
      const near = at > 0.7;
      return (
        `<line class="mark" x1="${(at * WIDTH).toFixed(1)}" x2="${(at * WIDTH).toFixed(1)}" y1="0" y2="${HEIGHT}"/>` +
        `<text class="label" x="${(at * WIDTH + (near ? -6 : 6)).toFixed(1)}" y="${10 + (index % 3) * 16}" text-anchor="${near ? 'end' : 'start'}">${escapeHtml(label)}</text>`
      );
    })
    .join('');
  return (
    `<svg class="chart" viewBox="-62 -10 698 240" width="100%" role="img" aria-label="${escapeHtml(name)}">${grid}` +
    `<line class="threshold" x1="0" x2="${WIDTH}" y1="${y(good)}" y2="${y(good)}"/><text class="label quiet" x="${WIDTH}" y="${y(good) - 6}" text-anchor="end">${escapeHtml(goodLabel)}</text>${markers}${drawn}` +
    `<text x="0" y="222">${escapeHtml(from)}</text><text x="${WIDTH / 2}" y="222" text-anchor="middle">${escapeHtml(middle)}</text><text x="${WIDTH}" y="222" text-anchor="end">${escapeHtml(to)}</text></svg>`
  );
}

/** A row's trend. Empty when there is nothing to draw a line between. */
export function sparkline(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return '';
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const y = (value: number) => SPARK.height - 4 - ((value - low) / span) * (SPARK.height - 8);
  // The trend skips steps without visits.
  const line = values.flatMap((value, index): [number, number][] =>
    value === null ? [] : [[(index / (values.length - 1)) * SPARK.width, y(value)]],
  );
  return `<svg width="${SPARK.width}" height="${SPARK.height}" viewBox="0 0 ${SPARK.width} ${SPARK.height}" aria-hidden="true"><polyline class="spark" points="${points(line)}"/></svg>`;
}
