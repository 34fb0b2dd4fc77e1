import { Bitmap } from './bitmap.ts';
import { isObject, type Json } from '../json.ts';

const DAY = /^\d{8}$/;
type Cells = Uint8Array | Uint16Array | Uint32Array;
/** What a day of a record may hold. */
export type DayValue = string | number;

/** Is this a map from days (YYYYMMDD) to short values, such as `Availability` or `MinStay`? Looks at the first key only. */
export function isDayMap(value: Json): value is Record<string, DayValue> {
  if (!isObject(value)) return false;
  for (const key in value) return DAY.test(key) && ['string', 'number'].includes(typeof value[key]);
  return false;
}

/**
 * The values of one day map for all records: one array a day, a small code a record (0: no value), and a dictionary from codes
 * to values. A parsed map of 400 days costs about 98 KB of heap; here it costs 400 bytes.
 */
export class DayColumn {
  private readonly days = new Map<string, Cells>();
  private readonly codes = new Map<DayValue, number>();
  private readonly values: DayValue[] = [''];
  private width: 1 | 2 | 4 = 1;
  private capacity = 0;

  put(slot: number, map: Record<string, DayValue>): void {
    if (slot >= this.capacity) this.resize(Math.max(64, this.capacity * 2, slot + 1));
    for (const day in map) {
      const value = map[day];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const code = this.codeOf(value);
      let cells = this.days.get(day);
      if (!cells) this.days.set(day, (cells = this.cells()));
      cells[slot] = code;
    }
  }

  /** Slots whose value that day passes the test; those without a value never do. */
  match(day: string, size: number, test: (value: DayValue) => boolean): Bitmap {
    const found = new Bitmap(size);
    const cells = this.days.get(day);
    if (!cells) return found;
    const passes = new Uint8Array(this.values.length);
    for (let code = 1; code < passes.length; code++) passes[code] = test(this.values[code]!) ? 1 : 0;
    const end = Math.min(size, cells.length);
    for (let base = 0; base < end; base += 32) {
      let word = 0;
      const stop = Math.min(32, end - base);
      for (let bit = 0; bit < stop; bit++) word |= passes[cells[base + bit]!]! << bit;
      found.words[base >>> 5] = word;
    }
    return found;
  }

  /** The value of one record on one day. */
  at(slot: number, day: string): DayValue | undefined {
    const code = this.days.get(day)?.[slot];
    return code ? this.values[code] : undefined;
  }

  private codeOf(value: DayValue): number {
    const known = this.codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.codes.set(value, code);
    const width = code > 0xffff ? 4 : code > 0xff ? 2 : 1;
    if (width !== this.width) {
      this.width = width;
      this.resize(this.capacity);
    }
    return code;
  }

  private cells(): Cells {
    if (this.width === 1) return new Uint8Array(this.capacity);
    return this.width === 2 ? new Uint16Array(this.capacity) : new Uint32Array(this.capacity);
  }

  private resize(capacity: number): void {
    this.capacity = capacity;
    for (const [day, old] of this.days) {
      const cells = this.cells();
      cells.set(old);
      this.days.set(day, cells);
    }
  }
}
