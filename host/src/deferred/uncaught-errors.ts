/**
 * Tells owners of what their remote throws outside of React: in a handler, a timer, a promise that nobody looks after (PLAT-9). What is on screen stays. An error is
 * of the first remote in its stack, once a page, so that one that is thrown with each move of a pointer is one beacon.
 */
import type { RemotePhase } from '@roost/shared/federation';
import { REMOTE_FILE } from '../federation/published-file.ts';

/** As `stackOf` of `shared/federation/errors`, which would be script of every first page if this used it. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}

/** @param before what was thrown since the page began */
export function watchUncaught(
  tell: (remote: string, version: string, phase: RemotePhase) => void,
  failed: Set<string>,
  before: readonly { error: unknown }[] = [],
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const told = new Set<string>();
  const look = (error: unknown, file = ''): void => {
    // What is no error has no stack: the browser says in which file it was thrown.
    const [, remote, version] = REMOTE_FILE.exec(stackOf(error) || file) ?? [];
    if (remote === undefined || version === undefined || told.has(remote)) return;
    told.add(remote);
    failed.add(remote);
    tell(remote, version, 'event');
  };
  for (const { error } of before) look(error);
  page.addEventListener('error', ({ error, filename }) => look(error, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
