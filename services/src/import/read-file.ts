/** Homes of an import file, one after the other, each with the line it begins on: CSV, one JSON object a line, or one JSON array. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { CsvError, readCsv } from './csv.ts';

/** `problem` is set for a record that cannot even be read. `line` is the number of the home in a JSON array, which has no lines of its own. */
export type RawHome = { line: number; raw: unknown; problem?: string };

export class ImportFileError extends Error {
  override name = 'ImportFileError';
}

async function* readLines(path: string): AsyncGenerator<RawHome> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      yield { line, raw: JSON.parse(text) as unknown };
    } catch {
      yield { line, raw: null, problem: 'it is no JSON' };
    }
  }
}

async function* readArray(path: string): AsyncGenerator<RawHome> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new ImportFileError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!Array.isArray(parsed)) throw new ImportFileError(`${path} must be an array of homes.`);
  for (const [index, raw] of (parsed as unknown[]).entries()) yield { line: index + 1, raw };
}

async function* readTable(path: string): AsyncGenerator<RawHome> {
  let names: string[] | null = null;
  try {
    for await (const { line, fields } of readCsv(createReadStream(path, 'utf8'))) {
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
