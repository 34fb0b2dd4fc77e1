/**
 * Lets the slots around a page (banner, header, hearts) load after the page itself has loaded and is hydrated: on a slow line they would take
 * half of it while the guest waits. Then all of them start at once: one round trip instead of one for each that React renders.
 */
const LONGEST_WAIT_MS = 8000;
const IDLE_LIMIT_MS = 2000;

/** Hydration is what keeps the page from being idle. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, 1);
}

export type SlotQueue = {
  /** Returns what a module waits for; null when it may load now. */
  waitTurn: (module: string) => Promise<void> | null;
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
    waitTurn: (module) => (isOpen || first.includes(module) ? null : opened),
    openAfter: (needed, startSlots) => {
      const open = () => {
        if (isOpen) return;
        isOpen = true;
        resolveOpened();
        startSlots();
      };
      // A page that does not come must not keep the rest of the site away.
      const timer = setTimeout(open, LONGEST_WAIT_MS);
      void needed.finally(() =>
        whenIdle(() => {
          clearTimeout(timer);
          open();
        }),
      );
    },
  };
}
