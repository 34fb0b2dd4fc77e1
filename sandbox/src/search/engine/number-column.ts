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

  /** All values of a record. */
  all(slot: number): number[] {
    const first = this.at(slot);
    return Number.isNaN(first) ? [] : [first, ...(this.more.get(slot) ?? [])];
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
