/**
 * Background work: runs when woken, when its next time has come, and again later when it failed. Never twice at the
 * same time.
 */
import { errorFields, type Log } from './log.ts';

export type Worker = {
  /** Starts a run now, or after the current one. */
  wake: () => void;
  /** Waits for the current run and starts no other. */
  stop: () => Promise<void>;
};

type WorkerOptions = {
  name: string;
  log: Log;
  /** Does what is due. Returns the milliseconds until the next run when nobody wakes it before. */
  run: (signal: AbortSignal) => Promise<number>;
};

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** The longest delay that `setTimeout` accepts; it treats a longer one as zero. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/** Starts a worker; the first run begins at once. A run that throws is logged and tried again at growing intervals. */
export function startWorker({ name, log, run }: WorkerOptions): Worker {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let wanted = false;
  let failures = 0;

  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(wake, Math.min(ms, LONGEST_TIMEOUT_MS));
  };

  async function once(): Promise<void> {
    do {
      wanted = false;
      try {
        later(await run(stopping.signal));
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
        failures += 1;
        wanted = false;
        log('worker_failed', { worker: name, failures, retryMs: delay, ...errorFields(error) });
        later(delay);
        return;
      }
    } while (wanted && !stopping.signal.aborted);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    wanted = true;
    running ??= once().finally(() => {
      running = null;
      // Woken after `wanted` was read.
      if (wanted) wake();
    });
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
