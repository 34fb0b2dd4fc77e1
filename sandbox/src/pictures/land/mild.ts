/** Woods, meadows, vineyards and town streets. */
import { mix } from '../core/colour.ts';
import type { Painter } from '../core/painter.ts';
import type { Random } from '../core/random.ts';
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import { flowers, greens } from './cool.ts';
import { grass, plant, row } from './flora.ts';
import type { House } from '../spec.ts';
import type { Landscape } from './layers.ts';
import { boulder, hill, ridge, sky } from './relief.ts';

export function forest(p: Painter): Landscape {
  const r = p.random('land');
  const { dark, middle, light, ground: field } = p.foliage;
  const floor = p.winter ? '#edf3f7' : field;
  const mixed = p.season !== 'winter' && r.chance(0.6);
  const back =
    sky(p, r) +
    ridge(r, 390, 90, p.far('#5e7c86', 0.62)) +
    ridge(r, 440, 60, p.far('#4c6e68', 0.5)) +
    row(p, r, 'pine', [-20, 1220], 500, 150, [p.far(dark, 0.55), p.far(dark, 0.62)], 20) +
    (mixed ? row(p, r, 'tree', [-20, 1220], 512, 120, [p.far(middle, 0.45), p.far(light, 0.45)], 9) : '') +
    hill(r, 508, 10, p.far(p.winter ? '#dfe8ec' : middle, 0.45)) +
    row(p, r, 'pine', [-20, 1220], 548, 200, [p.far(dark, 0.3), p.far(dark, 0.38)], 15) +
    (mixed ? row(p, r, 'birch', [0, 1200], 560, 150, [p.far(light, 0.25), p.far(middle, 0.25)], 7) : '');
  const ground =
    hill(r, 578, 10, p.gradient([p.lit(floor, 0.2), p.shaded(floor, 0.25)])) +
    row(p, r, 'pine', [-30, 260], 624, 380, [p.far(dark, 0.1), p.far(dark, 0.18)], 3, 0.15) +
    row(p, r, 'pine', [960, 1240], 616, 420, [p.far(dark, 0.12), p.far(dark, 0.2)], 3, 0.15) +
    (mixed
      ? row(p, r, 'tree', [200, 330], 632, 190, [p.tone(middle), p.tone(light)], 1) +
        row(p, r, 'tree', [900, 990], 632, 180, [p.tone(light), p.tone(middle)], 1)
      : '');
  const stream = r.chance(0.4) ? creek(p, r) : '';
  const front =
    hill(r, 738, 16, p.gradient([p.lit(floor, 0.12), p.shaded(floor, 0.4)])) +
    stream +
    (r.chance(0.5) ? boulder(p, r, r.between(820, 960), 772, 46, '#85827a') : '') +
    (p.winter ? '' : grass(p, r, [744, 808], 28, greens(p)) + flowers(p, r, 742, 796, 22)) +
    plant(p, r, 'pine', r.between(1120, 1190), 836, 560, p.shaded(dark, 0.4)) +
    plant(p, r, 'pine', r.between(-30, 30), 836, 500, p.shaded(dark, 0.45));
  return { back, ground, front, site: { x: 600 + r.between(-50, 50), y: 656 } };
}

/** A creek over stones through the foreground. */
function creek(p: Painter, r: Random): string {
  const water = mix(p.tone('#5f8f9c'), p.mood.sky[1], 0.35);
  const stones = times(9, (i) =>
    boulder(p, r, 40 + i * 140 + r.between(-40, 40), 776 + r.between(-18, 26), r.between(14, 34), '#8a8880'),
  );
  return (
    path('M-60 770Q160 744 380 766T820 758T1260 776V840H-60Z', p.shaded('#5f5a48', 0.2)) +
    path('M-60 776Q160 750 380 772T820 764T1260 782V840H-60Z', p.gradient([mix(water, p.mood.sky[2], 0.3), water])) +
    line(
      'M40 786q50-6 100 0M260 784q60-6 120 0M520 790q60-6 120 0M760 780q50-6 110 0M980 792q60-6 120 0',
      '#ffffff',
      3,
      'opacity=".5"',
    ) +
    stones
  );
}

export function meadow(p: Painter): Landscape {
  const r = p.random('land');
  const { dark, middle, light } = p.foliage;
  const straw = p.winter
    ? (['#e3e9ea', '#cfd8da'] as const)
    : p.season === 'spring'
      ? (['#a9bf6c', '#86a252'] as const)
      : (['#d8bd72', '#b99a52'] as const);
  const back =
    sky(p, r) +
    hill(r, 440, 24, p.far('#6f8a8f', 0.62), 260) +
    hill(r, 468, 14, p.far(p.winter ? '#d3dde0' : '#869a6c', 0.45), 220) +
    row(p, r, 'tree', [0, 1200], 492, 46, [p.far(dark, 0.35), p.far(middle, 0.35)], 14) +
    hill(r, 498, 8, p.gradient([p.lit(straw[0], 0.2), p.tone(straw[1])])) +
    line(
      times(24, (i) => `M${600 + (i * 90 - 1080) * 0.5} 502L${600 + (i * 90 - 1080) * 2.6} 800`),
      p.shaded(straw[1], 0.2),
      4,
      'opacity=".22"',
    ) +
    (r.chance(0.5) ? bales(p, r) : '');
  const ground =
    hill(
      r,
      606,
      8,
      p.gradient([p.lit(p.winter ? '#e8eef0' : '#c3b46a', 0.15), p.tone(p.winter ? '#dbe4e8' : '#9fa05a')]),
    ) +
    row(p, r, 'tree', [60, 300], 640, 250, [p.tone(dark), p.tone(middle)], 2) +
    row(p, r, 'tree', [930, 1160], 636, 215, [p.tone(middle), p.tone(light)], 2) +
    (r.chance(0.45) ? windmill(p, 1096, 610) : '');
  const fence =
    times(10, (i) => rect(-30 + i * 70, 702 + i, 10, 78, p.lit('#e9e2d2', 0.1))) +
    line('M-40 720L620 730M-40 746L620 756', p.lit('#e9e2d2', 0.05), 8);
  const front =
    hill(r, 750, 10, p.gradient([p.lit(straw[0], 0.2), p.shaded(straw[1], 0.2)])) +
    (r.chance(0.6) ? fence : '') +
    grass(
      p,
      r,
      [752, 815],
      36,
      p.winter ? greens(p) : [p.lit('#d9bd6a', 0.1), p.shaded('#a38a45', 0.1), p.shaded('#7f8a48', 0.15)],
      [40, 84],
    ) +
    flowers(p, r, 748, 800, 34);
  return { back, ground, front, site: { x: 600 + r.between(-40, 40), y: 654 } };
}

function bales(p: Painter, r: Random): string {
  return p.winter
    ? ''
    : times(5, () => {
        const [x, y] = [r.between(60, 1140), r.between(520, 575)];
        const s = (y - 480) / 60;
        return (
          ellipse(x + 4, y + 8 * s, 22 * s, 5 * s, p.mood.shade, 'opacity=".25"') +
          rect(x - 14 * s, y - 14 * s, 28 * s, 23 * s, p.lit('#d9b665', 0.2), `rx="${round(9 * s)}"`) +
          ellipse(x + 14 * s, y - 2 * s, 7 * s, 11 * s, p.shaded('#c49d4f', 0.12))
        );
      });
}

function windmill(p: Painter, x: number, y: number): string {
  return (
    line(
      `M${x - 26} ${y}L${x} ${y - 220}L${x + 26} ${y}M${x - 18} ${y - 70}h36M${x - 22} ${y - 30}L${x + 18} ${y - 80}`,
      p.far('#55595a', 0.2),
      5,
    ) +
    times(
      12,
      (i) =>
        `<path d="M${x} ${y - 222}l-7-46h14z" fill="${p.far(i % 2 ? '#c9c9c2' : '#8d928f', 0.15)}" transform="rotate(${i * 30} ${x} ${y - 222})"/>`,
    )
  );
}

export function vineyard(p: Painter): Landscape {
  const r = p.random('land');
  const { dark } = p.foliage;
  const vine =
    p.season === 'autumn'
      ? ['#c98a3a', '#b5622c', '#a3974a']
      : p.winter
        ? ['#8a7a62', '#7d6f5a']
        : ['#6f9150', '#84a35c', '#5f8149'];
  const earth = p.winter ? '#c9bfae' : '#c9a877';
  const village =
    times(
      5,
      (i) =>
        rect(820 + i * 22, 424 - r.between(0, 16), 20, 40, p.far(r.pick(['#e3cfae', '#d9b78e', '#efe0c4']), 0.4)) +
        poly(
          [
            [817 + i * 22, 424],
            [830 + i * 22, 412],
            [845 + i * 22, 424],
          ],
          p.far('#b5694a', 0.35),
        ),
    ) +
    rect(876, 380, 16, 60, p.far('#d9c09a', 0.4)) +
    poly(
      [
        [873, 382],
        [884, 364],
        [895, 382],
      ],
      p.far('#b5694a', 0.35),
    );
  const back =
    sky(p, r) +
    hill(r, 406, 30, p.far('#8296a3', 0.62), 320) +
    hill(r, 448, 22, p.far('#9aa572', 0.48), 280) +
    (r.chance(0.7) ? village : '') +
    row(p, r, 'cypress', [700, 1120], 458, 54, [p.far(dark, 0.4)], 8) +
    hill(r, 474, 14, p.far('#a3ab6a', 0.36), 260) +
    rows(p, r, vine, 500, 566, 0.24) +
    row(p, r, 'cypress', [40, 360], 540, 110, [p.far(dark, 0.22)], 6);
  const ground =
    hill(r, 590, 10, p.gradient([p.lit(earth, 0.25), p.tone('#b99868')])) +
    row(p, r, 'cypress', [60, 250], 640, 300, [p.tone(dark), p.shaded(dark, 0.15)], 3, 0.15) +
    row(p, r, 'olive', [960, 1200], 644, 200, [p.tone('#8a9a72'), p.tone('#7d8f6a')], 2);
  const front =
    hill(r, 748, 8, p.gradient([p.lit(earth, 0.2), p.shaded('#a98656', 0.2)])) +
    frontVines(p, r, vine) +
    row(
      p,
      r,
      'tuft',
      [0, 1200],
      812,
      60,
      p.winter ? greens(p) : [p.lit('#b9a0d8', 0.12), p.tone('#8f7fb5'), p.tone('#7f8f5a')],
      26,
    );
  return { back, ground, front, site: { x: 600 + r.between(-40, 50), y: 660 } };
}

function rows(p: Painter, r: Random, colours: readonly string[], y0: number, y1: number, haze: number): string {
  return times(7, (i) => {
    const y = y0 + ((y1 - y0) * i) / 6;
    return line(
      `M-40 ${round(y + r.between(-5, 5))}Q600 ${round(y - 14)} 1240 ${round(y + r.between(-5, 5))}`,
      p.far(r.pick(colours), haze),
      4 + i,
      'stroke-dasharray="15 5" stroke-linecap="round"',
    );
  });
}

function frontVines(p: Painter, r: Random, colours: readonly string[]): string {
  return times(9, (i) => {
    const x = i < 5 ? -10 + i * 62 : 930 + (i - 5) * 70;
    const d = times(
      5,
      (j) =>
        `<circle cx="${round(x + r.between(-20, 20))}" cy="${round(734 - j * 7)}" r="${round(r.between(12, 18))}" fill="${j % 2 ? p.lit(r.pick(colours), 0.18) : p.shaded(r.pick(colours), 0.15)}"/>`,
    );
    return line(`M${x} 772Q${x - 5} 748 ${x} 720`, p.shaded('#5a4534', 0.1), 7) + d;
  });
}

/** Wall to wall with the pavement; other houses of a town have a garden and a fence. */
const STREET_HOUSES: readonly House[] = ['block', 'townhouse'];

export function city(p: Painter): Landscape {
  const r = p.random('land');
  const block = (colour: string, y: number, low: number, high: number) => {
    let d = 'M-60 900';
    for (let x = -60; x < 1260;) {
      const [w, h] = [r.between(46, 110), r.between(low, high)];
      d += `V${round(y - h)}${r.chance(0.25) ? `h${round(w * 0.35)}v-22h${round(w * 0.25)}v22h${round(w * 0.4)}` : `h${round(w)}`}`;
      x += w;
    }
    return path(`${d}V900Z`, colour);
  };
  const lamps = path(
    times(p.indoors ? 70 : 30, () => `M${round(r.between(0, 1200))} ${round(360 + r.between(0, 220))}h6v9h-6z`),
    p.mood.glow >= 1 ? '#ffd48a' : mix(p.mood.haze, '#ffffff', 0.3),
    `opacity="${p.mood.glow >= 1 ? 0.8 : 0.35}"`,
  );
  const back =
    sky(p, r) +
    block(p.far('#7b8796', 0.66), 570, 120, 330) +
    (r.chance(0.5) ? steeple(p, r.between(200, 1000)) : '') +
    block(p.far(r.pick(['#6d6a78', '#8a6a5c', '#6f7a72']), 0.45), 600, 80, 250) +
    lamps;
  const walk =
    rect(-60, 700, 1320, 34, p.lit('#cfc8bb', 0.2)) +
    rect(-60, 730, 1320, 6, p.shaded('#a39c90', 0.2)) +
    rect(-60, 736, 1320, 160, p.gradient([p.shaded('#7c8085', 0.1), p.shaded('#5c6066', 0.2)])) +
    (p.winter ? rect(-60, 698, 1320, 12, p.snow) : '');
  const { middle, light, dark } = p.foliage;
  const tree = p.random('street').pick(['tree', 'tree', 'oak', 'palm'] as const);
  const kind = tree === 'palm' && p.season !== 'summer' ? 'tree' : tree;
  const trees =
    plant(p, r, kind, 176, 726, 310, p.tone(middle)) +
    plant(p, r, kind, 566, 728, 270, p.tone(light)) +
    plant(p, r, kind, 968, 726, 320, p.tone(r.pick([dark, middle])));
  const lanterns = [392, 776]
    .map(
      (x) =>
        line(`M${x} 726V568`, p.shaded('#2b3133', 0.1), 7) +
        ellipse(x, 558, 13, 17, p.mood.glow >= 1 ? '#ffe3a0' : p.lit('#f3eddc')) +
        p.glow(x, 558, 110, 110),
    )
    .join('');
  const garden = STREET_HOUSES.includes(p.spec.house)
    ? ''
    : hill(
        r,
        640,
        3,
        p.gradient([
          p.lit(p.winter ? '#eaf0f4' : p.foliage.ground, 0.2),
          p.shaded(p.winter ? '#dbe4e8' : p.foliage.ground, 0.12),
        ]),
      ) +
      row(p, r, 'bush', [-20, 1220], 652, 56, [p.tone(p.foliage.dark), p.tone(p.foliage.middle)], 17) +
      row(p, r, 'tree', [40, 220], 668, 240, [p.tone(p.foliage.dark)], 2) +
      row(p, r, 'tree', [1000, 1180], 668, 240, [p.tone(p.foliage.middle)], 2);
  const fence =
    garden === ''
      ? ''
      : times(42, (i) => rect(-30 + i * 30, 668, 11, 36, p.lit('#f4efe4', 0.12), 'rx="3"')) +
        rect(-40, 678, 1280, 6, p.lit('#f4efe4', 0.05));
  return {
    back,
    ground: garden,
    front:
      fence +
      walk +
      (garden === '' ? trees : '') +
      lanterns +
      (r.chance(0.6) ? bicycle(p, r.between(620, 700), 712) : ''),
    site: { x: 600, y: 702 },
  };
}

function steeple(p: Painter, x: number): string {
  const c = p.far('#8f96a0', 0.5);
  return (
    rect(x - 22, 330, 44, 260, c) +
    poly(
      [
        [x - 26, 332],
        [x, 210],
        [x + 26, 332],
      ],
      p.far('#6d7a86', 0.5),
    ) +
    rect(x - 8, 350, 16, 36, p.mood.shade, 'opacity=".3" rx="8"')
  );
}

function bicycle(p: Painter, x: number, y: number): string {
  return line(
    `M${x} ${y}a24 24 0 1 0 .1 0M${x + 84} ${y}a24 24 0 1 0 .1 0M${x} ${y + 24}l22-40h44l18 40M${x + 22} ${y - 16}l24 40h38M${x + 62} ${y - 26}h-12M${x + 16} ${y - 24}h14`,
    p.shaded('#27302f', 0.1),
    4,
  );
}
