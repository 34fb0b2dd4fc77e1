/**
 * A page is quiet this long after its last file has come, but never waited for longer than the second (a map goes on
 * loading).
 */
const QUIET_MS = 5000;
const LONGEST_QUIET_MS = 15_000;

/**
 * Runs `run` once nothing has been fetched for a while.
 * @param quiet milliseconds without a file
 * @returns what stops waiting
 */
export function whenQuiet(run: () => void, quiet = QUIET_MS): () => void {
  const begun = performance.now();
  let last = begun;
  const observer =
    'PerformanceObserver' in globalThis
      ? new PerformanceObserver(() => {
          last = performance.now();
        })
      : null;
  observer?.observe({ type: 'resource' });
  const left = () => Math.min(last + quiet, begun + LONGEST_QUIET_MS) - performance.now();
  const look = () => {
    if (left() > 0) {
      timer = setTimeout(look, left());
      return;
    }
    observer?.disconnect();
    run();
  };
  let timer = setTimeout(look, left());
  return () => {
    clearTimeout(timer);
    observer?.disconnect();
  };
}
