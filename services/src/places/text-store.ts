/** Stores many short texts in few bytes and finds them by hash: a `Map` of a million texts takes ten times as much. */

const FIRST_BYTES = 65_536;
const FIRST_ROOM = 1_024;
const NONE = 0xffff_ffff;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Creates a store of texts by number. */
export function textStore() {
  let bytes = new Uint8Array(FIRST_BYTES);
  let ends = new Uint32Array(FIRST_ROOM);
  let length = 0;
  return {
    add(text: string): number {
      const from = length === 0 ? 0 : (ends[length - 1] ?? 0);
      // A UTF-16 unit takes at most three bytes.
      if (from + 3 * text.length > bytes.length) {
        const larger = new Uint8Array(2 * bytes.length + 3 * text.length);
        larger.set(bytes);
        bytes = larger;
      }
      if (length === ends.length) {
        const larger = new Uint32Array(2 * ends.length);
        larger.set(ends);
        ends = larger;
      }
      ends[length] = from + encoder.encodeInto(text, bytes.subarray(from)).written;
      return length++;
    },
    at: (slot: number): string => decoder.decode(bytes.subarray(slot === 0 ? 0 : ends[slot - 1], ends[slot])),
  };
}

/** Returns the FNV-1a hash of a text. */
function getHash(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  hash ^= hash >>> 15;
  return hash >>> 0;
}

/**
 * Creates a table of numbers by text without the texts: `is` returns true when a number belongs to a text. A text may
 * have many numbers.
 */
export function hashTable(is: (slot: number, text: string) => boolean) {
  /** The newest entry of each hash; each entry points to the one before. */
  let heads = new Uint32Array(FIRST_ROOM).fill(NONE);
  let before = new Uint32Array(FIRST_ROOM);
  let hashes = new Uint32Array(FIRST_ROOM);
  let slots = new Uint32Array(FIRST_ROOM);
  let length = 0;

  const link = (entry: number): void => {
    const at = (hashes[entry] ?? 0) % heads.length;
    before[entry] = heads[at] ?? NONE;
    heads[at] = entry;
  };
  function grow(): void {
    [before, hashes, slots] = [before, hashes, slots].map((own) => {
      const larger = new Uint32Array(2 * own.length);
      larger.set(own);
      return larger;
    }) as [typeof before, typeof hashes, typeof slots];
    heads = new Uint32Array(before.length).fill(NONE);
    for (let entry = 0; entry < length; entry += 1) link(entry);
  }
  /** Yields the entries of a text, newest first. */
  function* getEntries(text: string): Generator<number> {
    const hash = getHash(text);
    for (let at = heads[hash % heads.length] ?? NONE; at !== NONE; at = before[at] ?? NONE)
      if (hashes[at] === hash && is(slots[at] ?? 0, text)) yield at;
  }
  const add = (text: string, slot: number): void => {
    if (length === slots.length) grow();
    hashes[length] = getHash(text);
    slots[length] = slot;
    link(length);
    length += 1;
  };
  return {
    add,
    /** Returns a number of the text; null when it has none. */
    one(text: string): number | null {
      for (const at of getEntries(text)) return slots[at] ?? null;
      return null;
    },
    /** Makes it the text's only number. */
    set(text: string, slot: number): void {
      for (const at of getEntries(text)) {
        slots[at] = slot;
        return;
      }
      add(text, slot);
    },
    *all(text: string): Generator<number> {
      for (const at of getEntries(text)) yield slots[at] ?? 0;
    },
  };
}
