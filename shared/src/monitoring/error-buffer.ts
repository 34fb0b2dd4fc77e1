/**
 * Keeps the first errors of a page until monitoring has loaded, because most errors happen early. Nothing is sent from
 * here; without consent the errors are never read.
 */
import { ERROR_EVENT } from './index.ts';
import type { ReportedError } from './index.ts';

const MAX_ERRORS = 20;

/**
 * Starts listening, and keeps them in a list that others may read. Returns a function that passes the kept errors, and
 * then each reported one, to a listener. From then on the monitoring client hears uncaught errors itself.
 */
export function bufferErrors(
  kept: ReportedError[] = [],
  target: Window = window,
): (listener: (error: ReportedError) => void) => () => void {
  let hear = (error: ReportedError): void => {
    if (kept.length < MAX_ERRORS) kept.push(error);
  };
  const reported = (event: Event) => hear((event as CustomEvent<ReportedError>).detail);
  const uncaught = (event: ErrorEvent) => hear({ error: event.error ?? event.message, context: {} });
  const rejected = (event: PromiseRejectionEvent) => hear({ error: event.reason, context: {} });
  target.addEventListener(ERROR_EVENT, reported);
  target.addEventListener('error', uncaught);
  target.addEventListener('unhandledrejection', rejected);
  return (listener) => {
    target.removeEventListener('error', uncaught);
    target.removeEventListener('unhandledrejection', rejected);
    hear = listener;
    for (const error of kept.splice(0)) listener(error);
    return () => target.removeEventListener(ERROR_EVENT, reported);
  };
}
