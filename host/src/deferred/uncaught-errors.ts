/**
 * Reports to owners what their remote throws outside of React: in a handler, a timer, an unhandled promise (PLAT-9).
 * The screen stays as it is. An error belongs to the first remote in its stack and is reported once a page, so that one
 * thrown with each pointer move is one beacon.
 */
import type { RemotePhase } from '@roost/shared/federation';
import { ERROR_EVENT } from '@roost/shared/monitoring';
import type { ReportedError } from '@roost/shared/monitoring';
import { REMOTE_FILE } from '../federation/published-file.ts';

/** Like `getStack` of `shared/federation/errors`, whose use here would add it to every first page's script. */
function getStack(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}

/**
 * Starts watching.
 * @param before errors since the page began
 */
export function watchUncaught(
  tell: (remote: string, version: string, phase: RemotePhase) => void,
  failed: Set<string>,
  before: readonly ReportedError[] = [],
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const told = new Set<string>();
  const others = new Set<string>();
  /** Hydration mismatches: React renders the part again, nothing failed. */
  const compare = ({ context: { phase, stack } }: ReportedError): void => {
    const [, remote, version] = REMOTE_FILE.exec(stack ?? '') ?? [];
    if (phase !== 'hydrate' || remote === undefined || version === undefined || others.has(remote)) return;
    others.add(remote);
    tell(remote, version, 'hydrate');
  };
  /** What the store caught for the sake of others: an effect, a reducer or a listener. */
  const hear = (one: ReportedError): void => (one.context.phase === 'effect' ? look(one.error) : compare(one));
  const look = (error: unknown, file = ''): void => {
    // A thrown value that is no error has no stack, nor has any error where `Error.stackTraceLimit` is 0; the browser
    // names the file.
    const [, remote, version] = REMOTE_FILE.exec(`${getStack(error)}\n${file}`) ?? [];
    if (remote === undefined || version === undefined || told.has(remote)) return;
    told.add(remote);
    failed.add(`${remote}:event`);
    tell(remote, version, 'event');
  };
  for (const one of before) {
    look(one.error);
    compare(one);
  }
  page.addEventListener(ERROR_EVENT, (event) => hear((event as CustomEvent<ReportedError>).detail));
  page.addEventListener('error', ({ error, filename }) => look(error, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
