/** One builder at a time: builds go into `dist` of each package, whoever asks for them. */
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { lock } from '../lib/lock.ts';
import { REPOSITORY } from '../lib/paths.ts';

/** Longer than a whole build takes on a slow machine, in milliseconds. */
const LIMIT = 10 * 60_000;

/** Runs `work` while no other process builds or reads builds. @throws Failure when another does not end */
export async function whileBuilding<T>(work: () => Promise<T>): Promise<T> {
  const release = await lock(join(REPOSITORY, 'node_modules/.cache/roost/build.lock'), LIMIT);
  if (!release) throw new Failure('Another command is still building. Try again when it is done.');
  try {
    return await work();
  } finally {
    await release();
  }
}
