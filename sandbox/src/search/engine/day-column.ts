import { Bitmap } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';
import {
  BLOCK,
  getBlock,
  codeAt,
  fillRow,
  hasRoom,
  highestCode,
  inBlock,
  makeCells,
  setCode,
  type Cells,
} from './day-cells.ts';

const DAY_MAP = /^\{"\d{8}":(?:"|-?\d)/;
const [QUOTE, COMMA, CLOSE, BACKSLASH] = [0x22, 0x2c, 0x7d, 0x5c];
/** What a day of a record may hold. */
export type DayValue = string | number;

/**
 * Is this JSON text a map from days (YYYYMMDD) to short values, such as `Availability` or `MinStay`? Looks at its
 * beginning only.
 */
export const isDayText = (text: string): boolean => DAY_MAP.test(text);

/** Blocks get room for this many days more at a time. */
const DAYS_STEP = 16;

/**
 * The values of one day map for all records: for each block of records a row a day, a small code a record (0: no
 * value), and a dictionary from codes to values. A parsed map of 400 days costs about 98 KB of heap; here it costs 200
 * bytes, 800 where there are many values.
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
   * Reads the JSON text of a day map. Scanning it costs a fifth of parsing it: an object with such keys is a slow one.
   * Days whose value is neither a text without escapes nor a number are left out.
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
    if (row !== undefined) fillRow(this.blocks, row, passes, { into, from });
  }

  /** The same of one slot. */
  test(day: string, passes: Uint8Array): (slot: number) => boolean {
    const row = this.rows.get(Number(day));
    if (row === undefined) return () => false;
    const { blocks } = this;
    const start = row * BLOCK;
    return (slot) => {
      const cells = blocks[getBlock(slot)];
      return cells !== undefined && passes[codeAt(cells, start + inBlock(slot))] === 1;
    };
  }

  /**
   * Keeps, at their beginning, those of the first `held` slots of an array whose value that day passes, or does not.
   * Answers how many.
   */
  keep(
    slots: Uint32Array,
    held: number,
    { day, passes, isNot }: { day: string; passes: Uint8Array; isNot: boolean },
  ): number {
    const row = this.rows.get(Number(day));
    if (row === undefined) return isNot ? held : 0;
    const { blocks } = this;
    const start = row * BLOCK;
    const wanted = isNot ? 0 : 1;
    let kept = 0;
    for (let i = 0; i < held; i++) {
      const slot = slots[i]!;
      const cells = blocks[getBlock(slot)];
      if ((cells === undefined ? 0 : passes[codeAt(cells, start + inBlock(slot))]!) === wanted) slots[kept++] = slot;
    }
    return kept;
  }

  /** The days (YYYYMMDD) that a record has a value on, in order. */
  days(): string[] {
    return [...this.rows.keys()].sort((a, b) => a - b).map(String);
  }

  /** The value of one record on one day. */
  at(slot: number, day: string): DayValue | undefined {
    const row = this.rows.get(Number(day));
    const cells = this.blocks[getBlock(slot)];
    const code = row === undefined || !cells ? 0 : codeAt(cells, row * BLOCK + inBlock(slot));
    return code > 0 ? this.values[code] : undefined;
  }

  save(writer: ColumnWriter): void {
    const bits = this.blocks.map((cells) => cells.bits);
    writer.json({ rows: [...this.rows], values: this.values, isWhole: this.isWhole, bits });
    writer.array(this.holders.words);
    for (const { array } of this.blocks) writer.array(array);
  }

  static load(reader: ColumnReader): DayColumn {
    const column = new DayColumn();
    const saved = reader.json<{
      rows: [number, number][];
      values: DayValue[];
      isWhole: boolean;
      bits: Cells['bits'][];
    }>();
    for (const [day, row] of saved.rows) column.rows.set(day, row);
    for (const value of saved.values.slice(1)) column.getCode(value);
    column.isWhole = saved.isWhole;
    const holders = reader.array() as Uint32Array;
    column.holders = new Bitmap(holders.length * 32, holders);
    for (const bits of saved.bits) column.blocks.push({ bits, array: reader.array() as Cells['array'] });
    return column;
  }

  private set(slot: number, day: number, value: DayValue): void {
    const code = this.getCode(value);
    let row = this.rows.get(day);
    if (row === undefined) this.rows.set(day, (row = this.rows.size));
    const at = row * BLOCK + inBlock(slot);
    const index = getBlock(slot);
    let cells = this.blocks[index];
    if (!cells || !hasRoom(cells, at, code)) cells = this.grow(index, code);
    setCode(cells, at, code);
  }

  private getCode(value: DayValue): number {
    const known = this.codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.codes.set(value, code);
    return code;
  }

  /** Makes room in a block for all days that are known, and for the code. */
  private grow(index: number, code: number): Cells {
    while (this.blocks.length < index) this.blocks.push(makeCells(0, 0, undefined));
    const old = this.blocks[index];
    const room = Math.ceil((this.rows.size + 1) / DAYS_STEP) * DAYS_STEP * BLOCK;
    const cells = makeCells(room, Math.max(code, old ? highestCode(old) : 0), old);
    this.blocks[index] = cells;
    return cells;
  }
}

/**
 * Where a value ends: at its closing quote, or at the comma or brace after a number; -1 when it has escapes or no end.
 */
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
