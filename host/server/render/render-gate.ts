/**
 * Lets in as many pages at a time as the render processes can answer soon (PLAT-3). A process that is given hundreds of pages answers none of them,
 * nor whether it is alive, and would be taken for one that loops. Pages wait here for their turn, not long: who comes beyond that gets a kept page or the one
 * that the browser renders. Only everybody's versions are counted: canaries and pins have processes of their own, and must not hold up the rest.
 */
import { BusyError, WorkQueue } from '../images/work-queue.ts';
import type { RenderOutcome } from './protocol.ts';
import type { Renderer } from './renderer.ts';
import { getGroup } from './renderer.ts';

export type GateRules = {
  /** Pages that one process has at a time: it computes one, the others wait for their data. */
  pagesPerProcess: number;
  /** Pages that wait for their turn, for each process. */
  waitingPerProcess: number;
  /** Milliseconds that a page waits for its turn. */
  waitMs: number;
  /** Pages under way in one process from which on it counts as busy. */
  busyPages: number;
};

export const GATE_RULES: GateRules = { pagesPerProcess: 12, waitingPerProcess: 80, waitMs: 6000, busyPages: 4 };

/** The page's loader got no answer. While more visitors wait than can be answered that is for want of time: the visitor's browser asks again, later. */
const hasNoData = (outcome: RenderOutcome | null): boolean =>
  outcome?.page.type === 'page' && outcome.page.status >= 500;

/** @param processes render processes for everybody's versions */
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
