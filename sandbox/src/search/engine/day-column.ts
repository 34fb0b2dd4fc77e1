import { Bitmap } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';

const DAY_MAP = /^\{"\d{8}":(?:"|-?\d)/;
const [QUOTE, COMMA, CLOSE, BACKSLASH] = [0x22, 0x2c, 0x7d, 0x5c];
type Cells = Uint8Array | Uint16Array | Uint32Array;
/** What a day of a record may hold. */
export type DayValue = string | number;

/** Is this JSON text a map from days (YYYYMMDD) to short values, such as `Availability` or `MinStay`? Looks at its beginning only. */
export const isDayText = (text: string): boolean => DAY_MAP.test(text);

/** Slots of a block: it grows by a block at a time, so that a new record never copies the rest. */
const BLOCK_BITS = 12;
const BLOCK = 2 ** BLOCK_BITS;
const IN_BLOCK = BLOCK - 1;
/** Blocks get room for this many days more at a time. */
const DAYS_STEP = 16;

/**
 * The values of one day map for all records: for each block of records a row a day, a small code a record (0: no value), and a dictionary from codes
 * to values. A parsed map of 400 days costs about 98 KB of heap; here it costs 400 bytes.
 */
export class DayColumn {
  private readonly rows = new Map<number, number>();
  private readonly codes = new Map<DayValue, number>();
  private readonly values: DayValue[] = [''];
  private readonly blocks: Cells[] = [];
  private holders = new Bitmap(64);
  /** Could every value of every record be kept? Then records need not be read for them. */
  isWhole = true;

  /**
   * Reads the JSON text of a day map. Scanning it costs a fifth of parsing it: an object with such keys is a slow one. Days whose value
   * is neither a text without escapes nor a number are left out.
   */
  put(slot: number, text: string): void {
    if (slot >= this.holders.size) this.holders = this.holders.resized(Math.max(this.holders.size * 2, slot + 1));
    this.holders.add(slot);
    // Each entry is `"YYYYMMDD":value` and a comma or the closing brace; JSON.stringify writes no spaces.
    let at = 1;
    for (; text.charCodeAt(at) === QUOTE; at++) {
      const day = dayNumber(text, at + 1);
      if (day < 0) break;
      at += 11;
      const isText = text.charCodeAt(at) === QUOTE;
      const end = valueEnd(text, at, isText);
      if (end < 0) break;
      const value = isText ? text.slice(at + 1, end) : Number(text.slice(at, end));
      at = isText ? end + 1 : end;
      if (typeof value === 'number' && Number.isNaN(value)) this.isWhole = false;
      else this.set(slot, day, value);
    }
    if (at < text.length) this.isWhole = false;
  }

  /** Has the record the day map at all? */
  has(slot: number): boolean {
    return this.holders.has(slot);
  }

  /** For each code whether its value passes the test; no value never does. */
  passes(test: (value: DayValue) => boolean): Uint8Array {
    const passes = new Uint8Array(this.values.length);
    for (let code = 1; code < passes.length; code++) if (test(this.values[code]!)) passes[code] = 1;
    return passes;
  }

  /** Adds the slots from `from` on whose value that day has a code that passes. */
  fill(into: Bitmap, from: number, day: string, passes: Uint8Array): void {
    const row = this.rows.get(Number(day));
    if (row === undefined) return;
    for (let base = from & ~31; base < into.size; base += 32) {
      const cells = this.blocks[base >>> BLOCK_BITS];
      const start = row * BLOCK + (base & IN_BLOCK);
      if (!cells || start >= cells.length) continue;
      const stop = Math.min(32, into.size - base);
      let word = 0;
      for (let bit = 0; bit < stop; bit++) word |= passes[cells[start + bit]!]! << bit;
      into.words[base >>> 5]! |= word;
    }
  }

  /** The same of one slot. */
  test(day: string, passes: Uint8Array): (slot: number) => boolean {
    const row = this.rows.get(Number(day));
    if (row === undefined) return () => false;
    const { blocks } = this;
    const start = row * BLOCK;
    return (slot) => passes[blocks[slot >>> BLOCK_BITS]?.[start + (slot & IN_BLOCK)] ?? 0] === 1;
  }

  /** The value of one record on one day. */
  at(slot: number, day: string): DayValue | undefined {
    const row = this.rows.get(Number(day));
    const code = row === undefined ? 0 : this.blocks[slot >>> BLOCK_BITS]?.[row * BLOCK + (slot & IN_BLOCK)];
    return code ? this.values[code] : undefined;
  }

  save(writer: ColumnWriter): void {
    writer.json({ rows: [...this.rows], values: this.values, isWhole: this.isWhole, blocks: this.blocks.length });
    writer.array(this.holders.words);
    for (const cells of this.blocks) writer.array(cells);
  }

  static load(reader: ColumnReader): DayColumn {
    const column = new DayColumn();
    const saved = reader.json<{ rows: [number, number][]; values: DayValue[]; isWhole: boolean; blocks: number }>();
    for (const [day, row] of saved.rows) column.rows.set(day, row);
    for (const value of saved.values.slice(1)) column.codeOf(value);
    column.isWhole = saved.isWhole;
    const holders = reader.array() as Uint32Array;
    column.holders = new Bitmap(holders.length * 32, holders);
    for (let i = 0; i < saved.blocks; i++) column.blocks.push(reader.array() as Cells);
    return column;
  }

  private set(slot: number, day: number, value: DayValue): void {
    const code = this.codeOf(value);
    let row = this.rows.get(day);
    if (row === undefined) this.rows.set(day, (row = this.rows.size));
    const at = row * BLOCK + (slot & IN_BLOCK);
    const index = slot >>> BLOCK_BITS;
    let cells = this.blocks[index];
    if (!cells || at >= cells.length || code > highest(cells)) cells = this.grow(index, code);
    cells[at] = code;
  }

  private codeOf(value: DayValue): number {
    const known = this.codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.codes.set(value, code);
    return code;
  }

  /** Makes room in a block for all days that are known, and for the code. */
  private grow(index: number, code: number): Cells {
    while (this.blocks.length < index) this.blocks.push(new Uint8Array(0));
    const old = this.blocks[index];
    const length = Math.ceil((this.rows.size + 1) / DAYS_STEP) * DAYS_STEP * BLOCK;
    const most = Math.max(code, old ? highest(old) : 0);
    const cells =
      most > 0xffff ? new Uint32Array(length) : most > 0xff ? new Uint16Array(length) : new Uint8Array(length);
    if (old) cells.set(old);
    this.blocks[index] = cells;
    return cells;
  }
}

/** The highest code that cells of this width hold. */
const highest = (cells: Cells): number => 2 ** (8 * cells.BYTES_PER_ELEMENT) - 1;

/** Where a value ends: at its closing quote, or at the comma or brace after a number; -1 when it has escapes or no end. */
function valueEnd(text: string, at: number, isText: boolean): number {
  for (let end = isText ? at + 1 : at; ; end++) {
    const char = text.charCodeAt(end);
    if (isText ? char === QUOTE : char === COMMA || char === CLOSE) return end;
    if (char === BACKSLASH || Number.isNaN(char)) return -1;
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
