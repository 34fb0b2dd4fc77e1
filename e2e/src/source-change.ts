import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

export type SourceChange = {
  /** Path of a source file in this repository. */
  file: string;
  /** Text that stands exactly once in the file. */
  from: string;
  to: string;
};

/**
 * Runs `run` while a source file is changed, and puts the file back whatever happens. Throws when the text is not there
 * exactly once.
 */
export async function withSourceChange<T>({ file, from, to }: SourceChange, run: () => Promise<T>): Promise<T> {
  const name = path.join(REPOSITORY, file);
  const original = await readFile(name, 'utf8');
  if (original.split(from).length !== 2) throw new Error(`${file} does not hold "${from}" exactly once.`);
  // A flow that runs out of time is ended with its process, which does not wait for what is under way.
  const restore = () => writeFileSync(name, original);
  process.once('exit', restore);
  await writeFile(name, original.replace(from, to));
  try {
    return await run();
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}
