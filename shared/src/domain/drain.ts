/**
 * Leaving a load balancer before stopping (SCALE-3): for a while a process says that it is not ready, and still
 * answers.
 */

export type Drain = {
  /** True from the moment the process was asked to stop. */
  draining: () => boolean;
  /** Begins to say so, and resolves when load balancers have had `waitMs` to notice. */
  begin: () => Promise<void>;
};

/**
 * @param waitMs milliseconds between saying that it is not ready and refusing connections: two checks of the load
 *   balancer
 */
export function createDrain(waitMs: number): Drain {
  let begun: Promise<void> | null = null;
  return {
    draining: () => begun !== null,
    begin: () =>
      (begun ??= new Promise((resolve) => {
        if (waitMs === 0) resolve();
        else setTimeout(resolve, waitMs);
      })),
  };
}
