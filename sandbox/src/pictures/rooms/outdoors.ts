/** Places outside the door: deck, porch, hot tub, pool, fire pit. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { chair, door, pane, railing } from '../houses/parts.ts';
import { plant, row } from '../land/flora.ts';
import { landscape } from '../land/land.ts';
import { poolWater } from '../land/warm.ts';
import { interior } from './room.ts';

const CHAIRS = ['#b5472c', '#efe6d4', '#3f6a70', '#d9a23a', '#44584f', '#e9e0cf'];

function backdrop(p: Painter, lift = 0): string {
  const { back, ground } = landscape(p);
  return lift === 0 ? back + ground : `<g transform="translate(0 ${-lift})">${back}${ground}</g>`;
}

function boards(p: Painter, y: number, colour: string): string {
  return (
    poly(
      [
        [-40, y],
        [1240, y],
        [1240, 860],
        [-40, 860],
      ],
      p.gradient([p.lit(colour, 0.25), p.shaded(colour, 0.2)]),
    ) +
    line(
      times(25, (i) => `M${600 + (i - 12) * 62} ${y}L${600 + (i - 12) * 150} 820`),
      p.shaded(colour, 0.5),
      3,
      'opacity=".5"',
    ) +
    (p.winter
      ? path(`M-40 ${y}H1240V${y + 26}Q900 ${y + 14} 600 ${y + 30}T-40 ${y + 22}Z`, p.snow, 'opacity=".9"')
      : '')
  );
}

/** Bulbs on a wire, from post to post. */
function stringLights(p: Painter, y: number): string {
  const bulbs = Array.from({ length: 24 }, (_, i): [number, number] => {
    const t = (i % 6) / 6 + 1 / 12;
    return [-10 + Math.floor(i / 6) * 310 + 310 * t, y + 190 * t * (1 - t)];
  });
  return (
    line(`M-10 ${y}${times(4, () => 'q155 96 310 0')}`, p.shaded('#3a3330', 0.1), 3) +
    bulbs
      .map(
        ([x, by]) =>
          p.glow(x, by + 9, 40, 40, 1.3) + ellipse(x, by + 9, 6, 8, p.mood.glow >= 0.3 ? '#ffe3a0' : p.lit('#f6efd9')),
      )
      .join('')
  );
}

function rail(p: Painter, r: Random, y: number): string {
  const kind = r.pick(['bars', 'glass', 'cable'] as const);
  const posts = line('M4 642V520M300 642V520M600 642V520M900 642V520M1196 642V520', p.shaded('#3a3f3d', 0.1), 9);
  const infill =
    kind === 'bars'
      ? line(`M0 ${(642 + y - 36) / 2}h1200`, p.shaded('#3a3f3d', 0.1), 642 - y + 36, 'stroke-dasharray="4 26"')
      : kind === 'glass'
        ? rect(0, y - 30, 1200, 112, mix(p.mood.sky[2], '#ffffff', 0.3), 'opacity=".2"') + posts
        : line(
            times(5, (i) => `M0 ${y - 14 + i * 22}h1200`),
            p.shaded('#3a3f3d', 0.1),
            2.4,
          ) + posts;
  return (
    infill +
    rect(0, y - 44, 1200, 14, p.winter ? p.snow : p.lit('#b08a5f', 0.35)) +
    rect(0, 634, 1200, 12, p.shaded('#b08a5f', 0.3))
  );
}

function sideTable(p: Painter, r: Random, x: number, y: number): string {
  return (
    p.shadow(x + 55, y + 66, 70, 9) +
    rect(x, y, 110, 12, p.lit('#c9a878', 0.3), 'rx="5"') +
    line(`M${x + 16} ${y + 12}l-8 56M${x + 94} ${y + 12}l8 56`, p.shaded('#7d5a3a', 0.2), 8) +
    path(`M${x + 28} ${y}v-30h20v30z`, p.lit('#e9e4d8', 0.1)) +
    path(`M${x + 70} ${y}q-8-20 0-34h12q8 14 0 34z`, p.lit(r.pick(['#d9603a', '#4f7f86', '#d9a23a']), 0.1))
  );
}

function pot(p: Painter, r: Random, x: number, y: number, size: number): string {
  const clay = r.pick(['#c98a63', '#e9e0cf', '#6f7f7a']);
  return (
    p.shadow(x, y + 2, size * 0.4, 8) +
    plant(p, r, 'bush', x, y - size * 0.36, size * 0.9, p.tone(p.winter ? '#5f7a62' : p.foliage.middle)) +
    path(
      `M${round(x - size * 0.28)} ${round(y - size * 0.46)}h${round(size * 0.56)}l${round(-size * 0.08)} ${round(size * 0.48)}h${round(-size * 0.4)}z`,
      p.lit(clay, 0.12),
    ) +
    path(
      `M${round(x + size * 0.06)} ${round(y - size * 0.46)}h${round(size * 0.22)}l${round(-size * 0.08)} ${round(size * 0.48)}h${round(-size * 0.2)}z`,
      p.mood.shade,
      'opacity=".22"',
    )
  );
}

export function deckView(p: Painter): string {
  const r = p.random(`deck${p.spec.n}`);
  const wood = p.random('house').pick(['#b08a5f', '#9a7654', '#c2a47a', '#8f857a']);
  const c = r.pick(CHAIRS);
  const seats = r.chance(0.7)
    ? p.shadow(300, 776, 140, 12) +
      chair(p, 300, 772, 3.3, c) +
      sideTable(p, r, 505, 694) +
      `<g transform="matrix(-1 0 0 1 1110 0)">${p.shadow(300, 776, 140, 12)}${chair(p, 300, 772, 3.3, c)}</g>`
    : lounge(p, r);
  return (
    backdrop(p, 40) +
    rail(p, r, 560) +
    boards(p, 640, wood) +
    seats +
    pot(p, r, 1096, 720, 120) +
    (r.chance(0.5) ? pot(p, r, 96, 712, 96) : '') +
    stringLights(p, 70)
  );
}

/** A low sofa with cushions and a table. */
function lounge(p: Painter, r: Random): string {
  const [c, one, two] = interior(p).fabrics;
  const base = p.lit('#a3764d', 0.15);
  return (
    p.shadow(560, 764, 380, 16) +
    rect(240, 690, 640, 62, base, 'rx="6"') +
    rect(240, 726, 640, 26, p.shaded('#7d5a3a', 0.2), 'rx="6"') +
    rect(248, 590, 624, 84, p.lit(c, 0.08), 'rx="16"') +
    [256, 464, 668].map((x) => rect(x, 648, 200, 56, p.lit(c, 0.24), 'rx="12"')).join('') +
    rect(290, 606, 76, 66, p.lit(one, 0.15), 'rx="10" transform="rotate(-7 328 640)"') +
    rect(740, 604, 78, 68, p.lit(two, 0.12), 'rx="10" transform="rotate(8 778 638)"') +
    rect(520, 610, 70, 62, p.lit(r.pick([one, two]), 0.1), 'rx="10"') +
    ellipse(560, 770, 120, 20, p.shaded('#8a6443', 0.2)) +
    ellipse(560, 762, 120, 19, p.lit('#b98d5f', 0.3)) +
    path('M520 760v-26h18v26zM580 760v-22h18v22z', p.lit('#e9e4d8', 0.1))
  );
}

export function porch(p: Painter): string {
  const r = p.random(`porch${p.spec.n}`);
  const h = p.random('house');
  const wall = h.pick(['#f2ede2', '#b9cdd0', '#8f6140', '#d9c09a', '#9aa88a', '#e9dcc3', '#6d5442']);
  const wood = h.pick(['#b08a5f', '#9a7654', '#c2a47a', '#a9a49a']);
  const boardsOfWall = line(
    times(30, (i) => `M-20 ${90 + i * 19}H760`),
    p.shaded(wall, 0.4),
    2,
    'opacity=".35"',
  );
  const swing = r.chance(0.5)
    ? line('M870 80V560M1120 80V560', p.shaded('#4a4038', 0.2), 3) +
      rect(850, 556, 290, 22, p.lit(wood, 0.2), 'rx="6"') +
      line(
        times(12, (i) => `M${866 + i * 24} 556V470`),
        p.lit(wood, 0.15),
        9,
      ) +
      rect(846, 462, 298, 14, p.lit(wood, 0.3), 'rx="6"') +
      rect(900, 500, 66, 56, p.lit(interior(p).fabrics[0], 0.15), 'rx="10"') +
      p.shadow(995, 716, 150, 9, 0.3)
    : p.shadow(960, 752, 120, 12) + chair(p, 960, 748, 2.7, r.pick(CHAIRS));
  return (
    backdrop(p, 20) +
    railing(p, 740, 660, 520, '#f4efe4', 110, 34) +
    rect(-20, 60, 780, 620, p.gradient([p.lit(wall, 0.2), p.shaded(wall, 0.1)], 1, 0.2)) +
    boardsOfWall +
    pane(p, r, 90, 250, 150, 210, { sill: true, box: true }) +
    door(p, 330, 660, 150, 380, h.pick(['#b5472c', '#3f6a70', '#44584f', '#e0b14a', '#7a3f34'])) +
    (p.winter || p.season === 'autumn' ? wreath(p, 405, 420) : '') +
    pane(p, r, 580, 250, 110, 210, { sill: true }) +
    boards(p, 662, wood) +
    rect(330, 690, 150, 36, p.shaded('#8f7f5f', 0.1), 'rx="3"') +
    rect(742, 60, 26, 620, p.lit('#f4efe4', 0.1)) +
    rect(758, 60, 10, 620, p.shaded('#e6ddca', 0.15)) +
    swing +
    pot(p, r, 540, 716, 116) +
    pot(p, r, 276, 706, 96) +
    poly(
      [
        [-40, -20],
        [1240, -20],
        [1240, 64],
        [-40, 64],
      ],
      p.shaded('#efe8da', 0.14),
    ) +
    line(
      times(16, (i) => `M${-40 + i * 84} -20l-30 84`),
      p.shaded('#cfc4b0', 0.2),
      3,
      'opacity=".5"',
    ) +
    rect(-40, 58, 1280, 14, p.lit('#f4efe4', 0.1)) +
    lantern(p, 520, 300)
  );
}

function wreath(p: Painter, x: number, y: number): string {
  return (
    times(18, (i) =>
      ellipse(
        x + Math.cos(i * 0.349) * 38,
        y + Math.sin(i * 0.349) * 38,
        13,
        11,
        i % 2 ? p.tone('#4c6a4c') : p.lit(p.winter ? '#5f7f5c' : '#c9853a', 0.1),
      ),
    ) + path(`M${x} ${y + 36}l-18 26 18-8 18 8z`, p.lit('#b5352c', 0.1))
  );
}

function lantern(p: Painter, x: number, y: number): string {
  return (
    rect(x - 14, y, 28, 44, p.shaded('#2f3433', 0.1), 'rx="4"') +
    rect(x - 9, y + 6, 18, 32, p.mood.glow >= 0.3 ? '#ffe3a0' : p.lit('#f6efd9', 0.1)) +
    p.glow(x, y + 22, 150, 150)
  );
}

export function hotTub(p: Painter): string {
  const r = p.random(`hottub${p.spec.n}`);
  const wood = r.pick(['#8f6140', '#a3764d', '#7a5238']);
  const round1 = r.chance(0.6);
  const rimY = 560;
  const steam = times(7, (i) =>
    path(`M${390 + i * 66} 548q-30-40 6-84t-8-92q34-30 44 20t10 88t-20 68z`, p.soft('#ffffff', 0.5, 0.05)),
  );
  const tub = round1
    ? p.shadow(600, 768, 380, 24) +
      path(
        `M270 ${rimY}H930L900 752Q600 800 300 752Z`,
        p.gradient([p.shaded(wood, 0.15), p.lit(wood, 0.22), p.shaded(wood, 0.4)], 1, 0),
      ) +
      line(
        times(
          20,
          (i) => `M${290 + i * 32.6} ${rimY + 8}L${316 + i * 29.9} ${round(760 + Math.sin((i / 19) * Math.PI) * 16)}`,
        ),
        p.shaded(wood, 0.5),
        2.4,
        'opacity=".6"',
      ) +
      path('M288 640Q600 690 912 640l-3 14Q600 704 291 654Z', p.shaded('#3a3f3d', 0.05)) +
      ellipse(600, rimY, 330, 62, p.lit(wood, 0.35)) +
      ellipse(600, rimY + 4, 300, 50, poolWater(p))
    : p.shadow(600, 772, 400, 22) +
      poly(
        [
          [220, 580],
          [980, 580],
          [960, 770],
          [240, 770],
        ],
        p.lit(wood, 0.1),
      ) +
      line(
        times(9, (i) => `M228 ${600 + i * 20}H972`),
        p.shaded(wood, 0.45),
        2.4,
        'opacity=".5"',
      ) +
      poly(
        [
          [290, 520],
          [910, 520],
          [984, 586],
          [216, 586],
        ],
        p.lit('#efe8da', 0.15),
      ) +
      poly(
        [
          [318, 530],
          [882, 530],
          [936, 574],
          [264, 574],
        ],
        poolWater(p),
      );
  const bubbles = times(34, () =>
    ellipse(r.between(360, 840), r.between(540, 580), r.between(3, 10), r.between(2, 4), '#ffffff', 'opacity=".5"'),
  );
  const step =
    rect(880, 690, 150, 80, p.lit(wood, 0.2)) +
    rect(880, 682, 150, 14, p.lit(wood, 0.35)) +
    rect(960, 730, 120, 50, p.lit(wood, 0.15)) +
    rect(960, 724, 120, 12, p.lit(wood, 0.3)) +
    rect(900, 662, 90, 12, p.lit('#f6f1e6', 0.1), 'rx="5"') +
    rect(904, 650, 82, 13, p.lit(r.pick(['#c9673f', '#8fa3a8', '#d9b36a']), 0.1), 'rx="5"');
  return (
    backdrop(p, 60) +
    (r.chance(0.5) ? railing(p, -20, 640, 1240, '#8a6443', 90, 30) : '') +
    boards(p, 640, r.pick(['#a98a66', '#8f857a', '#b08a5f'])) +
    p.glow(600, 540, 420, 160, 0.8) +
    tub +
    bubbles +
    steam +
    step +
    stringLights(p, 60) +
    pot(p, r, 130, 740, 120)
  );
}

export function pool(p: Painter): string {
  const r = p.random(`pool${p.spec.n}`);
  const stone = r.pick(['#efe6d6', '#e3d6bd', '#dfe0da', '#d9c3a0']);
  const shape = r.pick([
    'M180 690Q300 610 640 616Q1000 610 1060 680Q1120 770 900 800H260Q80 780 180 690Z',
    'M240 620H960L1130 800H70Z',
    'M330 624H1020L1180 810H190Z',
  ]);
  const strokes = line(
    times(11, (i) => `M${260 + ((i * 137) % 560)} ${650 + i * 13}q44-11 88 0t88 0`),
    '#ffffff',
    3.4,
    'opacity=".5"',
  );
  const [one, two] = r.pick([
    ['#efe6d4', '#e0603c'],
    ['#f6efe0', '#2f7f8a'],
    ['#fffaf0', '#e9b543'],
  ] as const);
  const lounger = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${p.shadow(50, 22, 90, 8)}${poly(
      [
        [0, 0],
        [110, -8],
        [120, 8],
        [8, 18],
      ],
      p.lit(one, 0.2),
    )}${poly(
      [
        [0, 0],
        [-42, -38],
        [-32, -44],
        [10, -4],
      ],
      p.lit(one, 0.05),
    )}${line('M10 16v18M112 8v18', p.shaded('#8a7358', 0.2), 5)}${rect(70, -12, 34, 10, p.lit(two, 0.15), 'rx="4"')}</g>`;
  const shade = `<g transform="translate(250 590)">${line('M0 30V-140', p.lit('#efe6d2'), 6)}${times(6, (i) => path(`M0-160L${-120 + i * 40} -88Q${-100 + i * 40} -100 ${-80 + i * 40} -88Z`, i < 3 ? p.lit(i % 2 ? one : two, 0.2) : p.shaded(i % 2 ? one : two, 0.18)))}</g>`;
  return (
    backdrop(p, 30) +
    row(p, r, 'bush', [-20, 1220], 600, 64, [p.tone(p.foliage.middle), p.tone(p.foliage.dark)], 13) +
    rect(-40, 590, 1280, 260, p.gradient([p.lit(stone, 0.25), p.shaded(stone, 0.12)])) +
    line(
      times(9, (i) => `M${-300 + i * 220} 590L${-700 + i * 330} 800`) + 'M-20 640H1220M-20 716H1220',
      p.shaded(stone, 0.25),
      2.4,
      'opacity=".45"',
    ) +
    shade +
    lounger(180, 622, 1) +
    lounger(330, 612, 0.9) +
    `<g transform="translate(0 4)">${path(shape, p.lit('#ffffff', 0.1), `stroke="${p.lit('#ffffff', 0.1)}" stroke-width="26" stroke-linejoin="round"`)}${path(shape, poolWater(p))}${strokes}</g>` +
    (r.chance(0.5) ? ellipse(760, 700, 58, 20, p.lit(two, 0.2)) + ellipse(760, 698, 26, 8, p.tone('#5fb6bd')) : '') +
    (p.spec.land === 'tropical' || p.spec.land === 'beach'
      ? plant(p, r, 'palm', 1090, 640, 480, p.shaded('#3f7a55', 0.1))
      : pot(p, r, 1100, 650, 130))
  );
}

export function firePit(p: Painter): string {
  const r = p.random(`firepit${p.spec.n}`);
  const land = landscape(p);
  const stones = times(15, (i) => {
    const a = (i / 14) * Math.PI;
    return ellipse(
      600 - Math.cos(a) * 138,
      690 + Math.sin(a) * 42,
      32,
      22,
      i % 2 ? p.lit('#8f8a80', 0.15) : p.shaded('#8f8a80', 0.12),
    );
  });
  const backStones = times(9, (i) => {
    const a = Math.PI + ((i + 0.5) / 9) * Math.PI;
    return ellipse(600 - Math.cos(a) * 134, 688 + Math.sin(a) * 36, 26, 16, p.shaded('#7d786f', 0.1));
  });
  const c = r.pick(CHAIRS);
  const fire =
    '<g transform="translate(600 690) scale(1.5)"><path d="M-46 0q-12-54 24-92q4 28 20 36q-2-36 18-60q36 56 26 116z" fill="#f27d2c"/><path d="M-30 0q-8-38 16-66q6 24 16 28q2-26 12-40q24 42 10 78z" fill="#ff9d3c"/><path d="M-14 0q-6-32 14-52q20 20 12 52z" fill="#ffe08a"/></g>';
  const sparks = times(20, () =>
    ellipse(r.between(500, 720), r.between(380, 600), 2.4, 2.4, '#ffd48a', 'opacity=".8"'),
  );
  return (
    land.back +
    land.ground +
    ellipse(600, 720, 620, 190, p.soft('#d9a15f', 0.45)) +
    p.shadow(600, 700, 220, 40, 0.4) +
    backStones +
    ellipse(600, 684, 116, 26, '#3a2a22') +
    p.glow(600, 620, 420, 320, 1.3) +
    rect(540, 672, 120, 18, p.shaded('#5a4030', 0.1), 'rx="8" transform="rotate(-9 600 680)"') +
    rect(545, 672, 116, 17, p.shaded('#6b4f37', 0.1), 'rx="8" transform="rotate(12 600 680)"') +
    fire +
    sparks +
    stones +
    p.shadow(190, 784, 130, 12) +
    chair(p, 190, 782, 3, c) +
    `<g transform="matrix(-1 0 0 1 1200 0)">${p.shadow(190, 784, 130, 12)}${chair(p, 190, 782, 3, r.chance(0.5) ? c : r.pick(CHAIRS))}</g>` +
    rect(790, 740, 84, 40, p.shaded('#6b4f37', 0.05), 'rx="14"') +
    ellipse(874, 760, 13, 20, p.lit('#d9b68a', 0.15))
  );
}
