import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Replaces a file so that a crash leaves either the old text or the new one. */
export function writeAtomically(path: string, text: string): void {
  const next = `${path}.new`;
  const file = openSync(next, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(next, path);
}
