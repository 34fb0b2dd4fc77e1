/** Small things that stand around houses and tell who lives there. Foot at x, y. */
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, times } from '../core/svg.ts';
import type { Land } from '../spec.ts';

type Prop = (p: Painter, r: Random, x: number, y: number) => string;

const woodpile: Prop = (p, r, x, y) =>
  p.shadow(x + 60, y + 2, 90, 8) +
  times(4, (j) =>
    times(
      8 - (j % 2),
      (i) =>
        ellipse(
          x + i * 17 + (j % 2) * 8,
          y - 9 - j * 15,
          9,
          8.4,
          r.chance(0.5) ? p.lit('#c9a070', 0.1) : p.shaded('#a97f52', 0.1),
        ) + ellipse(x + i * 17 + (j % 2) * 8, y - 9 - j * 15, 4, 3.6, p.shaded('#8a6443', 0.1)),
    ),
  ) +
  line(`M${x - 14} ${y}V${y - 74}M${x + 134} ${y}V${y - 74}`, p.shaded('#5a4230', 0.2), 7) +
  poly(
    [
      [x - 26, y - 70],
      [x + 146, y - 82],
      [x + 146, y - 74],
      [x - 26, y - 62],
    ],
    p.winter ? p.snow : p.shaded('#4b4f50', 0.1),
  );

const hammock: Prop = (p, r, x, y) =>
  line(`M${x} ${y}V${y - 120}M${x + 190} ${y}V${y - 120}`, p.shaded('#6b4f37', 0.2), 9) +
  path(
    `M${x} ${y - 106}Q${x + 95} ${y - 14} ${x + 190} ${y - 106}Q${x + 95} ${y - 46} ${x} ${y - 106}Z`,
    p.lit(r.pick(['#e0603c', '#f1ece0', '#3f8f98', '#e0b14a']), 0.15),
  ) +
  line(`M${x + 20} ${y - 84}Q${x + 95} ${y - 24} ${x + 170} ${y - 84}`, p.mood.shade, 3, 'opacity=".25"') +
  p.shadow(x + 95, y + 2, 100, 7, 0.35);

const bicycle: Prop = (p, r, x, y) => {
  const c = p.lit(r.pick(['#b5472c', '#3f8f98', '#e0b14a', '#44584f']), 0.1);
  return (
    p.shadow(x + 42, y + 2, 74, 6, 0.4) +
    line(`M${x} ${y - 48}a24 24 0 1 0 .1 0M${x + 84} ${y - 48}a24 24 0 1 0 .1 0`, p.shaded('#27302f', 0.1), 4) +
    line(`M${x} ${y - 24}l22-40h44l18 40M${x + 22} ${y - 64}l24 40h38M${x + 66} ${y - 64}l-20 40`, c, 4.4) +
    line(`M${x + 62} ${y - 76}h14M${x + 14} ${y - 72}h16`, p.shaded('#27302f', 0.1), 5) +
    rect(x + 64, y - 84, 28, 18, p.lit('#c9a878', 0.15), 'rx="3"')
  );
};

const kayaks: Prop = (p, r, x, y) =>
  p.shadow(x + 90, y + 2, 120, 8) +
  line(`M${x + 20} ${y}v-64M${x + 160} ${y}v-64`, p.shaded('#6b4f37', 0.2), 8) +
  [0, 1]
    .map(
      (i) =>
        path(
          `M${x - 20} ${y - 22 - i * 32}q110 30 220 0q-30 24-110 24t-110-24z`,
          p.lit(r.pick(['#d9542e', '#e8b53a', '#3f8f98', '#5f9a55']), 0.12),
        ) + path(`M${x + 66} ${y - 12 - i * 32}q24 8 48 0z`, p.shaded('#2f3433', 0.1)),
    )
    .join('');

const picnic: Prop = (p, _r, x, y) =>
  p.shadow(x + 80, y + 2, 120, 9) +
  rect(x, y - 58, 170, 11, p.lit('#b08a5f', 0.3)) +
  rect(x - 26, y - 30, 222, 9, p.lit('#b08a5f', 0.15)) +
  line(`M${x + 28} ${y - 48}L${x + 2} ${y}M${x + 142} ${y - 48}L${x + 168} ${y}`, p.shaded('#7c5f43', 0.2), 8) +
  (p.winter
    ? rect(x - 2, y - 63, 174, 7, p.snow, 'rx="3"')
    : ellipse(x + 60, y - 64, 18, 8, p.lit('#e6dcc8', 0.1)) +
      path(`M${x + 108} ${y - 58}v-26h14v26z`, p.lit('#8fb3a8', 0.15)));

const mailbox: Prop = (p, r, x, y) =>
  line(`M${x} ${y}v-74`, p.shaded('#6b4f37', 0.15), 9) +
  path(
    `M${x - 22} ${y - 70}v-26q0-18 18-18h24q18 0 18 18v26z`,
    p.lit(r.pick(['#b5472c', '#f1ece0', '#3f6a70', '#2f3836']), 0.12),
  ) +
  rect(x + 30, y - 104, 4, 26, p.lit('#d9542e', 0.1)) +
  rect(x + 24, y - 108, 16, 10, p.lit('#d9542e', 0.1));

const firebowl: Prop = (p, _r, x, y) =>
  p.shadow(x, y + 2, 60, 8) +
  (p.mood.glow >= 0.3
    ? p.glow(x, y - 50, 160, 130, 1.2) +
      path(`M${x - 22} ${y - 28}q-6-34 14-56q4 18 12 24q0-22 10-36q22 32 14 68z`, '#ff9d3c') +
      path(`M${x - 8} ${y - 28}q-4-20 8-34q14 14 8 34z`, '#ffe08a')
    : '') +
  path(`M${x - 46} ${y - 34}h92q-6 30-46 32q-40-2-46-32z`, p.shaded('#4a4644', 0.1)) +
  line(`M${x - 22} ${y - 6}l-8 12M${x + 22} ${y - 6}l8 12`, p.shaded('#3a3634', 0.1), 5);

const laundry: Prop = (p, r, x, y) =>
  line(`M${x} ${y}V${y - 130}M${x + 260} ${y}V${y - 130}`, p.shaded('#6b4f37', 0.15), 7) +
  line(`M${x} ${y - 122}q130 26 260 0`, p.shaded('#6b4f37', 0.1), 2) +
  times(5, (i) => {
    const [w, h] = [r.between(30, 42), r.between(44, 66)];
    return poly(
      [
        [x + 22 + i * 48, y - 114 + Math.sin(((i + 0.5) / 5) * Math.PI) * 10],
        [x + 22 + i * 48 + w, y - 114 + Math.sin(((i + 0.8) / 5) * Math.PI) * 10],
        [x + 26 + i * 48 + w, y - 114 + h],
        [x + 26 + i * 48, y - 112 + h],
      ],
      p.lit(r.pick(['#f6f1e6', '#c9d6d0', '#e9c0a0', '#8fb0b8', '#f0d9a8']), 0.12),
    );
  });

const swing: Prop = (p, _r, x, y) =>
  line(
    `M${x - 60} ${y}L${x - 30} ${y - 190}M${x + 100} ${y}L${x + 70} ${y - 190}M${x - 38} ${y - 186}H${x + 78}`,
    p.lit('#a3764d', 0.1),
    9,
  ) +
  line(`M${x} ${y - 184}V${y - 50}M${x + 44} ${y - 184}V${y - 50}`, p.shaded('#4a4038', 0.1), 2.4) +
  rect(x - 8, y - 54, 60, 8, p.lit('#b5472c', 0.1));

const dog: Prop = (p, r, x, y) => {
  const c = r.pick(['#8a5f3f', '#d9b98a', '#3f3a38', '#e9e0cf']);
  return (
    p.shadow(x, y + 1, 44, 5, 0.4) +
    line(
      `M${x - 18} ${y}v-26M${x - 10} ${y}v-26M${x + 18} ${y}v-28M${x + 25} ${y}v-28`,
      p.shaded(c, 0.1),
      6,
      'stroke-linecap="round"',
    ) +
    rect(x - 26, y - 46, 58, 26, p.lit(c, 0.1), 'rx="13"') +
    ellipse(x + 36, y - 54, 15, 13, p.lit(c, 0.15)) +
    path(`M${x + 30} ${y - 64}q-10 2-9 18q9-2 12-12z`, p.shaded(c, 0.25)) +
    ellipse(x + 50, y - 51, 7, 5, p.lit(c, 0.1)) +
    line(`M${x - 24} ${y - 40}q-20-8-22-26`, p.lit(c, 0.1), 6, 'stroke-linecap="round"')
  );
};

const snowman: Prop = (p, _r, x, y) =>
  p.shadow(x, y + 2, 50, 7, 0.35) +
  ellipse(x, y - 26, 36, 31, p.snow) +
  ellipse(x, y - 74, 27, 25, p.snow) +
  ellipse(x, y - 112, 19, 18, p.snow) +
  path(`M${x + 2} ${y - 112}l24 5-24 3z`, p.tone('#e0803a')) +
  ellipse(x - 6, y - 117, 2.4, 2.4, '#2a2a2a') +
  ellipse(x + 6, y - 117, 2.4, 2.4, '#2a2a2a') +
  rect(x - 21, y - 100, 42, 8, p.lit('#b5352c', 0.1), 'rx="4"') +
  rect(x + 8, y - 98, 9, 26, p.lit('#b5352c', 0.05), 'rx="3"') +
  line(`M${x - 25} ${y - 78}l-30-16M${x + 25} ${y - 78}l30-18`, p.shaded('#5a4230', 0.1), 4);

const skis: Prop = (p, r, x, y) =>
  line(
    `M${x} ${y}L${x - 12} ${y - 150}q-2-14 6-16M${x + 12} ${y}L${x + 4} ${y - 152}q-2-14 6-16`,
    p.lit(r.pick(['#d9542e', '#3f8f98', '#e0b14a']), 0.1),
    7,
    'stroke-linecap="round"',
  ) + line(`M${x + 34} ${y}L${x + 24} ${y - 130}M${x + 44} ${y}L${x + 50} ${y - 130}`, p.shaded('#3a3f3d', 0.1), 3);

const PROPS_BY_LAND: Record<Land, readonly Prop[]> = {
  forest: [woodpile, hammock, firebowl, picnic, dog, swing, mailbox],
  lake: [],
  fjord: [],
  beach: [bicycle, kayaks, hammock, dog, laundry],
  desert: [firebowl, hammock, dog, mailbox],
  alps: [woodpile, firebowl, picnic, dog],
  meadow: [picnic, laundry, swing, dog, mailbox, hammock],
  city: [],
  vineyard: [laundry, bicycle, hammock, dog],
  tropical: [hammock, bicycle, kayaks, dog],
  rocky: [laundry, firebowl, picnic, dog, kayaks],
  hills: [laundry, swing, bicycle, dog, picnic],
  redrock: [firebowl, hammock, dog, bicycle],
  bayou: [hammock, kayaks, swing, dog, bicycle],
};
const WINTER_PROPS: readonly Prop[] = [snowman, skis, woodpile, woodpile, firebowl, dog];

/** One or two things in the yard, left and right of the way to the door. Streets and shores have their own. */
export function props(p: Painter, x: number, y: number): string {
  const r = p.random('props');
  const choice = p.winter && PROPS_BY_LAND[p.spec.land].length > 0 ? WINTER_PROPS : PROPS_BY_LAND[p.spec.land];
  if (choice.length === 0) return '';
  const first = r.pick(choice);
  const second = r.pick(choice.filter((prop) => prop !== first));
  const left = r.chance(0.7) ? first(p, r, Math.round(x - r.between(330, 450)), Math.round(y + r.between(24, 60))) : '';
  const right = r.chance(0.5)
    ? second(p, r, Math.round(x + r.between(260, 350)), Math.round(y + r.between(30, 64)))
    : '';
  return left + right;
}
