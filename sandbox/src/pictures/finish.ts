/** What makes it a painting: light from one side and the grain of brush and paper. */
import type { Painter } from './core/painter.ts';
import { random } from './core/random.ts';
import { HEIGHT, WIDTH, line, rect, round, times } from './core/svg.ts';

/** Strokes of a dry brush: long, flat, hardly seen alone. The same for all pictures, so that it is worked out once. */
const strokes = (seed: string, count: number) => {
  const r = random(seed);
  return times(count, () => {
    const w = r.between(50, 240);
    const slope = r.between(-0.16, 0.06);
    return `M${round(r.between(-100, WIDTH))} ${round(r.between(0, HEIGHT))}q${round(w / 2)} ${round(w * slope + r.between(-14, 14))} ${round(w)} ${round(w * slope)}`;
  });
};
const LIGHT_STROKES = strokes('light', 130);
const DARK_STROKES = strokes('dark', 130);
const FINE_STROKES = strokes('fine', 220);

/** Wraps a scene into a complete picture. */
export function finish(p: Painter, scene: string): string {
  const { light, shade } = p.mood;
  const sweep = p.define(
    'sweep',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${light}" stop-opacity=".2"/><stop offset=".45" stop-color="${light}" stop-opacity="0"/><stop offset=".6" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".3"/></linearGradient>`,
  );
  const grain =
    line(LIGHT_STROKES, '#ffffff', 13, 'opacity=".036" stroke-linecap="round"') +
    line(DARK_STROKES, shade, 12, 'opacity=".034" stroke-linecap="round"') +
    line(FINE_STROKES, '#ffffff', 2, 'opacity=".05" stroke-linecap="round"');
  const body = scene + rect(0, 0, WIDTH, HEIGHT, `url(#${sweep})`) + grain;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${p.definitions}</defs>${body}</svg>`;
}
