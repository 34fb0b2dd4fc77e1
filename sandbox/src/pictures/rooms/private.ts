/** Bedrooms, bunk room, bathroom and kitchen. */
import type { Painter } from '../core/painter.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { art, pendant, potPlant, rug, shelf, tableLamp, vase } from './furniture.ts';
import { Room } from './room.ts';

export function bedroom(p: Painter): string {
  const o = new Room(p);
  const { r, style } = o;
  const [c, one, two] = p.spec.n % 2 ? [style.fabrics[1], style.fabrics[2], style.fabrics[0]] : style.fabrics;
  const board = r.pick([style.wood, '#6f8a7c', '#b5a48c', '#5a6a70', '#c98a63']);
  const left = r.chance(0.5);
  const [wx, ww] = [left ? 215 : 640, 345];
  const [bx, bw] = [330, 540];
  const headboard = r.pick([
    () =>
      rect(bx - 14, 390, bw + 28, 210, o.lit(board, 0.08), 'rx="10"') +
      rect(bx + 8, 410, bw - 16, 120, o.dark(board, 0.16), 'rx="8" opacity=".5"'),
    () =>
      line(
        times(13, (i) => `M${bx + 6 + i * 44} 400V600`),
        o.lit(board, 0.12),
        9,
      ) +
      rect(bx - 16, 388, bw + 32, 18, o.lit(board, 0.2), 'rx="8"') +
      rect(bx - 20, 380, 18, 220, o.dark(board, 0.15), 'rx="8"') +
      rect(bx + bw + 2, 380, 18, 220, o.dark(board, 0.15), 'rx="8"'),
    () =>
      path(`M${bx - 14} 600V430Q600 330 ${bx + bw + 14} 430V600Z`, o.lit(board, 0.1)) +
      line(
        times(6, (i) => `M${bx + 70 + i * 80} ${round(420 - Math.sin(((i + 1) / 7) * Math.PI) * 34)}V600`),
        o.dark(board, 0.25),
        3,
        'opacity=".5"',
      ),
  ])();
  const spread = o.r.pick(['plain', 'stripes', 'patch'] as const);
  const cover =
    spread === 'stripes'
      ? times(5, (i) =>
          path(
            `M${bx - 20 - i * 10} ${612 + i * 32}Q600 ${592 + i * 32} ${bx + bw + 20 + i * 10} ${612 + i * 32}`,
            'none',
            `stroke="${o.lit(i % 2 ? one : c, 0.15)}" stroke-width="10"`,
          ),
        )
      : spread === 'patch'
        ? times(4, (j) =>
            times(9, (i) =>
              rect(
                bx - 26 - j * 10 + i * (66 + j * 2.2),
                606 + j * 40,
                60,
                36,
                o.lit((i + j) % 3 ? ((i + j) % 2 ? two : one) : c, 0.15),
                'rx="3" opacity=".85"',
              ),
            ),
          )
        : path(
            `M${bx - 38} 672Q600 648 ${bx + bw + 38} 672L${bx + bw + 66} 758Q600 734 ${bx - 66} 758Z`,
            o.lit(c, 0.16),
          );
  const tables = [230, 900]
    .map(
      (tx) =>
        rect(tx, 560, 92, 120, o.lit(style.wood, 0.14), 'rx="4"') +
        rect(tx + 60, 560, 32, 120, o.dark(style.wood, 0.2)) +
        rect(tx - 4, 552, 100, 10, o.lit(style.wood, 0.24)) +
        line(`M${tx + 10} 616h72`, o.dark(style.wood, 0.4), 3) +
        tableLamp(o, tx + 45, 554),
    )
    .join('');
  const upper = left ? 770 : 280;
  return (
    o.shell({ baseline: 570, back: r.chance(0.35) ? style.accent : style.wall }) +
    o.window(wx, 155, ww, 290, { columns: 2, rows: r.pick([1, 2]), curtains: r.chance(0.75) }) +
    art(o, upper, 185, 130, 150) +
    (r.chance(0.4) ? art(o, upper + 150, 210, 84, 104) : '') +
    o.sunlight(wx, 572, ww) +
    poly(
      [
        [150, 772],
        [240, 592],
        [960, 592],
        [1050, 772],
      ],
      o.lit(two, 0.12),
    ) +
    o.shadow(600, 786, 380, 16) +
    headboard +
    tables +
    path(
      `M${bx} 560H${bx + bw}L${bx + bw + 70} 770Q${bx + bw + 70} 784 ${bx + bw + 50} 784H${bx - 50}Q${bx - 70} 784 ${bx - 70} 770Z`,
      o.lit('#f6f1e7', 0.12),
    ) +
    rect(bx + 26, 486, 210, 92, o.lit('#fbf8f1', 0.1), 'rx="26"') +
    rect(bx + bw - 236, 486, 210, 92, o.dark('#f3ede1', 0.06), 'rx="26"') +
    rect(bx + 96, 514, 150, 74, o.lit(one, 0.12), 'rx="20"') +
    rect(bx + bw - 246, 514, 150, 74, o.lit(c, 0.12), 'rx="20"') +
    path(
      `M${bx - 12} 596Q600 578 ${bx + bw + 12} 596L${bx + bw + 70} 770Q${bx + bw + 70} 784 ${bx + bw + 50} 784H${bx - 50}Q${bx - 70} 784 ${bx - 70} 770Z`,
      p.gradient([o.lit('#f0e8d9', 0.2), o.dark('#dfd4c0', 0.1)], 0.5, 1),
    ) +
    cover +
    path(
      `M${bx - 12} 596Q600 578 ${bx + bw + 12} 596L${bx + bw + 16} 612Q600 594 ${bx - 16} 612Z`,
      o.lit('#ffffff', 0.05),
      'opacity=".6"',
    ) +
    (r.chance(0.6) ? potPlant(o, 1112, 762, 124) : '')
  );
}

export function bunk(p: Painter): string {
  const o = new Room(p);
  const { r, style } = o;
  const frame = r.pick([style.wood, '#f1ece0', '#6f8a7c', '#5a6a70']);
  const bed = (x: number, mirrored: boolean) => {
    const level = (y: number, i: number) => {
      const blanket = style.fabrics[(i + (mirrored ? 1 : 0)) % 3] ?? style.fabrics[0];
      return (
        rect(x, y, 300, 34, o.lit('#f6f1e7', 0.12), 'rx="8"') +
        path(`M${x + 90} ${y - 4}h210v46h-210z`, o.lit(blanket, 0.16)) +
        line(`M${x + 110} ${y - 4}v46M${x + 140} ${y - 4}v46`, o.dark(blanket, 0.25), 4, 'opacity=".5"') +
        rect(x + 8, y - 22, 76, 34, o.lit('#fbf8f1', 0.08), 'rx="14"') +
        rect(x - 8, y + 34, 316, 26, o.lit(frame, 0.14)) +
        rect(x - 8, y + 54, 316, 8, o.dark(frame, 0.25))
      );
    };
    const ladder = line(
      `M${x + 232} 336V722M${x + 282} 336V722${times(6, (i) => `M${x + 232} ${390 + i * 58}h50`)}`,
      o.lit(frame, 0.24),
      9,
    );
    const lamp = [300, 506]
      .map(
        (y) =>
          ellipse(x + 40, y, 12, 12, o.p.mood.glow >= 0.3 ? '#ffe3a6' : o.lit('#f3ead6', 0.3)) + o.lamp(x + 40, y, 80),
      )
      .join('');
    return (
      o.shadow(x + 150, 726, 200, 14) +
      rect(x - 8, 250, 316, 476, o.dark(style.wall, 0.2), 'opacity=".5"') +
      rect(x - 8, 336, 316, 14, o.dark(frame, 0.2)) +
      level(366, 0) +
      level(570, 1) +
      rect(x - 14, 250, 18, 480, o.lit(frame, 0.1)) +
      rect(x + 296, 250, 18, 480, o.dark(frame, 0.15)) +
      rect(x - 14, 322, 330, 12, o.lit(frame, 0.2)) +
      rect(x + 4, 632, 292, 66, o.dark(frame, 0.1)) +
      line(`M${x + 150} 632v66`, o.dark(frame, 0.4), 3) +
      lamp +
      ladder
    );
  };
  return (
    o.shell({ back: r.chance(0.5) ? style.accent : style.wall }) +
    o.window(490, 170, 220, 250, { columns: 2, rows: 2, curtains: r.chance(0.4) }) +
    o.sunlight(480, 562, 240) +
    rug(o, 600, 720, 240, 56) +
    shelf(o, 500, 510, 200) +
    bed(150, false) +
    `<g transform="matrix(-1 0 0 1 1200 0)">${bed(150, true)}</g>` +
    pendant(o, 600, 10, 130, r.pick(['#d9a24a', '#efe6d4', '#3f6a70'])) +
    ellipse(600, 728, 40, 34, o.lit(style.fabrics[1], 0.1)) +
    ellipse(590, 716, 14, 10, '#ffffff', 'opacity=".2"')
  );
}

export function bath(p: Painter): string {
  const o = new Room(p);
  const { r } = o;
  const metal = o.lit(r.pick(['#c9a25a', '#b9bdbd', '#3a3f40']), 0.2);
  const tile = p.define(
    'tiles',
    (id) =>
      `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse">${line(r.chance(0.5) ? 'M0 0h60M0 30h60M0 0v30M30 30v30' : 'M0 0h60M0 0v60M30 0v60M0 30h60', o.dark('#cfc6b6', 0.1), 2)}</pattern>`,
  );
  const wall = r.pick(['#e6ebe4', '#efe6d8', '#c9d6d2', '#e3d3c2', '#dfe3e6']);
  const splash = r.pick(['#f3efe6', '#8fb0aa', '#b9c6bd', '#6f8a86', '#e3c9b0']);
  const tub = p.spec.n % 2 === 0;
  const fittings = tub
    ? ellipse(600, 744, 380, 44, o.lit(r.pick(['#d9b890', '#b9c6bd', '#efe6d6']), 0.1)) +
      o.shadow(600, 744, 290, 18) +
      path(
        'M306 540H894Q900 700 780 728H420Q300 700 306 540Z',
        p.gradient([o.lit('#ffffff', 0.06), o.dark('#e6e2d8', 0.14)], 0.7, 1),
      ) +
      path('M760 556H892Q896 700 780 728H700Q780 680 760 556Z', o.dark('#d3cec2', 0.2), 'opacity=".5"') +
      ellipse(600, 540, 300, 30, o.lit('#ffffff', 0.1)) +
      ellipse(600, 542, 274, 22, o.lit('#a9d3d3', 0.15)) +
      line('M780 540q26-70-10-96q-30-14-46 12v24', metal, 10) +
      rect(340, 532, 44, 8, o.dark('#8f6a47', 0.1)) +
      path('M330 536h74l-6 96q-30 8-62 0z', o.lit(o.style.fabrics[0], 0.16))
    : o.shadow(600, 730, 330, 16) +
      rect(300, 560, 600, 150, o.lit(o.style.wood, 0.14)) +
      line('M500 570v130M700 570v130M320 640h560', o.dark(o.style.wood, 0.35), 3) +
      rect(282, 540, 636, 22, o.lit('#f6f2ea', 0.15)) +
      [450, 750]
        .map(
          (x) =>
            ellipse(x, 538, 84, 16, o.lit('#ffffff', 0.08)) +
            ellipse(x, 538, 66, 9, o.dark('#dfe3e0', 0.1)) +
            line(`M${x} 526v-54q0-22 22-22t22 22`, metal, 8) +
            rect(x - 80, 210, 160, 220, metal, 'rx="80"') +
            rect(x - 72, 218, 144, 204, p.gradient([o.lit('#cfdde0', 0.2), o.lit('#eef0ea', 0.2)], 0.6, 1), 'rx="72"'),
        )
        .join('') +
      vase(o, 600, 542);
  return (
    o.shell({ wall, tiles: true, floor: r.pick(['#d9cdb9', '#b9b2a5', '#8f9a98', '#c9b8a0']) }) +
    rect(190, 350, 820, 210, o.lit(splash, 0.12)) +
    rect(190, 350, 820, 210, `url(#${tile})`, 'opacity=".6"') +
    rect(190, 340, 820, 12, o.lit('#f7f3ea', 0.2)) +
    (tub
      ? o.window(400, 125, 400, 262, { columns: 2 }) +
        o.sunlight(400, 562, 400) +
        rect(236, 210, 110, 156, metal, 'rx="55"') +
        rect(244, 218, 94, 140, p.gradient([o.lit('#cfdde0', 0.2), o.lit('#eef0ea', 0.2)], 0.6, 1), 'rx="47"')
      : '') +
    fittings +
    o.shadow(1000, 756, 60, 9) +
    rect(940, 636, 120, 14, o.lit(o.style.wood, 0.2), 'rx="5"') +
    line('M956 650L946 752M1044 650L1054 752M954 712h92', o.dark(o.style.wood, 0.2), 9) +
    [612, 600, 624]
      .map((y, i) =>
        rect(960 + (i % 2) * 4, y, 68, 12, o.lit(['#f6f1e6', '#d9cbb4', '#c9d6d0'][i] ?? '#f6f1e6'), 'rx="4"'),
      )
      .join('') +
    potPlant(o, 136, 762, 170) +
    (tub ? pendant(o, 920, 40, 230, r.pick(['#e6d2a8', '#d9a24a', '#efe6d4'])) : '')
  );
}

export function kitchen(p: Painter): string {
  const o = new Room(p);
  const { style } = o;
  const fixed = p.random('kitchen');
  const cabinet = fixed.pick(['#5f7a6d', '#efe9dc', '#3f5560', '#b98d62', '#8a9a86', '#2f4a44', '#c9b08a', '#7a8fa0']);
  const top = o.lit(fixed.pick(['#f3efe6', '#d9d3c6', '#8f6a47', '#4a4f50']), 0.15);
  const tile = p.define(
    'tiles',
    (id) =>
      `<pattern id="${id}" width="50" height="66" patternUnits="userSpaceOnUse">${line('M0 0h50M0 33h50M0 0v33M25 33v33', o.dark('#d9d0c0', 0.1), 2)}</pattern>`,
  );
  const close = p.spec.n > 0;
  const counter =
    rect(190, 428, 820, 18, top) +
    rect(190, 446, 820, 124, o.lit(cabinet, 0.08)) +
    line(
      times(7, (i) => `M${198 + i * 116} 456h106v104h-106z`),
      o.dark(cabinet, 0.35),
      3,
    ) +
    line(
      times(7, (i) => `M${240 + i * 116} 472h24`),
      o.lit('#d9b26a', 0.2),
      5,
    );
  const sink = line('M592 428v-58q0-30 28-30t28 30', o.lit('#c9a25a', 0.2), 8);
  const stove =
    rect(840, 330, 110, 98, o.dark('#4a4f52', 0.1), 'rx="4"') +
    line('M850 352h90', o.lit('#b9bdbd', 0.1), 5) +
    rect(822, 120, 146, 60, o.lit(fixed.pick(['#d9d3c6', '#b9a58a', '#5f666a']), 0.15)) +
    poly(
      [
        [822, 180],
        [968, 180],
        [940, 220],
        [850, 220],
      ],
      o.dark('#b9b2a5', 0.1),
    );
  const stools = [360, 540, 720]
    .map(
      (x) =>
        line(`M${x + 8} 700L${x - 6} 800M${x + 72} 700L${x + 86} 800M${x + 2} 756h76`, o.dark('#5a4030', 0.2), 8) +
        rect(x, 684, 80, 22, o.lit(style.wood, 0.2), 'rx="10"'),
    )
    .join('');
  const island =
    o.shadow(600, 786, 400, 14) +
    rect(270, 640, 660, 146, o.lit(fixed.pick([cabinet, '#8f6a47', '#efe9dc']), 0.1)) +
    rect(800, 640, 130, 146, o.dark(cabinet, 0.35), 'opacity=".6"') +
    poly(
      [
        [236, 624],
        [300, 586],
        [900, 586],
        [964, 624],
      ],
      top,
    ) +
    rect(236, 622, 728, 20, o.dark('#b9b2a5', 0.1)) +
    stools +
    ellipse(460, 606, 54, 14, o.lit('#e6dcc8', 0.1)) +
    times(3, (i) =>
      ellipse(
        436 + i * 24,
        594 - (i === 1 ? 10 : 0),
        15,
        14,
        o.lit(['#e2a03a', '#cf5b34', '#d9b23f'][i] ?? '#cf5b34', 0.1),
      ),
    ) +
    vase(o, 704, 614);
  const lamp = fixed.pick(['#2f3a38', '#d9a24a', '#efe6d4', '#b5533a']);
  const scene =
    o.shell({ baseline: 570, tiles: fixed.chance(0.4) }) +
    rect(190, 300, 820, 130, o.lit(fixed.pick(['#f6f2e9', '#b9c6bd', '#e3c9b0', '#8fb0aa']), 0.12)) +
    rect(190, 300, 820, 130, `url(#${tile})`, 'opacity=".6"') +
    o.window(430, 145, 340, 235, { columns: 2, rows: fixed.pick([1, 2]) }) +
    shelf(o, 200, 236, 200) +
    shelf(o, 200, 316, 200) +
    stove +
    counter +
    sink +
    o.sunlight(430, 572, 340) +
    island +
    [400, 600, 800].map((x) => pendant(o, x, 30, 270, lamp)).join('');
  return close ? `<g transform="translate(${o.r.chance(0.5) ? -170 : -640} -260) scale(1.62)">${scene}</g>` : scene;
}
