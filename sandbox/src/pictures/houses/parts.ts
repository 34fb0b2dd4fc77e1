/** Parts houses are made of. Light comes from the left; a whole picture may be mirrored. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import type { Point } from '../core/svg.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';

export type WindowStyle = {
  columns?: number;
  rows?: number;
  frame?: string;
  sill?: boolean;
  arch?: boolean;
  shutters?: string;
  box?: boolean;
  lamp?: number;
};

/** A window; behind it is a lamp or the sky, by the hour. */
export function pane(
  p: Painter,
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle = {},
): string {
  const { columns = 2, rows = 2 } = style;
  const on = p.mood.glow >= 1 ? r.chance(style.lamp ?? 0.85) : r.chance(p.mood.glow * 0.7);
  const frame = style.frame ?? p.lit('#efe9dd', 0.1);
  const bars =
    times(columns - 1, (i) => `M${round(x + (w * (i + 1)) / columns)} ${round(y)}v${round(h)}`) +
    times(rows - 1, (i) => `M${round(x)} ${round(y + (h * (i + 1)) / rows)}h${round(w)}`);
  const corner = style.arch ? `rx="${round(w / 2)}"` : '';
  const shine =
    on || style.arch
      ? ''
      : poly(
          [
            [x + w * 0.1, y + h],
            [x + w * 0.5, y],
            [x + w * 0.72, y],
            [x + w * 0.32, y + h],
          ],
          '#ffffff',
          'opacity=".14"',
        );
  const shutters = style.shutters
    ? shutter(p, x - w * 0.36 - 5, y - 2, w * 0.36, h + 4, style.shutters) +
      shutter(p, x + w + 5, y - 2, w * 0.36, h + 4, style.shutters)
    : '';
  const flowers = style.box
    ? rect(x - 4, y + h + 4, w + 8, 10, p.shaded('#7d5a3a', 0.1)) +
      (p.winter
        ? rect(x - 4, y + h + 1, w + 8, 5, p.snow)
        : times(7, (i) =>
            ellipse(
              x + (w * i) / 6,
              y + h + 1 - (i % 2) * 4,
              6,
              5,
              p.tone(['#d8422f', '#5b8a4c', '#e86a8a', '#f2c14e'][i % 4] ?? '#5b8a4c'),
            ),
          ))
    : '';
  return (
    shutters +
    rect(x - 4, y - 4, w + 8, h + 8, frame, corner) +
    rect(x, y, w, h, on ? p.warm : p.glass, corner) +
    shine +
    line(bars, frame, 2.6) +
    (style.sill ? rect(x - 7, y + h + 4, w + 14, 5, p.lit('#efe9dd')) : '') +
    flowers
  );
}

function shutter(p: Painter, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x, y, w, h, p.lit(colour, 0.1)) +
    line(
      times(5, (i) => `M${round(x + 2)} ${round(y + (h * (i + 1)) / 6)}h${round(w - 4)}`),
      p.shaded(colour, 0.4),
      1.6,
    )
  );
}

/** A door with a small pane and a step. */
export function door(p: Painter, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x - 5, y - h - 5, w + 10, h + 5, p.lit('#efe8da', 0.1)) +
    rect(x, y - h, w, h, p.lit(colour, 0.1)) +
    rect(x + w * 0.2, y - h * 0.9, w * 0.6, h * 0.3, p.mood.glow >= 0.3 ? p.warm : p.glass) +
    line(
      `M${round(x + w * 0.2)} ${round(y - h * 0.46)}h${round(w * 0.6)}v${round(h * 0.34)}h${round(-w * 0.6)}z`,
      p.shaded(colour, 0.35),
      2,
    ) +
    ellipse(x + w * 0.86, y - h * 0.42, 3.4, 3.4, p.lit('#d9b26a', 0.3)) +
    rect(x - 10, y - 3, w + 20, 7, p.shaded('#b9ad9a', 0.1))
  );
}

export type Cladding = 'lap' | 'log' | 'batten' | 'shingle' | 'plain';

/** Lines of a clad wall whose lower left corner is at x, y. */
export function cladding(kind: Cladding, x: number, y: number, w: number, h: number, colour: string): string {
  if (kind === 'plain') return '';
  if (kind === 'batten')
    return line(
      times(w / 14 - 1, (i) => `M${round(x + (i + 1) * 14)} ${round(y)}v${round(-h)}`),
      colour,
      1.4,
      'opacity=".45"',
    );
  const step = kind === 'log' ? 16 : kind === 'shingle' ? 11 : 9;
  const courses = line(
    times(h / step - 1, (i) => `M${round(x)} ${round(y - (i + 1) * step)}h${round(w)}`),
    colour,
    kind === 'log' ? 3 : 1.4,
    'opacity=".45"',
  );
  if (kind !== 'shingle') return courses;
  return (
    courses +
    line(
      times(h / step, (i) =>
        times(w / 30, (j) => `M${round(x + j * 30 + (i % 2) * 15 + 4)} ${round(y - i * step)}v-11`),
      ),
      colour,
      1.2,
      'opacity=".35"',
    )
  );
}

export type Gable = {
  x: number;
  y: number;
  /** Width of the gable wall and depth of the side wall. */ w: number;
  d: number;
  h: number;
  /** Rise of the roof. */ rise: number;
  overhang?: number;
  wall: string;
  roof: string;
  cladding?: Cladding;
  trim?: string;
  chimney?: boolean;
  front?: string;
  side?: string;
  tin?: boolean;
};

/**
 * A house with its gable to the viewer's left and a side wall going back to the right. `side` is drawn in the side
 * wall's plane, from 0,0 at its foot.
 */
export function gable(p: Painter, r: Random, house: Gable): string {
  const { x, y, w, d, h, rise, wall, roof, overhang = 16, cladding: kind = 'lap', trim = '#efe8da' } = house;
  const k = d * 0.09;
  const middle = x + w / 2;
  const slope = rise / (w / 2);
  const [front, side, dark] = [p.lit(wall, 0.24), p.shaded(wall, 0.34), p.shaded(wall, 0.6)];
  const cover = p.winter ? p.snow : p.shaded(roof, 0.18);
  const face: Point[] = [
    [x, y],
    [x, y - h],
    [middle, y - h - rise],
    [x + w, y - h],
    [x + w, y],
  ];
  const eave: Point = [x + w + overhang, y - h + overhang * slope];
  const eaveBack: Point = [x + w + d + overhang * 0.7, y - h - k + overhang * slope];
  const top: Point = [middle, y - h - rise];
  const topBack: Point = [middle + d, y - h - rise - k * 0.8];
  const clip = p.define(
    `gable${round(x)},${round(y)},${round(w)},${round(h)}`,
    (id) =>
      `<clipPath id="${id}"><path d="M${face.map((point) => point.map(round).join(' ')).join('L')}Z"/></clipPath>`,
  );
  const seams = line(
    times(house.tin ? 16 : 7, (i) => {
      const t = (i + 1) / (house.tin ? 17 : 8);
      return house.tin
        ? `M${round(top[0] + (topBack[0] - top[0]) * t)} ${round(top[1] + (topBack[1] - top[1]) * t)}L${round(eave[0] + (eaveBack[0] - eave[0]) * t)} ${round(eave[1] + (eaveBack[1] - eave[1]) * t)}`
        : `M${round(top[0] + (eave[0] - top[0]) * t)} ${round(top[1] + (eave[1] - top[1]) * t)}L${round(topBack[0] + (eaveBack[0] - topBack[0]) * t)} ${round(topBack[1] + (eaveBack[1] - topBack[1]) * t)}`;
    }),
    p.winter ? p.shaded('#c7d6e4', 0.15) : p.shaded(roof, 0.5),
    2,
    'opacity=".5"',
  );
  const edge = `M${round(x - overhang)} ${round(y - h + overhang * slope)}L${round(top[0])} ${round(top[1])}L${round(eave[0])} ${round(eave[1])}`;
  return (
    p.shadow(middle + d * 0.6, y + 6, w * 0.5 + d * 0.7, 18, 0.55) +
    poly(
      [
        [x + w, y],
        [x + w + d, y - k],
        [x + w + d, y - h - k],
        [x + w, y - h],
      ],
      side,
    ) +
    `<g transform="matrix(1 ${Math.round((-k / d) * 1000) / 1000} 0 1 ${round(x + w)} ${round(y)})">${cladding(kind, 0, 0, d, h, dark)}${house.side ?? ''}</g>` +
    poly(face, front) +
    `<g clip-path="url(#${clip})">${cladding(kind, x, y, w, h + rise, mix(front, dark, 0.6))}${poly([[x, y - h], top, [x + w, y - h], [x + w, y - h + 16], [middle, y - h - rise + 30], [x, y - h + 16]], dark, 'opacity=".35"')}</g>` +
    (house.front ?? '') +
    poly([top, topBack, eaveBack, eave], cover) +
    seams +
    poly([eave, eaveBack, [eaveBack[0], eaveBack[1] + 9], [eave[0], eave[1] + 9]], p.shaded(trim, 0.3)) +
    line(edge, p.winter ? cover : p.lit(trim, 0.15), p.winter ? 13 : 10) +
    (house.chimney ? chimney(p, r, middle + d * 0.45, y - h - rise * 0.72, rise * 0.62) : '')
  );
}

/** A chimney with smoke in cold weather or at night. */
export function chimney(p: Painter, r: Random, x: number, y: number, height: number, stone = '#8b7d72'): string {
  const smoke = r.chance(p.winter || p.season === 'autumn' ? 0.8 : 0.3)
    ? path(
        `M${round(x + 14)} ${round(y - height - 12)}q-26-40 6-78t-8-86q-6-30 16-60q34 30 6 66t10 84t-8 74Z`,
        p.soft(mix(p.mood.sky[2], '#ffffff', 0.5), 0.75, 0.1),
      )
    : '';
  return (
    smoke +
    rect(x, y - height, 34, height + 14, p.lit(stone)) +
    rect(x + 22, y - height, 12, height + 14, p.shaded(stone, 0.45)) +
    rect(x - 4, y - height - 8, 42, 10, p.winter ? p.snow : p.shaded('#6e635b', 0.1))
  );
}

/** A railing whose foot is at y. */
export function railing(p: Painter, x: number, y: number, w: number, colour: string, h = 36, gap = 24): string {
  return (
    line(
      `M${round(x)} ${round(y - h / 2)}h${round(w)}`,
      p.shaded(colour, 0.2),
      h,
      `stroke-dasharray="3.4 ${gap - 3}"`,
    ) + rect(x - 3, y - h - 5, w + 6, 6, p.winter ? p.snow : p.lit(colour, 0.3))
  );
}

/** A deck seen from the front. */
export function deck(p: Painter, x: number, y: number, w: number, colour = '#a77f55'): string {
  return (
    rect(x, y - 8, w, 14, p.lit(colour, 0.25)) +
    rect(x, y + 6, w, 13, p.shaded('#6f5138', 0.35)) +
    (p.winter ? rect(x - 2, y - 11, w + 4, 6, p.snow) : '')
  );
}

/** An Adirondack chair; `scale` 1 is 66 high. */
export function chair(p: Painter, x: number, y: number, scale: number, colour: string): string {
  const [a, b] = [p.lit(colour, 0.2), p.shaded(colour, 0.35)];
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${path('M6-22L22-62L30-60L16-18Z', b)}${path('M-6-24L10-66Q18-72 24-66L10-22Z', a)}${path('M-26-22L14-26L14-20L-24-15Z', a)}${path('M-22-18v18h5v-19zM10-20L18 0h5L15-22Z', b)}${path('M-30-36h40v5h-40zM-26-32v12h4v-12z', a)}</g>`;
}

/** The way to the door, from x, y to the lower edge. */
export function walkway(p: Painter, x: number, y: number, width: number, bend = 40): string {
  const colours: Partial<Record<typeof p.spec.land, string>> = {
    beach: '#efe2c4',
    desert: '#ecd2a6',
    redrock: '#e3bd96',
    vineyard: '#e6d3ac',
    tropical: '#e2d6b8',
    city: '#cfc8bb',
  };
  const fill = p.winter ? p.shaded('#dfe8f0', 0.1) : p.lit(colours[p.spec.land] ?? '#c9b48c', 0.15);
  return path(
    `M${round(x - width * 0.2)} ${round(y)}Q${round(x + bend)} ${round(y + 70)} ${round(x - width * 1.4 - bend)} 900H${round(x + width * 1.8 - bend)}Q${round(x + bend + width)} ${round(y + 70)} ${round(x + width * 0.4)} ${round(y)}Z`,
    fill,
  );
}

/** Chairs before the house, sometimes. */
export function garden(p: Painter, r: Random, x: number, y: number): string {
  const colours = ['#b5472c', '#d8a23a', '#3f6a70', '#e6ddcc', '#44584f'];
  const c = r.pick(colours);
  return r.chance(0.65)
    ? p.shadow(x, y, 34, 5) + chair(p, x, y, 1.1, c) + p.shadow(x + 96, y + 6, 34, 5) + chair(p, x + 96, y + 6, 1.1, c)
    : '';
}
