/** Milliseconds after which a step runs even on a busy page. */
const LONGEST_WAIT_MS = 1000;

/**
 * Runs the steps in order, each in a task of its own when the page is idle. One that throws is reported; the others
 * still run.
 */
export function inTasks(steps: readonly (() => unknown)[]): void {
  const [step, ...left] = steps;
  if (!step) return;
  const run = () => {
    inTasks(left);
    step();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, 1);
}
