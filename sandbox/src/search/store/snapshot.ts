import { closeSync, fdatasyncSync, existsSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { ColumnArray, ColumnReader, ColumnWriter } from '../engine/column-file.ts';
import { Engine } from '../engine/engine.ts';
import type { Schema } from '../engine/schema.ts';
import type { Documents, Places } from './documents.ts';

/** Raise it when what columns write changes: older files are then left aside and made anew. */
const VERSION = 5;
const KINDS = { json: 0, Uint8Array: 1, Uint16Array: 2, Uint32Array: 3, Float64Array: 4 } as const;
/** A part is its kind, a checksum and its length in bytes, then its bytes. */
const HEADER = 16;
/** Bytes written between two breaths. */
const SLICE = 4 * 2 ** 20;

type Header = { version: number; schema: { facets: string[]; searchable: string[] | null }; places: Places['summary'] };

const plainSchema = ({ facets, searchable }: Schema): Header['schema'] => ({
  facets: [...facets].sort(),
  searchable: searchable && [...searchable].sort(),
});

/**
 * Writes the columns beside the records, so that the next start reads them instead of every record. The file says which
 * records it was made from; what was written after them is read from the records.
 */
export async function saveSnapshot(
  path: string,
  engine: Engine,
  documents: Documents,
  breathe: () => Promise<void>,
): Promise<void> {
  documents.sync();
  const places = documents.places();
  const header: Header = { version: VERSION, schema: plainSchema(engine.schema), places: places.summary };
  const parts: SavedPart[] = [];
  const whole = (kind: number, bytes: Uint8Array): void => void parts.push({ kind, pieces: () => [bytes] });
  const writer: ColumnWriter = {
    json: (value) => whole(KINDS.json, Buffer.from(JSON.stringify(value))),
    array: (values) => whole(KINDS[getName(values)], toBytes(values)),
  };
  writer.json(header);
  writer.json(places.ids);
  writer.array(places.offsets);
  writer.array(places.lengths);
  parts.push({ kind: KINDS.Uint8Array, pieces: places.smalls });
  writer.array(places.smallLengths);
  engine.save(writer);
  const next = `${path}.new`;
  const file = openSync(next, 'w');
  try {
    for (const part of parts) await writePart(file, part, breathe);
    fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, path);
}

/** What a part of the file holds, which is gone through twice: for its checksum, and to write it. */
type SavedPart = { kind: number; pieces: () => Iterable<Uint8Array> };

async function writePart(file: number, { kind, pieces }: SavedPart, breathe: () => Promise<void>): Promise<void> {
  let [length, checksum] = [0, 0];
  for (const piece of pieces()) {
    length += piece.length;
    checksum = crc32(piece, checksum);
    await breathe();
  }
  const head = Buffer.alloc(HEADER);
  head.writeUInt32LE(kind, 0);
  head.writeUInt32LE(checksum, 4);
  head.writeDoubleLE(length, 8);
  writeSync(file, head);
  for (const piece of pieces())
    for (let at = 0; at < piece.length; at += SLICE) {
      const end = Math.min(at + SLICE, piece.length);
      for (let done = at; done < end;) done += writeSync(file, piece, done, end - done);
      await breathe();
    }
}

/**
 * The columns as they were saved, with the records' places given to `documents`. Null when there are none, or when they
 * do not fit the schema or the records.
 */
export async function loadSnapshot(
  path: string,
  schema: Schema,
  documents: Documents,
  breathe: () => Promise<void>,
): Promise<Engine | null> {
  rmSync(`${path}.new`, { force: true });
  if (!existsSync(path)) return null;
  const file = openSync(path, 'r');
  try {
    const parts = await readParts(file, schema, documents, breathe);
    if (!parts) return null;
    const reader = getReader(parts);
    const ids = reader.json<string[]>();
    const [offsets, lengths] = [reader.array() as Float64Array, reader.array() as Uint32Array];
    const [smalls, smallLengths] = [reader.array() as Uint8Array, reader.array() as Uint32Array];
    const engine = Engine.load(schema, reader);
    documents.takePlaces({ ids, offsets, lengths, smalls, smallLengths, summary: parts.header.places });
    return engine;
  } catch {
    // A damaged file is as good as none.
    return null;
  } finally {
    closeSync(file);
  }
}

type Part = { kind: number; bytes: Buffer };
type Parts = { header: Header; parts: Part[] };

async function readParts(
  file: number,
  schema: Schema,
  documents: Documents,
  breathe: () => Promise<void>,
): Promise<Parts | null> {
  const first = readPart(file, 0);
  if (first?.kind !== KINDS.json) return null;
  const header = JSON.parse(first.bytes.toString()) as Header;
  const isSame = JSON.stringify(header.schema) === JSON.stringify(plainSchema(schema));
  if (header.version !== VERSION || !isSame || !documents.holds(header.places)) return null;
  const parts: Part[] = [];
  for (let at = HEADER + first.bytes.length; ;) {
    const part = readPart(file, at);
    if (!part) break;
    parts.push(part);
    at += HEADER + part.bytes.length;
    await breathe();
  }
  return { header, parts };
}

/** Null at the end of the file. Throws when the part is damaged. */
function readPart(file: number, at: number): Part | null {
  const head = Buffer.alloc(HEADER);
  if (readSync(file, head, 0, HEADER, at) < HEADER) return null;
  const length = head.readDoubleLE(8);
  // Not from the pool of small buffers: the columns keep it, and their numbers need its beginning aligned.
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let done = 0; done < length;) {
    const read = readSync(file, bytes, done, length - done, at + HEADER + done);
    if (read === 0) throw new Error('The file of columns is shorter than it says');
    done += read;
  }
  if (crc32(bytes) !== head.readUInt32LE(4)) throw new Error('The file of columns is damaged');
  return { kind: head.readUInt32LE(0), bytes };
}

function getReader({ parts }: Parts): ColumnReader {
  let next = 0;
  const take = (isJson: boolean): Part => {
    const part = parts[next];
    if (!part || (part.kind === KINDS.json) !== isJson) throw new Error('The file of columns has other parts');
    // What is read is let go of, so that text and columns are not held together.
    parts[next++] = { kind: part.kind, bytes: Buffer.alloc(0) };
    return part;
  };
  return {
    json: <Value>() => JSON.parse(take(true).bytes.toString()) as Value,
    array: () => arrayOf(take(false)),
  };
}

function arrayOf({ kind, bytes: { buffer, byteLength } }: Part): ColumnArray {
  switch (kind) {
    case KINDS.Uint8Array:
      return new Uint8Array(buffer, 0, byteLength);
    case KINDS.Uint16Array:
      return new Uint16Array(buffer, 0, byteLength / 2);
    case KINDS.Uint32Array:
      return new Uint32Array(buffer, 0, byteLength / 4);
    case KINDS.Float64Array:
      return new Float64Array(buffer, 0, byteLength / 8);
    default:
      throw new Error('The file of columns has an unknown part');
  }
}

const toBytes = ({ buffer, byteOffset, byteLength }: ColumnArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function getName(values: ColumnArray): Exclude<keyof typeof KINDS, 'json'> {
  if (values instanceof Uint8Array) return 'Uint8Array';
  if (values instanceof Uint16Array) return 'Uint16Array';
  return values instanceof Uint32Array ? 'Uint32Array' : 'Float64Array';
}
