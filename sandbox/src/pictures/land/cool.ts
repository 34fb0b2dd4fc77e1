/** Lakes, mountains, fjords, rocky coasts and rolling hills. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { grass, plant, row } from './flora.ts';
import type { Landscape } from './layers.ts';
import { boulder, hill, peak, reflected, ridge, sky, water } from './relief.ts';

/** Flowers of the season over an area, none in winter and autumn. */
export function flowers(p: Painter, r: Random, y0: number, y1: number, count: number): string {
  if (p.season === 'winter' || p.season === 'autumn' || p.indoors) return '';
  const colours = [p.lit('#f6e3a1', 0.1), p.lit('#ffffff', 0.1), p.lit('#e58fa0', 0.1), p.lit('#b99be0', 0.1)];
  return times(count, () => ellipse(r.between(0, 1200), r.between(y0, y1), 4, 3.4, r.pick(colours)));
}

/** Grass greens of this light and season. */
export function greens(p: Painter): string[] {
  return p.winter
    ? [p.shaded('#b9a986', 0.15), p.lit('#cbbd9b', 0.1)]
    : [p.shaded(p.foliage.middle, 0.2), p.lit(p.foliage.light, 0.1), p.shaded(p.foliage.dark, 0.2)];
}

export function lake(p: Painter): Landscape {
  const r = p.random('land');
  const { dark, middle, light, ground } = p.foliage;
  const mountains = r.chance(0.45)
    ? peak(p, r, r.between(250, 500), 470, 640, r.between(190, 250), 0.5, 0.45) +
      peak(p, r, r.between(760, 980), 470, 560, r.between(150, 220), 0.55, 0.4)
    : ridge(r, 370, 70, p.far('#6d8794', 0.68));
  const shore =
    hill(r, 425, 26, p.far(dark, 0.5)) +
    hill(r, 455, 14, p.far(p.winter ? '#dfe7ea' : middle, 0.36)) +
    row(p, r, 'pine', [-20, 1220], 482, 74, [p.far(dark, 0.28), p.far(dark, 0.38)], 22) +
    row(p, r, 'tree', [0, 1200], 484, 60, [p.far(middle, 0.25), p.far(light, 0.25)], 9);
  const back = reflected(p, r, sky(p, r) + mountains + shore, 478);
  const bank = p.winter ? '#edf3f7' : ground;
  const x = r.between(690, 800);
  const land =
    path('M370 640Q560 572 780 582T1260 548V760Q1000 690 780 694T370 640Z', p.shaded(bank, 0.5)) +
    path('M404 634Q600 574 790 582T1260 540V716Q1000 668 780 672T404 634Z', p.lit(bank, 0.16)) +
    row(p, r, 'pine', [960, 1240], 590, 330, [p.far(dark, 0.08), p.far(dark, 0.16)], 4, 0.2) +
    row(p, r, 'tree', [440, 560], 606, 150, [p.tone(middle), p.tone(light)], 2);
  const dock = `${poly(
    [
      [470, 626],
      [546, 626],
      [330, 792],
      [180, 792],
    ],
    p.lit('#b8966c', 0.25),
  )}${line(
    times(12, (i) => {
      const f = ((i + 1) / 13) ** 1.5;
      return `M${round(470 - 290 * f)} ${round(626 + 166 * f)}H${round(546 - 216 * f)}`;
    }),
    p.shaded('#7c5f43', 0.2),
    2,
    'opacity=".6"',
  )}${line('M186 790v30M330 790v30M290 724v-28M430 664v-22', p.shaded('#5a4230', 0.2), 8)}`;
  return {
    back,
    ground: land,
    front:
      dock +
      (r.chance(0.6) ? canoe(p, r) : '') +
      row(p, r, 'tuft', [820, 1220], 800, 70, greens(p), 9) +
      row(p, r, 'tuft', [-20, 120], 806, 80, greens(p), 4),
    site: { x, y: 640 },
  };
}

function canoe(p: Painter, r: Random): string {
  const x = r.between(560, 700);
  const c = r.pick(['#b5472c', '#e0b14a', '#2f6a66', '#efe6d4']);
  return (
    p.shadow(x + 130, 776, 130, 8, 0.4) +
    path(`M${x} 730q120 34 260-4q-16 40-130 44q-106-2-130-40z`, p.lit(c, 0.1)) +
    path(`M${x} 730q120 34 260-4l-10 8q-120 30-242 4z`, p.shaded('#3a2a20', 0.1))
  );
}

export function alps(p: Painter): Landscape {
  const r = p.random('land');
  const { dark } = p.foliage;
  const snow = p.winter ? 0.7 : p.season === 'spring' ? 0.6 : 0.42;
  const field = p.winter ? '#eef4f9' : p.season === 'autumn' ? '#b3a052' : '#8fae62';
  const back =
    sky(p, r) +
    peak(p, r, r.between(180, 320), 530, 620, r.between(300, 360), 0.42, snow) +
    peak(p, r, r.between(940, 1080), 540, 660, r.between(330, 410), 0.34, snow) +
    peak(p, r, r.between(540, 720), 530, 430, r.between(200, 270), 0.3, snow * 0.7) +
    ridge(r, 478, 40, p.far('#4c6b66', 0.4)) +
    row(p, r, 'pine', [-20, 1220], 524, 96, [p.far(dark, 0.36), p.far(dark, 0.46)], 24) +
    (p.season === 'autumn'
      ? row(p, r, 'birch', [-20, 1220], 530, 80, [p.far('#dcae3a', 0.2), p.far('#e0b95a', 0.3)], 12)
      : '') +
    hill(r, 526, 16, p.far(field, 0.2));
  const ground =
    hill(r, 585, 12, p.gradient([p.lit(field, 0.2), p.shaded(field, 0.16)])) +
    row(p, r, 'pine', [-20, 280], 622, 270, [p.far(dark, 0.1), p.far(dark, 0.2)], 5) +
    row(p, r, 'pine', [950, 1230], 616, 290, [p.far(dark, 0.1), p.far(dark, 0.2)], 5);
  const front =
    hill(r, 724, 12, p.gradient([p.lit(field, 0.16), p.shaded(field, 0.3)])) +
    (p.winter
      ? ellipse(220, 776, 300, 50, p.soft('#ffffff', 0.6)) + tracks(p, r)
      : grass(p, r, [730, 808], 26, greens(p)) + flowers(p, r, 722, 798, 46)) +
    plant(p, r, 'pine', r.between(1090, 1170), 826, 470, p.shaded(dark, 0.36)) +
    (r.chance(0.5) ? plant(p, r, 'pine', r.between(-10, 50), 836, 420, p.shaded(dark, 0.4)) : '');
  return { back, ground, front, site: { x: 600 + r.between(-40, 40), y: 668 } };
}

function tracks(p: Painter, r: Random): string {
  const x = r.between(280, 420);
  return line(
    `M${round(x)} 820Q${round(x + 160)} 760 ${round(x + 120)} 728M${round(x + 26)} 820Q${round(x + 182)} 764 ${round(x + 138)} 728`,
    p.shaded('#c4d4e2', 0.2),
    4,
    'opacity=".7"',
  );
}

export function fjord(p: Painter): Landscape {
  const r = p.random('land');
  const snow = p.winter ? 0.7 : 0.3;
  const stone = '#6f7c80';
  const walls =
    peak(p, r, r.between(60, 200), 486, 720, r.between(330, 400), 0.34, snow, stone) +
    peak(p, r, r.between(1000, 1140), 486, 700, r.between(320, 420), 0.28, snow, stone) +
    peak(p, r, r.between(520, 660), 480, 480, r.between(200, 300), 0.52, snow, stone);
  const cabins = times(4, (i) => {
    const [x, w] = [r.between(60, 380) + i * 24, r.between(20, 30)];
    return (
      rect(x, 468, w, 16, p.far(r.pick(['#a63d2f', '#d9b25a', '#e9e4d8']), 0.15)) +
      poly(
        [
          [x - 3, 468],
          [x + w / 2, 456],
          [x + w + 3, 468],
        ],
        p.far('#3f4446', 0.2),
      )
    );
  });
  const back = reflected(
    p,
    r,
    sky(p, r) + walls + hill(r, 474, 8, p.far(p.winter ? '#dbe4e8' : p.foliage.middle, 0.34)) + cabins,
    484,
  );
  const rock = '#7f8483';
  const ground =
    path('M300 660Q520 590 760 596T1260 570V760Q1000 706 720 712T300 660Z', p.shaded(rock, 0.45)) +
    path(
      'M330 650Q540 592 770 598T1260 572V716Q1000 684 740 690T330 650Z',
      p.lit(p.winter ? '#e8eff3' : p.foliage.ground, 0.14),
    );
  const boat = r.chance(0.7) ? place2(p, r) : '';
  const front =
    boat +
    times(7, (i) =>
      boulder(p, r, 380 + i * 130 + r.between(-40, 40), 730 + r.between(0, 60), r.between(28, 66), rock),
    ) +
    row(p, r, 'tuft', [700, 1220], 806, 60, greens(p), 10);
  return { back, ground, front, site: { x: r.between(700, 790), y: 652 } };
}

function place2(p: Painter, r: Random): string {
  const x = r.between(90, 240);
  return (
    p.shadow(x + 80, 664, 100, 8, 0.4) +
    path(`M${x} 630h164q-10 34-40 36h-88q-28-4-36-36z`, p.lit(r.pick(['#f0ece2', '#a63d2f', '#3c6e7c']), 0.1)) +
    rect(x + 84, 600, 48, 30, p.lit('#f5f1e6', 0.1)) +
    rect(x + 90, 606, 36, 12, p.glass) +
    line(`M${x + 60} 630V548M${x + 60} 560l60 40`, p.shaded('#3a3f3d', 0.1), 3)
  );
}

export function rocky(p: Painter): Landscape {
  const r = p.random('land');
  const sea = mix(p.tone('#2b7f95'), p.mood.sky[1], 0.25);
  const rock = r.pick(['#8b8177', '#7d7f80', '#a08a72']);
  const far =
    path('M700 440Q820 392 960 398T1260 372V470H660Z', p.far('#5d7a74', 0.5)) +
    (r.chance(0.6) ? lighthouse(p, r.between(880, 1000), 400) : '');
  const stacks = times(3, (i) => {
    const [x, h] = [r.between(80, 560) + i * 30, r.between(40, 110)];
    return (
      poly(
        [
          [x, 512],
          [x + 8, 512 - h * 0.8],
          [x + 22, 512 - h],
          [x + 44, 512 - h * 0.86],
          [x + 58, 512],
        ],
        p.far(rock, 0.3),
      ) +
      poly(
        [
          [x + 26, 512],
          [x + 30, 512 - h],
          [x + 44, 512 - h * 0.86],
          [x + 58, 512],
        ],
        p.mood.shade,
        'opacity=".2"',
      ) +
      ellipse(x + 30, 512, 50, 5, '#ffffff', 'opacity=".6"')
    );
  });
  const back =
    sky(p, r) +
    far +
    water(p, r, 436, 640, [mix(sea, p.mood.haze, 0.45), mix(sea, p.mood.shade, 0.1), mix(sea, '#3f9aa5', 0.3)]) +
    stacks;
  const field = p.winter ? '#e6ebea' : p.season === 'autumn' ? '#a98f56' : '#86a066';
  const ground =
    path('M-60 648Q120 610 300 628T640 596T1260 560V900H-60Z', p.shaded(rock, 0.4)) +
    path('M-60 636Q140 600 320 616T660 588T1260 550V900H-60Z', p.gradient([p.lit(field, 0.2), p.shaded(field, 0.15)])) +
    row(p, r, 'pine', [980, 1240], 600, 250, [p.far(p.foliage.dark, 0.12)], 4) +
    row(p, r, 'bush', [60, 420], 640, 42, [p.tone(p.foliage.middle), p.tone(p.foliage.dark)], 5);
  const front =
    hill(r, 752, 14, p.gradient([p.lit(field, 0.14), p.shaded(field, 0.25)])) +
    times(8, (i) =>
      boulder(p, r, 60 + i * 150 + r.between(-50, 50), 770 + r.between(-8, 40), r.between(24, 60), rock),
    ) +
    grass(p, r, [740, 808], 26, greens(p)) +
    flowers(p, r, 744, 798, 30);
  return { back, ground, front, site: { x: r.between(620, 740), y: 656 } };
}

function lighthouse(p: Painter, x: number, y: number): string {
  return (
    poly(
      [
        [x - 11, y],
        [x - 7, y - 76],
        [x + 7, y - 76],
        [x + 11, y],
      ],
      p.far('#f4efe4', 0.15),
    ) +
    rect(x - 9, y - 52, 18, 14, p.far('#b5472c', 0.2)) +
    rect(x - 8, y - 92, 16, 16, p.far('#3a4244', 0.2)) +
    poly(
      [
        [x - 10, y - 92],
        [x, y - 104],
        [x + 10, y - 92],
      ],
      p.far('#b5472c', 0.2),
    ) +
    p.glow(x, y - 84, 60, 40, 1.4)
  );
}

export function hills(p: Painter): Landscape {
  const r = p.random('land');
  const { dark, middle, light, ground: field } = p.foliage;
  const patch = p.winter
    ? ['#dfe7ea', '#cfdadd', '#e6edf0']
    : p.season === 'autumn'
      ? ['#b99f55', '#9c9a56', '#c3ab66']
      : ['#8fae62', '#a9b96a', '#7d9f58', '#c2bd76'];
  const hedge = (y: number, h: number, haze: number) =>
    row(p, r, 'bush', [-20, 1220], y, h, [p.far(dark, haze), p.far(middle, haze)], 26, 0.3);
  const back =
    sky(p, r) +
    hill(r, 420, 26, p.far('#7f97a0', 0.62), 300) +
    hill(r, 452, 18, p.far(r.pick(patch), 0.45), 260) +
    hedge(462, 12, 0.45) +
    hill(r, 486, 16, p.far(r.pick(patch), 0.3), 240) +
    hedge(500, 17, 0.32) +
    sheep(p, r, 510, 0.3) +
    hill(r, 530, 14, p.far(r.pick(patch), 0.18), 260) +
    row(p, r, 'tree', [-20, 1220], 548, 80, [p.far(dark, 0.2), p.far(middle, 0.2)], 9);
  const ground =
    hill(r, 586, 10, p.gradient([p.lit(field, 0.2), p.shaded(field, 0.12)])) +
    row(p, r, 'tree', [40, 260], 640, 240, [p.tone(dark), p.tone(middle)], 2) +
    row(p, r, 'tree', [980, 1200], 636, 220, [p.tone(middle), p.tone(light)], 2);
  const wall = r.chance(0.6) ? stoneWall(p, r) : '';
  const front =
    hill(r, 744, 12, p.gradient([p.lit(field, 0.16), p.shaded(field, 0.26)])) +
    wall +
    grass(p, r, [750, 812], 26, greens(p)) +
    flowers(p, r, 746, 800, 60);
  return { back, ground, front, site: { x: 600 + r.between(-50, 50), y: 664 } };
}

function sheep(p: Painter, r: Random, y: number, haze: number): string {
  return p.winter
    ? ''
    : times(9, () => {
        const [x, dy] = [r.between(100, 1100), r.between(-4, 14)];
        return (
          ellipse(x, y + dy, 6, 4, p.far('#f5f1e6', haze)) +
          ellipse(x - 6, y + dy - 2, 2.2, 2.2, p.far('#3a3733', haze))
        );
      });
}

function stoneWall(p: Painter, r: Random): string {
  return times(2, (rowIndex) =>
    times(12, (i) =>
      rect(
        -40 + i * 44 + rowIndex * 20 + r.between(-4, 4),
        752 + rowIndex * 17,
        40,
        18,
        r.chance(0.5) ? p.lit('#a8a295', 0.12) : p.shaded('#98917f', 0.12),
        'rx="5"',
      ),
    ),
  );
}
