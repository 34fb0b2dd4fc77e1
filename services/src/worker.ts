/** Work that runs beside requests: when woken, when its own next time has come, and again later when it failed. Never twice at once. */
import { errorFields, type Log } from './log.ts';

export type Worker = {
  /** Asks for a run now; while one is going on, for another one after it. */
  wake: () => void;
  /** Waits for the run that is going on and starts none after it. */
  stop: () => Promise<void>;
};

type WorkerOptions = {
  name: string;
  log: Log;
  /** Does what is due. Answers the milliseconds until it wants to run again without being woken. */
  run: (signal: AbortSignal) => Promise<number>;
};

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** `setTimeout` takes a longer time for none at all. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/** Starts a worker; the first run begins at once. A run that throws is logged and tried again, more and more rarely. */
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
      // A wake that came after the last look at `wanted`.
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
