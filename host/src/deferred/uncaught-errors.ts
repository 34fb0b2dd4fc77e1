/**
 * Tells owners of what their remote throws outside of React: in a handler, a timer, a promise that nobody looks after (PLAT-9). What is on screen stays. An error is
 * of the first remote in its stack, once a page, so that one that is thrown with each move of a pointer is one beacon.
 */
import type { RemotePhase } from '@roost/shared/federation';
import { ERROR_EVENT } from '@roost/shared/monitoring';
import type { ReportedError } from '@roost/shared/monitoring';
import { REMOTE_FILE } from '../federation/published-file.ts';

/** As `getStack` of `shared/federation/errors`, which would be script of every first page if this used it. */
function getStack(error: unknown): string {
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
  before: readonly ReportedError[] = [],
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const told = new Set<string>();
  const others = new Set<string>();
  /** HTML of the server that is not what the remote makes here: it is made anew, nothing failed. */
  const compare = ({ context: { phase, stack } }: ReportedError): void => {
    const [, remote, version] = REMOTE_FILE.exec(stack ?? '') ?? [];
    if (phase !== 'hydrate' || remote === undefined || version === undefined || others.has(remote)) return;
    others.add(remote);
    tell(remote, version, 'hydrate');
  };
  const look = (error: unknown, file = ''): void => {
    // What is no error has no stack: the browser says in which file it was thrown.
    const [, remote, version] = REMOTE_FILE.exec(getStack(error) || file) ?? [];
    if (remote === undefined || version === undefined || told.has(remote)) return;
    told.add(remote);
    failed.add(`${remote}:event`);
    tell(remote, version, 'event');
  };
  for (const one of before) {
    look(one.error);
    compare(one);
  }
  page.addEventListener(ERROR_EVENT, (event) => compare((event as CustomEvent<ReportedError>).detail));
  page.addEventListener('error', ({ error, filename }) => look(error, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
