/** A busy page must not keep the steps waiting for ever. */
const LONGEST_WAIT_MS = 1000;

/** Runs the steps in their order, each in a task of its own when the page has nothing better to do. One that throws is told, and costs the others nothing. */
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
