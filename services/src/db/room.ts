/** Room on the disk of the embedded database. */
import { statfsSync } from 'node:fs';

/** Below this many free bytes the embedded database may fail in the middle of a write: two files of its log. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/**
 * True while the disk of `directory` has room for writes. Asked before each: it takes microseconds, and a disk fills in
 * less than a second.
 */
export function hasRoom(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= LEAST_FREE_BYTES;
}
