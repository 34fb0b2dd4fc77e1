/**
 * Delays the slots around a page (banner, header, hearts) until the page has loaded and is hydrated: on a slow network
 * they would take half of it. Then all start at once: one round trip instead of one for each that React renders. Slots
 * in the server's HTML may wait longer, until the visitor does something (decision 0062).
 */
const LONGEST_WAIT_MS = 8000;
const IDLE_LIMIT_MS = 2000;

/** Runs `run` when the page is idle: it is busy while it hydrates. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, 1);
}

export type SlotQueue = {
  /** Returns a promise that resolves when a module may load; null when it may load now. */
  waitTurn: (module: string) => Promise<void> | null;
  /**
   * Starts the slots once `needed` has settled.
   * @param startSlots loads the slots that the page will show; resting ones wait on
   * @param show runs in a task of its own before: together they would keep a slow phone for 50 ms and more
   */
  openAfter: (needed: Promise<unknown>, startSlots: () => void, show?: () => void) => void;
  /** Lets the resting slots load too, once the page is there. */
  wake: () => void;
};

type Gate = { opened: Promise<void>; isOpen: () => boolean; open: () => void };

function createGate(): Gate {
  let isOpen = false;
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    opened,
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
      resolve();
    },
  };
}

/**
 * Creates the queue.
 * @param first modules that the page is made of, e.g. `mfe-search/routes`: these never wait
 * @param resting modules that wait until `wake`
 */
export function slotQueue(first: readonly string[], resting: readonly string[] = []): SlotQueue {
  const page = createGate();
  const visitor = createGate();
  let isAwake = resting.length === 0;
  return {
    waitTurn: (module) => {
      const gate = resting.includes(module) ? visitor : page;
      return gate.isOpen() || first.includes(module) ? null : gate.opened;
    },
    openAfter: (needed, startSlots, show) => {
      const open = () => {
        if (page.isOpen()) return;
        page.open();
        if (isAwake) visitor.open();
        startSlots();
      };
      const begin = () => {
        clearTimeout(timer);
        show?.();
        setTimeout(open);
      };
      // A page that fails to load must not block the rest of the site.
      const timer = setTimeout(begin, LONGEST_WAIT_MS);
      void needed.finally(() => whenIdle(begin));
    },
    wake: () => {
      isAwake = true;
      if (page.isOpen()) visitor.open();
    },
  };
}
