import type { Bitmap } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';

/** Facet values compare without regard to case (the hosted service does the same). */
export const fold = (value: string): string => value.toLowerCase();

/**
 * Up to so many values their sets are kept side by side: the first query that asks for a value need not look at all
 * records.
 */
const MOST_SETS = 64;
const SPARE_WORDS = 64;

/** The values of one faceted attribute: a dictionary, and for each record a run of codes in a shared pool. */
export class FacetColumn {
  readonly values: string[] = [];
  private readonly codes = new Map<string, number>();
  private readonly byFolded = new Map<string, number[]>();
  private pool: Uint32Array = new Uint32Array(256);
  private used = 0;
  private start: Uint32Array = new Uint32Array(64);
  private counts: Uint16Array = new Uint16Array(64);
  /** For columns of few values: by code the slots that have it, one bit a slot, of those below `covered`. */
  private sets: Uint32Array[] = [];
  private covered = 0;

  /** Adds a value to the record being indexed: slots must come in ascending order. */
  add(slot: number, value: string): void {
    if (slot >= this.start.length) this.growSlots(slot);
    const code = this.getCode(value);
    const begin = this.counts[slot] === 0 ? this.used : this.start[slot]!;
    for (let i = begin; i < this.used; i++) if (this.pool[i] === code) return;
    if (this.used === this.pool.length) {
      const grown = new Uint32Array(Math.max(256, Math.ceil(this.pool.length * 1.5)));
      grown.set(this.pool);
      this.pool = grown;
    }
    this.start[slot] = begin;
    this.counts[slot]!++;
    this.pool[this.used++] = code;
  }

  /** Adds the slots from `from` on that have the value. */
  fill(into: Bitmap, from: number, value: string): void {
    const codes = this.byFolded.get(fold(value)) ?? [];
    const end = Math.min(into.size, this.start.length);
    if (codes.length > 0 && this.values.length <= MOST_SETS && this.covered <= end) {
      this.cover(end);
      for (const code of codes) orWords(into.words, this.sets[code]!, from >>> 5);
      return;
    }
    // Written out for each code: calling a test for each record takes four times as long.
    const { start, counts, pool } = this;
    for (const code of codes)
      for (let slot = from; slot < end; slot++) {
        const begin = start[slot]!;
        const behind = begin + counts[slot]!;
        for (let i = begin; i < behind; i++)
          if (pool[i] === code) {
            into.words[slot >>> 5]! |= 1 << (slot & 31);
            break;
          }
      }
  }

  /** Brings the sets of all values up to the slots below `end`, in one look at the records that came since. */
  private cover(end: number): void {
    const { start, counts, pool, sets } = this;
    const words = (end + 31) >>> 5;
    for (let code = 0; code < this.values.length; code++) {
      const known = sets[code];
      if (known && known.length >= words) continue;
      const set = new Uint32Array(words + SPARE_WORDS);
      if (known) set.set(known);
      sets[code] = set;
    }
    for (let slot = this.covered; slot < end; slot++) {
      const begin = start[slot]!;
      const behind = begin + counts[slot]!;
      for (let i = begin; i < behind; i++) sets[pool[i]!]![slot >>> 5]! |= 1 << (slot & 31);
    }
    this.covered = end;
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

  save(writer: ColumnWriter): void {
    writer.json({ values: this.values });
    writer.array(this.pool.subarray(0, this.used));
    writer.array(this.start);
    writer.array(this.counts);
  }

  static load(reader: ColumnReader): FacetColumn {
    const column = new FacetColumn();
    for (const value of reader.json<{ values: string[] }>().values) column.getCode(value);
    column.pool = reader.array() as Uint32Array;
    column.used = column.pool.length;
    column.start = reader.array() as Uint32Array;
    column.counts = reader.array() as Uint16Array;
    return column;
  }

  private getCode(value: string): number {
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
    const length = Math.max(Math.ceil(this.start.length * 1.5), slot + 1);
    const start = new Uint32Array(length);
    const counts = new Uint16Array(length);
    start.set(this.start);
    counts.set(this.counts);
    this.start = start;
    this.counts = counts;
  }
}

function orWords(into: Uint32Array, words: Uint32Array, from: number): void {
  const end = Math.min(into.length, words.length);
  for (let word = from; word < end; word++) into[word]! |= words[word]!;
}
