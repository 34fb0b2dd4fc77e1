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
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Doc } from '../json.ts';
import type { SplitDoc } from './split-doc.ts';

/** Where a record lies in the file: its small attributes and each big one, compressed apart so that they can be read apart. */
type Place = { offset: number; length: number };
/** A change ready to be written. */
export type Entry = { id: string; bytes: Buffer | null };

const HEADER = 8;
const COMPACT_FROM_BYTES = 4 * 2 ** 20;

/**
 * The records of an index in one file that is only appended to. An entry is its length, a checksum and a payload; a half-written
 * entry at the end (a crash) is cut off at the next start. Superseded entries are dropped when they outweigh the rest.
 */
export class Documents {
  private readonly path: string;
  private file: number;
  private end = 0;
  private liveBytes = 0;
  private places = new Map<string, Place>();

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    this.file = openSync(path, existsSync(path) ? 'r+' : 'w+');
  }

  /** Finds the records that an existing file holds. `breathe` is called between entries, so that a big file does not stop the process. */
  async recover(breathe: () => Promise<void>): Promise<void> {
    const size = fstatSync(this.file).size;
    const header = Buffer.alloc(HEADER);
    while (this.end + HEADER <= size) {
      readSync(this.file, header, 0, HEADER, this.end);
      const length = header.readUInt32LE(0);
      if (length === 0 || this.end + HEADER + length > size) break;
      const payload = readExactly(this.file, this.end + HEADER, length);
      if (crc32(payload) !== header.readUInt32LE(4)) break;
      const { id, removed } = identity(payload);
      this.apply(id, removed ? null : { offset: this.end, length });
      this.end += HEADER + length;
      await breathe();
    }
    if (this.end < size) ftruncateSync(this.file, this.end);
  }

  ids(): IterableIterator<string> {
    return this.places.keys();
  }

  has(id: string): boolean {
    return this.places.has(id);
  }

  get count(): number {
    return this.places.size;
  }

  /** Bytes of the records, compressed. */
  get bytes(): number {
    return this.liveBytes;
  }

  /** The record, with those of its big attributes that `want` says. */
  read(id: string, want: (attribute: string) => boolean = () => true): Doc | undefined {
    const place = this.places.get(id);
    if (!place) return undefined;
    return decode(readExactly(this.file, place.offset + HEADER, place.length), want);
  }

  /** The record taken apart, its big attributes still text: how the columns are filled. */
  readSplit(id: string): SplitDoc | undefined {
    const place = this.places.get(id);
    return place && decodeSplit(readExactly(this.file, place.offset + HEADER, place.length));
  }

  /** Appends changes in one write, then takes them over: after a crash either all that were written whole are there, or the first of them. */
  write(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const chunks = entries.map(({ id, bytes }) => frame(bytes ?? removal(id)));
    const all = Buffer.concat(chunks);
    writeExactly(this.file, all, this.end);
    for (const [i, { id, bytes }] of entries.entries()) {
      this.apply(id, bytes ? { offset: this.end, length: bytes.length } : null);
      this.end += chunks[i]!.length;
    }
    if (this.end > COMPACT_FROM_BYTES && this.liveBytes < this.end / 2) this.compact();
  }

  /** Drops all records. */
  clear(): void {
    ftruncateSync(this.file, 0);
    this.end = 0;
    this.liveBytes = 0;
    this.places.clear();
  }

  /** Appends all of the other's records to this one. */
  copyFrom(other: Documents): void {
    for (const [id, place] of other.places)
      this.write([{ id, bytes: readExactly(other.file, place.offset + HEADER, place.length) }]);
  }

  close(): void {
    fdatasyncSync(this.file);
    closeSync(this.file);
  }

  private apply(id: string, place: Place | null): void {
    const old = this.places.get(id);
    if (old) this.liveBytes -= old.length + HEADER;
    if (!place) this.places.delete(id);
    else {
      this.places.set(id, place);
      this.liveBytes += place.length + HEADER;
    }
  }

  /** Writes the live entries to a new file and puts it in place of the old one. */
  private compact(): void {
    const path = `${this.path}.new`;
    const file = openSync(path, 'w+');
    const places = new Map<string, Place>();
    let end = 0;
    for (const [id, { offset, length }] of this.places) {
      writeExactly(file, readExactly(this.file, offset, length + HEADER), end);
      places.set(id, { offset: end, length });
      end += length + HEADER;
    }
    fdatasyncSync(file);
    renameSync(path, this.path);
    closeSync(this.file);
    this.file = file;
    this.places = places;
    this.end = end;
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

type Table = { id: string; parts: [name: string, length: number][] };
const packed = (text: string): Buffer => deflateRawSync(text, { level: 3 });
const unpacked = (bytes: Buffer): string => inflateRawSync(bytes).toString();

function tableOf(payload: Buffer): { table: Table; from: number } {
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
  const { table, from } = tableOf(payload);
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
  const { table } = tableOf(payload);
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
