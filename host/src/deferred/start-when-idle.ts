import { onFirstSign } from '@roost/shared/federation';
import { whenQuiet } from '../page/when-quiet.ts';

/**
 * Decides when the services that no visitor waits for may start: the page and its remotes have loaded, and the visitor has done something
 * or nothing was fetched for 5 s, 15 s after the page at the latest; then at the next idle moment. Nothing of them is requested before, so that they
 * slow nothing down: a search with dates still asks for totals of nearby dates then, and a map for its tiles.
 */
const LONGEST_BUSY_MS = 5000;
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs `run` once, later.
 * @param needed what the page itself waits for before it can be used
 * @param begun is called at once when it is decided, before what the visitor did has any effect
 */
export function startWhenIdle(needed: Promise<unknown>, run: () => void, begun?: () => void): void {
  let started = false;
  let stopWaiting: () => void = () => undefined;
  const start = () => {
    if (started) return;
    started = true;
    begun?.();
    stopWaiting();
    // With a limit: on a busy machine there may be no idle moment for minutes.
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
