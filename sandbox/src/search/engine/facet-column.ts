import { Bitmap } from './bitmap.ts';

/** Facet values compare without regard to case (the hosted service does the same). */
export const fold = (value: string): string => value.toLowerCase();

/** The values of one faceted attribute: a dictionary, and for each record a run of codes in a shared pool. */
export class FacetColumn {
  readonly values: string[] = [];
  private readonly codes = new Map<string, number>();
  private readonly byFolded = new Map<string, number[]>();
  private pool = new Uint32Array(256);
  private used = 0;
  private start = new Uint32Array(64);
  private counts = new Uint16Array(64);

  /** Adds a value to the record being indexed: slots must come in ascending order. */
  add(slot: number, value: string): void {
    if (slot >= this.start.length) this.growSlots(slot);
    const code = this.codeOf(value);
    const begin = this.counts[slot] === 0 ? this.used : this.start[slot]!;
    for (let i = begin; i < this.used; i++) if (this.pool[i] === code) return;
    if (this.used === this.pool.length) {
      const grown = new Uint32Array(this.pool.length * 2);
      grown.set(this.pool);
      this.pool = grown;
    }
    this.start[slot] = begin;
    this.counts[slot]!++;
    this.pool[this.used++] = code;
  }

  /** Slots that have the value. */
  match(size: number, value: string): Bitmap {
    const wanted = this.byFolded.get(fold(value));
    const found = new Bitmap(size);
    if (!wanted) return found;
    const end = Math.min(size, this.start.length);
    for (let slot = 0; slot < end; slot++) {
      const begin = this.start[slot]!;
      for (let i = begin; i < begin + this.counts[slot]!; i++) if (wanted.includes(this.pool[i]!)) found.add(slot);
    }
    return found;
  }

  /** How many of the slots have each value, by code. */
  count(slots: Uint32Array): Uint32Array {
    const totals = new Uint32Array(this.values.length);
    for (const slot of slots) {
      const begin = this.start[slot] ?? 0;
      const end = begin + (this.counts[slot] ?? 0);
      for (let i = begin; i < end; i++) totals[this.pool[i]!]!++;
    }
    return totals;
  }

  /** The values of a record. */
  of(slot: number): string[] {
    const begin = this.start[slot] ?? 0;
    return Array.from(this.pool.subarray(begin, begin + (this.counts[slot] ?? 0)), (code) => this.values[code]!);
  }

  private codeOf(value: string): number {
    const known = this.codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.codes.set(value, code);
    const same = this.byFolded.get(fold(value));
    if (same) same.push(code);
    else this.byFolded.set(fold(value), [code]);
    return code;
  }

  private growSlots(slot: number): void {
    const length = Math.max(this.start.length * 2, slot + 1);
    const start = new Uint32Array(length);
    const counts = new Uint16Array(length);
    start.set(this.start);
    counts.set(this.counts);
    this.start = start;
    this.counts = counts;
  }
}
