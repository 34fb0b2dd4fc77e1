/**
 * Homes of an import file, one after the other, each with the line it begins on: CSV, one JSON object a line, or one
 * JSON array.
 */
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CsvError, LONGEST_RECORD, readCsv } from './csv.ts';

/**
 * `problem` is set for a record that cannot even be read. `line` is the number of the home in a JSON array, which has
 * no lines of its own.
 */
export type RawHome = { line: number; raw: unknown; problem?: string };

export class ImportFileError extends Error {
  override name = 'ImportFileError';
}

/** Columns that a CSV may have, and those that it cannot be without. */
export type Columns = { known: readonly string[]; needed: readonly string[] };

/** What the number of a problem counts: homes of a JSON array, which has no lines of its own, else lines. */
export const getUnit = (path: string): 'home' | 'line' => (extname(path).toLowerCase() === '.json' ? 'home' : 'line');

/** Bytes of a JSON array, which is read as a whole. */
const LONGEST_ARRAY = 100 * 1024 * 1024;

const LINE_BREAK = 0x0a;
/** Bytes of the longest character. */
const LONGEST_CHARACTER = 4;

/** True when nothing is wrong with the bytes but that the last character is not whole. */
function endsEarly(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Says which line of a file that is not UTF-8 is the first that is not. A line break is part of no other character, so
 * each line is judged by itself.
 */
async function describeEncoding(path: string): Promise<string> {
  const again = 'Save the file with that encoding (in a spreadsheet: "CSV UTF-8").';
  let [line, rest] = [1, Buffer.alloc(0)];
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = piece.indexOf(LINE_BREAK); end >= 0; end = piece.indexOf(LINE_BREAK, from)) {
      if (!isUtf8(Buffer.concat([rest, piece.subarray(from, end)])))
        return `Line ${line} of ${path} is not UTF-8. ${again}`;
      [line, rest, from] = [line + 1, Buffer.alloc(0), end + 1];
    }
    rest = Buffer.concat([rest, piece.subarray(from)]);
    if (rest.length > LONGEST_RECORD * LONGEST_CHARACTER) break;
  }
  return endsEarly(rest)
    ? `${path} ends in the middle of a character, in line ${line}: it was perhaps cut off.`
    : `Line ${line} of ${path} is not UTF-8. ${again}`;
}

/**
 * The text of a file in pieces, without the mark of its encoding that spreadsheets begin with. @throws ImportFileError
 * when it is not UTF-8
 */
async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) yield decoder.decode(piece as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new ImportFileError(await describeEncoding(path));
  }
}

/**
 * Lines with their numbers, ended by a line break, with or without a return before it. @throws ImportFileError for one
 * that nobody could mean
 */
async function* splitLines(path: string): AsyncGenerator<{ line: number; text: string }> {
  let [line, rest] = [1, ''];
  for await (const piece of readText(path)) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    for (const text of parts) {
      yield { line, text };
      line += 1;
    }
    if (rest.length > LONGEST_RECORD)
      throw new ImportFileError(
        `Line ${line} of ${path} is longer than ${LONGEST_RECORD} characters. Is it a JSON array? Then it ends with .json.`,
      );
  }
  yield { line, text: rest };
}

async function* readLines(path: string): AsyncGenerator<RawHome> {
  for await (const { line, text } of splitLines(path)) {
    if (text.trim() === '') continue;
    try {
      yield { line, raw: JSON.parse(text) as unknown };
    } catch {
      yield { line, raw: null, problem: 'it is no JSON' };
    }
  }
}

async function* readArray(path: string): AsyncGenerator<RawHome> {
  if ((await stat(path)).size > LONGEST_ARRAY)
    throw new ImportFileError(
      `${path} is larger than ${LONGEST_ARRAY / 1024 / 1024} MB. Write one object a line (.jsonl) instead.`,
    );
  const pieces: string[] = [];
  for await (const piece of readText(path)) pieces.push(piece);
  let parsed: unknown;
  try {
    parsed = JSON.parse(pieces.join(''));
  } catch (error) {
    throw new ImportFileError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!Array.isArray(parsed)) throw new ImportFileError(`${path} must be an array of homes.`);
  for (const [index, raw] of (parsed as unknown[]).entries()) yield { line: index + 1, raw };
}

/**
 * @throws ImportFileError that names every column that is not known, there twice, or missing: said once, not for each
 *   of its homes
 */
function checkColumns(path: string, names: readonly string[], columns: Columns | undefined): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ImportFileError(`${path} has the column "${twice}" twice.`);
  if (!columns) return;
  const [only] = names;
  if (names.length === 1 && only !== undefined && /[;\t|]/.test(only))
    throw new ImportFileError(`The first line of ${path} has no commas: save it with commas between the fields.`);
  const unknown = names.filter((name) => !columns.known.includes(name)).map((name) => `there is no field "${name}"`);
  const missing = columns.needed.filter((name) => !names.includes(name)).map((name) => `"${name}" is missing`);
  if (unknown.length + missing.length > 0)
    throw new ImportFileError(`The first line of ${path} names the fields: ${[...unknown, ...missing].join('; ')}.`);
}

async function* readTable(path: string, columns: Columns | undefined): AsyncGenerator<RawHome> {
  let names: string[] | null = null;
  try {
    for await (const { line, fields } of readCsv(readText(path))) {
      if (names === null) {
        names = fields.map((name) => name.trim());
        checkColumns(path, names, columns);
        continue;
      }
      if (fields.length !== names.length)
        yield { line, raw: null, problem: `it has ${fields.length} fields, but the first line names ${names.length}` };
      else yield { line, raw: Object.fromEntries(names.map((name, index) => [name, fields[index]])) };
    }
  } catch (error) {
    // What follows cannot be told apart any more.
    if (!(error instanceof CsvError)) throw error;
    yield { line: error.line, raw: null, problem: error.message };
  }
}

/**
 * @param columns checked in the first line of a CSV, when they are given
 * @throws ImportFileError for a file that is none of the three
 */
export function readImportFile(path: string, columns?: Columns): AsyncGenerator<RawHome> {
  const kind = extname(path).toLowerCase();
  if (kind === '.csv') return readTable(path, columns);
  if (kind === '.jsonl' || kind === '.ndjson') return readLines(path);
  if (kind === '.json') return readArray(path);
  throw new ImportFileError(`${path} must end with .csv, .jsonl, .ndjson or .json.`);
}
