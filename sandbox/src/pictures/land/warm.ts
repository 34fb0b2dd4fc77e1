/** Beaches, tropics, deserts, canyon country and marshes. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { grass, plant, row } from './flora.ts';
import type { Landscape } from './layers.ts';
import { boulder, butte, hill, peak, ridge, sky, water } from './relief.ts';

function surf(p: Painter): string {
  return (
    path('M-60 598Q200 560 420 588T820 570T1260 586V900H-60Z', '#ffffff', 'opacity=".75"') +
    path('M-60 612Q200 574 420 600T820 584T1260 598V900H-60Z', p.tone('#c9ae86')) +
    path('M-60 630Q200 592 420 616T820 602T1260 616V900H-60Z', p.gradient([p.lit('#ecd9b4', 0.3), p.tone('#d9bd8f')]))
  );
}

function seaColours(p: Painter): string[] {
  const sea = mix(p.tone('#2c8fa3'), p.mood.sky[1], 0.25);
  return [
    mix(sea, p.mood.haze, 0.45),
    mix(sea, p.mood.shade, 0.15),
    mix(sea, '#7cc9c2', 0.4),
    mix(sea, '#c6e6d6', 0.55),
  ];
}

export function beach(p: Painter): Landscape {
  const r = p.random('land');
  const back =
    sky(p, r) +
    (r.chance(0.5) ? hill(r, 432, 10, p.far('#5f8a86', 0.6), 260) : '') +
    water(p, r, 436, 640, seaColours(p)) +
    (r.chance(0.4) ? sails(p, r) : '') +
    (r.chance(0.35) ? pier(p, r) : '') +
    surf(p);
  const ground =
    path('M340 700Q600 574 840 596T1260 566V900H280Z', p.gradient([p.lit('#efe0bf', 0.3), p.tone('#d6bb8c')])) +
    row(p, r, 'tuft', [900, 1220], 640, 42, [p.tone('#8a9a5c'), p.tone('#a9a86a')], 10);
  const birds = r.chance(0.6)
    ? line(
        'M300 210q14-14 26 0q12-14 26 0M420 160q10-10 19 0q9-10 19 0M370 262q8-8 15 0q7-8 15 0',
        p.shaded('#ffffff', 0.55),
        3,
      )
    : '';
  const front =
    path(
      'M-60 768Q160 700 380 732T720 722T1260 668V900H-60Z',
      p.gradient([p.lit('#f1e2c0', 0.25), p.shaded('#cdb182', 0.15)]),
    ) +
    dunePath(p, r) +
    (r.chance(0.62) ? umbrella(p, r) : surfboards(p, r)) +
    grass(
      p,
      r,
      [706, 806],
      34,
      [p.shaded('#7d8a4e', 0.1), p.lit('#b4b06a', 0.1), p.shaded('#5f7646', 0.15)],
      [36, 76],
    ) +
    birds +
    (r.chance(0.3) ? plant(p, r, 'palm', 100, 770, 470, p.shaded(p.foliage.dark, 0.1)) : '');
  return { back, ground, front, site: { x: r.between(720, 790), y: 640 } };
}

function sails(p: Painter, r: Random): string {
  return times(r.pick([1, 2, 3]), () => {
    const [x, y] = [r.between(60, 520), r.between(442, 470)];
    return (
      poly(
        [
          [x, y - 34],
          [x, y - 4],
          [x - 18, y - 4],
        ],
        p.far('#ffffff', 0.1),
      ) +
      poly(
        [
          [x + 3, y - 30],
          [x + 3, y - 4],
          [x + 15, y - 4],
        ],
        p.far(r.pick(['#e0603c', '#f3e2b8', '#ffffff']), 0.2),
      ) +
      path(`M${round(x - 20)} ${round(y - 2)}h38l-7 7h-24z`, p.far('#4a5a62', 0.2))
    );
  });
}

/** A fishing pier with a hut at its end. */
function pier(p: Painter, r: Random): string {
  const x = r.between(80, 240);
  const posts = line(
    times(12, (i) => `M${round(x + 20 + i * 34)} ${round(486 + i * 5)}v${round(26 + i * 7)}`),
    p.far('#5a4a3c', 0.12),
    6,
  );
  return (
    posts +
    poly(
      [
        [x, 478],
        [x + 420, 536],
        [x + 420, 548],
        [x, 486],
      ],
      p.far('#8a7358', 0.08),
    ) +
    rect(x + 4, 446, 62, 36, p.far('#e9e2d3', 0.1)) +
    poly(
      [
        [x - 4, 448],
        [x + 34, 424],
        [x + 74, 448],
      ],
      p.far(r.pick(['#9c4a34', '#5d6d74']), 0.1),
    ) +
    rect(x + 26, 458, 16, 16, p.mood.glow >= 0.3 ? '#ffd48a' : p.glass) +
    line(`M${round(x + 70)} 470L${round(x + 420)} 520`, p.far('#8a7358', 0.1), 3)
  );
}

/** A sand path with a rope fence. */
function dunePath(p: Painter, r: Random): string {
  if (r.chance(0.5)) return '';
  const posts = times(6, (i) => rect(566 - i * 54, 690 + i * 15, 7, 44, p.shaded('#8a7358', 0.1)));
  return (
    path('M640 676Q600 720 470 800H620Q660 730 690 676Z', p.lit('#f6ead0', 0.3), 'opacity=".8"') +
    posts +
    line('M570 700Q480 736 296 776', p.lit('#d9c7a4', 0.1), 3)
  );
}

function umbrella(p: Painter, r: Random): string {
  const [one, two] = r.pick([
    ['#e0603c', '#fbf3e2'],
    ['#2f7f8a', '#f6efe0'],
    ['#e9b543', '#fffaf0'],
    ['#c94f6d', '#fbeee4'],
  ] as const);
  const [x, y] = [r.between(220, 290), 696];
  const panels = times(6, (i) => {
    const [a, b] = [-120 + i * 40, -80 + i * 40];
    const fill = i % 2 ? two : one;
    return path(
      `M${x} ${y - 168}L${round(x + a)} ${round(y - 92 + Math.abs(i - 2.5) * 2)}Q${round(x + a + 20)} ${y - 104} ${round(x + b)} ${round(y - 92 + Math.abs(i - 1.5) * 2)}Z`,
      i < 3 ? p.lit(fill, 0.2) : p.shaded(fill, 0.18),
    );
  });
  return (
    p.shadow(x + 60, y + 12, 110, 9, 0.4) +
    line(`M${x} ${y + 10}V${y - 150}`, p.lit('#efe6d2'), 6) +
    panels +
    poly(
      [
        [x - 70, y + 4],
        [x + 10, y - 8],
        [x + 20, y + 4],
        [x - 60, y + 18],
      ],
      p.lit(one, 0.3),
    ) +
    poly(
      [
        [x - 70, y + 4],
        [x - 98, y - 34],
        [x - 90, y - 38],
        [x - 58, y],
      ],
      p.lit(two, 0.1),
    )
  );
}

function surfboards(p: Painter, r: Random): string {
  return times(2, (i) => {
    const x = 190 + i * 50;
    const c = r.pick(['#e9b543', '#e0603c', '#f6efe0', '#3f8f98']);
    return (
      p.shadow(x + 12, 756, 26, 5, 0.4) +
      `<g transform="rotate(${i ? 6 : -5} ${x} 750)">${path(`M${x} 560C${x + 30} 610 ${x + 28} 710 ${x + 8} 756H${x - 8}C${x - 28} 710 ${x - 30} 610 ${x} 560Z`, p.lit(c, 0.2))}${line(`M${x} 566V754`, p.shaded('#fbf3e2', 0.1), 4)}${path(`M${x + 4} 566C${x + 30} 612 ${x + 28} 710 ${x + 8} 756Z`, p.mood.shade, 'opacity=".18"')}</g>`
    );
  });
}

export function tropical(p: Painter): Landscape {
  const r = p.random('land');
  const green = ['#2f6b4a', '#3f8050', '#5f9a55'] as const;
  const isle = r.chance(0.65)
    ? peak(p, r, r.between(160, 360), 446, 560, r.between(120, 220), 0.45, 0, '#5f8a6c') +
      ridge(r, 436, 14, p.far('#4f8a6a', 0.4))
    : '';
  const back =
    sky(p, r) +
    isle +
    water(p, r, 436, 640, seaColours(p)) +
    (r.chance(0.4) ? sails(p, r) : '') +
    surf(p) +
    row(p, r, 'palm', [20, 420], 622, 190, [p.far(green[1], 0.2)], 4) +
    row(p, r, 'palm', [900, 1220], 620, 220, [p.far(green[0], 0.18)], 4);
  const ground =
    path('M-60 690Q240 610 600 612T1260 590V900H-60Z', p.gradient([p.lit('#8fb868', 0.2), p.shaded('#6f9a55', 0.1)])) +
    row(
      p,
      r,
      'bush',
      [40, 1180],
      660,
      62,
      green.map((c) => p.tone(c)),
      13,
    );
  const blossoms = times(40, () =>
    ellipse(
      r.between(0, 1200),
      r.between(716, 800),
      6,
      5,
      p.lit(r.pick(['#e0528a', '#f2a541', '#f6e7ea', '#e0603c']), 0.1),
    ),
  );
  const front =
    hill(r, 752, 10, p.gradient([p.lit('#86b262', 0.15), p.shaded('#5f8f4e', 0.2)])) +
    row(
      p,
      r,
      'bush',
      [-20, 360],
      800,
      74,
      green.map((c) => p.shaded(c, 0.1)),
      6,
    ) +
    row(
      p,
      r,
      'bush',
      [860, 1220],
      804,
      78,
      green.map((c) => p.shaded(c, 0.15)),
      6,
    ) +
    (p.indoors ? '' : blossoms) +
    plant(p, r, 'palm', r.between(70, 130), 800, 560, p.shaded(green[0], 0.12)) +
    plant(p, r, 'palm', r.between(1080, 1150), 816, 500, p.shaded(green[0], 0.2));
  return { back, ground, front, site: { x: 600 + r.between(-30, 40), y: 656 } };
}

export function desert(p: Painter): Landscape {
  const r = p.random('land');
  const spiky = r.pick(['joshua', 'joshua', 'saguaro'] as const);
  const green = p.tone(spiky === 'joshua' ? '#6f8250' : '#4f7350');
  const mountains = r.chance(0.5)
    ? butte(p, r, r.between(-80, 80), 474, 320, r.between(110, 150), 0.62, '#b5593a') +
      butte(p, r, r.between(760, 880), 478, 380, r.between(130, 190), 0.5, '#b5593a')
    : ridge(r, 408, 76, p.far('#8a6f78', 0.6)) + ridge(r, 446, 46, p.far('#a8705c', 0.48));
  const sage = times(18, () =>
    ellipse(r.between(0, 1200), r.between(505, 552), r.between(10, 26), r.between(4, 8), p.far('#7f8a5c', 0.2)),
  );
  const back =
    sky(p, r) +
    mountains +
    ridge(r, 462, 34, p.far('#a86a58', 0.42), 5) +
    hill(r, 496, 10, p.far('#c98b5e', 0.3)) +
    hill(r, 524, 10, p.gradient([p.lit('#d9a06c', 0.2), p.tone('#c07f52')])) +
    sage +
    row(p, r, spiky, [20, 1180], 548, 100, [p.far(spiky === 'joshua' ? '#6f8250' : '#4f7350', 0.22)], 5);
  const ground =
    hill(r, 574, 8, p.gradient([p.lit('#dda873', 0.2), p.shaded('#bd7d52', 0.1)])) +
    plant(p, r, spiky, r.between(130, 210), 668, r.between(220, 280), green) +
    plant(p, r, spiky, r.between(1000, 1080), 676, r.between(180, 230), green);
  const rocks = r.chance(0.6)
    ? times(5, (i) => boulder(p, r, 900 + i * 74, 770 + r.between(-6, 24), r.between(50, 110), '#c9956c'))
    : '';
  const front =
    hill(r, 754, 14, p.gradient([p.lit('#d49a66', 0.12), p.shaded('#a8683f', 0.25)])) +
    rocks +
    plant(p, r, 'agave', r.between(90, 180), 784, 84, p.tone('#6f8a74')) +
    plant(p, r, 'agave', r.between(320, 420), 806, 66, p.tone('#7d9c86')) +
    (rocks ? '' : plant(p, r, 'agave', r.between(940, 1060), 796, 104, p.tone('#6f9480'))) +
    row(p, r, 'tuft', [0, 1200], 804, 44, [p.lit('#d9b878', 0.1), p.tone('#a08a56')], 14);
  return { back, ground, front, site: { x: 600 + r.between(-40, 40), y: 668 } };
}

export function redrock(p: Painter): Landscape {
  const r = p.random('land');
  const red = r.pick(['#b8543a', '#c2603f', '#a94c3a']);
  const back =
    sky(p, r) +
    butte(p, r, r.between(-140, -40), 500, 420, r.between(200, 260), 0.5, red) +
    butte(p, r, r.between(180, 340), 496, 230, r.between(250, 320), 0.38, red) +
    butte(p, r, r.between(700, 780), 500, 300, r.between(200, 270), 0.42, red) +
    butte(p, r, r.between(940, 1000), 506, 360, r.between(250, 340), 0.3, red) +
    ridge(r, 480, 30, p.far('#b8694a', 0.3), 5) +
    row(p, r, 'bush', [-20, 1220], 512, 26, [p.far('#5f7a52', 0.3), p.far('#4f6f4c', 0.3)], 26) +
    hill(r, 524, 12, p.far('#c27b54', 0.16)) +
    row(p, r, 'bush', [-20, 1220], 560, 40, [p.far('#58754e', 0.14), p.far('#6d8556', 0.14)], 18);
  const ground =
    hill(r, 580, 8, p.gradient([p.lit('#d08a5e', 0.2), p.shaded('#b56a45', 0.1)])) +
    row(p, r, 'bush', [20, 300], 652, 70, [p.tone('#4f6f4c'), p.tone('#5f7f52')], 4) +
    row(p, r, 'bush', [940, 1200], 650, 76, [p.tone('#4f6f4c'), p.tone('#6d8556')], 4);
  const front =
    hill(r, 752, 12, p.gradient([p.lit('#c98357', 0.12), p.shaded('#9c5638', 0.2)])) +
    times(6, (i) =>
      boulder(p, r, 60 + i * 210 + r.between(-50, 50), 784 + r.between(-6, 20), r.between(26, 60), '#b8694a'),
    ) +
    plant(p, r, 'agave', r.between(110, 220), 786, 80, p.tone('#7d9c86')) +
    row(p, r, 'tuft', [0, 1200], 804, 56, [p.lit('#d9c08a', 0.15), p.tone('#8a9460'), p.tone('#b09a5e')], 20);
  return { back, ground, front, site: { x: 600 + r.between(-40, 40), y: 664 } };
}

export function bayou(p: Painter): Landscape {
  const r = p.random('land');
  const reed = p.winter ? '#b3a47c' : p.season === 'autumn' ? '#bfa45e' : '#9fae5f';
  const channel = mix(p.tone('#5f8f9c'), p.mood.sky[1], 0.4);
  const winding =
    path(
      'M-60 548Q200 520 420 556T760 566Q980 560 1260 524V590Q1000 628 760 612Q560 600 420 620Q200 650-60 604Z',
      p.gradient([mix(channel, p.mood.sky[2], 0.3), channel]),
    ) +
    line('M60 574q60-5 120 0M320 590q70-6 140 0M700 586q60-5 120 0M960 572q60-6 130 0', '#ffffff', 3, 'opacity=".5"');
  const back =
    sky(p, r) +
    hill(r, 462, 8, p.far('#6f8a80', 0.55), 240) +
    row(p, r, 'oak', [-20, 1220], 488, 80, [p.far('#4f6f56', 0.45), p.far('#5f7f5c', 0.45)], 12) +
    hill(r, 492, 8, p.far(reed, 0.3)) +
    hill(r, 526, 6, p.far(reed, 0.16)) +
    winding +
    row(p, r, 'tuft', [-20, 1220], 556, 40, [p.far(reed, 0.15), p.far('#8a9a55', 0.15)], 30);
  const ground =
    hill(r, 612, 8, p.gradient([p.lit('#9fb06a', 0.18), p.shaded('#7f9455', 0.12)])) +
    plant(p, r, 'oak', r.between(150, 230), 664, 330, p.tone('#4c6a4c')) +
    plant(p, r, 'oak', r.between(1010, 1080), 660, 320, p.tone('#557552'));
  const egret = r.chance(0.7) ? heron(p, r.between(220, 360)) : '';
  const front =
    hill(r, 752, 8, p.gradient([p.lit('#93a862', 0.14), p.shaded('#728a4c', 0.22)])) +
    egret +
    row(p, r, 'tuft', [-20, 360], 806, 110, [p.lit(reed, 0.1), p.tone('#8a9a55'), p.shaded(reed, 0.15)], 16) +
    row(p, r, 'tuft', [860, 1220], 808, 110, [p.lit(reed, 0.1), p.tone('#8a9a55'), p.shaded(reed, 0.15)], 16) +
    canopy(p, r);
  return { back, ground, front, site: { x: 600 + r.between(-30, 30), y: 666 } };
}

function heron(p: Painter, x: number): string {
  const white = p.lit('#ffffff', 0.1);
  return (
    line(`M${x} 750v-44M${x + 10} 750v-44`, p.shaded('#3a3f3d'), 3) +
    path(`M${x - 18} 706q10-34 42-26q-4 26-42 26z`, white) +
    line(`M${x + 18} 684q16-14 8-32q-6-16 6-24`, white, 6, 'stroke-linecap="round"') +
    line(`M${x + 34} 628l22 4`, p.lit('#e0a43a'), 4)
  );
}

/** A branch with moss that hangs into the picture from above. */
function canopy(p: Painter, r: Random): string {
  if (p.indoors || r.chance(0.4)) return '';
  const bark = p.shaded('#54443a', 0.3);
  const leaves = times(22, (i) =>
    ellipse(
      -20 + i * 17 + r.between(-10, 10),
      30 + Math.sin(i) * 18 + i * 1.6,
      r.between(24, 40),
      r.between(14, 24),
      p.shaded(i % 2 ? '#4c6a4c' : '#5f7f56', 0.15),
    ),
  );
  const moss = line(
    times(
      12,
      (i) =>
        `M${10 + i * 28} ${round(56 + i * 2)}q${round(r.between(-8, 8))} ${round(r.between(30, 50))} ${round(r.between(-4, 4))} ${round(r.between(60, 130))}`,
    ),
    p.lit('#94a08c', 0.1),
    5,
    'stroke-linecap="round" opacity=".8"',
  );
  return line('M-20 20Q160 30 340 70', bark, 14) + moss + leaves;
}

/** Pool water, for the shots that need it. */
export function poolWater(p: Painter): string {
  return p.gradient([
    mix(p.tone('#3fa9b8'), p.mood.sky[1], 0.25),
    mix(p.tone('#2f9fb0'), p.mood.sky[0], 0.15),
    mix(p.tone('#8fd6d3'), p.mood.sky[2], 0.2),
  ]);
}
