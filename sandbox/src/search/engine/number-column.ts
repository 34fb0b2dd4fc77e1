import type { Bitmap } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';

/** Numbers between two ends, with the ends unless it is open. Negated: records that have numbers, and none of these. */
export type NumberRange = { from: number; to: number; isOpen: boolean; negated: boolean };

/**
 * The numbers of one attribute: one a record in a typed array, further ones (lists) one record after the other in a
 * pool, because a list for each record would be a burden on the collector of garbage. Absent is NaN.
 */
export class NumberColumn {
  private first: Float64Array = new Float64Array(64).fill(NaN);
  private pool: Float64Array = new Float64Array(0);
  private used = 0;
  /** Where the further numbers of a slot begin in the pool, and how many they are. */
  private start: Uint32Array = new Uint32Array(0);
  private counts: Uint32Array = new Uint32Array(0);

  /** Adds a number of the record being indexed: slots must come in ascending order. */
  add(slot: number, value: number): void {
    if (slot >= this.first.length) {
      const grown = new Float64Array(Math.max(Math.ceil(this.first.length * 1.5), slot + 1)).fill(NaN);
      grown.set(this.first);
      this.first = grown;
    }
    if (Number.isNaN(this.first[slot])) this.first[slot] = value;
    else this.addFurther(slot, value);
  }

  private addFurther(slot: number, value: number): void {
    if (slot >= this.counts.length) {
      const length = Math.max(this.first.length, slot + 1);
      this.start = grown(Uint32Array, this.start, length);
      this.counts = grown(Uint32Array, this.counts, length);
    }
    if (this.used === this.pool.length)
      this.pool = grown(Float64Array, this.pool, Math.max(64, Math.ceil(this.pool.length * 1.5)));
    if (this.counts[slot] === 0) this.start[slot] = this.used;
    this.counts[slot]!++;
    this.pool[this.used++] = value;
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
      const begin = this.start[slot] ?? 0;
      const end = begin + (this.counts[slot] ?? 0);
      for (let i = begin; i < end; i++) take(this.pool[i]!);
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
    const { first } = this;
    const { from, to, isOpen, negated } = range;
    const others = this.used > 0 ? this.test(range) : null;
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
    const { first, pool, start, counts } = this;
    const isIn = (value: number): boolean => (isOpen ? value > from && value < to : value >= from && value <= to);
    return (slot) => {
      const value = first[slot] ?? NaN;
      if (Number.isNaN(value)) return false;
      let passes = isIn(value);
      const begin = start[slot] ?? 0;
      const end = begin + (counts[slot] ?? 0);
      for (let i = begin; i < end && !passes; i++) passes = isIn(pool[i]!);
      return passes !== negated;
    };
  }

  save(writer: ColumnWriter): void {
    for (const part of [this.first, this.pool.subarray(0, this.used), this.start, this.counts]) writer.array(part);
  }

  static load(reader: ColumnReader): NumberColumn {
    const column = new NumberColumn();
    column.first = reader.array() as Float64Array;
    column.pool = reader.array() as Float64Array;
    column.used = column.pool.length;
    column.start = reader.array() as Uint32Array;
    column.counts = reader.array() as Uint32Array;
    return column;
  }
}

function grown<Numbers extends Uint32Array | Float64Array>(
  kind: new (length: number) => Numbers,
  from: Numbers,
  length: number,
): Numbers {
  const to = new kind(length);
  to.set(from);
  return to;
}
