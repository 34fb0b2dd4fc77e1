/** Room for 2,048 slots more: what is remembered of a filter is not copied after each write. */
const SPARE_WORDS = 64;

/**
 * A set of record slots, one bit a slot: what every filter answers with, so that combining filters is a pass over
 * words.
 */
export class Bitmap {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = new Uint32Array((size + 31) >>> 5)) {
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

  /**
   * The same set with room for `size` slots, more than it had. The two share their words where there is room, so this
   * one must not be used any more.
   */
  extended(size: number): Bitmap {
    const isRoom = (size + 31) >>> 5 <= this.words.length;
    return isRoom ? new Bitmap(size, this.words) : Bitmap.roomy(size).or(this);
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
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i]!;
      if (word === 0) continue;
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return total;
  }

  /** The slots in ascending order. */
  slots(): Uint32Array {
    const found = new Uint32Array(this.count());
    this.list(found);
    return found;
  }

  /** Writes the slots into an array, in ascending order. Answers how many they are. */
  list(into: Uint32Array): number {
    let next = 0;
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i]!;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        into[next++] = (i << 5) + bit;
        word &= word - 1;
      }
    }
    return next;
  }

  /**
   * Keeps, at their beginning, those of the first `held` slots of an array that are in the set, or that are not.
   * Answers how many.
   */
  keep(slots: Uint32Array, held: number, isNot: boolean): number {
    const { words } = this;
    let kept = 0;
    for (let i = 0; i < held; i++) {
      const slot = slots[i]!;
      if (((((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1) !== isNot) slots[kept++] = slot;
    }
    return kept;
  }

  /** Becomes what is in both sets; slots that one of them has no room for are absent. */
  becomeBoth(one: Bitmap, other: Bitmap): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = (one.words[i] ?? 0) & (other.words[i] ?? 0);
    return this;
  }

  /** Becomes the set of the first `held` slots of an array, all of them below its size. */
  become(slots: Uint32Array, held: number): this {
    const { words } = this;
    words.fill(0);
    for (let i = 0; i < held; i++) words[slots[i]! >>> 5]! |= 1 << (slots[i]! & 31);
    return this;
  }

  /** The set of these slots, all of them below `size`. */
  static of(size: number, slots: Uint32Array): Bitmap {
    const made = new Bitmap(size);
    for (const slot of slots) made.add(slot);
    return made;
  }

  /** No slots, and room for those that come next. */
  static roomy(size: number): Bitmap {
    return new Bitmap(size, new Uint32Array(((size + 31) >>> 5) + SPARE_WORDS));
  }

  /** The set of all slots below `size`. */
  static full(size: number): Bitmap {
    const made = new Bitmap(size);
    made.words.fill(0xffffffff);
    if ((size & 31) !== 0) made.words[made.words.length - 1] = 2 ** (size & 31) - 1;
    return made;
  }
}

/** Adds to a set those of its slots from `from` on that pass; the earlier ones are there already. */
export type Fill = (into: Bitmap, from: number) => void;
