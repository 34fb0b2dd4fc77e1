/**
 * Admits as many pages at a time as the render processes can answer soon (PLAT-3). A process with hundreds of pages
 * would answer none of them and look as if it hung. Pages wait here for a short time; those beyond the limit get a
 * cached page, or are rendered by the browser. Only the default versions are counted: canaries and pins have processes
 * of their own and must not hold up the others.
 */
import { BusyError, WorkQueue } from '../images/work-queue.ts';
import type { RenderOutcome } from './protocol.ts';
import type { Renderer } from './renderer.ts';
import { getGroup } from './renderer.ts';

export type GateRules = {
  /** Pages that one process has at a time: it computes one while the others wait for their data. */
  pagesPerProcess: number;
  /** Most waiting pages for each process. */
  waitingPerProcess: number;
  /** Most milliseconds that a page waits. */
  waitMs: number;
  /** Pages in one process from which on it counts as busy. */
  busyPages: number;
};

export const GATE_RULES: GateRules = { pagesPerProcess: 12, waitingPerProcess: 80, waitMs: 6000, busyPages: 4 };

/**
 * Returns true when the page's loader got no answer. While more visitors wait than can be served, that is for lack of
 * time: the visitor's browser asks again later.
 */
const hasNoData = (outcome: RenderOutcome | null): boolean =>
  outcome?.page.type === 'page' && outcome.page.status >= 500;

/**
 * Creates the gate.
 * @param processes number of render processes for the default versions
 */
export function createRenderGate(
  renderer: Renderer,
  processes: number,
  { pagesPerProcess, waitingPerProcess, waitMs, busyPages }: GateRules = GATE_RULES,
): Renderer & { load: () => { running: number; waiting: number } } {
  const queue = new WorkQueue({
    limit: pagesPerProcess * processes,
    maxWaiting: waitingPerProcess * processes,
    maxWaitMs: waitMs,
  });
  return {
    ...renderer,
    load: () => queue.load(),
    isBusy: () => queue.load().running >= busyPages * processes,
    render(job) {
      if (getGroup(job).kind !== 'ordinary') return renderer.render(job);
      return queue
        .run(async () => {
          const outcome = await renderer.render(job);
          return hasNoData(outcome) && queue.load().waiting > 0 ? null : outcome;
        })
        .catch((error: unknown) => {
          if (error instanceof BusyError) return null;
          throw error;
        });
    },
  };
}
