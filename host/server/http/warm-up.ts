/**
 * The first pages of a process (SCALE-3): its renderers read the remotes' bundles with the first page each. Whoever sends visitors here waits for that, or
 * the first of them would.
 */

/** More than a cold start takes on a busy machine. A host that could not render by then is of more use than none. */
const LIMIT_MS = 15_000;

/**
 * Renders `times` pages side by side. @param render makes one page
 * @returns says whether that is over
 */
export function warmUp(render: () => Promise<unknown>, times: number, limitMs = LIMIT_MS): () => boolean {
  let over = false;
  const late = setTimeout(() => {
    over = true;
  }, limitMs);
  late.unref();
  void Promise.allSettled(Array.from({ length: times }, render)).then(() => {
    clearTimeout(late);
    over = true;
  });
  return () => over;
}
