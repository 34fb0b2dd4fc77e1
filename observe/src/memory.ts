/** Frees memory after the one-time work of a start. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now. Filling the database and the index leaves about 300 MB, and an idle process would keep it: the
 * engine collects only when it needs memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
