/** Rooms to sit in: living room, fireplace, dining room, desk. */
import type { Painter } from '../core/painter.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import {
  armchair,
  art,
  flames,
  floorLamp,
  logs,
  pendant,
  potPlant,
  rug,
  shelf,
  sideTable,
  sofa,
  tableLamp,
  vase,
} from './furniture.ts';
import { Room } from './room.ts';

export function living(p: Painter): string {
  const o = new Room(p);
  const { r } = o;
  const stove = r.chance(0.4);
  const [wx, ww] = stove ? [240, 440] : [r.between(270, 340), r.between(500, 570)];
  const wall = stove
    ? rect(790, 110, 180, 450, o.lit('#b5aa9b', 0.1)) +
      line(
        times(11, (i) => `M790 ${150 + i * 38}h180M${830 + (i % 2) * 50} ${112 + i * 38}v38`),
        o.dark('#a3988a', 0.3),
        2.4,
        'opacity=".5"',
      ) +
      rect(812, 392, 136, 168, o.dark('#3a322d', 0.3)) +
      rect(772, 368, 216, 22, o.dark(o.style.wood, 0.1)) +
      o.lamp(880, 500, 190) +
      logs(o, 828, 556, 0.9) +
      flames(880, 552, 0.9) +
      art(o, 826, 190, 112, 140)
    : art(o, wx + ww + 80, 205, 100, 136) + (r.chance(0.5) ? shelf(o, wx + ww + 60, 420, 130) : '');
  const table =
    o.shadow(600, 782, 160, 12) +
    ellipse(600, 746, 156, 27, o.dark(o.style.wood, 0.2)) +
    ellipse(600, 737, 156, 26, o.lit(o.style.wood, 0.3)) +
    rect(520, 752, 10, 40, o.dark('#5a4030', 0.2)) +
    rect(670, 752, 10, 40, o.dark('#5a4030', 0.2)) +
    rect(552, 720, 66, 9, o.lit('#e6ddca')) +
    rect(558, 711, 54, 9, o.lit(o.style.fabrics[1], 0.1)) +
    (r.chance(0.5) ? vase(o, 664, 742) : ellipse(660, 728, 22, 8, o.dark('#4d6b60', 0.1)));
  return (
    o.shell() +
    o.window(wx, 165, ww, 305, { columns: stove ? 2 : 3, rows: r.pick([1, 1, 2]), curtains: r.chance(0.7) }) +
    wall +
    o.sunlight(wx, 562, ww) +
    rug(o, 600, 706, 430, 78) +
    `<g transform="translate(${stove ? -62 : -120} -152) scale(1.22)">${sofa(o, stove ? 290 : 380, 690, stove ? 390 : 420)}</g>` +
    table +
    potPlant(o, 126, 742, 156) +
    (r.chance(0.5) ? armchair(o, 930, 762, o.style.fabrics[2]) : floorLamp(o, 1070, 716) + sideTable(o, 980, 770))
  );
}

export function fireplace(p: Painter): string {
  const o = new Room(p);
  const { r } = o;
  const stone = r.pick(['#b5aa9b', '#9a8f84', '#e9e4da', '#a86a4c']);
  const brick = stone === '#a86a4c';
  const courses = times(brick ? 22 : 14, (j) =>
    times(brick ? 9 : 6, (i) => {
      const [h, w] = brick ? [20, 46] : [32, 70];
      return rect(
        392 + i * w + (j % 2) * (w / 2) - w / 2 + r.between(-3, 3),
        70 + j * (h + 2),
        w - 4,
        h - 2,
        o.dark(stone, r.between(0, 0.2)),
        `rx="${brick ? 1 : 7}" opacity=".75"`,
      );
    }),
  );
  const clip = p.define(
    'hearth',
    (id) => `<clipPath id="${id}"><rect x="390" y="60" width="420" height="520"/></clipPath>`,
  );
  return (
    o.shell({ baseline: 580 }) +
    o.window(212, 190, 140, 250, { columns: 2, rows: 2 }) +
    o.window(848, 190, 140, 250, { columns: 2, rows: 2 }) +
    rect(384, 60, 432, 524, o.dark(stone, 0.26)) +
    `<g clip-path="url(#${clip})">${courses}</g>` +
    path('M470 584V430Q600 370 730 430V584Z', o.dark('#2b2522', 0.3)) +
    o.lamp(600, 500, 300) +
    logs(o, 548, 578, 1.1) +
    flames(596, 570, 1.35) +
    rect(356, 326, 488, 30, o.dark(o.style.wood, 0.08)) +
    rect(356, 320, 488, 10, o.lit(o.style.wood, 0.2)) +
    art(o, 530, 150, 140, 150) +
    vase(o, 420, 322) +
    tableLamp(o, 782, 322) +
    rect(360, 580, 480, 22, o.lit(stone, 0.2)) +
    rug(o, 600, 722, 400, 64) +
    armchair(o, 150, 762, o.style.fabrics[0]) +
    `<g transform="matrix(-1 0 0 1 1200 0)">${armchair(o, 150, 762, r.chance(0.6) ? o.style.fabrics[0] : o.style.fabrics[2])}</g>` +
    sideTable(o, 396, 752, 46) +
    logs(o, 880, 604, 0.8) +
    (r.chance(0.4) ? dog(o, 610, 742) : '')
  );
}

/** A dog asleep before the fire. */
function dog(o: Room, x: number, y: number): string {
  const c = o.r.pick(['#8a5f3f', '#d9b98a', '#3f3a38', '#e9e0cf']);
  return (
    o.shadow(x, y + 2, 90, 9) +
    ellipse(x, y - 18, 74, 24, o.lit(c, 0.1)) +
    ellipse(x - 70, y - 20, 27, 18, o.lit(c, 0.16)) +
    path(`M${x - 76} ${y - 34}q-16 8-10 28q14-4 18-20z`, o.dark(c, 0.25)) +
    ellipse(x - 94, y - 16, 6, 5, o.dark('#2a2422', 0.1)) +
    line(`M${x + 66} ${y - 14}q34 4 40-18`, o.lit(c, 0.05), 12, 'stroke-linecap="round"') +
    line(`M${x - 66} ${y - 22}h9`, o.dark('#2a2422'), 2.4)
  );
}

export function dining(p: Painter): string {
  const o = new Room(p);
  const { r, style } = o;
  const seat = r.pick([style.wood, '#3f4a4a', '#f1ece0', style.fabrics[0]]);
  const chairBack = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${o.shadow(0, 4, 44, 8)}${line('M-30 0V-150M30 0V-150M-30-150Q0-162 30-150M-30-118H30M-30-90H30', o.dark(seat, 0.1), 9, 'stroke-linecap="round"')}${rect(-36, -66, 72, 16, o.lit(seat, 0.2), 'rx="6"')}</g>`;
  const plates = times(
    5,
    (i) =>
      ellipse(300 + i * 150, 620, 40, 9, o.lit('#fbf8f1', 0.1)) +
      ellipse(300 + i * 150, 619, 25, 5, o.dark('#e6ddca', 0.06)) +
      rect(348 + i * 150 - 12, 586, 15, 28, o.lit('#cfe0dd', 0.2), 'opacity=".75" rx="3"'),
  );
  return (
    o.shell({ baseline: 550 }) +
    o.window(r.between(250, 300), 160, 600, 290, {
      columns: r.pick([2, 3, 4]),
      rows: r.pick([1, 2]),
      curtains: r.chance(0.4),
    }) +
    o.sunlight(290, 552, 600) +
    (r.chance(0.5) ? art(o, 60, 240, 90, 150) : potPlant(o, 100, 716, 150)) +
    [330, 510, 690, 870].map((x) => chairBack(x, 640, 0.85)).join('') +
    o.shadow(600, 770, 420, 18) +
    poly(
      [
        [230, 596],
        [970, 596],
        [1040, 656],
        [160, 656],
      ],
      o.lit(style.wood, 0.3),
    ) +
    poly(
      [
        [160, 656],
        [1040, 656],
        [1036, 682],
        [164, 682],
      ],
      o.dark(style.wood, 0.2),
    ) +
    line('M210 682V790M990 682V790', o.dark(style.wood, 0.3), 20) +
    plates +
    vase(o, 520, 612) +
    ellipse(690, 608, 50, 12, o.lit('#e6dcc8', 0.1)) +
    times(4, (i) =>
      ellipse(
        664 + i * 18,
        600 - (i % 2) * 7,
        13,
        12,
        o.lit(['#e2a03a', '#cf5b34', '#d9b23f', '#8fae62'][i] ?? '#cf5b34', 0.1),
      ),
    ) +
    [270, 480, 720, 930].map((x) => chairBack(x, 800, 1.15)).join('') +
    [430, 600, 770]
      .filter((_, i) => i !== 1 || r.chance(0.5))
      .map((x) => pendant(o, x, 20, 260, r.pick(['#2f3a38', '#d9a24a', '#efe6d4', '#b5533a'])))
      .join('')
  );
}

export function office(p: Painter): string {
  const o = new Room(p);
  const { r, style } = o;
  const c = r.pick([style.fabrics[0], '#3f4a4a', '#c98a63']);
  const screen = r.chance(0.6)
    ? rect(560, 428, 190, 118, o.dark('#2b3133', 0.1), 'rx="8"') +
      rect(568, 436, 174, 102, p.gradient([o.lit('#8fb3c0', 0.2), o.lit('#e9dcc3', 0.1)], 0.6, 1)) +
      path('M530 566h250l-14-22H544z', o.dark('#9aa3a3', 0.1))
    : rect(580, 532, 130, 18, o.lit('#e6ddca')) +
      rect(588, 516, 114, 16, o.lit(style.fabrics[1], 0.1)) +
      rect(584, 500, 120, 16, o.lit(style.fabrics[2], 0.1));
  return (
    o.shell({ back: r.chance(0.4) ? style.accent : style.wall }) +
    o.window(r.between(360, 420), 150, 420, 280, { columns: 2, rows: r.pick([1, 2]), curtains: r.chance(0.5) }) +
    o.sunlight(400, 562, 420) +
    shelf(o, 210, 250, 130) +
    shelf(o, 210, 350, 130) +
    art(o, 870, 200, 110, 140) +
    rug(o, 600, 720, 420, 66) +
    o.shadow(600, 770, 360, 14) +
    rect(270, 566, 660, 24, o.lit(style.wood, 0.26)) +
    rect(270, 590, 660, 14, o.dark(style.wood, 0.25)) +
    rect(780, 604, 130, 120, o.dark(style.wood, 0.12)) +
    line('M780 644h130M780 684h130', o.dark(style.wood, 0.4), 3) +
    line('M300 604L286 770M900 724v46M330 604v150', o.dark(style.wood, 0.25), 13) +
    screen +
    tableLamp(o, 860, 566) +
    vase(o, 380, 566) +
    rect(440, 548, 30, 18, o.lit('#f3ede0', 0.1), 'rx="4"') +
    ellipse(640, 566, 30, 3, o.dark('#e6ddca', 0.1)) +
    o.shadow(560, 792, 90, 12) +
    path('M490 560q6-22 66-22t66 22v120q-66 14-132 0z', o.lit(c, 0.14)) +
    rect(478, 678, 156, 34, o.dark(c, 0.14), 'rx="14"') +
    line('M556 712v50M556 764l-64 26M556 764l64 26M556 764v30', o.dark('#2f3836', 0.1), 9, 'stroke-linecap="round"') +
    potPlant(o, 1090, 752, 150) +
    (r.chance(0.4) ? floorLamp(o, 130, 716) : '')
  );
}

/** A corner seen close: coffee, books, a blanket. */
export function detail(p: Painter): string {
  const o = new Room(p);
  const { r, style } = o;
  const [c, one, two] = style.fabrics;
  const still = r.pick([
    () =>
      o.shadow(520, 668, 110, 16) +
      path('M440 560h170l-14 88q-6 22-40 22h-60q-34 0-40-22z', o.lit('#f6f0e4', 0.12)) +
      path('M560 560h50l-14 88q-6 22-40 22h-10q20-50 14-110z', '#2a1a12', 'opacity=".12"') +
      line('M612 580q54-4 46 34q-8 34-58 30', o.lit('#f6f0e4', 0.05), 15) +
      ellipse(525, 562, 84, 14, o.dark('#5a3f2c', 0.05)) +
      line(
        'M490 530q-16-26 4-50t-4-50M540 530q-16-26 4-50t-4-50',
        '#ffffff',
        6,
        'opacity=".45" stroke-linecap="round"',
      ),
    () => `<g transform="translate(-520 -660) scale(2)">${vase(o, 520, 660)}</g>`,
    () =>
      ellipse(520, 648, 150, 26, o.lit('#e6dcc8', 0.1)) +
      times(7, (i) =>
        ellipse(
          430 + i * 32,
          622 - (i % 3) * 16,
          30,
          28,
          o.lit(['#e2a03a', '#cf5b34', '#d9b23f', '#8fae62', '#c9463a'][i % 5] ?? '#cf5b34', 0.12),
        ),
      ) +
      path('M370 640q150 44 300 0q-14 60-90 66h-120q-76-6-90-66z', o.lit('#b98d5f', 0.2)),
  ])();
  const books = [two, one, '#e9e0cf', c]
    .map(
      (colour, i) =>
        rect(720 + i * 6, 632 - i * 34, 230 - i * 16, 34, o.lit(colour, 0.1), 'rx="4"') +
        rect(730 + i * 6, 638 - i * 34, 200 - i * 16, 6, '#ffffff', 'opacity=".3"'),
    )
    .join('');
  return (
    o.shell({ baseline: 520 }) +
    `<g transform="translate(-300 -120) scale(1.5)">${o.window(300, 120, 620, 330, { columns: 2, rows: 1 })}</g>` +
    rect(0, 660, 1200, 140, p.gradient([o.lit(style.wood, 0.3), o.dark(style.wood, 0.2)])) +
    rect(0, 656, 1200, 12, o.lit(style.wood, 0.4)) +
    line('M0 700h1200M0 748h1200', o.dark(style.wood, 0.35), 2.4, 'opacity=".45"') +
    o.sunlight(360, 640, 420) +
    books +
    (r.chance(0.6) ? ellipse(830, 524, 40, 12, o.lit('#cfe0dd', 0.15)) : '') +
    still +
    path(`M-20 640Q90 560 240 610T360 700L330 800H-20Z`, o.lit(c, 0.16)) +
    line(
      times(7, (i) => `M${-10 + i * 50} ${round(640 - Math.sin(i) * 20)}q20 60 6 150`),
      o.dark(c, 0.2),
      5,
      'opacity=".5"',
    ) +
    o.lamp(940, 300, 160)
  );
}
