/**
 * Plants: each drawn once as a definition in `currentColor`, then placed many times. Base of the stem at 0,0; 100 high.
 */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/svg.ts';
import { line, path, poly, round, times, track } from '../core/svg.ts';

export type Plant =
  | 'pine'
  | 'tree'
  | 'birch'
  | 'cypress'
  | 'palm'
  | 'oak'
  | 'olive'
  | 'tuft'
  | 'bush'
  | 'joshua'
  | 'saguaro'
  | 'agave';

const VARIANTS: Record<Plant, number> = {
  pine: 3,
  tree: 3,
  birch: 2,
  cypress: 1,
  palm: 2,
  oak: 2,
  olive: 2,
  tuft: 2,
  bush: 2,
  joshua: 2,
  saguaro: 2,
  agave: 1,
};

/** One plant with its foot at x, y, `height` pixels high. */
export function plant(
  p: Painter,
  r: Random,
  kind: Plant,
  x: number,
  y: number,
  height: number,
  colour: string,
): string {
  const variant = Math.floor(r.between(0, VARIANTS[kind]));
  const id = p.define(
    `plant:${kind}${variant}`,
    (name) => `<g id="${name}">${DRAWINGS[kind](p, p.random(`${kind}${variant}`))}</g>`,
  );
  const scale = Math.round(height) / 100;
  return `<use href="#${id}" color="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${r.chance(0.5) ? scale : -scale} ${scale})"/>`;
}

/** A row of plants from x0 to x1 that keeps an even but not regular distance; the far ones of a row come first. */
export function row(
  p: Painter,
  r: Random,
  kind: Plant,
  [x0, x1]: Point,
  y: number,
  height: number,
  colours: readonly string[],
  count: number,
  jitter = 0.25,
): string {
  const number = Math.ceil(count * (p.indoors ? 0.55 : 1));
  const plants = Array.from({ length: number }, (_, index) => ({
    x: x0 + ((x1 - x0) * (index + r.between(0.1, 0.9))) / number,
    y: y + r.between(-7, 7),
  }));
  return plants
    .sort((a, b) => a.y - b.y)
    .map((at) => plant(p, r, kind, at.x, at.y, height * r.between(1 - jitter, 1 + jitter), r.pick(colours)))
    .join('');
}

/** Grass over an area, larger towards the viewer. */
export function grass(
  p: Painter,
  r: Random,
  [y0, y1]: Point,
  count: number,
  colours: readonly string[],
  [s0, s1]: Point = [30, 70],
): string {
  return times(p.indoors ? 0 : count, (index) => {
    const f = (index + 0.5) / count;
    return plant(p, r, 'tuft', r.between(-20, 1220), y0 + (y1 - y0) * f, s0 + (s1 - s0) * f, r.pick(colours));
  });
}

const stroke = (d: string, width: number, colour: string, extra = '') =>
  line(d, colour, width, `stroke-linecap="round" ${extra}`);

const DRAWINGS: Record<Plant, (p: Painter, r: Random) => string> = {
  pine: (p, r) => {
    const left: Point[] = [[0, -100]];
    const right: Point[] = [];
    const middle: Point[] = [[0, -100]];
    for (let i = 1; i <= 8; i += 1) {
      const f = i / 8;
      const w = 3 + 22 * f ** 0.9;
      left.push([-w * r.between(0.82, 1.12), -100 + 92 * f], [-w * 0.52, -100 + 92 * f - 5]);
      right.push([w * r.between(0.82, 1.12), -100 + 92 * f + r.between(-2, 2)], [w * 0.52, -100 + 92 * f - 5]);
      middle.push([(i % 2 ? -0.2 : 0.14) * w, -100 + 92 * f - 3]);
    }
    const light = p.winter
      ? path(`${track([...left, ...middle.toReversed()])}Z`, p.snow, 'opacity=".78"')
      : path(
          `${track([...left, ...middle.toReversed()])}Z`,
          p.mood.light,
          `opacity="${p.mood.dim > 0.3 ? 0.1 : 0.22}"`,
        );
    return (
      path('M-2-12h4V0h-4z', p.shaded('#4b3728', 0.3)) +
      path(`${track([...left, ...right.toReversed()])}Z`, 'currentColor') +
      light
    );
  },
  tree: (p, r) => crown(p, r, { trunk: '#5a4232', top: -66, rx: 27, ry: 23 }),
  oak: (p, r) =>
    crown(p, r, { trunk: '#54443a', top: -62, rx: 44, ry: 20 }) +
    (p.spec.land === 'bayou'
      ? stroke(
          times(
            9,
            (i) =>
              `M${-42 + i * 10.5} ${round(-56 + Math.abs(i - 4) * 2)}q${round(r.between(-2, 2))} ${round(r.between(9, 16))} 0 ${round(r.between(16, 32))}`,
          ),
          2.6,
          p.lit('#8f9a86', 0.1),
          'opacity=".8"',
        )
      : ''),
  olive: (p, r) => crown(p, r, { trunk: '#6b5a48', top: -62, rx: 30, ry: 18 }),
  birch: (p, r) =>
    stroke('M0 0Q-2-50 1-92', 4.4, p.lit('#ece7da', 0.1)) +
    stroke('M-1-20h3M0-38h3M-1-55h3M0-70h2', 1.4, p.shaded('#4a4440', 0.2)) +
    times(
      16,
      (i) =>
        `<circle cx="${round(Math.sin(i * 2.4) * r.between(4, 17))}" cy="${round(-96 + i * 3.8)}" r="${round(r.between(4, 8))}" fill="currentColor" opacity="${i % 3 ? 0.95 : 0.75}"/>`,
    ),
  cypress: (p) =>
    path('M0-100C12-70 13-30 6-4H-6C-13-30-12-70 0-100Z', 'currentColor') +
    path('M0-100C-8-70-9-30-5-4H-6C-13-30-12-70 0-100Z', p.mood.light, 'opacity=".2"') +
    path('M-1.5-5h3V0h-3z', p.shaded('#4b3728')),
  palm: (p, r) => {
    const lean = r.between(-9, 9);
    const fronds: readonly Point[] = [
      [-46, -70],
      [-50, -92],
      [-34, -110],
      [-8, -118],
      [20, -114],
      [42, -100],
      [50, -80],
      [-36, -58],
      [38, -60],
    ];
    return (
      path(`M-3 0Q${round(lean - 6)}-45 ${round(lean)}-88l4 1Q${round(lean)}-45 4 0Z`, p.shaded('#8a6d50', 0.2)) +
      path(
        `M-3 0Q${round(lean - 6)}-45 ${round(lean)}-88h2Q${round(lean - 3)}-45 0 0Z`,
        p.mood.light,
        'opacity=".25"',
      ) +
      fronds
        .map(([x, y], i) =>
          path(
            `M${round(lean + 2)}-88Q${round(lean + x * 0.6)} ${round(y - 14)} ${round(lean + x)} ${round(y + 18)}Q${round(lean + x * 0.5)} ${round(y + 4)} ${round(lean + 2)}-88Z`,
            i % 2 ? 'currentColor' : mix(p.tone(p.foliage.middle), p.mood.light, i < 5 ? 0.3 : 0.08),
          ),
        )
        .join('')
    );
  },
  tuft: (_p, r) =>
    line(
      times(
        6,
        (i) =>
          `M${round((i - 2.5) * 3)} 0q${round((i - 2.5) * 2.4)} ${round(-r.between(30, 50))} ${round((i - 2.5) * r.between(7, 13))} ${round(-r.between(58, 98))}`,
      ),
      'currentColor',
      4.4,
      'stroke-linecap="round"',
    ),
  bush: (p, r) =>
    times(
      7,
      (i) =>
        `<circle cx="${round((i - 3) * 17)}" cy="${round(-26 - r.between(0, 26) - (3 - Math.abs(i - 3)) * 9)}" r="${round(r.between(22, 32))}" fill="currentColor"/>`,
    ) +
    path('M-76 0Q-70-34-40-30H40Q72-34 76 0Z', 'currentColor') +
    times(
      4,
      (i) =>
        `<circle cx="${round((i - 2) * 24 - 8)}" cy="${round(-50 - r.between(0, 22))}" r="12" fill="${p.mood.light}" opacity=".2"/>`,
    ),
  joshua: (p, r) => {
    const arms: readonly Point[] = [
      [-26, -66],
      [-14, -90],
      [10, -97],
      [27, -72],
      [32, -52],
    ];
    const spikes = ([x, y]: Point) =>
      times(
        9,
        (i) =>
          `M${x} ${y}l${round(Math.cos(-0.35 - i * 0.33) * r.between(9, 15))} ${round(Math.sin(-0.35 - i * 0.33) * r.between(9, 15))}`,
      );
    return (
      stroke(
        `M0 0Q-3-25 0-40${arms.map(([x, y]) => `M0-40Q${round(x * 0.7)} -46 ${x} ${y}`).join('')}`,
        7,
        p.shaded('#7a6248', 0.12),
      ) +
      stroke(arms.map(spikes).join(''), 3.4, 'currentColor') +
      stroke(arms.map(([x, y]) => spikes([x - 2, y - 1])).join(''), 1.2, p.mood.light, 'opacity=".35"')
    );
  },
  saguaro: (p, r) => {
    const [a, b] = [round(-r.between(36, 46)), round(-r.between(48, 60))];
    const d = `M0 0V-94M0 ${a}H-21V${a - 26}M0 ${b}H20V${b - 30}`;
    return (
      line(d, 'currentColor', 13, 'stroke-linecap="round" stroke-linejoin="round"') +
      `<g transform="translate(-3 0)">${line(d, p.mood.light, 2.4, 'stroke-linecap="round" stroke-linejoin="round" opacity=".5"')}</g>`
    );
  },
  agave: (p) =>
    times(9, (i) => {
      const [x, y] = [Math.sin((i - 4) * 0.33) * 92, -Math.cos((i - 4) * 0.33) * 86];
      return path(
        `M-8 0Q${round(x / 2 - 10)} ${round(y / 2)} ${round(x)} ${round(y)}Q${round(x / 2 + 10)} ${round(y / 2)} 8 0Z`,
        i % 2 ? 'currentColor' : mix(p.tone('#7d9c86'), p.mood.light, 0.25),
      );
    }),
};

/** A round or wide crown of overlapping dabs, lighter where the sun is. */
function crown(
  p: Painter,
  r: Random,
  { trunk, top, rx, ry }: { trunk: string; top: number; rx: number; ry: number },
): string {
  const bark = p.shaded(trunk, 0.3);
  const bare = p.winter;
  const dabs: Point[] = Array.from({ length: 13 }, (_, i) => [
    Math.cos(i * 0.483) * rx * r.between(0.72, 1.08),
    top + Math.sin(i * 0.483) * ry * r.between(0.78, 1.1),
  ]);
  const wood =
    path('M-3.5 0Q-1-25-2.5-52h5Q2-25 4.5 0Z', bark) +
    stroke(`M0-34L${round(rx * 0.45)} ${top + 8}M0-28L${round(-rx * 0.5)} ${top + 10}M0-46L3 ${top - 8}`, 2, bark);
  if (bare)
    return (
      wood +
      stroke(
        dabs
          .map(
            ([x, y]) => `M${round(x * 0.3)} ${round(top + 12)}Q${round(x * 0.5)} ${round(y)} ${round(x)} ${round(y)}`,
          )
          .join(''),
        1.3,
        bark,
      ) +
      stroke(
        dabs
          .slice(0, 7)
          .map(([x, y]) => `M${round(x)} ${round(y)}h0`)
          .join(''),
        5,
        p.snow,
        'opacity=".7"',
      )
    );
  const at = (list: readonly Point[], dx: number, dy: number, k: number) =>
    list.map(([x, y]) => `M${round(x * k + dx)} ${round(top + (y - top) * k + dy)}h0`).join('');
  return (
    wood +
    stroke(at(dabs, 0, 0, 1), 24, 'currentColor') +
    poly(dabs, 'currentColor') +
    stroke(
      at(
        dabs.filter((_, i) => i > 0 && i < 6),
        4,
        4,
        0.9,
      ),
      12,
      p.mood.shade,
      'opacity=".2"',
    ) +
    stroke(
      at(
        dabs.filter((_, i) => i > 6 && i < 12),
        -3,
        0,
        0.85,
      ),
      15,
      p.mood.light,
      `opacity="${p.mood.dim > 0.3 ? 0.12 : 0.26}"`,
    ) +
    stroke(
      at(
        dabs.filter((_, i) => i % 4 === 0),
        -2,
        -1,
        0.35,
      ),
      11,
      p.mood.light,
      'opacity=".13"',
    )
  );
}
