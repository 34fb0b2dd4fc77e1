/**
 * Slots around a page (banner, header, hearts) wait with their scripts until those of the page itself are there and it is hydrated: on a
 * slow line they would take half of it while the guest waits for the page (bars of the budgets). Then all of them start at once, so
 * that they are one round trip and not one after another as React comes by.
 */
const PATIENCE_MILLISECONDS = 8000;
const IDLE_LIMIT_MILLISECONDS = 2000;

/** Hydration is what keeps the page from being idle. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT_MILLISECONDS });
  else setTimeout(run, 1);
}

export type SlotQueue = {
  /** What a module waits for; null when it may start now. */
  turn: (module: string) => Promise<void> | null;
  /** @param startSlots asks for the slots that the page will show */
  openAfter: (needed: Promise<unknown>, startSlots: () => void) => void;
};

/** @param first modules that the page is made of, e.g. `mfe-search/routes`: these never wait */
export function slotQueue(first: readonly string[]): SlotQueue {
  let isOpen = false;
  let resolveOpened: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve;
  });
  return {
    turn: (module) => (isOpen || first.includes(module) ? null : opened),
    openAfter: (needed, startSlots) => {
      const open = () => {
        if (isOpen) return;
        isOpen = true;
        resolveOpened();
        startSlots();
      };
      // A page that does not come must not keep the rest of the site away.
      const timer = setTimeout(open, PATIENCE_MILLISECONDS);
      void needed.finally(() =>
        whenIdle(() => {
          clearTimeout(timer);
          open();
        }),
      );
    },
  };
}
