/**
 * Ends loops of remotes that would hang the page (PLAT-3, docs/decisions/0191). Nothing runs beside a loop, so each loop
 * of a remote asks by itself, from its hundredth round on (`platform/src/webpack/loop-limit-plugin.ts`).
 */

/** Milliseconds of work without a break after which a loop is taken to have no end. */
const LIMIT_MS = 1000;
/** The same once a loop was ended: React renders again what threw, and looks at it twice. */
const LIMIT_AFTER_MS = 200;
/** What a round counts at most: a computer that slept or a tab that was stopped is nobody's loop. */
const ROUND_MS = 50;
/** The plugin's `FREE_ROUNDS`: a loop that says so has not asked before. */
const FREE_ROUNDS = 99;

/**
 * Offers remotes what their loops call with each round. It takes what it answered the round before, at first the number
 * of rounds, and answers when the loop began, in milliseconds of loops. Call it before the first remote is loaded.
 */
export function limitLoops(page: object = globalThis, now = performance.now.bind(performance)): void {
  const { port1, port2 } = new MessageChannel();
  let last = 0;
  let worked = FREE_ROUNDS + 1;
  /** Until here others had their turn: a loop that waits in between keeps nobody. */
  let free = 0;
  let waiting = false;
  let limit = LIMIT_MS;
  port1.onmessage = () => {
    waiting = false;
    free = worked;
  };
  Object.assign(page, {
    __ROOST_LOOP__(began: number): number {
      const time = now();
      worked += Math.min(time - last, ROUND_MS);
      last = time;
      if (!waiting) port2.postMessage(0);
      waiting = true;
      if (began === FREE_ROUNDS || began <= free) return worked;
      if (worked - began > limit) {
        limit = LIMIT_AFTER_MS;
        throw new Error('A loop kept the page for a second and was ended');
      }
      return began;
    },
  });
}
