/** Wide and open houses: beach house, ranch, farmhouse, bungalow, modern home, condo tower. */
import { mix } from '../core/colour.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { plant } from '../land/flora.ts';
import { poolWater } from '../land/warm.ts';
import type { HousePainter } from './house-painter.ts';
import { chair, chimney, cladding, deck, door, gable, garden, pane, railing, walkway } from './parts.ts';

export const beachhouse: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wall = r.pick(['#f2ede2', '#b9cdd0', '#a99c88', '#dfe5de', '#e9cfa8', '#8fb0b8', '#f0c9b0', '#d8dfae']);
  const high = r.chance(0.45);
  const [w, d, floor] = [r.between(225, 260), r.between(190, 230), y - 62];
  const left = x - (w + d) / 2;
  const h = high ? 250 : 150;
  const posts = line(
    times(6, (i) => `M${round(left + 8 + (i * (w - 16)) / 5)} ${round(floor - 10)}V${round(y + 6 - i * 3)}`) +
      `M${round(left + w + 50)} ${round(floor - 14)}V${y - 16}M${round(left + w + 120)} ${round(floor - 20)}V${y - 22}M${round(left + w + d - 10)} ${round(floor - 26)}V${y - 28}`,
    p.shaded('#8a7358', 0.2),
    9,
  );
  const windows = {
    sill: true,
    shutters: r.chance(0.5) ? r.pick(['#2f7a85', '#5f8a8c', '#e0b14a', '#f6f2e8']) : undefined,
  };
  const upper = high
    ? [30, w - 86].map((dx) => pane(p, r, left + dx, floor - 228, 54, 64, { sill: true })).join('') +
      rect(left - 50, floor - 132, w + 70, 9, p.lit('#d8c19a', 0.3)) +
      railing(p, left - 50, floor - 132, w + 70, '#ffffff', 34, 16)
    : '';
  return (
    p.shadow(x, y + 2, 330, 20, 0.5) +
    posts +
    gable(p, r, {
      x: left,
      y: floor,
      w,
      d,
      h,
      rise: r.between(86, 108),
      overhang: 22,
      wall,
      roof: r.pick(['#7d8a90', '#5d6d74', '#8a8177', '#9c4a34', '#b9c2c0']),
      cladding: r.pick(['lap', 'shingle', 'batten']),
      trim: '#ffffff',
      tin: r.chance(0.5),
      front:
        pane(p, r, left + 32, floor - 118, 52, 66, windows) +
        pane(p, r, left + w - 84, floor - 118, 52, 66, windows) +
        door(p, left + w / 2 - 23, floor - 2, 46, 104, r.pick(['#d9694a', '#2f7a85', '#e4b64a', '#5f8a5c'])) +
        pane(p, r, left + w / 2 - 25, floor - h - 58, 50, 42) +
        upper,
      side:
        pane(p, r, 30, -h + 34, 50, 60) +
        pane(p, r, d - 84, -h + 34, 50, 60) +
        (high ? pane(p, r, 30, -108, 50, 60) + pane(p, r, d - 84, -108, 50, 60) : ''),
    }) +
    p.glow(left + w / 2, floor - 70, 270, 170) +
    rect(left - 70, floor - 4, w + 110, 10, p.lit('#d8c19a', 0.3)) +
    rect(left - 70, floor + 6, w + 110, 9, p.shaded('#8a7358', 0.3)) +
    railing(p, left - 70, floor - 4, w * 0.62, '#ffffff', 36, 18) +
    railing(p, left + w * 0.72, floor - 4, w * 0.38, '#ffffff', 36, 18) +
    poly(
      [
        [left + w * 0.4, floor + 8],
        [left + w * 0.68, floor + 8],
        [left + w * 0.56, y + 22],
        [left + w * 0.16, y + 22],
      ],
      p.lit('#d2b88e', 0.2),
    ) +
    line(
      times(
        6,
        (i) =>
          `M${round(left + w * 0.4 - (i + 1) * 10)} ${round(floor + 8 + (i + 1) * 12)}h${round(w * 0.28 + (i + 1) * 3)}`,
      ),
      p.shaded('#8a7358', 0.2),
      3,
    )
  );
};

export const ranch: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const w = r.between(560, 620);
  const left = x - w / 2;
  const wall = r.pick(['#f1ece0', '#b5533a', '#d9cdb4', '#7f8f86', '#c9b48c', '#e6d2a8']);
  const roof = r.pick(['#5b6a6e', '#8a4a38', '#4a4a48', '#9aa3a3']);
  const trim = r.pick(['#2f4a44', '#f4efe4', '#7a3f34']);
  return (
    walkway(p, left + w * 0.53, y + 12, 30, 60) +
    p.shadow(x, y + 8, w * 0.68, 22, 0.5) +
    rect(left, y - 140, w, 140, p.lit(wall, 0.2)) +
    cladding(r.pick(['lap', 'batten', 'plain']), left, y, w, 140, p.shaded(wall, 0.5)) +
    [0.08, 0.29, 0.67, 0.84]
      .map((t) => pane(p, r, left + w * t, y - 112, 66, 66, { frame: p.lit(trim, 0.1), sill: true }))
      .join('') +
    door(p, left + w * 0.5, y, 56, 112, r.pick(['#b5472c', '#2f6a66', '#d9a23a', '#44584f'])) +
    rect(left, y - 140, w, 40, p.mood.shade, 'opacity=".3"') +
    chimney(p, r, left + w * 0.73, y - 210, 84, '#9b6a55') +
    poly(
      [
        [left + 60, y - 238],
        [left + w - 60, y - 238],
        [left + w + 44, y - 126],
        [left - 44, y - 126],
      ],
      p.winter ? p.snow : p.lit(roof, 0.12),
    ) +
    line(
      times(
        18,
        (i) =>
          `M${round(left + 60 + ((i + 1) * (w - 120)) / 19)} ${y - 238}L${round(left - 44 + ((i + 1) * (w + 88)) / 19)} ${y - 126}`,
      ),
      p.winter ? p.shaded('#c7d6e4', 0.15) : p.shaded(roof, 0.4),
      2,
      'opacity=".5"',
    ) +
    rect(left - 44, y - 128, w + 88, 9, p.lit('#efe8da', 0.1)) +
    [0, 0.17, 0.36, 0.5, 0.66, 0.83, 1]
      .map((t) => rect(left - 30 + t * (w + 52), y - 120, 9, 120, p.lit('#f4efe4', 0.15)))
      .join('') +
    deck(p, left - 50, y, w + 100, '#b08a5f') +
    chair(p, left + w * 0.22, y - 6, 0.8, '#e6ddcc') +
    chair(p, left + w * 0.4, y - 6, 0.8, '#e6ddcc') +
    p.glow(x, y - 60, 420, 140)
  );
};

export const farmhouse: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wall = r.pick(['#f6f2e8', '#f0ebe0', '#e9dcc3', '#3f4644', '#dfe5de']);
  const roof = r.pick(['#3f4648', '#5b6a6e', '#7a3f34', '#8a8f90']);
  const left = x - 260;
  const barn = gable(p, r, {
    x: left + 470,
    y: y - 18,
    w: 150,
    d: 110,
    h: 128,
    rise: 74,
    overhang: 12,
    wall: r.pick(['#a63d2f', '#8a3a2c', '#8b7d6a']),
    roof: '#5b5f60',
    cladding: 'batten',
    trim: '#f3ede0',
    tin: true,
    front:
      rect(left + 510, y - 104, 70, 86, p.shaded('#7a2f26', 0.2)) +
      line(`M${left + 510} ${y - 104}h70v86h-70zl70 86M${left + 580} ${y - 104}l-70 86`, p.lit('#f3ede0', 0.1), 5),
  });
  return (
    barn +
    walkway(p, left + 160, y + 8, 30, 60) +
    gable(p, r, {
      x: left + 40,
      y,
      w: 220,
      d: 220,
      h: 218,
      rise: r.between(92, 112),
      overhang: 16,
      wall,
      roof,
      cladding: r.pick(['lap', 'batten']),
      trim: '#ffffff',
      chimney: true,
      tin: true,
      front:
        pane(p, r, left + 70, y - 202, 48, 66) +
        pane(p, r, left + 182, y - 202, 48, 66) +
        pane(p, r, left + 132, y - 268, 36, 44, { arch: r.chance(0.5), rows: 1 }) +
        pane(p, r, left + 66, y - 98, 48, 66) +
        door(p, left + 126, y - 6, 50, 102, r.pick(['#2f5a52', '#b5472c', '#27302f', '#d9a23a'])) +
        pane(p, r, left + 192, y - 98, 48, 66),
      side:
        pane(p, r, 40, -200, 48, 62) +
        pane(p, r, 134, -200, 48, 62) +
        pane(p, r, 40, -98, 48, 62) +
        pane(p, r, 134, -98, 48, 62),
    }) +
    poly(
      [
        [left + 8, y - 128],
        [left + 292, y - 128],
        [left + 276, y - 152],
        [left + 24, y - 152],
      ],
      p.winter ? p.snow : p.shaded(roof, 0.1),
    ) +
    [0, 0.33, 0.67, 1].map((t) => rect(left + 16 + t * 262, y - 128, 9, 126, p.lit('#ffffff', 0.1))).join('') +
    deck(p, left, y, 300, '#b9a58a') +
    railing(p, left + 2, y - 6, 112, '#ffffff', 32, 14) +
    railing(p, left + 190, y - 6, 108, '#ffffff', 32, 14) +
    p.glow(left + 150, y - 80, 300, 190) +
    chair(p, left + 70, y - 6, 0.7, '#44584f') +
    times(6, (i) =>
      plant(
        p,
        r,
        'bush',
        left + 10 + i * 56,
        y + 20,
        r.between(24, 38),
        p.tone(i % 2 ? p.foliage.middle : p.foliage.light),
      ),
    ) +
    garden(p, r, left - 100, y + 80)
  );
};

export const bungalow: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const w = r.between(430, 490);
  const left = x - w / 2;
  const wall = r.pick(['#8fb5a8', '#e9d2a8', '#e6a07c', '#f2ede2', '#7fa3b8', '#c9d6b8', '#d9b0a0']);
  const roof = r.pick(['#5b6a5e', '#8a5a42', '#4f5658', '#9aa3a0']);
  const lanai = p.spec.land === 'tropical' || r.chance(0.4);
  const flight = times(4, (i) =>
    rect(left + w * 0.42 - i * 6, y - 24 + i * 10, w * 0.16 + i * 12, 11, p.lit('#cfc0a2', 0.25 - i * 0.04)),
  );
  return (
    walkway(p, left + w / 2, y + 16, 30, 24) +
    p.shadow(x, y + 14, w * 0.68, 22, 0.5) +
    rect(left - 10, y - 30, w + 20, 36, p.shaded('#8a7f6d', 0.15)) +
    rect(left, y - 168, w, 142, p.lit(wall, 0.2)) +
    cladding(r.pick(['lap', 'shingle', 'batten']), left, y - 26, w, 142, p.shaded(wall, 0.5)) +
    rect(left, y - 170, w, 44, p.mood.shade, 'opacity=".26"') +
    [0.1, 0.27, 0.62, 0.79]
      .map((t) =>
        pane(p, r, left + w * t, y - 138, 54, 72, { columns: 2, rows: lanai ? 5 : 2, frame: p.lit('#fbf7ec', 0.1) }),
      )
      .join('') +
    door(p, left + w * 0.46, y - 26, 52, 106, r.pick(['#b5472c', '#2f6a70', '#e0b14a', '#7a4a3a'])) +
    poly(
      [
        [left + 96, y - 296],
        [left + w - 96, y - 296],
        [left + w + 52, y - 158],
        [left - 52, y - 158],
      ],
      p.winter ? p.snow : p.lit(roof, 0.12),
    ) +
    line(
      times(7, (i) => {
        const t = (i + 1) / 8;
        return `M${round(left + 96 - 148 * t)} ${round(y - 296 + 138 * t)}H${round(left + w - 96 + 148 * t)}`;
      }),
      p.winter ? p.shaded('#c7d6e4', 0.15) : p.shaded(roof, 0.4),
      2,
      'opacity=".5"',
    ) +
    rect(left - 54, y - 160, w + 108, 9, p.lit('#fbf7ec', 0.1)) +
    poly(
      [
        [x - 70, y - 196],
        [x, y - 256],
        [x + 70, y - 196],
      ],
      p.lit(wall, 0.1),
    ) +
    pane(p, r, x - 22, y - 228, 44, 28, { rows: 1 }) +
    line(
      `M${round(x - 80)} ${y - 192}L${round(x)} ${y - 262}L${round(x + 80)} ${y - 192}`,
      p.winter ? p.snow : p.lit('#fbf7ec', 0.15),
      9,
    ) +
    [0, 0.33, 0.62, 1].map((t) => rect(left - 36 + t * (w + 60), y - 152, 12, 124, p.lit('#fbf7ec', 0.15))).join('') +
    rect(left - 50, y - 30, w + 100, 10, p.lit('#c9a878', 0.25)) +
    railing(p, left - 48, y - 30, w * 0.46, '#fbf7ec', 34, 16) +
    railing(p, left + w * 0.64, y - 30, w * 0.46, '#fbf7ec', 34, 16) +
    flight +
    p.glow(x, y - 90, 360, 160) +
    chair(p, left + w * 0.2, y - 32, 0.72, '#e6ddcc') +
    times(8, (i) =>
      plant(
        p,
        r,
        'bush',
        left - 40 + i * (w / 7) + (i > 3 ? 60 : 0),
        y + 22,
        r.between(30, 46),
        p.tone(i % 2 ? p.foliage.middle : p.foliage.dark),
      ),
    )
  );
};

export const modern: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const wall = r.pick(['#f0ece2', '#d9d3c6', '#c9b8a0', '#8a8f8c', '#b98a62']);
  const wood = r.pick(['#a5713f', '#7d5a41', '#3f4644', '#b98a52']);
  const left = x - 300;
  const glassy = p.mood.glow >= 0.3 ? p.warm : p.glass;
  const frame = p.shaded('#23292a', 0.1);
  const room = (rx: number, ry: number, w: number, h: number, n: number) =>
    rect(rx, ry, w, h, glassy) +
    (p.mood.glow >= 0.3
      ? ''
      : poly(
          [
            [rx + w * 0.1, ry + h],
            [rx + w * 0.3, ry],
            [rx + w * 0.42, ry],
            [rx + w * 0.22, ry + h],
          ],
          '#ffffff',
          'opacity=".16"',
        )) +
    line(
      times(n - 1, (i) => `M${round(rx + (w * (i + 1)) / n)} ${round(ry)}v${h}`) + `M${rx} ${ry}h${w}v${h}h${-w}z`,
      frame,
      5,
    );
  const slab = (sx: number, sy: number, w: number) =>
    rect(sx, sy, w, 20, p.winter ? p.snow : p.lit(wall, 0.3)) + rect(sx, sy + 14, w, 8, p.shaded(wall, 0.35));
  const pool = r.chance(0.5)
    ? poly(
        [
          [left + 60, y + 64],
          [left + 420, y + 50],
          [left + 480, y + 92],
          [left + 20, y + 108],
        ],
        p.lit('#f3eee4', 0.15),
      ) +
      poly(
        [
          [left + 78, y + 68],
          [left + 408, y + 56],
          [left + 452, y + 86],
          [left + 46, y + 100],
        ],
        poolWater(p),
      )
    : garden(p, r, left + 40, y + 84);
  return (
    p.shadow(x, y + 8, 460, 24, 0.5) +
    rect(left + 250, y - 276, 330, 130, p.lit(wood, 0.18)) +
    line(
      times(24, (i) => `M${left + 262 + i * 13} ${y - 276}v130`),
      p.shaded(wood, 0.45),
      1.6,
      'opacity=".5"',
    ) +
    room(left + 290, y - 258, 220, 92, 3) +
    slab(left + 226, y - 294, 380) +
    rect(left, y - 146, 250, 146, p.lit(wall, 0.22)) +
    rect(left + 250, y - 146, 330, 146, p.shaded(wall, 0.24)) +
    room(left + 268, y - 122, 290, 118, 4) +
    door(p, left + 166, y, 54, 112, wood) +
    pane(p, r, left + 36, y - 116, 96, 60, { columns: 3, rows: 1, frame }) +
    slab(left - 34, y - 164, 640) +
    rect(left + 566, y - 310, 46, 310, p.shaded('#9a8a78', 0.1)) +
    times(15, (j) =>
      rect(
        left + 568 + (j % 2) * 4,
        y - 306 + j * 20.5,
        40,
        15,
        p.shaded('#a5957f', r.between(0.02, 0.24)),
        'rx="3" opacity=".7"',
      ),
    ) +
    rect(left - 10, y - 2, 640, 9, p.lit('#d9d0c0', 0.2)) +
    p.glow(left + 410, y - 90, 340, 200) +
    pool +
    times(4, (i) =>
      plant(
        p,
        r,
        p.spec.land === 'desert' || p.spec.land === 'redrock' ? 'agave' : 'bush',
        left - 26 + i * 46,
        y + 12,
        40,
        p.tone(p.spec.land === 'desert' ? '#7d9c86' : p.foliage.middle),
      ),
    )
  );
};

export const condo: HousePainter = (p, x, y) => {
  const r = p.random('house');
  const mountain = p.spec.land === 'alps' || p.spec.land === 'lake' || p.spec.land === 'forest';
  const wall = mountain
    ? r.pick(['#a5713f', '#8a6a4c', '#b0a08a'])
    : r.pick(['#f4f0e8', '#efe3d2', '#dfe6e6', '#f0d9c4', '#cfe0dd']);
  const [floors, w, d] = [mountain ? 4 : r.pick([5, 6, 6]), 430, 170];
  const h = mountain ? 88 : 82;
  const [total, left] = [floors * h, x - 260];
  const top = y - total;
  const balconies = times(floors, (i) => {
    const fy = top + i * h;
    const rooms = times(4, (c) =>
      rect(left + 18 + c * 101, fy + 20, 94, h - 24, p.mood.glow >= 1 && r.chance(0.6) ? p.warm : p.glass),
    );
    return (
      rect(left + 14, fy + 20, w - 28, h - 24, p.shaded('#3d525b', 0.2)) +
      rooms +
      line(
        `M${left + 65} ${fy + 20}v${h - 24}M${left + 166} ${fy + 20}v${h - 24}M${left + 267} ${fy + 20}v${h - 24}M${left + 368} ${fy + 20}v${h - 24}`,
        p.lit(wall, 0.1),
        3,
      ) +
      rect(left + 14, fy + 20, w - 28, 16, p.mood.shade, 'opacity=".35"') +
      rect(left - 16, fy + h - 6, w + 30, 9, p.winter ? p.snow : p.lit(wall, 0.3)) +
      (mountain
        ? railing(p, left - 16, fy + h - 6, w + 24, '#6f5138', 28, 12)
        : rect(left - 16, fy + h - 34, w + 24, 27, mix(p.mood.sky[1], '#ffffff', 0.4), 'opacity=".42"') +
          rect(left - 16, fy + h - 37, w + 26, 4, p.lit('#ffffff', 0.1))) +
      (r.chance(0.6) ? ellipse(left + 40 + r.between(0, 340), fy + h - 14, 16, 12, p.tone(p.foliage.middle)) : '') +
      path(
        `M${left + w + 26} ${fy + 24}l100 ${round(-8 + i * 3)}v40l-100 3z`,
        p.mood.glow >= 1 && r.chance(0.5) ? p.warm : p.glass,
      )
    );
  });
  const roof = mountain
    ? poly(
        [
          [left - 40, top],
          [left + w / 2 - 60, top - 96],
          [left + w / 2 + 60, top - 96],
          [left + w + 40, top],
        ],
        p.winter ? p.snow : p.shaded('#5b4a42', 0.1),
      ) +
      poly(
        [
          [left + w / 2 + 60, top - 96],
          [left + w / 2 + 60 + d, top - 80],
          [left + w + d + 30, top + 26],
          [left + w + 40, top],
        ],
        p.shaded(p.winter ? '#dbe6f0' : '#4b3b36', 0.2),
      )
    : rect(left - 24, top - 16, w + 40, 18, p.lit(wall, 0.3)) +
      poly(
        [
          [left + w + 16, top - 16],
          [left + w + d + 8, top + 22],
          [left + w + d + 8, top + 38],
          [left + w + 16, top + 2],
        ],
        p.shaded(wall, 0.2),
      );
  return (
    p.shadow(x + 20, y + 8, 400, 24, 0.45) +
    poly(
      [
        [left + w, y],
        [left + w + d, y - 16],
        [left + w + d, top + 40],
        [left + w, top],
      ],
      p.shaded(wall, 0.36),
    ) +
    rect(left, top, w, total, p.lit(wall, 0.15)) +
    balconies +
    roof +
    p.glow(left + w / 2, y - total / 2, 300, 280) +
    times(15, (i) =>
      plant(
        p,
        r,
        'bush',
        left - 60 + i * 52,
        y + 22,
        r.between(36, 60),
        p.tone(i % 2 ? p.foliage.middle : p.foliage.dark),
      ),
    )
  );
};
