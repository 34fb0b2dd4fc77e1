/** SVG as text: small helpers that round numbers and keep the drawing code readable. The canvas is 1200 × 800. */

export const WIDTH = 1200;
export const HEIGHT = 800;

export type Point = readonly [number, number];

/** One decimal is a twelfth of a pixel on a large screen. */
export const round = (value: number) => Math.round(value * 10) / 10;

const attributes = (extra: string) => (extra === '' ? '' : ` ${extra}`);

/** `M…L…` through the points, open. */
export function track(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
export const poly = (points: readonly Point[], fill: string, extra = '') => path(`${track(points)}Z`, fill, extra);
export const line = (d: string, stroke: string, width = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${attributes(extra)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${attributes(extra)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(extra)}/>`;

/** Text of `count` pieces. */
export const times = (count: number, piece: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => piece(index)).join('');

/** Round dots of one colour in one path. */
export const dots = (points: readonly Point[], colour: string, size: number, extra = '') =>
  line(
    points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''),
    colour,
    size,
    `stroke-linecap="round"${attributes(extra)}`,
  );
