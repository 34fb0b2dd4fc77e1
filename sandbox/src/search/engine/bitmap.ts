/** A set of record slots, one bit a slot: what every filter answers with, so that combining filters is a pass over words. */
export class Bitmap {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number, words = new Uint32Array((size + 31) >>> 5)) {
    this.size = size;
    this.words = words;
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  add(slot: number): void {
    this.words[slot >>> 5]! |= 1 << (slot & 31);
  }

  remove(slot: number): void {
    this.words[slot >>> 5]! &= ~(1 << (slot & 31));
  }

  /** A copy with room for `size` slots; slots it did not have are absent. */
  resized(size: number): Bitmap {
    const copy = new Bitmap(size);
    copy.words.set(this.words.subarray(0, copy.words.length));
    return copy;
  }

  and(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! &= other.words[i] ?? 0;
    return this;
  }

  or(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! |= other.words[i] ?? 0;
    return this;
  }

  andNot(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! &= ~(other.words[i] ?? 0);
    return this;
  }

  count(): number {
    let total = 0;
    for (let word of this.words) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return total;
  }

  /** The slots in ascending order. */
  slots(): Uint32Array {
    const found = new Uint32Array(this.count());
    let next = 0;
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i]!;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        found[next++] = (i << 5) + bit;
        word &= word - 1;
      }
    }
    return found;
  }

  /** The set of slots below `size` for which `test` holds. */
  static where(size: number, test: (slot: number) => boolean): Bitmap {
    const found = new Bitmap(size);
    for (let slot = 0; slot < size; slot++) if (test(slot)) found.add(slot);
    return found;
  }
}
