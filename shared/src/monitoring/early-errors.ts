/**
 * Keeps the first errors of a page until somebody asks for them: monitoring comes late, and most of what breaks does so early. Nothing leaves the page from
 * here; without consent nobody ever asks.
 */
import { ERROR_EVENT } from './index.ts';
import type { ReportedError } from './index.ts';

const MOST_KEPT = 20;

/** Starts listening. The answer hands over: everything kept, then everything that comes. The client hears uncaught errors itself from then on. */
export function keepErrors(target: Window = window): (listener: (error: ReportedError) => void) => () => void {
  const kept: ReportedError[] = [];
  let hear = (error: ReportedError): void => {
    if (kept.length < MOST_KEPT) kept.push(error);
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
