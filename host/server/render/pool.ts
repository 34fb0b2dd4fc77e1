/**
 * The render workers as one function that never breaks the host: a job that fails, takes too long or takes its worker
 * down is answered with null, and the page is sent for the browser to render.
 */
import type { FromWorker, RenderJob, RenderOutcome, ToWorker } from './protocol.ts';
import type { Log } from '../log.ts';

/** The bit of a worker thread that is used, so that tests need none. */
export type RenderThread = {
  postMessage: (message: ToWorker) => void;
  on: {
    (event: 'message', listener: (message: FromWorker) => void): unknown;
    (event: 'error', listener: (error: unknown) => void): unknown;
    (event: 'exit', listener: (code: number) => void): unknown;
  };
  terminate: () => Promise<unknown>;
};

export type PoolRules = {
  size: number;
  /** Limit of one page; a worker that exceeds it is replaced. */
  jobMilliseconds: number;
  /** A worker is replaced after it evaluated this many remote versions: evaluated code is never given back. */
  versionsPerWorker: number;
  /** Pause before a worker that died is started again. */
  restartMilliseconds: number;
};

export const POOL_RULES: PoolRules = {
  size: 1,
  jobMilliseconds: 8000,
  versionsPerWorker: 40,
  restartMilliseconds: 200,
};

type Job = { resolve: (outcome: RenderOutcome | null) => void; timer: ReturnType<typeof setTimeout>; url: string };
type Member = { thread: RenderThread; jobs: Map<number, Job>; ready: boolean; retiring: boolean };

function settle({ timer, resolve }: Job, outcome: RenderOutcome | null): void {
  clearTimeout(timer);
  resolve(outcome);
}

/** Keeps the workers at their number: starts them, and replaces the one that died, hung or loaded too much. */
function createCrew(startThread: () => RenderThread, log: Log, rules: PoolRules) {
  let members: Member[] = [];
  let closed = false;

  function remove(member: Member, reason: string): void {
    if (!members.includes(member)) return;
    members = members.filter((other) => other !== member);
    for (const job of member.jobs.values()) settle(job, null);
    member.jobs.clear();
    void member.thread.terminate();
    if (!closed) log('render_worker_gone', { reason });
  }

  function replaceLater(): void {
    if (!closed)
      setTimeout(() => {
        if (!closed && members.filter((member) => !member.retiring).length < rules.size) start();
      }, rules.restartMilliseconds).unref();
  }

  /** Lets a worker finish its pages, with a new one taking the next. */
  function retire(member: Member): void {
    if (member.retiring) return;
    member.retiring = true;
    start();
  }

  function finish(member: Member, id: number, outcome: RenderOutcome | null): void {
    const job = member.jobs.get(id);
    member.jobs.delete(id);
    if (job) settle(job, outcome);
    if (member.retiring && member.jobs.size === 0) remove(member, 'it had loaded many versions');
  }

  function start(): void {
    const member: Member = { thread: startThread(), jobs: new Map(), ready: false, retiring: false };
    members.push(member);
    member.thread.on('message', (message) => {
      if (message.type === 'ready') {
        member.ready = true;
        return;
      }
      if (message.type === 'failed')
        log('render_failed', { url: member.jobs.get(message.id)?.url, message: message.message, stack: message.stack });
      if (message.versionsLoaded >= rules.versionsPerWorker) retire(member);
      finish(member, message.id, message.type === 'done' ? message.outcome : null);
    });
    member.thread.on('error', (error) => {
      log('render_worker_error', { error: error instanceof Error ? error : String(error) });
      remove(member, 'it threw');
      replaceLater();
    });
    member.thread.on('exit', (code) => {
      if (!members.includes(member)) return;
      remove(member, `it ended with ${code}`);
      replaceLater();
    });
  }

  for (let index = 0; index < rules.size; index += 1) start();

  return {
    /** Returns the worker with the fewest pages, one that is ready first. */
    getFree: (): Member | undefined =>
      members
        .filter((member) => !member.retiring)
        .sort((a, b) => Number(b.ready) - Number(a.ready) || a.jobs.size - b.jobs.size)[0],
    replace(member: Member, reason: string): void {
      remove(member, reason);
      replaceLater();
    },
    ready: () => members.some((member) => member.ready),
    async close(): Promise<void> {
      closed = true;
      const ending = members.map((member) => member.thread.terminate());
      for (const member of members) remove(member, 'the host ends');
      await Promise.all(ending);
    },
  };
}

/** @param startThread starts a new worker */
export function createRenderPool(startThread: () => RenderThread, log: Log, rules: PoolRules = POOL_RULES) {
  const crew = createCrew(startThread, log, rules);
  let nextId = 1;

  return {
    /** Renders a page, or null when the browser has to. Never rejects. */
    render(job: RenderJob): Promise<RenderOutcome | null> {
      const free = crew.getFree();
      if (!free) return Promise.resolve(null);
      const id = nextId++;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          log('render_timeout', { url: job.url, milliseconds: rules.jobMilliseconds });
          crew.replace(free, 'a page took too long');
        }, rules.jobMilliseconds);
        free.jobs.set(id, { resolve, timer, url: job.url });
        free.thread.postMessage({ id, job });
      });
    },
    ready: crew.ready,
    close: crew.close,
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
