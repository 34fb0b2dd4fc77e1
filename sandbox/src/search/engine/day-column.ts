import { Bitmap } from './bitmap.ts';

const DAY_MAP = /^\{"\d{8}":(?:"|-?\d)/;
const [QUOTE, COMMA, CLOSE, BACKSLASH] = [0x22, 0x2c, 0x7d, 0x5c];
type Cells = Uint8Array | Uint16Array | Uint32Array;
/** What a day of a record may hold. */
export type DayValue = string | number;

/** Is this JSON text a map from days (YYYYMMDD) to short values, such as `Availability` or `MinStay`? Looks at its beginning only. */
export const isDayText = (text: string): boolean => DAY_MAP.test(text);

/**
 * The values of one day map for all records: one array a day, a small code a record (0: no value), and a dictionary from codes
 * to values. A parsed map of 400 days costs about 98 KB of heap; here it costs 400 bytes.
 */
export class DayColumn {
  private readonly days = new Map<number, Cells>();
  private readonly codes = new Map<DayValue, number>();
  private readonly values: DayValue[] = [''];
  private width: 1 | 2 | 4 = 1;
  private capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /**
   * Reads the JSON text of a day map. Scanning it costs a fifth of parsing it: an object with such keys is a slow one. Days whose value
   * is neither a text without escapes nor a number are left out.
   */
  put(slot: number, text: string): void {
    if (slot >= this.capacity) this.resize(Math.max(64, this.capacity * 2, slot + 1));
    // Each entry is `"YYYYMMDD":value` and a comma or the closing brace; JSON.stringify writes no spaces.
    for (let at = 1; text.charCodeAt(at) === QUOTE; at++) {
      const day = dayNumber(text, at + 1);
      if (day < 0) return;
      at += 11;
      const isText = text.charCodeAt(at) === QUOTE;
      let end = isText ? at + 1 : at;
      for (
        let char = text.charCodeAt(end);
        isText ? char !== QUOTE : char !== COMMA && char !== CLOSE;
        char = text.charCodeAt(++end)
      ) {
        if (char === BACKSLASH || Number.isNaN(char)) return;
      }
      const value = isText ? text.slice(at + 1, end) : Number(text.slice(at, end));
      at = isText ? end + 1 : end;
      if (typeof value === 'number' && Number.isNaN(value)) continue;
      this.set(slot, day, value);
    }
  }

  /** Slots whose value that day passes the test; those without a value never do. */
  match(day: string, size: number, test: (value: DayValue) => boolean): Bitmap {
    const found = new Bitmap(size);
    const cells = this.days.get(Number(day));
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
    const code = this.days.get(Number(day))?.[slot];
    return code ? this.values[code] : undefined;
  }

  private set(slot: number, day: number, value: DayValue): void {
    const code = this.codeOf(value);
    let cells = this.days.get(day);
    if (!cells) this.days.set(day, (cells = this.cells()));
    cells[slot] = code;
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

/** The eight digits at a place followed by `":`, as a number; -1 when they are not there. */
function dayNumber(text: string, from: number): number {
  let day = 0;
  for (let at = from; at < from + 8; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (!(digit >= 0 && digit <= 9)) return -1;
    day = day * 10 + digit;
  }
  return text.charCodeAt(from + 8) === QUOTE ? day : -1;
}
