/**
 * Tells owners of what their remote throws outside of React: in a handler, a timer, a promise that nobody looks after (PLAT-9). What is on screen stays. An error is
 * of the first remote in its stack, once a page, so that one that is thrown with each move of a pointer is one beacon.
 */
import type { RemotePhase } from '@roost/shared/federation';
import { REMOTE_FILE } from '../federation/published-file.ts';

export function watchUncaught(
  tell: (remote: string, version: string, phase: RemotePhase) => void,
  failed: Set<string>,
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const told = new Set<string>();
  const look = (error: unknown): void => {
    const [, remote, version] = REMOTE_FILE.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
    if (remote === undefined || version === undefined || told.has(remote)) return;
    told.add(remote);
    failed.add(remote);
    tell(remote, version, 'event');
  };
  page.addEventListener('error', ({ error }) => look(error));
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
