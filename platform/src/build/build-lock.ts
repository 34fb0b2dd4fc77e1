/** One builder at a time: every command builds into the `dist` of each package. */
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { lock, tryLock } from '../lib/lock.ts';
import { REPOSITORY } from '../lib/paths.ts';

/** Longer than a whole build takes on a slow machine, in milliseconds. */
const LIMIT_MS = 10 * 60_000;

/**
 * Runs `work` while no other process builds or reads builds.
 * @param say told when it has to wait for another
 * @throws Failure when another does not end
 */
export async function whileBuilding<T>(say: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const file = join(REPOSITORY, 'node_modules/.cache/roost/build.lock');
  let release = await tryLock(file);
  if (!release) {
    say('waiting for another command that is building');
    release = await lock(file, LIMIT_MS);
  }
  if (!release) throw new Failure('Another command is still building. Try again when it is done.');
  try {
    return await work();
  } finally {
    await release();
  }
}
