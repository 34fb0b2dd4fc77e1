/** Homes of an import file, one after the other, each with the line it begins on: CSV, one JSON object a line, or one JSON array. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CsvError, LONGEST_RECORD, readCsv } from './csv.ts';

/** `problem` is set for a record that cannot even be read. `line` is the number of the home in a JSON array, which has no lines of its own. */
export type RawHome = { line: number; raw: unknown; problem?: string };

export class ImportFileError extends Error {
  override name = 'ImportFileError';
}

/** Bytes of a JSON array, which is read as a whole. */
const LONGEST_ARRAY = 100 * 1024 * 1024;

/** The text of a file in pieces, without the mark of its encoding that spreadsheets begin with. @throws ImportFileError when it is not UTF-8 */
async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) yield decoder.decode(piece as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new ImportFileError(`${path} is not UTF-8. Save it with that encoding (in a spreadsheet: "CSV UTF-8").`);
  }
}

/** Lines with their numbers, ended by a line break, with or without a return before it. @throws ImportFileError for one that nobody could mean */
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

async function* readTable(path: string): AsyncGenerator<RawHome> {
  let names: string[] | null = null;
  try {
    for await (const { line, fields } of readCsv(readText(path))) {
      if (names === null) {
        names = fields.map((name) => name.trim());
        const twice = names.find((name, index) => names?.indexOf(name) !== index);
        if (twice !== undefined) throw new ImportFileError(`${path} has the column "${twice}" twice.`);
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

/** @throws ImportFileError for a file that is none of the three */
export function readImportFile(path: string): AsyncGenerator<RawHome> {
  const kind = extname(path).toLowerCase();
  if (kind === '.csv') return readTable(path);
  if (kind === '.jsonl' || kind === '.ndjson') return readLines(path);
  if (kind === '.json') return readArray(path);
  throw new ImportFileError(`${path} must end with .csv, .jsonl, .ndjson or .json.`);
}
