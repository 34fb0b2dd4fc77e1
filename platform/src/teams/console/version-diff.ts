/** What a version weighs by file, and what differs between two of them. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes by file, as published and before compression. */
export type FileSizes = ReadonlyMap<string, number>;

/**
 * One file of two versions; null where a version has none of this name. `isSame` when its content is the same, which
 * its name tells.
 */
export type FileChange = { file: string; before: number | null; after: number | null; isSame: boolean };

const isScript = (file: string): boolean => /^(?!server\/).*\.js$/.test(file);
const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);
/** The part of a name that says what is in the file: `js/expose-routes.ea45b4054a.js`. */
const CONTENT_HASH = /\.[0-9a-f]{8,}(?=\.)/;

/** Returns nothing for a version whose files are not there. */
export async function readFileSizes(directory: string, remote: string, version: string): Promise<FileSizes> {
  const root = join(directory, remote, version);
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  return new Map(await Promise.all(files.map(async (file) => [file, (await stat(join(root, file))).size] as const)));
}

/** Bytes of the scripts that browsers may get. */
export const scriptBytes = (files: FileSizes): number =>
  [...files].reduce((sum, [file, bytes]) => sum + (isScript(file) ? bytes : 0), 0);

/** Files of one name without what its content adds to it. Several chunks may have none but that: they stay apart. */
function byPlainName(files: FileSizes): Map<string, { name: string; bytes: number }> {
  const plain = [...files.keys()].map((name) => name.replace(CONTENT_HASH, ''));
  const taken = new Map<string, number>();
  for (const name of plain) taken.set(name, (taken.get(name) ?? 0) + 1);
  return new Map(
    [...files].map(([name, bytes], index) => {
      const short = plain[index] ?? name;
      return [taken.get(short) === 1 ? short : name, { name, bytes }];
    }),
  );
}

/** What differs, the largest difference first, then what is the same by name. Pure. */
export function compareFiles(before: FileSizes, after: FileSizes): FileChange[] {
  const [was, is] = [byPlainName(before), byPlainName(after)];
  const weight = (change: FileChange) => Math.abs((change.after ?? 0) - (change.before ?? 0));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((file) => {
      const [old, now] = [was.get(file), is.get(file)];
      const isNamedByContent = old?.name !== file && old?.name === now?.name;
      return { file, before: old?.bytes ?? null, after: now?.bytes ?? null, isSame: isNamedByContent };
    })
    .sort((a, b) => weight(b) - weight(a) || (a.file < b.file ? -1 : 1));
}
