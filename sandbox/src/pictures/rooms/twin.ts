/** A bedroom with two beds beside each other. */
import type { Painter } from '../core/painter.ts';
import { line, path, poly, rect, times } from '../core/svg.ts';
import { art, potPlant, tableLamp } from './furniture.ts';
import { Room } from './room.ts';

const BED_WIDTH = 300;

export function twin(p: Painter): string {
  const o = new Room(p);
  const { r, style } = o;
  const [c, one, two] = p.spec.n % 2 ? [style.fabrics[1], style.fabrics[2], style.fabrics[0]] : style.fabrics;
  const board = r.pick([style.wood, '#6f8a7c', '#b5a48c', '#5a6a70', '#c98a63']);
  const isStriped = r.chance(0.5);
  const bed = (x: number, lean: number) => {
    const [left, right] = [x - 34 + lean, x + BED_WIDTH + 34 + lean];
    const stripes = times(5, (i) =>
      path(
        `M${x - 6 - i * 5 + lean * 0.15 * i} ${624 + i * 30}Q${x + BED_WIDTH / 2} ${608 + i * 30} ${x + BED_WIDTH + 6 + i * 5 + lean * 0.15 * i} ${624 + i * 30}`,
        'none',
        `stroke="${o.lit(i % 2 ? one : c, 0.15)}" stroke-width="9"`,
      ),
    );
    const blanket = poly(
      [
        [x - 22 + lean * 0.5, 676],
        [x + BED_WIDTH + 22 + lean * 0.5, 676],
        [right - 2, 762],
        [left + 2, 762],
      ],
      o.lit(c, 0.16),
    );
    return (
      o.shadow(x + BED_WIDTH / 2 + lean, 786, 200, 14) +
      rect(x - 10, 404, BED_WIDTH + 20, 190, o.lit(board, 0.08), 'rx="10"') +
      rect(x + 8, 422, BED_WIDTH - 16, 100, o.dark(board, 0.16), 'rx="8" opacity=".5"') +
      path(
        `M${x} 560H${x + BED_WIDTH}L${right} 770Q${right} 784 ${right - 16} 784H${left + 16}Q${left} 784 ${left} 770Z`,
        o.lit('#f6f1e7', 0.12),
      ) +
      rect(x + 56, 492, BED_WIDTH - 112, 88, o.lit('#fbf8f1', 0.1), 'rx="26"') +
      rect(x + 84, 522, BED_WIDTH - 168, 66, o.lit(one, 0.12), 'rx="20"') +
      path(
        `M${x - 8} 596Q${x + BED_WIDTH / 2} 580 ${x + BED_WIDTH + 8} 596L${right} 770Q${right} 784 ${right - 16} 784H${left + 16}Q${left} 784 ${left} 770Z`,
        p.gradient([o.lit('#f0e8d9', 0.2), o.dark('#dfd4c0', 0.1)], 0.5, 1),
      ) +
      (isStriped ? stripes : blanket)
    );
  };
  return (
    o.shell({ baseline: 570, back: r.chance(0.35) ? style.accent : style.wall }) +
    o.window(440, 140, 320, 250, { columns: 2, rows: r.pick([1, 2]), curtains: r.chance(0.75) }) +
    art(o, 248, 190, 120, 140) +
    art(o, 832, 190, 120, 140) +
    o.sunlight(440, 572, 320) +
    poly(
      [
        [420, 772],
        [470, 592],
        [730, 592],
        [780, 772],
      ],
      o.lit(two, 0.12),
    ) +
    bed(200, -50) +
    bed(700, 50) +
    rect(552, 540, 96, 124, o.lit(style.wood, 0.14), 'rx="4"') +
    rect(616, 540, 32, 124, o.dark(style.wood, 0.2)) +
    rect(546, 532, 108, 10, o.lit(style.wood, 0.24)) +
    line('M562 598h76', o.dark(style.wood, 0.4), 3) +
    tableLamp(o, 600, 534) +
    (r.chance(0.5) ? potPlant(o, 1150, 700, 90) : '')
  );
}
