/**
 * The compiler compares times of files: it looks again only at what was edited after its last check. A file that is copied or moved into place with an older time,
 * and a check that was made while the clock was ahead, would hide errors. What it remembers of such packages is forgotten.
 */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const MEMORY = 'node_modules/.cache/tsc';
/** Where packages have their sources. */
const FOLDERS = ['src', 'server', 'flows', 'bench'];
const TICK_MS = 1_000;

/**
 * Forgets what the compiler remembers where it cannot be believed.
 * @param directories of packages
 */
export async function forgetDoubtfulTypes(directories: readonly string[]): Promise<void> {
  await Promise.all(directories.map(forgetIn));
}

async function forgetIn(directory: string): Promise<void> {
  const timesOf = (paths: readonly string[]) => Promise.all(paths.map((path) => stat(path)));
  const memory = join(directory, MEMORY);
  const remembered = (await filesBelow(memory)).filter((file) => file.endsWith('.tsbuildinfo'));
  if (remembered.length === 0) return;
  const checked = (await timesOf(remembered.map((file) => join(memory, file)))).map(({ mtimeMs }) => mtimeMs);
  const first = Math.min(...checked);
  const inFolders = FOLDERS.map(async (folder) =>
    (await filesBelow(join(directory, folder))).map((file) => join(directory, folder, file)),
  );
  const sources = (await Promise.all(inFolders)).flat();
  const cameLater = (await timesOf(sources)).some(({ mtimeMs, ctimeMs }) => ctimeMs > first && mtimeMs <= first);
  if (cameLater || Math.max(...checked) > Date.now() + TICK_MS) await rm(memory, { recursive: true });
}
