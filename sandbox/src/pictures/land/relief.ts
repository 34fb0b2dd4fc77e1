/** Sky, hills, rocks, peaks and water. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/svg.ts';
import { dots, ellipse, line, path, poly, rect, round, times, track } from '../core/svg.ts';

/** The sky of the mood with sun or moon, stars and clouds. */
export function sky(p: Painter, r: Random): string {
  const { mood } = p;
  const [x, y] = [mood.sun.x * 1200 + r.between(-60, 60), mood.sun.y * 800 + r.between(-20, 20)];
  const base = rect(-60, -60, 1320, 920, p.gradient([mood.sky[0], mood.sky[1], mood.sky[2], mood.sky[2]]));
  const white = mix(mood.light, '#ffffff', 0.6);
  const cloud = mix(mood.sky[2], mood.dim > 0.3 ? mood.light : '#ffffff', 0.7);
  if (mood.sun.disc === 'moon') {
    const stars = Array.from({ length: 46 }, (): Point => [r.between(0, 1200), r.between(0, 360)]);
    return (
      base +
      dots(stars, '#ffffff', 2.6, 'opacity=".75"') +
      ellipse(x, y, 150, 150, p.soft(mood.light, 0.6)) +
      ellipse(x, y, 27, 27, '#f6f1df') +
      ellipse(x + 9, y - 6, 23, 23, mix(mood.sky[0], '#f6f1df', 0.82)) +
      wisps(p, r, cloud, 4)
    );
  }
  const sun =
    ellipse(x, y, 460, 460, p.soft(mood.light, mood.sun.disc === 'sun' ? 0.95 : 0.6)) +
    (mood.sun.disc === 'sun' ? ellipse(x, y, 40, 40, white) : '');
  const puffs =
    (p.spec.mood === 'day' || p.spec.mood === 'clear') && r.chance(0.85)
      ? times(r.pick([1, 2, 2, 3]), () => puff(r, r.between(380, 1150), r.between(80, 270), r.between(60, 120), cloud))
      : '';
  return base + sun + wisps(p, r, cloud, 6) + puffs;
}

function wisps(p: Painter, r: Random, colour: string, count: number): string {
  return times(count, () =>
    ellipse(r.between(0, 1200), r.between(70, 400), r.between(160, 420), r.between(7, 18), p.soft(colour, 0.75, 0.1)),
  );
}

/** A cumulus: dabs over a flat base. */
function puff(r: Random, x: number, y: number, w: number, colour: string): string {
  return `<g opacity=".88">${times(6, (i) => {
    const a = (i - 2.5) / 2.5;
    return ellipse(
      x + a * w * 1.25 + r.between(-8, 8),
      y - Math.cos(a * 1.4) * w * 0.26,
      w * (0.5 - Math.abs(a) * 0.16),
      w * (0.34 - Math.abs(a) * 0.15),
      colour,
    );
  })}${ellipse(x, y + w * 0.06, w * 1.75, w * 0.13, colour)}</g>`;
}

/** A soft hill across the picture, filled to the bottom. */
export function hill(r: Random, y: number, swing: number, fill: string, step = 160): string {
  let d = `M-60 ${round(y + r.between(-swing, swing))}`;
  for (let x = -60; x < 1260;) {
    x += step * r.between(0.8, 1.2);
    d += `S${round(x - step * 0.5)} ${round(y + r.between(-swing, swing))} ${round(x)} ${round(y + r.between(-swing, swing))}`;
  }
  return path(`${d}V900H-60Z`, fill);
}

/** A rough ridge across the picture. */
export function ridge(r: Random, y: number, swing: number, fill: string, depth = 6): string {
  let points: Point[] = [
    [-60, y + r.between(-swing, swing) * 0.5],
    [1260, y + r.between(-swing, swing) * 0.5],
  ];
  let reach = swing;
  for (let level = 0; level < depth; level += 1) {
    const next: Point[] = [];
    points.forEach((point, index) => {
      const after = points[index + 1];
      next.push(point);
      if (after) next.push([(point[0] + after[0]) / 2, (point[1] + after[1]) / 2 + r.between(-reach, reach)]);
    });
    points = next;
    reach *= 0.5;
  }
  return path(`${track(points)}V900H-60Z`, fill);
}

/** A peak with a lit and a shaded side; `snow` is the share of its height that is white. */
export function peak(
  p: Painter,
  r: Random,
  x: number,
  base: number,
  w: number,
  h: number,
  haze: number,
  snow: number,
  stone = '#8c8f94',
): string {
  const left: Point[] = [[x, base - h]];
  const right: Point[] = [[x, base - h]];
  const spine: Point[] = [[x, base - h]];
  const steps = 8;
  for (let i = 1; i <= steps; i += 1) {
    const f = i / steps;
    const loose = i < steps ? 1 : 0;
    left.push([x - w * 0.55 * f + r.between(-0.05, 0.05) * w * loose, base - h + h * f + r.between(-0.025, 0.025) * h]);
    right.push([x + w * 0.5 * f + r.between(-0.05, 0.05) * w * loose, base - h + h * f + r.between(-0.025, 0.025) * h]);
    spine.push([x + w * (0.02 + 0.12 * f) * ((i % 2) * 2 - 1) * 0.6 + w * 0.06 * f, base - h + h * f]);
  }
  const bright = mix(p.far(stone, haze * 0.9), p.mood.light, 0.2);
  const dark = mix(p.far(mix(stone, '#5a6f86', 0.5), haze), p.mood.shade, 0.3);
  const body = poly([...left, ...spine.toReversed()], bright) + poly([...spine, ...right.toReversed()], dark);
  const m = Math.round(steps * snow);
  if (m < 2) return body;
  const white = mix(p.far('#ffffff', haze * 0.5), p.mood.light, 0.25);
  const blue = p.far(mix('#c9d8e6', p.mood.shade, 0.25), haze * 0.6);
  const jag = (a: Point, b: Point) =>
    [1, 2, 3, 4].map((j): Point => [
      a[0] + ((b[0] - a[0]) * j) / 5,
      a[1] + ((b[1] - a[1]) * j) / 5 + (j % 2 ? -1 : 1) * h * 0.05,
    ]);
  const [l, s, e]: readonly [Point, Point, Point] = [
    left[m] ?? [x, base],
    spine[m] ?? [x, base],
    right[m] ?? [x, base],
  ];
  return (
    body +
    poly([...left.slice(0, m + 1), ...jag(l, s), ...spine.slice(0, m + 1).toReversed()], white) +
    poly([...spine.slice(0, m + 1), ...jag(s, e), ...right.slice(0, m + 1).toReversed()], blue)
  );
}

/** A table mountain or a spire, with layers. */
export function butte(
  p: Painter,
  r: Random,
  x: number,
  base: number,
  w: number,
  h: number,
  haze: number,
  colour: string,
): string {
  const c = p.far(colour, haze);
  const k = () => r.between(-0.03, 0.03) * w;
  const top = base - h;
  const outline: Point[] = [
    [x, base],
    [x + w * 0.1 + k(), base - h * 0.42],
    [x + w * 0.16, base - h * 0.5],
    [x + w * 0.19 + k(), top + h * 0.1],
    [x + w * 0.26, top],
    [x + w * 0.5, top - h * 0.03],
    [x + w * 0.78, top + h * 0.02],
    [x + w * 0.83 + k(), base - h * 0.52],
    [x + w * 0.9, base - h * 0.42],
    [x + w, base],
  ];
  const dark: Point[] = [
    [x + w * 0.42, base],
    [x + w * 0.5, base - h * 0.46],
    [x + w * 0.52, top - h * 0.03],
    [x + w * 0.78, top + h * 0.02],
    [x + w * 0.83, base - h * 0.52],
    [x + w * 0.9, base - h * 0.42],
    [x + w, base],
  ];
  const layers = `M${round(x + w * 0.2)} ${round(top + h * 0.2)}h${round(w * 0.6)}M${round(x + w * 0.18)} ${round(top + h * 0.36)}h${round(w * 0.64)}M${round(x + w * 0.12)} ${round(base - h * 0.38)}h${round(w * 0.74)}`;
  const cracks = times(
    6,
    (i) =>
      `M${round(x + w * (0.28 + i * 0.085))} ${round(top + h * r.between(0.02, 0.1))}l${round(r.between(-5, 5))} ${round(h * r.between(0.22, 0.42))}`,
  );
  return (
    poly(outline, mix(c, p.mood.light, 0.14)) +
    poly(dark, p.mood.shade, 'opacity=".24"') +
    line(layers, mix(c, p.mood.shade, 0.28), 4, 'opacity=".5"') +
    line(cracks, mix(c, p.mood.shade, 0.35), 2.4, 'opacity=".45"')
  );
}

/** A sheet of water from `y` down, with strokes of light. */
export function water(p: Painter, r: Random, y: number, bottom: number, colours: readonly string[]): string {
  const strokes = times(p.indoors ? 12 : 34, (i) => {
    const f = (i / 34) ** 1.2;
    const w = r.between(26, 84) * (0.5 + f);
    const t = 0.8 + f * 2.4;
    return `M${round(r.between(-40, 1240))} ${round(y + 6 + f * (bottom - y - 10))}q${round(w)} ${round(-t)} ${round(w * 2)} 0q${round(-w)} ${round(t)} ${round(-w * 2)} 0`;
  });
  return (
    rect(-60, y, 1320, bottom - y + 60, p.gradient(colours)) +
    path(strokes, mix(p.mood.light, '#ffffff', 0.4), 'opacity=".42"')
  );
}

/**
 * What stands above `y`, mirrored in still water below it. The drawing is given twice to the renderer, once to the
 * file.
 */
export function reflected(p: Painter, r: Random, scene: string, y: number): string {
  const { mood } = p;
  const id = p.define('reflection', (name) => `<g id="${name}">${scene}</g>`);
  const clip = p.define('waterline', (name) => `<clipPath id="${name}"><path d="M-60 ${y}H1260V900H-60Z"/></clipPath>`);
  const tint = p.gradient([
    mix(mood.sky[1], mood.haze, 0.3),
    mix(mix(mood.sky[0], '#2b7f95', 0.5), mood.shade, 0.12),
    mix(mix(mood.sky[0], '#1f6f88', 0.6), mood.shade, 0.32),
  ]);
  const strokes = times(p.indoors ? 8 : 22, (i) => {
    const f = (i / 22) ** 1.3;
    const w = r.between(30, 90) * (0.6 + f);
    const t = 0.8 + f * 1.8;
    return `M${round(r.between(0, 1200))} ${round(y + 8 + f * 300)}q${round(w)} ${round(-t)} ${round(w * 2)} 0q${round(-w)} ${round(t)} ${round(-w * 2)} 0`;
  });
  return `<use href="#${id}"/><g clip-path="url(#${clip})"><use href="#${id}" transform="matrix(1 0 0 -1 0 ${y * 2})"/>${rect(-60, y, 1320, 900 - y, tint, 'opacity=".66"')}${path(strokes, mix(mood.light, '#ffffff', 0.4), 'opacity=".4"')}</g>`;
}

/** A boulder. */
export function boulder(p: Painter, r: Random, x: number, y: number, size: number, colour: string): string {
  const w = size * r.between(0.8, 1.3);
  return (
    p.shadow(x, y, w * 0.7, size * 0.14, 0.35) +
    poly(
      [
        [x - w * 0.55, y],
        [x - w * 0.5, y - size * 0.38],
        [x - w * 0.18, y - size * 0.68],
        [x + w * 0.25, y - size * 0.6],
        [x + w * 0.52, y - size * 0.26],
        [x + w * 0.58, y],
      ],
      p.lit(colour, 0.22),
    ) +
    poly(
      [
        [x + w * 0.05, y],
        [x + w * 0.1, y - size * 0.36],
        [x + w * 0.25, y - size * 0.6],
        [x + w * 0.52, y - size * 0.26],
        [x + w * 0.58, y],
      ],
      p.shaded(colour, 0.28),
    ) +
    (p.winter
      ? poly(
          [
            [x - w * 0.46, y - size * 0.44],
            [x - w * 0.18, y - size * 0.7],
            [x + w * 0.25, y - size * 0.62],
            [x + w * 0.1, y - size * 0.48],
            [x - w * 0.2, y - size * 0.5],
          ],
          p.snow,
        )
      : '')
  );
}
