import type { Bitmap } from './bitmap.ts';

/** Slots of a block: a column grows by a block at a time, so that a new record never copies the rest. */
const BLOCK_BITS = 12;
export const BLOCK = 2 ** BLOCK_BITS;
export const getBlock = (slot: number): number => slot >>> BLOCK_BITS;
export const inBlock = (slot: number): number => slot & (BLOCK - 1);

/**
 * The codes of a block of records, a row of cells a day, in as few bits as they need: most day maps know fewer than
 * four values (longest stays) or sixteen (states of availability, shortest stays), prices fewer than 4,096. Cells of
 * less than a byte share one, and a pass over a day reads less of it.
 */
export type Cells = { bits: 2 | 4 | 8 | 12 | 16 | 32; array: Uint8Array | Uint16Array | Uint32Array };

export const highestCode = ({ bits }: Cells): number => 2 ** bits - 1;
const getRoom = ({ bits, array }: Cells): number => Math.floor((array.byteLength * 8) / bits);
/** Is there a cell at this place that can hold the code? */
export const hasRoom = (cells: Cells, at: number, code: number): boolean =>
  at < getRoom(cells) && code <= highestCode(cells);

/** The code at a place, 0 where there is none. */
export function codeAt({ bits, array }: Cells, at: number): number {
  if (bits === 4) return ((array[at >>> 1] ?? 0) >>> ((at & 1) << 2)) & 15;
  if (bits === 2) return ((array[at >>> 2] ?? 0) >>> ((at & 3) << 1)) & 3;
  return bits === 12 ? twelveAt(array, at) : (array[at] ?? 0);
}

/** Two cells of twelve bits are three bytes: the first has the first byte and the lower half of the second. */
function twelveAt(array: Cells['array'], at: number): number {
  const byte = (at * 3) >>> 1;
  const [one, two] = [array[byte] ?? 0, array[byte + 1] ?? 0];
  return (at & 1) === 0 ? one | ((two & 0x0f) << 8) : (one >>> 4) | (two << 4);
}

export function setCode({ bits, array }: Cells, at: number, code: number): void {
  if (bits === 2 || bits === 4) {
    const perByte = 8 / bits;
    const byte = Math.floor(at / perByte);
    const shift = (at % perByte) * bits;
    array[byte] = (array[byte]! & ~((2 ** bits - 1) << shift)) | (code << shift);
  } else if (bits === 12) {
    const byte = (at * 3) >>> 1;
    const isFirst = (at & 1) === 0;
    array[byte] = isFirst ? code & 0xff : (array[byte]! & 0x0f) | ((code & 0x0f) << 4);
    array[byte + 1] = isFirst ? (array[byte + 1]! & 0xf0) | (code >>> 8) : code >>> 4;
  } else array[at] = code;
}

/** Room for so many cells (an even number) with codes up to `most`, and what `old` holds. */
export function makeCells(room: number, most: number, old: Cells | undefined): Cells {
  const cells = emptyCells(room, most);
  if (old?.bits === cells.bits) cells.array.set(old.array);
  else if (old) for (let at = getRoom(old) - 1; at >= 0; at--) setCode(cells, at, codeAt(old, at));
  return cells;
}

function emptyCells(room: number, most: number): Cells {
  if (most > 0xffff) return { bits: 32, array: new Uint32Array(room) };
  if (most > 0xfff) return { bits: 16, array: new Uint16Array(room) };
  const bits = most > 0xff ? 12 : most > 0xf ? 8 : most > 3 ? 4 : 2;
  return { bits, array: new Uint8Array((room * bits) / 8) };
}

/** Adds the slots from `from` on whose code in a row passes. */
export function fillRow(
  blocks: readonly (Cells | undefined)[],
  row: number,
  passes: Uint8Array,
  { into, from }: { into: Bitmap; from: number },
): void {
  const fours = lazily(() => sharedBy(4, passes));
  const twos = lazily(() => sharedBy(2, passes));
  for (let base = from & ~31; base < into.size; base += 32) {
    const cells = blocks[getBlock(base)];
    const start = row * BLOCK + inBlock(base);
    if (!cells || start >= getRoom(cells)) continue;
    const { array, bits } = cells;
    let word = 0;
    if (bits === 4) {
      const pairs = fours();
      for (let two = 0; two < 16; two++) word |= pairs[array[(start >>> 1) + two]!]! << (2 * two);
    } else if (bits === 2) {
      const quads = twos();
      for (let four = 0; four < 8; four++) word |= quads[array[(start >>> 2) + four]!]! << (4 * four);
    } else for (let bit = 0; bit < 32; bit++) word |= passes[codeAt(cells, start + bit)]! << bit;
    // Behind the last slot there are cells, too.
    const isLast = into.size - base < 32;
    into.words[base >>> 5]! |= isLast ? word & (2 ** (into.size - base) - 1) : word;
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** For each byte of cells that share it which of them pass: the first is bit 0. */
function sharedBy(bits: 2 | 4, passes: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => {
    let held = 0;
    for (let at = 0; at < 8 / bits; at++) held |= (passes[(byte >>> (at * bits)) & (2 ** bits - 1)] ?? 0) << at;
    return held;
  });
}
