import {
  closeSync,
  fdatasyncSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Doc } from '../json.ts';
import { RecentTexts } from './recent-texts.ts';
import type { SplitDoc } from './split-doc.ts';

/**
 * Where a record lies in the file: its small attributes and each big one, compressed apart so that they can be read
 * apart. The small ones are kept in memory too, as they are stored: as a part of a slab, because a view of it for each
 * record would be a burden on the collector of garbage.
 */
type Place = { offset: number; length: number; slab: Uint8Array | null; at: number; size: number };
/**
 * Where all records lie, and what the file then was: its length, and where its last entry begins with the checksum of
 * that.
 */
export type Places = {
  ids: string[];
  offsets: Float64Array;
  lengths: Uint32Array;
  /** The small attributes that are kept in memory, one after the other, and their lengths. */
  smalls: Uint8Array;
  smallLengths: Uint32Array;
  summary: { end: number; last: number; checksum: string; bigNames: string[] };
};
/** The same to be saved: the small attributes are given in pieces, so that they are not in memory twice. */
type SavedPlaces = Omit<Places, 'smalls'> & { smalls: () => Iterable<Uint8Array> };
/** A change ready to be written. */
export type Entry = { id: string; bytes: Buffer | null };

const HEADER = 8;
/** How much memory the small attributes of all records may take, compressed: some 700 bytes each. */
const KEPT_BYTES = 40 * 2 ** 20;
/**
 * Room in which the small attributes of one record are unpacked, which most need no more of. What unpacks keeps its room
 * until all memory is looked at; by default that is 16 KB a record.
 */
const SMALL_BYTES = 4096;
const SLAB_BYTES = 2 ** 20;
const COMPACT_FROM_BYTES = 4 * 2 ** 20;

/**
 * The records of an index in one file that is only appended to. An entry is its length, a checksum and a payload; a
 * half-written entry at the end (a crash) is cut off at the next start. Superseded entries are dropped when they
 * outweigh the rest.
 */
export class Documents {
  private readonly path: string;
  private file: number;
  private end = 0;
  private liveBytes = 0;
  /** Where the last entry begins. */
  private last = 0;
  private entries = new Map<string, Place>();
  private readonly recent = new RecentTexts();
  /** Names that any record ever had a big attribute of. */
  private readonly bigNames = new Set<string>();
  private smallBytes = 0;
  private slab = Buffer.alloc(0);
  private slabUsed = 0;
  /** Entries written since the columns were last saved. */
  private written = 0;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    this.file = openSync(path, existsSync(path) ? 'r+' : 'w+');
  }

  /**
   * Finds the records that an existing file holds, from where {@link takePlaces} ended on. `breathe` is called between
   * entries, so that a big file does not stop the process; `each` is told of every entry that is found.
   */
  async recover(
    breathe: () => Promise<void>,
    each: (id: string, isRemoved: boolean) => void = () => undefined,
  ): Promise<void> {
    const size = fstatSync(this.file).size;
    const header = Buffer.alloc(HEADER);
    while (this.end + HEADER <= size) {
      readSync(this.file, header, 0, HEADER, this.end);
      const length = header.readUInt32LE(0);
      if (length === 0 || this.end + HEADER + length > size) break;
      const payload = readExactly(this.file, this.end + HEADER, length);
      if (crc32(payload) !== header.readUInt32LE(4)) break;
      const { id, removed } = identity(payload);
      this.apply(id, removed ? null : this.getPlace(this.end, payload));
      this.last = this.end;
      this.end += HEADER + length;
      each(id, removed);
      await breathe();
    }
    if (this.end < size) ftruncateSync(this.file, this.end);
  }

  ids(): IterableIterator<string> {
    return this.entries.keys();
  }

  has(id: string): boolean {
    return this.entries.has(id);
  }

  get count(): number {
    return this.entries.size;
  }

  /** Bytes of the records, compressed. */
  get bytes(): number {
    return this.liveBytes;
  }

  /**
   * The record, with those of its big attributes that `want` says. Without big ones it is read from memory, where there
   * is room for it.
   */
  read(id: string, want: (attribute: string) => boolean = () => true): Doc | undefined {
    const place = this.entries.get(id);
    if (!place) return undefined;
    const wantsBig = [...this.bigNames].some(want);
    if (place.slab && !wantsBig) return this.readSmall(id, place);
    return decode(readExactly(this.file, place.offset + HEADER, place.length), want);
  }

  /** Small attributes from memory; those read last need not be unpacked. */
  private readSmall(id: string, place: Place): Doc {
    const known = this.recent.get(id, place);
    if (known !== null) return JSON.parse(known) as Doc;
    const text = inflateRawSync(getSmallText(place), { chunkSize: SMALL_BYTES });
    this.recent.put(id, place, text);
    return JSON.parse(text.toString()) as Doc;
  }

  /** Where an entry lies, with its small attributes as long as there is room for them. */
  private getPlace(offset: number, payload: Buffer): Place {
    const { table, from } = getTable(payload);
    for (const [name] of table.parts) if (name !== '') this.bigNames.add(name);
    const length = table.parts[0]?.[0] === '' ? table.parts[0][1] : 0;
    const place = { offset, length: payload.length };
    return length > 0 && this.smallBytes + length <= KEPT_BYTES
      ? { ...place, ...this.kept(payload, from, length) }
      : { ...place, slab: null, at: 0, size: 0 };
  }

  /** A copy in a slab: a piece of memory each would cost more than the records. */
  private kept(payload: Buffer, from: number, length: number): Pick<Place, 'slab' | 'at' | 'size'> {
    if (this.slab.length - this.slabUsed < length) {
      this.slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, length));
      this.slabUsed = 0;
    }
    const kept = { slab: this.slab, at: this.slabUsed, size: length };
    payload.copy(this.slab, this.slabUsed, from, from + length);
    this.slabUsed += length;
    return kept;
  }

  /** The record taken apart, its big attributes still text: how the columns are filled. */
  readSplit(id: string): SplitDoc | undefined {
    const place = this.entries.get(id);
    return place && decodeSplit(readExactly(this.file, place.offset + HEADER, place.length));
  }

  /**
   * Appends changes in one write, then takes them over: after a crash either all that were written whole are there, or
   * the first of them.
   */
  write(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.written += entries.length;
    const chunks = entries.map(({ id, bytes }) => frame(bytes ?? removal(id)));
    const all = Buffer.concat(chunks);
    writeExactly(this.file, all, this.end);
    for (const [i, { id, bytes }] of entries.entries()) {
      this.apply(id, bytes ? this.getPlace(this.end, bytes) : null);
      this.last = this.end;
      this.end += chunks[i]!.length;
    }
    if (this.end > COMPACT_FROM_BYTES && this.liveBytes < this.end / 2) this.compact();
  }

  /** Where everything lies, to be saved with the columns that were made of it. */
  places(): SavedPlaces {
    const ids = [...this.entries.keys()];
    const held = [...this.entries.values()];
    return {
      ids,
      offsets: Float64Array.from(held, ({ offset }) => offset),
      lengths: Uint32Array.from(held, ({ length }) => length),
      smalls: () => inPieces(held),
      smallLengths: Uint32Array.from(held, ({ size }) => size),
      summary: {
        end: this.end,
        last: this.last,
        checksum: this.checksumAt(this.last),
        bigNames: [...this.bigNames],
      },
    };
  }

  /** Does the file hold what it held when those places were saved? */
  holds({ end, last, checksum }: Places['summary']): boolean {
    return end <= fstatSync(this.file).size && this.checksumAt(last) === checksum;
  }

  /** Takes saved places over; {@link recover} then goes on after them. */
  takePlaces({ ids, offsets, lengths, smalls, smallLengths, summary }: Places): void {
    this.entries.clear();
    [this.liveBytes, this.smallBytes] = [0, 0];
    let at = 0;
    for (const [i, id] of ids.entries()) {
      const size = smallLengths[i]!;
      this.apply(id, { offset: offsets[i]!, length: lengths[i]!, slab: size > 0 ? smalls : null, at, size });
      at += size;
    }
    for (const name of summary.bigNames) this.bigNames.add(name);
    [this.end, this.last] = [summary.end, summary.last];
  }

  /** Entries written since {@link columnsSaved} was called. */
  get unsaved(): number {
    return this.written;
  }

  countUnsaved(entries: number): void {
    this.written = entries;
  }

  /** The file of columns that belongs to these records. */
  get columnsPath(): string {
    return `${this.path}.columns`;
  }

  /** Length and checksum of the entry that begins there. */
  private checksumAt(offset: number): string {
    const header = Buffer.alloc(HEADER);
    return readSync(this.file, header, 0, HEADER, offset) < HEADER ? '' : header.toString('hex');
  }

  /** Drops all records. */
  clear(): void {
    rmSync(this.columnsPath, { force: true });
    this.recent.clear();
    this.last = 0;
    this.written = 0;
    ftruncateSync(this.file, 0);
    this.end = 0;
    this.liveBytes = 0;
    this.smallBytes = 0;
    this.entries.clear();
  }

  /** Appends all of the other's records to this one. */
  copyFrom(other: Documents): void {
    for (const [id, place] of other.entries)
      this.write([{ id, bytes: readExactly(other.file, place.offset + HEADER, place.length) }]);
  }

  /** Puts what was written on the disk itself. */
  sync(): void {
    fdatasyncSync(this.file);
  }

  close(): void {
    this.sync();
    closeSync(this.file);
  }

  private apply(id: string, place: Place | null): void {
    const old = this.entries.get(id);
    if (old) {
      this.liveBytes -= old.length + HEADER;
      this.smallBytes -= old.size;
    }
    if (!place) this.entries.delete(id);
    else {
      this.entries.set(id, place);
      this.liveBytes += place.length + HEADER;
      this.smallBytes += place.size;
    }
  }

  /** Writes the live entries to a new file and puts it in place of the old one. */
  private compact(): void {
    const path = `${this.path}.new`;
    const file = openSync(path, 'w+');
    const entries = new Map<string, Place>();
    let [end, last] = [0, 0];
    for (const [id, place] of this.entries) {
      const whole = place.length + HEADER;
      writeExactly(file, readExactly(this.file, place.offset, whole), end);
      entries.set(id, { ...place, offset: end });
      last = end;
      end += whole;
    }
    fdatasyncSync(file);
    // Columns that were saved know the places of the old file.
    rmSync(this.columnsPath, { force: true });
    renameSync(path, this.path);
    closeSync(this.file);
    this.file = file;
    this.entries = entries;
    this.written = entries.size;
    this.end = end;
    this.last = last;
  }
}

/** A record as it is stored: a table of its parts (first the small attributes together), then the parts, compressed. */
export function encode({ id, small, big }: SplitDoc): Entry {
  const parts: [string, Buffer][] = [
    ['', packed(JSON.stringify(small))],
    ...big.map(([name, text]): [string, Buffer] => [name, packed(text)]),
  ];
  const table = Buffer.from(JSON.stringify({ id, parts: parts.map(([name, bytes]) => [name, bytes.length]) }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(table.length);
  return { id, bytes: Buffer.concat([size, table, ...parts.map(([, bytes]) => bytes)]) };
}

const NOTHING = new Uint8Array(0);
const getSmallText = ({ slab, at, size }: Place): Uint8Array => slab?.subarray(at, at + size) ?? NOTHING;

/** The small attributes of records one after the other, each piece good until the next is asked for. */
function* inPieces(places: readonly Place[]): Generator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(SLAB_BYTES);
  let used = 0;
  for (const place of places) {
    if (used + place.size > piece.length && used > 0) {
      yield piece.subarray(0, used);
      used = 0;
    }
    if (place.size > piece.length) yield getSmallText(place);
    else {
      piece.set(getSmallText(place), used);
      used += place.size;
    }
  }
  if (used > 0) yield piece.subarray(0, used);
}

type Table = { id: string; parts: [name: string, length: number][] };
const packed = (text: string): Buffer => deflateRawSync(text, { level: 3 });
const unpacked = (bytes: Uint8Array): string => inflateRawSync(bytes).toString();

function getTable(payload: Buffer): { table: Table; from: number } {
  const from = 4 + payload.readUInt32LE(0);
  return { table: JSON.parse(payload.toString('utf8', 4, from)) as Table, from };
}

/** Reads a stored record, with those of its big attributes that `want` says. */
export function decode(payload: Buffer, want: (attribute: string) => boolean = () => true): Doc {
  const { small, big } = decodeSplit(payload, want);
  for (const [name, text] of big) small[name] = JSON.parse(text) as Doc;
  return small;
}

function decodeSplit(payload: Buffer, want: (attribute: string) => boolean = () => true): SplitDoc {
  const { table, from } = getTable(payload);
  const split: SplitDoc = { id: table.id, small: {}, big: [] };
  let at = from;
  for (const [name, length] of table.parts) {
    const part = payload.subarray(at, (at += length));
    if (name === '') split.small = JSON.parse(unpacked(part)) as Doc;
    else if (want(name)) split.big.push([name, unpacked(part)]);
  }
  return split;
}

function identity(payload: Buffer): { id: string; removed: boolean } {
  const { table } = getTable(payload);
  return { id: table.id, removed: table.parts.length === 0 };
}

function removal(id: string): Buffer {
  const table = Buffer.from(JSON.stringify({ id, parts: [] }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(table.length);
  return Buffer.concat([size, table]);
}

function frame(payload: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(payload.length, 0);
  header.writeUInt32LE(crc32(payload), 4);
  return Buffer.concat([header, payload]);
}

function readExactly(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const read = readSync(file, bytes, done, length - done, offset + done);
    if (read === 0) throw new Error('The search data file is shorter than its index says');
    done += read;
  }
  return bytes;
}

function writeExactly(file: number, bytes: Buffer, offset: number): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done, bytes.length - done, offset + done);
}
