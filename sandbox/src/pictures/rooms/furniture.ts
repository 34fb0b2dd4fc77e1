/** Things that stand in rooms. Sizes in pixels of the 1200 × 800 canvas. */
import { ellipse, line, path, poly, rect, round, times } from '../core/svg.ts';
import type { Room } from './room.ts';

export function sofa(o: Room, x: number, y: number, w: number): string {
  const [c, one, two] = o.style.fabrics;
  return (
    o.shadow(x + w / 2, y + 6, w * 0.55, 16) +
    rect(x, y - 130, w, 110, o.dark(c, 0.14), 'rx="16"') +
    rect(x + 12, y - 78, w / 2 - 14, 52, o.lit(c, 0.22), 'rx="10"') +
    rect(x + w / 2 + 2, y - 78, w / 2 - 14, 52, o.lit(c, 0.14), 'rx="10"') +
    rect(x - 22, y - 104, 44, 94, o.lit(c, 0.12), 'rx="14"') +
    rect(x + w - 22, y - 104, 44, 94, o.dark(c, 0.24), 'rx="14"') +
    rect(x, y - 32, w, 22, o.dark(c, 0.2)) +
    rect(x + 10, y - 12, 9, 16, o.dark('#5a4030', 0.2)) +
    rect(x + w - 20, y - 12, 9, 16, o.dark('#5a4030', 0.2)) +
    rect(x + 34, y - 122, 66, 60, o.lit(one, 0.15), `rx="9" transform="rotate(-8 ${round(x + 66)} ${round(y - 90)})"`) +
    rect(
      x + w - 112,
      y - 120,
      62,
      56,
      o.lit(two, 0.1),
      `rx="9" transform="rotate(9 ${round(x + w - 80)} ${round(y - 90)})"`,
    )
  );
}

/** An armchair, seen half from the side. */
export function armchair(o: Room, x: number, y: number, colour: string): string {
  return (
    o.shadow(x + 70, y + 4, 90, 12) +
    path(`M${x} ${y - 160}q4-26 34-26h72q30 0 34 26v120h-140z`, o.lit(colour, 0.16)) +
    rect(x - 18, y - 100, 38, 92, o.lit(colour, 0.24), 'rx="14"') +
    rect(x + 120, y - 100, 38, 92, o.dark(colour, 0.2), 'rx="14"') +
    rect(x + 14, y - 78, 112, 46, o.lit(colour, 0.3), 'rx="10"') +
    rect(x, y - 36, 140, 26, o.dark(colour, 0.14)) +
    rect(x + 4, y - 12, 9, 16, o.dark('#5a4030', 0.2)) +
    rect(x + 128, y - 12, 9, 16, o.dark('#5a4030', 0.2)) +
    rect(x + 42, y - 128, 58, 52, o.lit(o.style.fabrics[1], 0.15), 'rx="9"')
  );
}

export function potPlant(o: Room, x: number, y: number, size: number): string {
  const pot = o.r.pick(['#c98a63', '#e9e0cf', '#6f7f7a', '#3f4a4a']);
  const leaves = times(11, (i) => {
    const angle = -1.35 + i * 0.27;
    const reach = size * (0.74 + ((i * 37) % 5) / 11);
    const [tx, ty] = [x + Math.sin(angle) * reach, y - 40 - Math.cos(angle) * reach];
    return path(
      `M${round(x)} ${round(y - 34)}Q${round((x + tx) / 2 - 16)} ${round((y - 34 + ty) / 2 - 12)} ${round(tx)} ${round(ty)}Q${round((x + tx) / 2 + 18)} ${round((y - 34 + ty) / 2)} ${round(x)} ${round(y - 34)}Z`,
      i % 2 ? o.lit('#55804f', 0.18) : o.dark('#3f6b48', 0.12),
    );
  });
  return (
    o.shadow(x, y + 2, 36, 9) +
    leaves +
    path(`M${x - 28} ${y - 46}h56l-8 48h-40z`, o.lit(pot, 0.1)) +
    path(`M${x + 6} ${y - 46}h22l-8 48h-20z`, o.dark(pot, 0.25))
  );
}

/** A framed picture: hills, a still life of shapes, or lines. */
export function art(o: Room, x: number, y: number, w: number, h: number): string {
  const [a, b] = [
    o.r.pick(['#4d7068', '#b5533a', '#3f5f6b', '#8a9a86']),
    o.r.pick(['#d9603a', '#e0a14a', '#efe2cd', '#7a8fa8']),
  ];
  const motif = o.r.pick([
    () =>
      path(
        `M${round(x + 16)} ${round(y + h - 16)}v${round(-h * 0.3)}q${round(w * 0.25)} ${round(-h * 0.2)} ${round(w * 0.4)} 0t${round(w * 0.6 - 32)} ${round(-h * 0.08)}v${round(h * 0.38)}z`,
        o.lit(a, 0.1),
      ) + ellipse(x + w * 0.66, y + h * 0.34, w * 0.1, w * 0.1, o.lit(b, 0.1)),
    () =>
      ellipse(x + w * 0.4, y + h * 0.45, w * 0.2, w * 0.2, o.lit(a, 0.1)) +
      rect(x + w * 0.4, y + h * 0.48, w * 0.34, h * 0.26, o.lit(b, 0.1), 'opacity=".85"'),
    () =>
      line(
        times(
          5,
          (i) =>
            `M${round(x + 20)} ${round(y + h * (0.28 + i * 0.12))}q${round(w * 0.2)} ${i % 2 ? 12 : -12} ${round(w * 0.36)} 0t${round(w * 0.36 - 12)} 0`,
        ),
        o.lit(a, 0.1),
        5,
      ),
  ])();
  return (
    rect(x + 4, y + 6, w, h, '#2a1a12', 'opacity=".18"') +
    rect(x, y, w, h, o.dark('#6b4a30', 0.1)) +
    rect(x + 5, y + 5, w - 10, h - 10, o.lit('#f6f0e4', 0.1)) +
    rect(x + 16, y + 16, w - 32, h - 32, o.lit(o.r.pick(['#e7c9a0', '#d9ddcf', '#cfd8d8', '#f0e6d2']), 0.1)) +
    motif
  );
}

/** A pendant lamp from the ceiling at y0, its lower edge at y. */
export function pendant(o: Room, x: number, y0: number, y: number, colour: string): string {
  return (
    line(`M${x} ${y0}V${y - 40}`, o.dark('#3a3330', 0.1), 3) +
    path(
      `M${x - 40} ${y}Q${x - 34} ${y - 42} ${x} ${y - 44}Q${x + 34} ${y - 42} ${x + 40} ${y}Z`,
      o.lit(colour, 0.12),
    ) +
    path(`M${x + 4} ${y - 44}Q${x + 34} ${y - 42} ${x + 40} ${y}H${x + 12}Z`, o.dark(colour, 0.3)) +
    ellipse(x, y, 36, 5, '#ffe9b8') +
    o.lamp(x, y + 20, 120)
  );
}

export function floorLamp(o: Room, x: number, y: number): string {
  return (
    line(`M${x} ${y}V${y - 300}`, o.dark('#3a3330', 0.1), 6) +
    ellipse(x, y + 2, 34, 8, o.dark('#3a3330', 0.1)) +
    path(`M${x - 40} ${y - 296}h80l-18-74h-44z`, o.p.mood.glow >= 0.3 ? '#ffe3a6' : o.lit('#f1e6d0', 0.3)) +
    o.lamp(x, y - 310, 200)
  );
}

export function tableLamp(o: Room, x: number, y: number): string {
  return (
    rect(x - 5, y - 46, 10, 46, o.dark('#8a6443', 0.1)) +
    ellipse(x, y - 2, 18, 5, o.dark('#8a6443', 0.2)) +
    path(`M${x - 35} ${y - 42}h70l-14-58h-42z`, o.p.mood.glow >= 0.3 ? '#ffe3a6' : o.lit('#f3ead6', 0.3)) +
    o.lamp(x, y - 62, 150)
  );
}

export function rug(o: Room, x: number, y: number, rx: number, ry: number): string {
  const [, one, two] = o.style.fabrics;
  return o.r.chance(0.5)
    ? ellipse(x, y, rx, ry, o.lit(two, 0.2)) +
        ellipse(x, y, rx - 32, ry - 10, 'none', `stroke="${o.dark(one, 0.1)}" stroke-width="5"`) +
        ellipse(x, y, rx - 70, ry - 20, 'none', `stroke="${o.lit(one, 0.1)}" stroke-width="3"`)
    : poly(
        [
          [x - rx * 0.82, y - ry],
          [x + rx * 0.82, y - ry],
          [x + rx, y + ry],
          [x - rx, y + ry],
        ],
        o.lit(two, 0.15),
      ) +
        poly(
          [
            [x - rx * 0.76, y - ry * 0.78],
            [x + rx * 0.76, y - ry * 0.78],
            [x + rx * 0.9, y + ry * 0.78],
            [x - rx * 0.9, y + ry * 0.78],
          ],
          'none',
          `stroke="${o.dark(one, 0.05)}" stroke-width="6"`,
        ) +
        line(
          times(
            9,
            (i) =>
              `M${round(x + (i - 4) * rx * 0.17)} ${round(y - ry * 0.6)}L${round(x + (i - 4) * rx * 0.2)} ${round(y + ry * 0.6)}`,
          ),
          o.lit(one, 0.1),
          5,
          'stroke-dasharray="9 12" opacity=".7"',
        );
}

/** A shelf of books and pots, `w` wide. */
export function shelf(o: Room, x: number, y: number, w: number): string {
  let at = x + 8;
  let things = '';
  while (at < x + w - 30) {
    const [tw, th] = [o.r.between(9, 22), o.r.between(30, 58)];
    const colour = o.r.pick(['#e9e0cf', '#c98a63', '#6f8a7c', '#3f5f6b', '#d9b565', '#b5533a', '#f3ede0']);
    things += o.r.chance(0.75)
      ? rect(at, y - th, tw, th, o.lit(colour, 0.1), 'rx="2"')
      : path(
          `M${round(at)} ${round(y - 26)}q${round(tw)} -16 ${round(tw * 2)} 0l-4 26h${round(-tw * 2 + 8)}z`,
          o.lit(colour, 0.15),
        );
    at += tw + o.r.pick([2, 2, 4, 20]);
  }
  return things + rect(x, y, w, 9, o.lit(o.style.wood, 0.14)) + rect(x, y + 9, w, 5, '#2a1a12', 'opacity=".18"');
}

/** Flames of a lit fire, from a base at x, y. */
export function flames(x: number, y: number, s = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${s})">${path('M-40 0q-10-50 22-86q4 26 20 34q-2-34 18-56q34 52 14 108z', '#f27d2c')}${path('M-26 0q-8-36 14-62q6 22 16 26q2-24 12-38q22 40 8 74z', '#ff9d3c')}${path('M-12 0q-6-30 14-50q18 20 10 50z', '#ffe08a')}</g>`;
}

export function logs(o: Room, x: number, y: number, s = 1): string {
  const end = (ex: number, ey: number) =>
    ellipse(ex, ey, 11 * s, 11 * s, o.lit('#d9b68a', 0.15)) +
    ellipse(ex, ey, 6 * s, 6 * s, 'none', `stroke="${o.dark('#a9855a', 0.2)}" stroke-width="2"`);
  return (
    rect(x, y - 22 * s, 90 * s, 20 * s, o.dark('#6b4f37', 0.25), `rx="${9 * s}"`) +
    end(x + 6 * s, y - 12 * s) +
    rect(x + 26 * s, y - 42 * s, 84 * s, 20 * s, o.dark('#7d5c40', 0.2), `rx="${9 * s}"`) +
    end(x + 32 * s, y - 32 * s)
  );
}

/** A side table or stool with round top. */
export function sideTable(o: Room, x: number, y: number, radius = 56): string {
  return (
    o.shadow(x, y + 2, radius, 9) +
    line(
      `M${round(x - radius * 0.6)} ${y - 70}l-8 70M${round(x + radius * 0.6)} ${y - 70}l8 70`,
      o.dark('#5a4030', 0.2),
      7,
    ) +
    ellipse(x, y - 68, radius, 13, o.dark(o.style.wood, 0.2)) +
    ellipse(x, y - 73, radius, 13, o.lit(o.style.wood, 0.25))
  );
}

export function vase(o: Room, x: number, y: number): string {
  const flower = o.r.pick(['#e58fa0', '#f2c14e', '#ffffff', '#d8603f', '#b99be0']);
  return (
    line(
      times(
        7,
        (i) =>
          `M${round(x)} ${round(y - 44)}q${round((i - 3) * 6)} -26 ${round((i - 3) * 13)} ${-46 - ((i * 31) % 22)}`,
      ),
      o.dark('#4d7a45', 0.1),
      3,
    ) +
    times(7, (i) =>
      ellipse(x + (i - 3) * 13, y - 92 - ((i * 31) % 22), 9, 8, i % 2 ? o.lit(flower, 0.1) : o.lit('#7fa36a', 0.15)),
    ) +
    path(
      `M${x - 14} ${y - 50}h28q12 26 0 50h-28q-12-24 0-50z`,
      o.lit(o.r.pick(['#cfe0dd', '#e9e0cf', '#6f8a7c', '#c98a63']), 0.15),
    ) +
    path(`M${x + 4} ${y - 50}h10q12 26 0 50h-12z`, '#2a1a12', 'opacity=".14"')
  );
}
