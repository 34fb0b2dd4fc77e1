/** Houses of stone, plaster and brick: cottage, villa, adobe, townhouses, apartment blocks. */
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { plant } from '../land/flora.ts';
import type { HousePainter } from './house-painter.ts';
import { chimney, door, gable, garden, pane, walkway } from './parts.ts';

export const cottage: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const stony = p.spec.land === 'hills' || p.spec.land === 'meadow' || r.chance(0.3);
  const wall = stony
    ? r.pick(['#d9c09a', '#c9b48c', '#bfae94'])
    : r.pick(['#f2ede2', '#b9cdd0', '#e9dcc3', '#8fa3a0', '#f0d9b8', '#9aa88a']);
  const roof = stony ? r.pick(['#7d705e', '#8a7a5e', '#5f625f']) : r.pick(['#6d7a80', '#8a8177', '#9c4a34', '#4a5658']);
  const [w, d] = [r.between(210, 240), r.between(230, 280)];
  const left = x - (w + d) / 2;
  const shutters = r.pick(['#5f7a6d', '#3f6a70', '#b5533a', '#7a8fa8', '#44584f']);
  const masonry = stony
    ? times(34, (i) =>
        rect(
          left + 10 + (i % 7) * (w / 7) + r.between(-4, 4),
          y - 18 - Math.floor(i / 7) * 30 + r.between(-4, 4),
          r.between(18, 28),
          11,
          p.shaded(wall, r.between(0.05, 0.25)),
          'rx="4" opacity=".55"',
        ),
      )
    : '';
  const roses = p.winter
    ? ''
    : times(22, () =>
        ellipse(left + w * 0.58 + r.between(-26, 88), y - 128 + r.between(-22, 34), 11, 9, p.tone(p.foliage.middle)),
      ) +
      times(18, () =>
        ellipse(
          left + w * 0.58 + r.between(-26, 88),
          y - 128 + r.between(-22, 34),
          5,
          5,
          p.lit(r.pick(['#e58fa0', '#f3ead9', '#d9425a']), 0.1),
        ),
      );
  return (
    walkway(p, left + w * 0.66, y + 2, 24, 20) +
    gable(p, r, {
      x: left,
      y,
      w,
      d,
      h: 136,
      rise: r.between(100, 124),
      overhang: 14,
      wall,
      roof,
      cladding: stony ? 'plain' : r.pick(['lap', 'shingle', 'plain']),
      trim: stony ? '#e6d9bd' : '#ffffff',
      chimney: true,
      front:
        masonry +
        pane(p, r, left + 34, y - 108, 56, 64, { shutters, box: true }) +
        door(p, left + w * 0.58, y, 52, 104, r.pick(['#3f6a70', '#b5472c', '#44584f', '#e0b14a', '#7a4a6a'])) +
        pane(p, r, left + w / 2 - 24, y - 196, 48, 50, { shutters }) +
        roses,
      side: pane(p, r, 34, -106, 54, 60, { box: true }) + pane(p, r, d - 92, -106, 54, 60, { box: true }),
    }) +
    p.glow(left + w * 0.5, y - 70, 260, 160) +
    times(9, (i) =>
      plant(
        p,
        r,
        'bush',
        left - 30 + i * 62,
        y + 14,
        r.between(26, 44),
        p.tone(i % 2 ? p.foliage.middle : p.foliage.dark),
      ),
    ) +
    (r.chance(0.5) ? garden(p, r, left - 120, y + 78) : '')
  );
};

/** A wall of rounded plaster boxes, one behind the other. */
export const adobe: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wall = r.pick(['#d99a6c', '#e6c09a', '#c98059', '#efe0c8', '#cf8f6b']);
  const trim = r.pick(['#3b8286', '#7b5236', '#44584f', '#3f6aa0']);
  const left = x - 270;
  const box = (bx: number, by: number, w: number, h: number, d: number, dim = 0) => {
    const k = d * 0.1;
    return (
      path(
        `M${round(bx + w)} ${round(by)}L${round(bx + w + d)} ${round(by - k)}V${round(by - h - k + 8)}Q${round(bx + w + d)} ${round(by - h - k)} ${round(bx + w + d - 12)} ${round(by - h - k)}L${round(bx + w - 8)} ${round(by - h)}Z`,
        p.shaded(wall, 0.36),
      ) +
      path(
        `M${round(bx)} ${round(by)}V${round(by - h + 14)}Q${round(bx + 2)} ${round(by - h)} ${round(bx + 18)} ${round(by - h)}H${round(bx + w - 16)}Q${round(bx + w)} ${round(by - h)} ${round(bx + w)} ${round(by - h + 14)}V${round(by)}Z`,
        p.lit(wall, 0.26 - dim),
      ) +
      (p.winter ? rect(bx + 6, by - h - 5, w - 8, 9, p.snow, 'rx="4"') : '')
    );
  };
  const beams = (bx: number, by: number, w: number) =>
    line(
      times(w / 34, (i) => `M${round(bx + i * 34 + 8)} ${round(by + 8)}l22 34`),
      p.mood.shade,
      5,
      'opacity=".22"',
    ) +
    line(
      times(w / 34, (i) => `M${round(bx + i * 34 + 5)} ${round(by + 5)}h0`),
      p.shaded('#6b4630', 0.2),
      11,
      'stroke-linecap="round"',
    );
  const frame = { columns: 1, frame: p.lit(trim, 0.1) };
  const ristra = r.chance(0.5)
    ? line(`M${left + 232} ${y - 108}v58`, p.tone('#a8322a'), 12, 'stroke-linecap="round" stroke-dasharray="1 9"')
    : '';
  return (
    walkway(p, left + 176, y + 2, 30, -30) +
    p.shadow(left + 330, y + 6, 440, 22, 0.5) +
    box(left + 190, y - 20, 270, r.between(210, 240), 150, 0.06) +
    beams(left + 215, y - 214, 230) +
    pane(p, r, left + 250, y - 190, 54, 60, frame) +
    pane(p, r, left + 350, y - 190, 54, 60, frame) +
    box(left, y, 330, 152, 120) +
    beams(left + 20, y - 134, 280) +
    pane(p, r, left + 40, y - 94, 72, 62, { ...frame, columns: 2, rows: 1 }) +
    door(p, left + 152, y, 56, 104, r.pick(['#2f7c82', '#7b5236', '#b5472c', '#3f5f9a'])) +
    ristra +
    pane(p, r, left + 248, y - 94, 54, 62, { ...frame, rows: 1 }) +
    box(left + 330, y + 4, 210, 104, 80) +
    rect(left + 370, y - 66, 120, 70, p.shaded(wall, 0.55)) +
    line(`M${left + 366} ${y + 4}v-74h128v74M${left + 430} ${y - 70}v74`, p.lit('#8a5f3f', 0.1), 9) +
    p.glow(left + 220, y - 60, 360, 150) +
    [left + 20, left + 226, left + 316].map((px) => pot(p, r, px, y + 10)).join('') +
    garden(p, r, left - 96, y + 80)
  );
};

function pot(p: Painter, r: Random, x: number, y: number): string {
  return (
    plant(p, r, 'agave', x + 14, y - 22, 40, p.tone('#7d9c86')) +
    path(`M${x} ${y - 26}h28l-5 28h-18z`, p.lit(r.pick(['#c9673f', '#b98a5a', '#3f7a8a']), 0.15)) +
    path(`M${x + 16} ${y - 26}h12l-5 28h-9z`, p.mood.shade, 'opacity=".2"')
  );
}

export const villa: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const white = p.spec.land === 'rocky' || (p.spec.land === 'tropical' && r.chance(0.6));
  const wall = white ? r.pick(['#f6f2e8', '#f2e9da']) : r.pick(['#e0bd8c', '#d9a97a', '#e8cfa2', '#cf9a72', '#e3c7a0']);
  const tile =
    white && p.spec.land === 'rocky' && r.chance(0.4) ? '#3f6f9a' : r.pick(['#b5603f', '#a9553a', '#c0714a']);
  const shutters = r.pick(['#5f7a5c', '#6d8496', '#7d4a3a', '#4f6f78']);
  const left = x - 290;
  const hip = (a: number, b: number, base: number, rise: number) =>
    poly(
      [
        [a - 18, base],
        [a + 44, base - rise],
        [b - 44, base - rise],
        [b + 18, base],
      ],
      p.lit(tile, 0.12),
    ) +
    line(
      times(
        (b - a) / 22,
        (i) =>
          `M${round(a - 14 + i * ((b - a + 28) / ((b - a) / 22)))} ${base}L${round(a + 46 + i * ((b - a - 92) / ((b - a) / 22)))} ${round(base - rise)}`,
      ),
      p.shaded(tile, 0.35),
      2,
      'opacity=".5"',
    ) +
    rect(a - 20, base - 3, b - a + 40, 8, p.shaded('#e6d3b0', 0.15)) +
    (p.winter ? rect(a - 10, base - rise - 3, b - a + 20, 8, p.snow, 'rx="4"') : '');
  const ivy = p.winter
    ? ''
    : times(26, () =>
        ellipse(
          left + 548 + r.between(-36, 30),
          y - r.between(8, 150),
          r.between(9, 16),
          r.between(8, 13),
          r.chance(0.7) ? p.tone(p.foliage.middle) : p.lit(p.spec.land === 'vineyard' ? '#8f7fb5' : '#d0508a', 0.1),
        ),
      );
  return (
    walkway(p, left + 300, y + 4, 40, 20) +
    p.shadow(x + 20, y + 8, 460, 24, 0.5) +
    rect(left, y - 150, 580, 150, p.lit(wall, 0.2)) +
    rect(left + 440, y - 150, 140, 150, p.shaded(wall, 0.1)) +
    hip(left, left + 580, y - 150, 54) +
    rect(left + 120, y - 284, 300, 150, p.lit(wall, 0.24)) +
    rect(left + 420, y - 276, 40, 142, p.shaded(wall, 0.34)) +
    hip(left + 116, left + 440, y - 284, 58) +
    [150, 246, 342].map((dx) => pane(p, r, left + dx, y - 262, 48, 66, { shutters })).join('') +
    times(
      3,
      (i) =>
        path(`M${left + 146 + i * 92} ${y}v-74q0-38 34-38t34 38v74z`, p.shaded(wall, 0.55)) +
        path(
          `M${left + 156 + i * 92} ${y}v-70q0-30 24-30t24 30v70z`,
          p.mood.glow >= 0.3 ? p.warm : p.glass,
          'opacity=".9"',
        ) +
        line(`M${left + 146 + i * 92} ${y}v-74q0-38 34-38t34 38v74`, p.lit('#efe0c2', 0.2), 7),
    ) +
    pane(p, r, left + 44, y - 108, 52, 70, { shutters }) +
    pane(p, r, left + 478, y - 108, 52, 70, { shutters }) +
    ivy +
    p.glow(left + 280, y - 60, 330, 140) +
    chimney(p, r, left + 370, y - 326, 30, wall) +
    [left - 6, left + 452, left + 120].map((px) => pot(p, r, px, y + 12)).join('') +
    table(p, r, left + 640, y + 40)
  );
};

/** A set table outside. */
function table(p: Painter, r: Random, x: number, y: number): string {
  const cloth = r.pick(['#f3ead9', '#b5533a', '#6d8496']);
  return (
    p.shadow(x, y + 4, 70, 8) +
    rect(x - 50, y - 44, 100, 10, p.lit(cloth, 0.2)) +
    poly(
      [
        [x - 50, y - 34],
        [x + 50, y - 34],
        [x + 44, y - 18],
        [x - 44, y - 18],
      ],
      p.shaded(cloth, 0.12),
    ) +
    line(`M${x - 38} ${y - 20}v24M${x + 38} ${y - 20}v24`, p.shaded('#6b4f37', 0.1), 5) +
    line(
      `M${x - 72} ${y + 2}v-46M${x - 72} ${y - 20}h20v22M${x + 72} ${y + 2}v-46M${x + 72} ${y - 20}h-20v22`,
      p.shaded('#6b4f37', 0.15),
      4.5,
    ) +
    ellipse(x, y - 50, 8, 10, p.lit('#5f8a58', 0.1))
  );
}

const FACADES = [
  ['#a4553d', '#ecdcc3'],
  ['#c98f6c', '#f1e6d0'],
  ['#5d6f6b', '#dfd6c2'],
  ['#d9c3a0', '#7b5a45'],
  ['#8b4a3c', '#e6d2b5'],
  ['#6e7b86', '#efe6d6'],
  ['#e2d4bd', '#55606a'],
] as const;

/** A street of brick houses with shops: apartments and lofts. */
export const block: HousePainter = (p, _x, y) => {
  const r = p.random('house');
  const start = Math.floor(r.between(0, FACADES.length));
  let at = -40;
  return [330, 300, 340, 340]
    .map((w, i) => {
      const [wall, trim] = FACADES[(start + i * 3) % FACADES.length] ?? FACADES[0];
      const facade = brickHouse(p, r, at, y, w, r.between(440, 570) - (i === 3 ? 50 : 0), wall, trim);
      at += w + 2;
      return facade;
    })
    .join('');
};

function brickHouse(
  p: Painter,
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  trim: string,
): string {
  const columns = r.pick([3, 4]);
  const cell = w / columns;
  const floor = (h - 150) / 3;
  const awning = r.pick(['#2f6a5c', '#b5472c', '#27425e', '#d9a23a', '#7a4a5a']);
  const windows = times(3, (j) =>
    times(columns, (i) => {
      const [wx, wy] = [x + cell * i + cell * 0.24, y - h + 40 + j * floor];
      return (
        pane(p, r, wx, wy, cell * 0.52, floor * 0.62, { frame: p.lit(trim, 0.1), lamp: 0.55 }) +
        rect(wx - 6, wy + floor * 0.62 + 4, cell * 0.52 + 12, 7, p.lit(trim, 0.25)) +
        rect(wx - 5, wy - 14, cell * 0.52 + 10, 8, p.lit(trim, 0.1))
      );
    }),
  );
  return (
    rect(x, y - h, w, h, p.gradient([p.lit(wall, 0.2), p.shaded(wall, 0.2)], 0.6, 1)) +
    rect(x - 8, y - h - 18, w + 16, 22, p.winter ? p.snow : p.lit(trim, 0.2)) +
    rect(x - 4, y - h + 4, w + 8, 8, p.mood.shade, 'opacity=".3"') +
    line(`M${x} ${round(y - h + 18)}h${w}`, p.shaded(trim, 0.15), 9, 'stroke-dasharray="11"') +
    windows +
    rect(x + 10, y - 104, w - 20, 104, p.shaded(wall, 0.55)) +
    pane(p, r, x + 26, y - 88, w * 0.34, 70, { rows: 1, frame: p.shaded(trim, 0.2), lamp: 1 }) +
    rect(x + w * 0.52, y - 90, 52, 90, p.lit(r.pick(['#2f5a52', '#a33a2c', '#27425e', '#c98f3a']), 0.1)) +
    pane(p, r, x + w * 0.52 + 62, y - 88, w * 0.48 - 98, 70, {
      columns: 1,
      rows: 1,
      frame: p.shaded(trim, 0.2),
      lamp: 1,
    }) +
    poly(
      [
        [x + 16, y - 112],
        [x + w - 16, y - 112],
        [x + w - 4, y - 84],
        [x + 4, y - 84],
      ],
      p.lit(awning, 0.12),
    ) +
    rect(x + 4, y - 84, w - 8, 7, p.shaded(awning, 0.2)) +
    p.glow(x + w / 2, y - 40, w * 0.6, 90)
  );
}

const PASTELS = ['#e8b9a0', '#f0d9a8', '#a9c6c2', '#c9b3c9', '#e9e2d3', '#9fb89a', '#d98f78', '#b8c9dd'] as const;

/** A row of narrow houses with stoops and iron balconies. */
export const townhouse: HousePainter = (p, _x, y) => {
  const r = p.random('house');
  const start = Math.floor(r.between(0, PASTELS.length));
  const gallery = r.chance(0.45);
  return times(5, (i) => {
    const [w, h] = [246, r.between(350, 430)];
    const x = -20 + i * 250;
    const wall = PASTELS[(start + i * 3) % PASTELS.length] ?? PASTELS[0];
    const shutters = r.pick(['#2f4a44', '#3f5f7a', '#5a3a34', '#f3ede0', '#27302f']);
    const roof = r.chance(0.5)
      ? rect(x - 4, y - h - 16, w + 8, 20, p.winter ? p.snow : p.lit('#f3ede0', 0.2)) +
        line(`M${x} ${round(y - h + 10)}h${w}`, p.shaded('#e9e0cf', 0.2), 7, 'stroke-dasharray="9 7"')
      : poly(
          [
            [x - 6, y - h],
            [x + 26, y - h - 64],
            [x + w - 26, y - h - 64],
            [x + w + 6, y - h],
          ],
          p.winter ? p.snow : p.shaded('#5b5f66', 0.1),
        ) + pane(p, r, x + w / 2 - 20, y - h - 50, 40, 44);
    const balcony =
      gallery || r.chance(0.3)
        ? rect(x + 6, y - h * 0.5 + 4, w - 12, 8, p.shaded('#27302f', 0.1)) +
          line(
            `M${x + 8} ${round(y - h * 0.5 - 18)}h${w - 16}`,
            p.shaded('#27302f', 0.1),
            40,
            'stroke-dasharray="2.6 9"',
          ) +
          line(`M${x + 6} ${round(y - h * 0.5 - 38)}h${w - 12}`, p.shaded('#27302f', 0.1), 4) +
          times(5, (k) =>
            ellipse(x + 26 + k * 48, y - h * 0.5 - 36, 17, 12, p.tone(k % 2 ? p.foliage.middle : p.foliage.dark)),
          )
        : '';
    const steps = times(4, (k) =>
      rect(x + 142 - k * 6, y - 40 + k * 10, 70 + k * 12, 11, p.lit('#cfc4b0', 0.25 - k * 0.05)),
    );
    return (
      rect(x, y - h, w, h, p.gradient([p.lit(wall, 0.24), p.shaded(wall, 0.14)], 0.5, 1)) +
      rect(x + w - 10, y - h, 10, h, p.mood.shade, 'opacity=".16"') +
      roof +
      [30, 146]
        .map(
          (dx) =>
            pane(p, r, x + dx, y - h + 44, 56, 88, { shutters, lamp: 0.6 }) +
            pane(p, r, x + dx, y - h * 0.5 - 30, 56, 100, { shutters, lamp: 0.7 }),
        )
        .join('') +
      balcony +
      pane(p, r, x + 34, y - 124, 56, 84, { shutters, box: true, lamp: 0.8 }) +
      door(p, x + 150, y - 38, 54, 108, r.pick(['#2f5a52', '#a33a2c', '#27425e', '#d9a23a', '#6a4a6a'])) +
      steps +
      line(`M${x + 134} ${y}v-62l12-18M${x + 224} ${y}v-62l-12-18`, p.shaded('#27302f', 0.1), 4) +
      p.glow(x + 176, y - 110, 90, 120)
    );
  });
};
