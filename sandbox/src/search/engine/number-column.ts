import { Bitmap } from './bitmap.ts';

/** The numbers of one attribute: one a record in a typed array, further ones (lists) on the side. Absent is NaN. */
export class NumberColumn {
  private first = new Float64Array(64).fill(NaN);
  private readonly more = new Map<number, number[]>();

  add(slot: number, value: number): void {
    if (slot >= this.first.length) {
      const grown = new Float64Array(Math.max(this.first.length * 2, slot + 1)).fill(NaN);
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

  /** Slots with the attribute for which any value passes; negated: those with the attribute for which none does. */
  match(size: number, test: (value: number) => boolean, negated = false): Bitmap {
    const found = new Bitmap(size);
    const end = Math.min(size, this.first.length);
    for (let slot = 0; slot < end; slot++) {
      const value = this.first[slot]!;
      if (Number.isNaN(value)) continue;
      const passes = test(value) || (this.more.size > 0 && (this.more.get(slot)?.some(test) ?? false));
      if (passes !== negated) found.add(slot);
    }
    return found;
  }
}
