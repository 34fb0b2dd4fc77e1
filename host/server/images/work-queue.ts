/**
 * Runs a bounded number of jobs at a time. Visitors' jobs go first; background jobs run one by one and only while no
 * visitor waits.
 */

/** Thrown when the queue is full, or a job waited too long. Callers answer 503. */
export class BusyError extends Error {}

type Waiting = { start: () => void; background: boolean };

export class WorkQueue {
  readonly #limit: number;
  readonly #maxWaiting: number;
  readonly #maxWaitMs: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #backgroundRunning = 0;

  constructor({ limit, maxWaiting, maxWaitMs }: { limit: number; maxWaiting: number; maxWaitMs: number }) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Returns the numbers of jobs that run, and that wait. */
  load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * Runs `job` when its turn comes. Throws BusyError when too many jobs wait already, or its turn does not come in
   * time.
   */
  async run<T>(job: () => Promise<T>, { background = false }: { background?: boolean } = {}): Promise<T> {
    await this.#turn(background);
    try {
      return await job();
    } finally {
      this.#running -= 1;
      if (background) this.#backgroundRunning -= 1;
      this.#next();
    }
  }

  #turn(background: boolean): Promise<void> {
    if (!background && this.#waiting.length >= this.#maxWaiting)
      return Promise.reject(new BusyError('too many pictures are waiting'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        background,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      // Background jobs wait without a limit.
      const timer = background
        ? undefined
        : setTimeout(() => {
            this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
            reject(new BusyError('the picture waited too long for its turn'));
          }, this.#maxWaitMs);
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#limit) {
      const visitor = this.#waiting.findIndex((entry) => !entry.background);
      const idle = visitor < 0 && this.#running === 0 && this.#backgroundRunning === 0;
      const index = visitor >= 0 ? visitor : idle && this.#waiting.length > 0 ? 0 : -1;
      const entry = index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
      if (!entry) return;
      this.#running += 1;
      if (entry.background) this.#backgroundRunning += 1;
      entry.start();
    }
  }
}
