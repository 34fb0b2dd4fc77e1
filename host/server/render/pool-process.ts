/** Runs one render process: the pages in it, whether it still answers, and how it ends. */
import type { Log } from '../log.ts';
import { isFromWorker } from './known-message.ts';
import type { FromWorker, Mark, RenderJob, RenderOutcome, SlowLoader, Usage } from './protocol.ts';
import type { RenderThread } from './render-process.ts';

/** The result of a page. */
export type RenderAnswer =
  | { type: 'done'; outcome: RenderOutcome }
  /** The document's shell could not be rendered. The process goes on. */
  | { type: 'failed' }
  /** No process accepts the page. */
  | { type: 'refused' }
  /** The page waits for something that does not come. */
  | { type: 'slow' }
  /** The process ended with the page in it. `at`: whose code ran. */
  | { type: 'lost'; reason: string; at: Mark | null };

export type PoolProcessRules = {
  /** Time limit of one page in milliseconds. */
  jobMs: number;
  /**
   * Milliseconds: a process that computes this long without answering is ended. No page takes that long to render, where
   * a process starts in the usual time; on a slower machine it is as much more as its start took.
   */
  stuckMs: number;
  /** The same for a process that neither answers nor computes, nor waits for the processor. */
  silentMs: number;
};

/** Milliseconds between two checks. Short beside `stuckMs`: a late check delays the fallback version on the screen. */
const WATCH_MS = 50;
/** Share of the time without an answer that must have been spent computing. */
const COMPUTING = 0.7;

/** Processor milliseconds that the start of a process takes on a machine for which `stuckMs` is meant. */
const USUAL_START_MS = 200;
/** How many times `stuckMs` a slow machine gets at most. */
const MOST_SLOWNESS = 3;

/** Called while a page is rendered when its loader is slow and another version could replace it. */
export type OnSlowLoader = (slow: SlowLoader) => void;

type Job = {
  resolve: (answer: RenderAnswer) => void;
  onSlowLoader: OnSlowLoader | undefined;
  timer: ReturnType<typeof setTimeout>;
  url: string;
};
type Handlers = {
  /** Called when a page was rendered, or failed. */
  onUsage: (usage: Usage) => void;
  onRefused: (refusal: Extract<FromWorker, { type: 'refused' }>) => void;
  /** Called once, when the process has ended. */
  onGone: (reason: string) => void;
  /** Called when a page waited for too long: the process gets no new pages, but may finish its others. */
  onSlow: () => void;
  onIdle: () => void;
};

export type PoolProcess = ReturnType<typeof createPoolProcess>;

/**
 * Checks regularly whether a process that has pages still answers. Only time in which it could have answered counts:
 * not while it waits for the processor, and not while this process itself was stopped. Otherwise a busy machine would
 * be blamed on the versions that run on it.
 */
function createWatch(thread: RenderThread, rules: PoolProcessRules, onStuck: (milliseconds: number) => void) {
  let { stuckMs } = rules;
  let asked: { time: number; cpu: number | null; looked: number; silent: number } | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    const now = Date.now();
    if (!asked) {
      asked = { time: now, cpu: thread.cpuMs(), looked: now, silent: 0 };
      return thread.postMessage({ type: 'ping' });
    }
    const waited = now - asked.time;
    const cpu = thread.cpuMs();
    const computed = asked.cpu === null || cpu === null ? 0 : cpu - asked.cpu;
    if (!thread.wantsProcessor()) asked.silent += Math.min(now - asked.looked, 2 * WATCH_MS);
    asked.looked = now;
    const isStuck = waited > stuckMs && computed > stuckMs * COMPUTING;
    if (isStuck || asked.silent > rules.silentMs) onStuck(waited);
  }

  return {
    start: (isReady: () => boolean) => {
      timer = setInterval(() => isReady() && look(), WATCH_MS).unref();
    },
    /** The start ran no code of remotes: what it took tells how fast the machine is. */
    started: () => {
      const slowness = (thread.cpuMs() ?? 0) / USUAL_START_MS;
      stuckMs = rules.stuckMs * Math.min(MOST_SLOWNESS, Math.max(1, slowness));
    },
    answered: () => {
      asked = null;
    },
    stop: () => {
      clearInterval(timer);
      asked = null;
    },
  };
}

export function createPoolProcess(thread: RenderThread, log: Log, rules: PoolProcessRules, handlers: Handlers) {
  const jobs = new Map<number, Job>();
  let nextId = 1;
  let ready = false;
  let gone = false;
  let at: Mark | null = null;
  const watch = createWatch(thread, rules, (milliseconds) => {
    log('render_stuck', { milliseconds, at, urls: [...jobs.values()].map((job) => job.url) });
    void end(`it did not answer for ${milliseconds} ms`, true);
  });

  function settle(id: number, answer: RenderAnswer): void {
    const job = jobs.get(id);
    if (!job) return;
    jobs.delete(id);
    clearTimeout(job.timer);
    job.resolve(answer);
    if (jobs.size > 0) return;
    watch.stop();
    handlers.onIdle();
  }

  function end(reason: string, tell: boolean): Promise<unknown> {
    if (gone) return Promise.resolve();
    gone = true;
    watch.stop();
    for (const id of [...jobs.keys()]) settle(id, { type: 'lost', reason, at });
    if (tell) handlers.onGone(reason);
    return thread.terminate();
  }

  thread.on('message', (message) => {
    if (gone) return;
    if (!isFromWorker(message)) return void end('it said what no render process says', true);
    if (message.type === 'ready') {
      if (!ready) watch.started();
      ready = true;
    } else if (message.type === 'pong') watch.answered();
    else if (message.type === 'at') at = message.at;
    else if (message.type === 'slow') jobs.get(message.id)?.onSlowLoader?.(message);
    else if (message.type === 'refused') handlers.onRefused(message);
    else {
      if (message.type === 'failed')
        log('render_failed', { url: jobs.get(message.id)?.url, message: message.message, stack: message.stack });
      handlers.onUsage(message);
      settle(message.id, message.type === 'done' ? { type: 'done', outcome: message.outcome } : { type: 'failed' });
    }
  });
  thread.on('exit', (reason) => void end(reason, true));

  return {
    isReady: () => ready,
    /** Returns the number of pages it renders now. */
    size: () => jobs.size,
    lowerPriority: thread.lowerPriority,
    render(job: RenderJob, onSlowLoader?: OnSlowLoader): Promise<RenderAnswer> {
      const id = nextId++;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          log('render_timeout', { url: job.url, milliseconds: rules.jobMs });
          settle(id, { type: 'slow' });
          handlers.onSlow();
        }, rules.jobMs);
        if (jobs.size === 0) watch.start(() => ready);
        jobs.set(id, { resolve, onSlowLoader, timer, url: job.url });
        thread.postMessage({ type: 'render', id, job });
      });
    },
    /** Ends the process. Its pages are lost. */
    end: (reason: string) => end(reason, false),
  };
}
