/** Houses of wood: cabin, A-frame, lake house, chalet, treehouse. */
import type { Painter } from '../core/painter.ts';
import { line, path, poly, rect, round, times, ellipse } from '../core/svg.ts';
import { chair, chimney, deck, door, gable, garden, pane, railing, walkway } from './parts.ts';
import type { HousePainter } from './house-painter.ts';

export const cabin: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wood = r.pick(['#8f6140', '#7a5238', '#a37449', '#6d5442', '#5f5a52']);
  const [w, d, rise] = [r.between(230, 260), r.between(260, 310), r.between(105, 130)];
  const left = x - (w + d) / 2;
  const windows = { sill: true, frame: p.lit(r.pick(['#efe9dd', '#2f3b37', '#b5472c']), 0.1), box: r.chance(0.4) };
  const roof = r.pick(['#3f5148', '#4b3b36', '#5a4640', '#7a3f34']);
  return (
    walkway(p, left + w * 0.66, y + 6, 26, 30) +
    gable(p, r, {
      x: left,
      y,
      w,
      d,
      h: 150,
      rise,
      overhang: 26,
      wall: wood,
      roof,
      trim: '#c9a877',
      cladding: r.pick(['log', 'log', 'batten', 'shingle']),
      chimney: true,
      tin: r.chance(0.4),
      front:
        pane(p, r, left + 42, y - 112, 64, 68, windows) +
        door(p, left + w * 0.6, y - 2, 58, 116, r.pick(['#3d5a4e', '#8a3a2c', '#2f4a5c', '#c98f3a'])) +
        pane(p, r, left + w / 2 - 26, y - 212, 52, 44),
      side: pane(p, r, 42, -112, 72, 60, windows) + pane(p, r, d - 116, -112, 72, 60, windows),
    }) +
    deck(p, left - 50, y, w + 100) +
    railing(p, left - 50, y - 6, w * 0.72, '#b58d62', 38) +
    p.glow(left + w * 0.6, y - 80, 300, 180) +
    garden(p, r, left - 110, y + 74)
  );
};

export const aframe: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const [height, w, d, k] = [r.between(330, 375), r.between(330, 380), r.between(170, 230), 22];
  const wood = r.pick(['#9a6a43', '#7d5a41', '#a8794c', '#3f4644']);
  const roof = r.pick(['#2f3a3c', '#4a3a34', '#3d4f48', '#6f3a30']);
  const cx = x - d / 3;
  const top = y - height;
  const cover = p.winter ? p.snow : p.shaded(roof, 0.1);
  const pane1 = p.mood.glow >= 0.3 ? p.warm : p.glass;
  const [gy, hw, ty] = [y - height * 0.42, (w / 2) * 0.5, y - height * 0.84];
  const dark = p.shaded(roof, 0.1);
  const boards = line(
    times(22, (i) => {
      const dx = -w / 2 + 14 + (i * (w - 28)) / 21;
      const up = y - height * (1 - Math.abs(dx) / (w / 2)) + 8;
      return up < y ? `M${round(cx + dx)} ${round(y)}V${round(up)}` : '';
    }),
    p.shaded(wood, 0.5),
    1.5,
    'opacity=".4"',
  );
  const seams = line(
    times(
      9,
      (i) => `M${round(cx + (w / 2) * ((i + 1) / 10))} ${round(top + height * ((i + 1) / 10))}l${round(d)} ${-k}`,
    ),
    p.winter ? p.shaded('#c7d6e4', 0.15) : p.shaded(roof, 0.5),
    2,
    'opacity=".45"',
  );
  const wide = w * 0.6;
  return (
    walkway(p, cx, y + 10, 26, 30) +
    p.shadow(cx + d / 2, y + 8, w * 0.9, 22, 0.6) +
    poly(
      [
        [cx, top],
        [cx + d, top - k],
        [cx + w / 2 + d + 10, y - k],
        [cx + w / 2, y],
      ],
      cover,
    ) +
    seams +
    poly(
      [
        [cx - w / 2, y],
        [cx, top],
        [cx + w / 2, y],
      ],
      p.lit(wood, 0.2),
    ) +
    boards +
    poly(
      [
        [cx - hw, gy],
        [cx, ty],
        [cx + hw, gy],
      ],
      pane1,
    ) +
    line(
      `M${round(cx - hw)} ${round(gy)}L${round(cx)} ${round(ty)}L${round(cx + hw)} ${round(gy)}ZM${round(cx)} ${round(ty)}V${round(gy)}M${round(cx - hw / 2)} ${round((gy + ty) / 2)}V${round(gy)}M${round(cx + hw / 2)} ${round((gy + ty) / 2)}V${round(gy)}`,
      dark,
      5,
    ) +
    rect(cx - wide / 2, y - height * 0.37, wide, height * 0.37 - 10, pane1) +
    line(
      `M${round(cx - wide / 2)} ${round(y - height * 0.37)}h${round(wide)}V${round(y - 10)}h${round(-wide)}zM${round(cx - wide / 6)} ${round(y - height * 0.37)}V${round(y - 10)}M${round(cx + wide / 6)} ${round(y - height * 0.37)}V${round(y - 10)}`,
      dark,
      5,
    ) +
    line(
      `M${round(cx - w / 2 - 14)} ${round(y + 6)}L${round(cx)} ${round(top - 8)}L${round(cx + w / 2 + 14)} ${round(y + 6)}`,
      p.winter ? cover : p.lit(roof, 0.2),
      15,
      'stroke-linejoin="miter"',
    ) +
    deck(p, cx - w * 0.66, y, w * 1.32) +
    railing(p, cx - w * 0.66, y - 6, w * 0.42, '#a77f55', 40) +
    railing(p, cx + w * 0.24, y - 6, w * 0.42, '#a77f55', 40) +
    p.glow(cx, y - 110, 300, 220) +
    chair(p, cx - w * 0.42, y - 4, 0.85, r.pick(['#b5472c', '#e6ddcc', '#d8a23a'])) +
    garden(p, r, cx + w * 0.75, y + 74)
  );
};

export const lakehouse: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wall = r.pick(['#e9e2d3', '#3d4a4a', '#8a5f43', '#c9bfae', '#4f6a70', '#a8552f']);
  const [w, d] = [r.between(225, 250), r.between(200, 240)];
  const left = x - (w + d) / 2;
  const glassy = p.mood.glow >= 0.3 ? p.warm : p.glass;
  const frame = p.shaded('#2c3536', 0.1);
  const gy = y - 120;
  const front =
    rect(left + 22, y - 112, w - 44, 108, glassy) +
    line(
      `M${round(left + 22)} ${round(y - 112)}h${round(w - 44)}v108h${round(44 - w)}zM${round(left + w / 3 + 8)} ${round(y - 112)}v108M${round(left + (w * 2) / 3 - 8)} ${round(y - 112)}v108`,
      frame,
      5,
    ) +
    poly(
      [
        [left + 50, gy],
        [left + w / 2, gy - 80],
        [left + w - 50, gy],
      ],
      glassy,
    ) +
    line(
      `M${round(left + 50)} ${round(gy)}L${round(left + w / 2)} ${round(gy - 80)}L${round(left + w - 50)} ${round(gy)}ZM${round(left + w / 2)} ${round(gy - 80)}V${round(gy)}`,
      frame,
      5,
    );
  return (
    gable(p, r, {
      x: left,
      y,
      w,
      d,
      h: 138,
      rise: r.between(100, 122),
      overhang: 22,
      wall,
      roof: r.pick(['#38434a', '#5b4a42', '#2e3f3d', '#7d8a8c']),
      cladding: r.pick(['batten', 'shingle', 'lap']),
      trim: '#d9cfbd',
      chimney: r.chance(0.6),
      tin: r.chance(0.4),
      front,
      side: pane(p, r, 32, -104, 62, 54, { rows: 1 }) + pane(p, r, d - 92, -104, 62, 54, { rows: 1 }),
    }) +
    p.glow(left + w / 2, y - 60, 260, 190) +
    deck(p, left - 46, y, w + 92, '#b08a5f') +
    railing(p, left - 46, y - 6, w * 0.5, '#b58d62', 30, 20) +
    chair(p, left + w + 20, y - 4, 0.8, r.pick(['#d9542e', '#e8c25a', '#f1ece0', '#3e7a7a']))
  );
};

export const chalet: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const w = r.between(420, 470);
  const left = x - w / 2 - 40;
  const wood = r.pick(['#8a5a38', '#6f4a33', '#a36f42', '#5a4638']);
  const [rise, h, overhang, d, k] = [r.between(130, 160), 210, 66, 130, 14];
  const slope = rise / (w / 2);
  const cover = p.winter ? p.snow : p.shaded('#4f4a47', 0.05);
  const shutters = r.pick(['#4d6b52', '#8a3a2c', '#3f5a70', '#d9c9a8']);
  const boards = line(
    times((h + rise) / 13 - 2, (i) => {
      const up = (i + 1) * 13;
      const inset = up < h ? 0 : (up - h) / slope;
      return inset * 2 < w ? `M${round(left + inset)} ${round(y - up)}H${round(left + w - inset)}` : '';
    }),
    p.shaded(wood, 0.5),
    1.6,
    'opacity=".45"',
  );
  const stones = times(4, (j) =>
    times(9, (i) =>
      rect(
        left + 3 + (i * (w - 6)) / 9,
        y - 84 + j * 21,
        (w - 6) / 9 - 5,
        16,
        p.shaded('#8d8678', r.between(0.02, 0.22)),
        'rx="4" opacity=".6"',
      ),
    ),
  );
  const geraniums = p.winter
    ? ''
    : times(27, (i) =>
        ellipse(
          left - 20 + (i * (w + 40)) / 26,
          y - 140 + r.between(-4, 5),
          7,
          6,
          p.tone(['#4d7a45', '#d8422f', '#e86a55'][i % 3] ?? '#4d7a45'),
        ),
      );
  const [l, a, e] = [
    [left - overhang, y - h + overhang * slope],
    [left + w / 2, y - h - rise],
    [left + w + overhang, y - h + overhang * slope],
  ] as const;
  return (
    walkway(p, left + w / 2, y + 6, 26, 20) +
    p.shadow(left + w / 2 + 50, y + 8, 400, 22, 0.5) +
    poly(
      [
        [left + w, y],
        [left + w + d, y - k],
        [left + w + d, y - h - k + 30],
        [left + w, y - h],
      ],
      p.shaded(wood, 0.5),
    ) +
    rect(left, y - h, w, h, p.lit(wood, 0.18)) +
    poly(
      [
        [left, y - h],
        [left + w / 2, y - h - rise],
        [left + w, y - h],
      ],
      p.lit(wood, 0.1),
    ) +
    boards +
    rect(left, y - 84, w, 84, p.lit('#a9a193', 0.2)) +
    stones +
    [0.1, 0.34, 0.58, 0.8]
      .map((t) => pane(p, r, left + w * t, y - h + 26, 58, 72, { frame: p.lit('#f2ead8', 0.1), shutters }))
      .join('') +
    pane(p, r, left + w / 2 - 34, y - h - 78, 68, 58) +
    pane(p, r, left + 40, y - 64, 60, 42) +
    pane(p, r, left + w - 100, y - 64, 60, 42) +
    door(p, left + w / 2 - 29, y, 58, 78, r.pick(['#3f5a4c', '#7a3a2c', '#c98f3a'])) +
    rect(left - 30, y - 94, w + 60, 12, p.lit(wood, 0.35)) +
    railing(p, left - 30, y - 94, w + 60, wood, 44, 15) +
    geraniums +
    poly(
      [
        [a[0], a[1]],
        [a[0] + d, a[1] - k],
        [e[0] + d, e[1] - k],
        [e[0], e[1]],
      ],
      p.winter ? p.shaded('#dbe6f0', 0.12) : p.shaded('#3f3a38', 0.2),
    ) +
    chimney(p, r, left + w * 0.78, y - h - rise * 0.5, 56) +
    poly(
      [
        [l[0], l[1]],
        [l[0] - 4, l[1] - 24],
        [a[0], a[1] - 28],
        [e[0] + 4, e[1] - 24],
        [e[0], e[1]],
        [a[0], a[1] + 6],
      ],
      cover,
    ) +
    line(
      `M${round(l[0])} ${round(l[1] + 4)}L${round(a[0])} ${round(a[1] + 8)}L${round(e[0])} ${round(e[1] + 4)}`,
      p.shaded(wood, 0.25),
      9,
    ) +
    p.glow(left + w / 2, y - 130, 380, 190)
  );
};

export const treehouse: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wood = r.pick(['#a5764a', '#8a6a4c', '#6f5a48', '#b08a5a']);
  const up = y - r.between(170, 205);
  const left = x - 190;
  const trunk = (tx: number, width: number) =>
    path(
      `M${tx - width} ${y + 30}Q${tx - width * 0.5} ${y - 160} ${tx - width * 0.55} ${up - 330}H${tx + width * 0.5}Q${tx + width * 0.5} ${y - 160} ${tx + width} ${y + 30}Z`,
      p.gradient([p.shaded('#5a4636', 0.35), p.shaded('#6b543f', 0.15), p.shaded('#4b3a2d', 0.4)], 1, 0.1),
    ) +
    line(
      `M${tx - width * 0.2} ${y}q6-90 0-180M${tx + width * 0.3} ${y - 20}q-4-80 2-170`,
      p.shaded('#3a2d24', 0.3),
      3,
      'opacity=".5"',
    );
  const tones = [
    p.tone(p.foliage.dark),
    p.tone(p.winter ? '#8fa39b' : p.foliage.middle),
    p.lit(p.winter ? '#c9d3d0' : p.foliage.light, 0.12),
  ];
  // Three layers of leaves, the light ones last and to the upper left, where the sun is.
  const canopy = tones
    .map((tone, layer) =>
      times(34, () => {
        const along = r.between(-1, 1);
        return ellipse(
          x + along * 330 - layer * 16,
          up - 330 - r.between(0, 120) + Math.abs(along) * 70 - layer * 20,
          r.between(34, 62) - layer * 8,
          r.between(26, 42) - layer * 6,
          tone,
        );
      }),
    )
    .join('');
  const ladder = line(
    times(9, (i) => `M${round(left + 330 + i * 5)} ${round(up + 26 + i * 20)}h46`) +
      `M${left + 326} ${round(up + 20)}L${left + 376} ${round(y + 14)}M${left + 372} ${round(up + 20)}L${left + 424} ${round(y + 14)}`,
    p.lit('#b08a5f', 0.2),
    6,
  );
  return (
    trunk(left - 10, 34) +
    trunk(left + 430, 30) +
    p.shadow(x, y + 22, 320, 18, 0.5) +
    trunk(left + 190, 44) +
    line(
      `M${left + 190} ${y - 40}L${left + 30} ${round(up + 24)}M${left + 190} ${y - 40}L${left + 350} ${round(up + 24)}`,
      p.shaded('#6b4f37', 0.2),
      16,
    ) +
    gable(p, r, {
      x: left + 40,
      y: up,
      w: 200,
      d: 150,
      h: 118,
      rise: r.between(86, 108),
      overhang: 24,
      wall: wood,
      roof: r.pick(['#3f5148', '#4b3b36', '#7a5a3a', '#39464a']),
      trim: '#c9a877',
      cladding: r.pick(['batten', 'shingle', 'lap']),
      chimney: false,
      front:
        pane(p, r, left + 60, up - 92, 54, 60, { sill: true }) +
        door(p, left + 150, up - 2, 50, 96, r.pick(['#3d5a4e', '#b5472c', '#2f6a70'])) +
        ellipse(left + 140, up - 148, 19, 19, p.lit('#efe9dd')) +
        ellipse(left + 140, up - 148, 14, 14, p.mood.glow >= 0.3 ? p.warm : p.glass),
      side: pane(p, r, 44, -90, 62, 54),
    }) +
    rect(left - 20, up - 6, 440, 14, p.lit('#b08a5f', 0.3)) +
    rect(left - 20, up + 8, 440, 16, p.shaded('#6f5138', 0.3)) +
    railing(p, left - 20, up - 6, 140, '#b58d62', 42, 18) +
    railing(p, left + 222, up - 6, 198, '#b58d62', 42, 18) +
    ladder +
    p.glow(left + 170, up - 50, 280, 180) +
    canopy +
    lights(p, left, up)
  );
};

function lights(p: Painter, left: number, up: number): string {
  if (p.mood.glow < 0.3) return '';
  return times(10, (i) => {
    const [lx, ly] = [left - 10 + i * 46, up - 66 + Math.sin((i / 9) * Math.PI) * 26];
    return ellipse(lx, ly, 5, 6, '#ffe3a0') + p.glow(lx, ly, 26, 26, 1.2);
  });
}
