/**
 * Errors of the page, with who owns them (PLAT-9). They become events on the window, so that the monitoring client,
 * loaded later and only with consent, and tests can listen. Nothing is sent from here.
 */

/** What is known of an error beside itself. */
export type ErrorContext = {
  remote?: string;
  version?: string | null;
  phase?: string;
  /** Components it happened in, innermost first. */ stack?: string | null | undefined;
};

/** Detail of the event `roost:error`. */
export type ReportedError = { error: unknown; context: ErrorContext };

export const ERROR_EVENT = 'roost:error';

/** Tells the page's monitoring of an error that did not break the page. Never throws. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent<ReportedError>(ERROR_EVENT, { detail: { error, context } }));
}
