/** Starts services that no visitor waits for (decision 0063). */
import { onFirstSign, whenQuiet } from '@roost/shared/federation';

/**
 * Decides when services that no visitor waits for may start: the page and its remotes have loaded, and either the
 * visitor did something or nothing was fetched for 5 s (at the latest 15 s after the page), at the next idle moment.
 * They would slow down what the page itself still requests, such as totals of nearby dates or map tiles.
 */
const LONGEST_BUSY_MS = 5000;
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `run` once, later.
 * @param needed what the page waits for before it can be used
 * @param begun called as soon as it is decided, before the visitor's action has any effect
 */
export function startWhenIdle(needed: Promise<unknown>, run: () => void, begun?: () => void): void {
  let started = false;
  let stopWaiting: () => void = () => undefined;
  const start = () => {
    if (started) return;
    started = true;
    begun?.();
    stopWaiting();
    // With a limit: a busy machine may have no idle moment for minutes.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LONGEST_BUSY_MS });
    else setTimeout(run, 1);
  };
  const loaded = () => {
    const stops = [onFirstSign(start, window, INTERACTIONS), whenQuiet(start)];
    stopWaiting = () => stops.forEach((stop) => stop());
  };
  void needed.then(() => {
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
  });
}
