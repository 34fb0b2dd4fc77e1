/** An empty room in one-point perspective, with a window that looks at the home's own land. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import type { Land } from '../spec.ts';
import { landscape } from '../land/land.ts';

/** Paint, wood and cloth of one home; every room of it uses these. */
export type Interior = {
  wall: string;
  accent: string;
  floor: string;
  wood: string;
  frame: string;
  beams: boolean;
  rustic: boolean;
  fabrics: readonly [string, string, string];
};

const FABRICS = [
  ['#6f8a7c', '#e0a14a', '#efe6d6'],
  ['#c9673f', '#f1e4cc', '#3f6a70'],
  ['#d9cfbd', '#b5533a', '#54706a'],
  ['#3f5f6b', '#e6b565', '#efe2cd'],
  ['#b9a58a', '#44685c', '#d9774f'],
  ['#7a5a49', '#e9d8b8', '#c9824f'],
  ['#8fa3a8', '#f0e6d2', '#c9673f'],
  ['#5a6a55', '#d9b36a', '#efe4d0'],
] as const;

const RUSTIC: readonly Land[] = ['forest', 'alps', 'lake', 'desert', 'redrock', 'fjord'];

/** The home's interior, the same in every shot. */
export function interior(p: Painter): Interior {
  const r = p.random('interior');
  const rustic = RUSTIC.includes(p.spec.land) && p.spec.house !== 'modern' && p.spec.house !== 'condo';
  const wooden = rustic && ['cabin', 'aframe', 'chalet', 'treehouse'].includes(p.spec.house) && r.chance(0.6);
  return {
    wall: wooden
      ? r.pick(['#c99f70', '#b98a5c', '#d3b085', '#a98058'])
      : r.pick(['#efe7d9', '#d9ddcf', '#e8d6c3', '#cfd8d8', '#f2eee6', '#e3cdb9', '#e9e4d8', '#dfe3da']),
    accent: r.pick(['#a9b7a6', '#c98a63', '#8fa3a8', '#d9b98a', '#5f7a72', '#b5866a', '#7f8f9a', '#d8c7ae']),
    floor: r.pick(['#b98a5c', '#a3764d', '#c9a27a', '#8f6a4a', '#d0b48e', '#9a8f80']),
    wood: r.pick(['#8a6443', '#a3764d', '#6b4a35', '#b98d5f']),
    frame: r.pick(['#f4efe4', '#2f3836', '#8a6443', '#f4efe4']),
    beams: rustic || r.chance(0.2),
    rustic: wooden,
    fabrics: r.pick(FABRICS),
  };
}

/** Colours under a lamp or the light of the window. */
export class Room {
  readonly p: Painter;
  readonly style: Interior;
  readonly r: Random;

  constructor(p: Painter) {
    this.p = p;
    this.style = interior(p);
    this.r = p.random(`${p.spec.shot}${p.spec.n}`);
    p.indoors = true;
  }

  #inside(colour: string): string {
    return mix(colour, '#4a3a34', this.p.mood.dim * 0.42);
  }

  /** Lit by window or lamp. */
  lit(colour: string, amount = 0.2): string {
    return mix(this.#inside(colour), this.p.mood.glow >= 1 ? '#ffc98a' : this.p.mood.light, amount);
  }

  /** In shadow. */
  dark(colour: string, amount = 0.3): string {
    return mix(this.#inside(colour), mix(this.p.mood.shade, '#5a4030', 0.6), amount);
  }

  shadow(x: number, y: number, rx: number, ry: number): string {
    return ellipse(x, y, rx * 1.2, ry * 1.5, this.p.soft('#2a1a12', 0.5, 0.15));
  }

  /** Light of a lamp: weak by day. */
  lamp(x: number, y: number, radius: number): string {
    return ellipse(
      x,
      y,
      radius * 1.5,
      radius * 1.5,
      this.p.soft('#ffcf86', this.p.mood.glow >= 1 ? 0.42 : this.p.mood.glow > 0 ? 0.24 : 0.12),
    );
  }

  /** Walls, ceiling and floor. `back` is the wall that faces us. */
  shell({
    wall = this.style.wall,
    floor = this.style.floor,
    back = wall,
    baseline = 560,
    tiles = false,
  }: { wall?: string; floor?: string; back?: string; baseline?: number; tiles?: boolean } = {}): string {
    const [x0, x1, y0, y1] = [190, 1010, 110, baseline];
    const planks = tiles
      ? line(
          times(19, (i) => `M${round(600 + (i - 9) * 46)} ${y1}L${round(600 + (i - 9) * 132)} 800`) +
            times(6, (i) => `M0 ${round(y1 + (800 - y1) * ((i + 1) / 7) ** 1.5)}H1200`),
          this.dark(floor, 0.4),
          2,
          'opacity=".4"',
        )
      : line(
          times(19, (i) => `M${round(600 + (i - 9) * 46)} ${y1}L${round(600 + (i - 9) * 132)} 800`),
          this.dark(floor, 0.5),
          1.8,
          'opacity=".4"',
        );
    const paneling = this.style.rustic
      ? line(
          times(24, (i) => `M${x0} ${y0 + 18 + i * 18}H${x1}`),
          this.dark(wall, 0.5),
          1.6,
          'opacity=".35"',
        ) +
        line(
          times(
            14,
            (i) =>
              `M0 ${round(20 + i * 58)}L${x0} ${round(y0 + 6 + i * 33)}M1200 ${round(20 + i * 58)}L${x1} ${round(y0 + 6 + i * 33)}`,
          ),
          this.dark(wall, 0.5),
          1.6,
          'opacity=".3"',
        )
      : '';
    const beams = this.style.beams
      ? times(5, (i) => {
          const [a, b] = [x0 + ((x1 - x0) * (i + 0.5)) / 5, (1200 * (i + 0.5)) / 5];
          return (
            poly(
              [
                [a - 9, y0],
                [a + 9, y0],
                [b + 26, 0],
                [b - 26, 0],
              ],
              this.dark('#7a5638', 0.15),
            ) +
            poly(
              [
                [a + 4, y0],
                [a + 9, y0],
                [b + 26, 0],
                [b + 12, 0],
              ],
              this.dark('#5a3f2a', 0.3),
            )
          );
        })
      : '';
    return (
      rect(0, 0, 1200, 800, this.lit(back, 0.1)) +
      poly(
        [
          [0, 0],
          [x0, y0],
          [x0, y1],
          [0, 800],
        ],
        this.p.gradient([this.dark(wall, 0.2), this.dark(wall, 0.1)], 1, 0),
      ) +
      poly(
        [
          [1200, 0],
          [x1, y0],
          [x1, y1],
          [1200, 800],
        ],
        this.p.gradient([this.lit(wall, 0.2), this.dark(wall, 0.12)], 1, 0),
      ) +
      poly(
        [
          [0, 0],
          [1200, 0],
          [x1, y0],
          [x0, y0],
        ],
        this.p.gradient([this.lit('#f3ede2', 0.1), this.dark('#f3ede2', 0.16)]),
      ) +
      poly(
        [
          [0, 800],
          [1200, 800],
          [x1, y1],
          [x0, y1],
        ],
        this.p.gradient([this.dark(floor, 0.22), this.lit(floor, 0.18)]),
      ) +
      planks +
      paneling +
      beams +
      line(`M${x0} ${y1}H${x1}M0 800L${x0} ${y1}M1200 800L${x1} ${y1}`, this.lit('#f6f1e6', 0.2), 7)
    );
  }

  /** A window on the back wall with the land in it, curtains at its sides when asked. */
  window(
    x: number,
    y: number,
    w: number,
    h: number,
    {
      columns = 3,
      rows = 1,
      curtains = false,
      arch = false,
    }: { columns?: number; rows?: number; curtains?: boolean; arch?: boolean } = {},
  ): string {
    const { back, ground } = landscape(this.p);
    const scale = Math.max(w / 1200, h / 560);
    const clip = this.p.define(
      `view${round(x)},${round(y)}`,
      (id) =>
        `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${arch ? ` rx="${round(w / 2)}"` : ''}/></clipPath>`,
    );
    const frame = this.lit(this.style.frame, 0.15);
    const bars =
      times(columns - 1, (i) => `M${round(x + (w * (i + 1)) / columns)} ${round(y)}v${round(h)}`) +
      times(rows - 1, (i) => `M${round(x)} ${round(y + (h * (i + 1)) / rows)}h${round(w)}`);
    const cloth = this.r.pick(['#f3ead9', '#efe4d1', this.style.fabrics[2]]);
    const drapes = curtains
      ? [x - 62, x + w + 12]
          .map(
            (cx, side) =>
              rect(cx, y - 20, 50, h + 104, side ? this.dark(cloth, 0.1) : this.lit(cloth, 0.12), 'opacity=".95"') +
              line(
                `M${round(cx + 14)} ${round(y - 20)}v${round(h + 104)}M${round(cx + 30)} ${round(y - 20)}v${round(h + 104)}`,
                this.dark(cloth, 0.25),
                3,
                'opacity=".5"',
              ),
          )
          .join('') + line(`M${round(x - 76)} ${round(y - 22)}H${round(x + w + 76)}`, this.dark('#4a3a30', 0.1), 6)
      : '';
    return (
      `<g clip-path="url(#${clip})"><g transform="translate(${round(x + w / 2 - 600 * scale)} ${round(y - 90 * scale)}) scale(${Math.round(scale * 1000) / 1000})">${back}${ground}</g></g>` +
      rect(x, y, w, h, 'none', `stroke="${frame}" stroke-width="12"${arch ? ` rx="${round(w / 2)}"` : ''}`) +
      line(bars, frame, 8) +
      rect(x - 14, y + h + 4, w + 28, 12, this.lit(this.style.frame, 0.25)) +
      drapes
    );
  }

  /** The patch of light that a window throws on the floor. */
  sunlight(x: number, y: number, w: number): string {
    if (this.p.mood.glow >= 1) return '';
    const beam = this.p.gradient([mix(this.p.mood.light, '#ffffff', 0.2), this.p.mood.light], 0, 1);
    return path(
      `M${round(x + 20)} ${y + 16}H${round(x + w - 20)}L${round(x + w * 1.3 + 100)} 800H${round(x + 90)}Z`,
      beam,
      'opacity=".26"',
    );
  }
}
