import type { Bitmap } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';

/** Numbers between two ends, with the ends unless it is open. Negated: records that have numbers, and none of these. */
export type NumberRange = { from: number; to: number; isOpen: boolean; negated: boolean };

/** The numbers of one attribute: one a record in a typed array, further ones (lists) on the side. Absent is NaN. */
export class NumberColumn {
  private first: Float64Array = new Float64Array(64).fill(NaN);
  private readonly more = new Map<number, number[]>();

  add(slot: number, value: number): void {
    if (slot >= this.first.length) {
      const grown = new Float64Array(Math.max(Math.ceil(this.first.length * 1.5), slot + 1)).fill(NaN);
      grown.set(this.first);
      this.first = grown;
    }
    if (Number.isNaN(this.first[slot])) this.first[slot] = value;
    else {
      const others = this.more.get(slot);
      if (others) others.push(value);
      else this.more.set(slot, [value]);
    }
  }

  /** The record's first value, NaN when it has none. */
  at(slot: number): number {
    return this.first[slot] ?? NaN;
  }

  /** Statistics of all values of the slots; null when they have none. */
  stats(slots: Uint32Array): { min: number; max: number; avg: number; sum: number } | null {
    let [min, max, sum, held] = [Infinity, -Infinity, 0, 0];
    const take = (value: number): void => {
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      held++;
    };
    for (const slot of slots) {
      const first = this.at(slot);
      if (Number.isNaN(first)) continue;
      take(first);
      if (this.more.size > 0) this.more.get(slot)?.forEach(take);
    }
    return held === 0 ? null : { min, max, avg: sum / held, sum };
  }

  /**
   * Adds the slots from `from` on with the attribute of which a value is in the range; negated: those with the
   * attribute of which none is.
   */
  fill(into: Bitmap, from: number, range: NumberRange): void {
    const has = this.test(range);
    const end = Math.min(into.size, this.first.length);
    for (let slot = from; slot < end; slot++) if (has(slot)) into.add(slot);
  }

  /**
   * Keeps, at their beginning, those of the first `held` slots of an array that `fill` would add, or the others.
   * Answers how many.
   */
  keep(slots: Uint32Array, held: number, range: NumberRange, isNot: boolean): number {
    const { first, more } = this;
    const { from, to, isOpen, negated } = range;
    const others = more.size > 0 ? this.test(range) : null;
    let kept = 0;
    for (let i = 0; i < held; i++) {
      const slot = slots[i]!;
      const value = slot < first.length ? first[slot]! : NaN;
      const isIn = isOpen ? value > from && value < to : value >= from && value <= to;
      const holds = others ? others(slot) : !Number.isNaN(value) && isIn !== negated;
      if (holds !== isNot) slots[kept++] = slot;
    }
    return kept;
  }

  /** The same of one slot. */
  test({ from, to, isOpen, negated }: NumberRange): (slot: number) => boolean {
    const { first, more } = this;
    const isIn = (value: number): boolean => (isOpen ? value > from && value < to : value >= from && value <= to);
    return (slot) => {
      const value = first[slot] ?? NaN;
      if (Number.isNaN(value)) return false;
      const passes = isIn(value) || (more.size > 0 && (more.get(slot)?.some(isIn) ?? false));
      return passes !== negated;
    };
  }

  save(writer: ColumnWriter): void {
    writer.json({ more: [...this.more] });
    writer.array(this.first);
  }

  static load(reader: ColumnReader): NumberColumn {
    const column = new NumberColumn();
    for (const [slot, values] of reader.json<{ more: [number, number[]][] }>().more) column.more.set(slot, values);
    column.first = reader.array() as Float64Array;
    return column;
  }
}
