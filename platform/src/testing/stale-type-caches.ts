/**
 * Deletes caches of the type checker that may hide errors. The compiler checks only files that are newer than its last
 * check. It misses a file or folder that was copied or moved into place with an older time, and everything after a
 * check that ran while the clock was ahead.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const MEMORY = 'node_modules/.cache/tsc';
/** Large folders without sources. */
const NO_SOURCES = ['node_modules', 'dist', '.data'];
const TICK_MS = 1_000;

/**
 * Deletes the caches of packages where they cannot be trusted.
 * @param directories of packages
 */
export async function deleteStaleTypeCaches(directories: readonly string[]): Promise<void> {
  await Promise.all(directories.map(forgetIn));
}

/** Returns the files and folders of a package, except those without sources. */
async function sourcesIn(directory: string): Promise<string[]> {
  const top = (await readdir(directory))
    .filter((name) => !NO_SOURCES.includes(name))
    .map((name) => join(directory, name));
  const below = top.map(async (path) => {
    if (!(await stat(path)).isDirectory()) return [path];
    return [path, ...(await readdir(path, { recursive: true })).map((name) => join(path, name))];
  });
  return (await Promise.all(below)).flat();
}

async function forgetIn(directory: string): Promise<void> {
  const getTimes = (paths: readonly string[]) => Promise.all(paths.map((path) => stat(path)));
  const memory = join(directory, MEMORY);
  const remembered = (await filesBelow(memory)).filter((file) => file.endsWith('.tsbuildinfo'));
  if (remembered.length === 0) return;
  const checked = (await getTimes(remembered.map((file) => join(memory, file)))).map(({ mtimeMs }) => mtimeMs);
  const first = Math.min(...checked);
  const sources = await getTimes(await sourcesIn(directory));
  const cameLater = sources.some(({ mtimeMs, ctimeMs }) => ctimeMs > first && mtimeMs <= first);
  if (cameLater || Math.max(...checked) > Date.now() + TICK_MS) await rm(memory, { recursive: true });
}
