import type { Bitmap } from './bitmap.ts';

/** Slots of a block: a column grows by a block at a time, so that a new record never copies the rest. */
const BLOCK_BITS = 12;
export const BLOCK = 2 ** BLOCK_BITS;
export const blockOf = (slot: number): number => slot >>> BLOCK_BITS;
export const inBlock = (slot: number): number => slot & (BLOCK - 1);

/**
 * The codes of a block of records, a row of cells a day. Most day maps know fewer than sixteen values (states of availability, shortest stays), and two
 * cells then share a byte: half the memory, and a pass over a day reads half of it.
 */
export type Cells = { bits: 4 | 8 | 16 | 32; array: Uint8Array | Uint16Array | Uint32Array };

export const highestCode = ({ bits }: Cells): number => 2 ** bits - 1;
const roomOf = ({ bits, array }: Cells): number => (bits === 4 ? 2 * array.length : array.length);
/** Is there a cell at this place that can hold the code? */
export const hasRoom = (cells: Cells, at: number, code: number): boolean =>
  at < roomOf(cells) && code <= highestCode(cells);

/** The code at a place, 0 where there is none. */
export function codeAt({ bits, array }: Cells, at: number): number {
  return bits === 4 ? ((array[at >>> 1] ?? 0) >>> ((at & 1) << 2)) & 15 : (array[at] ?? 0);
}

export function setCode({ bits, array }: Cells, at: number, code: number): void {
  if (bits !== 4) array[at] = code;
  else if ((at & 1) === 0) array[at >>> 1] = (array[at >>> 1]! & 0xf0) | code;
  else array[at >>> 1] = (array[at >>> 1]! & 0x0f) | (code << 4);
}

/** Room for so many cells (an even number) with codes up to `most`, and what `old` holds. */
export function makeCells(room: number, most: number, old: Cells | undefined): Cells {
  const cells = emptyCells(room, most);
  if (old?.bits === cells.bits) cells.array.set(old.array);
  else if (old) for (let at = roomOf(old) - 1; at >= 0; at--) setCode(cells, at, codeAt(old, at));
  return cells;
}

function emptyCells(room: number, most: number): Cells {
  if (most > 0xffff) return { bits: 32, array: new Uint32Array(room) };
  if (most > 0xff) return { bits: 16, array: new Uint16Array(room) };
  return most > 0xf ? { bits: 8, array: new Uint8Array(room) } : { bits: 4, array: new Uint8Array(room >>> 1) };
}

/** Adds the slots from `from` on whose code in a row passes. */
export function fillRow(
  blocks: readonly (Cells | undefined)[],
  row: number,
  passes: Uint8Array,
  { into, from }: { into: Bitmap; from: number },
): void {
  const pairs = pairsOf(passes);
  for (let base = from & ~31; base < into.size; base += 32) {
    const cells = blocks[blockOf(base)];
    const start = row * BLOCK + inBlock(base);
    if (!cells || start >= roomOf(cells)) continue;
    const { array } = cells;
    let word = 0;
    if (cells.bits === 4) for (let two = 0; two < 16; two++) word |= pairs[array[(start >>> 1) + two]!]! << (2 * two);
    else for (let bit = 0; bit < 32; bit++) word |= passes[array[start + bit]!]! << bit;
    // Behind the last slot there are cells, too.
    const isLast = into.size - base < 32;
    into.words[base >>> 5]! |= isLast ? word & (2 ** (into.size - base) - 1) : word;
  }
}

/** For each byte of two cells which of them pass: the first is bit 0. */
function pairsOf(passes: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (passes[byte & 15] ?? 0) | ((passes[byte >>> 4] ?? 0) << 1));
}
