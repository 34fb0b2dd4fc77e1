/** Giving memory back after the one-time work of a start. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now. Filling the database and the index leaves some 300 MB of it, and a process that idles afterwards
 * would hold that for ever: the engine collects only when it needs room.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
