/**
 * When what no visitor waits for may begin: the page and its own remotes have loaded, and either the visitor does something with it or some seconds went by; then at the
 * next idle moment. Until then nothing of it is asked for, so that it takes nothing from the page (bars of the budgets).
 */
const PATIENCE_MILLISECONDS = 5000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

/** @param needed what the page waits for itself before it can be used */
export function whenSettled(needed: Promise<unknown>, run: () => void): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    // With a limit: on a busy machine there may be no idle moment for minutes.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PATIENCE_MILLISECONDS });
    else setTimeout(run, 1);
  };
  const loaded = () => {
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(sign, start, { once: true, passive: true, capture: true });
    setTimeout(start, PATIENCE_MILLISECONDS);
  };
  void needed.then(() => {
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
  });
}
