/**
 * Manages the render processes. Each group of versions has its own (PLAT-3): the default versions, each share of
 * visitors, each pin. What a version does to its process (a patched `fetch`, a leak, a loop) thus reaches nobody with
 * other versions, and ends with the version: a changed group starts in a fresh process. One empty process is kept
 * ready, so that no visitor waits for a start.
 */
import type { Log } from '../log.ts';
import { createPoolProcess } from './pool-process.ts';
import type { PoolProcess, PoolProcessRules, OnSlowLoader, RenderAnswer } from './pool-process.ts';
import type { FromWorker, RenderJob, Usage } from './protocol.ts';
import type { RenderThread } from './render-process.ts';

/**
 * The group of a page: whether its versions go to everybody, to a share of the visitors, or to the visitor who pinned
 * them.
 */
export type Group = { key: string; kind: 'ordinary' | 'canary' | 'pinned' };

export type PoolRules = PoolProcessRules & {
  /** Number of processes for the default versions. */
  size: number;
  /** Most groups of canaries and of pins at a time. A further one replaces an idle one. */
  isolated: { canary: number; pinned: number };
  /** Milliseconds after which an idle process of a canary or a pin ends. */
  idleMs: number;
  /** Most pages that wait for one process. */
  queue: number;
  /** Remote versions after which a process is replaced: the memory of evaluated code is never freed. */
  versionsPerWorker: number;
  /** Memory limit of each process in megabytes. One that comes near it is replaced between two pages. */
  memoryMb: number;
  /** Milliseconds before a process that ended is started again. */
  restartMs: number;
};

export const POOL_RULES: PoolRules = {
  size: 1,
  isolated: { canary: 3, pinned: 2 },
  idleMs: 60_000,
  queue: 100,
  jobMs: 8000,
  stuckMs: 700,
  silentMs: 5000,
  versionsPerWorker: 40,
  memoryMb: 384,
  restartMs: 200,
};

/** Share of the memory limit at which a process is replaced. */
const NEARLY_FULL = 0.7;

type Place = { member: PoolProcess; group: Group | null; retiring: boolean; usedAt: number };
export type Refusal = Extract<FromWorker, { type: 'refused' }>;
export type PoolListener = {
  /** Called when a remote tried something that it may not do. */
  onRefused: (refusal: Refusal) => void;
  /** Called when a process had nearly used up its memory. */
  onFull: (usage: Usage) => void;
};

/** See `createRenderPool`. */
class ProcessPool {
  readonly #startThread: () => RenderThread;
  readonly #log: Log;
  readonly #rules: PoolRules;
  readonly #listener: PoolListener;
  readonly #sweep: ReturnType<typeof setInterval>;
  #places: Place[] = [];
  #closed = false;
  #spareIsComing = false;

  constructor(startThread: () => RenderThread, log: Log, rules: PoolRules, listener: PoolListener) {
    this.#startThread = startThread;
    this.#log = log;
    this.#rules = rules;
    this.#listener = listener;
    this.#sweep = setInterval(() => this.#endUnused(), rules.idleMs / 4).unref();
    this.#start(null);
  }

  /** Renders a page in a process of its group. Never rejects. */
  render(job: RenderJob, group: Group, onSlowLoader?: OnSlowLoader): Promise<RenderAnswer> {
    const place = this.#closed ? null : this.#placeFor(group);
    if (!place || place.member.size() >= this.#rules.queue) return Promise.resolve({ type: 'refused' });
    place.usedAt = Date.now();
    return place.member.render(job, onSlowLoader);
  }

  ready(): boolean {
    return this.#places.some((place) => place.member.isReady());
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    await Promise.all(this.#places.map((place) => place.member.end('the host ends')));
    this.#places = [];
  }

  #remove(place: Place, reason: string): void {
    this.#places = this.#places.filter((other) => other !== place);
    void place.member.end(reason);
    this.#log('render_worker_gone', { reason, group: place.group?.key });
  }

  /** Takes a process out of use and lets it finish its pages. */
  #retire(place: Place, reason: string): void {
    if (place.retiring) return;
    place.retiring = true;
    if (place.member.size() === 0) this.#remove(place, reason);
  }

  #start(group: Group | null): Place {
    const place: Place = {
      member: createPoolProcess(this.#startThread(), this.#log, this.#rules, {
        onUsage: (usage) => this.#lookAtUsage(place, usage),
        onRefused: this.#listener.onRefused,
        onSlow: () => this.#retire(place, 'a page waited too long'),
        onIdle: () => {
          if (place.retiring) this.#remove(place, 'it was replaced');
        },
        onGone: (reason) => {
          this.#places = this.#places.filter((other) => other !== place);
          if (this.#closed) return;
          this.#log('render_worker_gone', { reason, group: place.group?.key });
          this.#keepSpare();
        },
      }),
      group,
      retiring: false,
      usedAt: Date.now(),
    };
    this.#places.push(place);
    return place;
  }

  #lookAtUsage(place: Place, usage: Usage): void {
    const { versionsPerWorker, memoryMb } = this.#rules;
    if (usage.versionsLoaded >= versionsPerWorker) this.#retire(place, 'it had loaded many versions');
    if (usage.heapMb < memoryMb * NEARLY_FULL || place.retiring) return;
    this.#listener.onFull(usage);
    this.#retire(place, `it used ${Math.round(usage.heapMb)} MB`);
  }

  /** Keeps one empty process ready. */
  #keepSpare(): void {
    if (this.#closed || this.#spareIsComing) return;
    this.#spareIsComing = true;
    setTimeout(() => {
      this.#spareIsComing = false;
      if (!this.#closed && !this.#places.some((place) => place.group === null)) this.#start(null);
    }, this.#rules.restartMs).unref();
  }

  #inUse(kind: Group['kind']): Place[] {
    return this.#places.filter((place) => place.group?.kind === kind && !place.retiring);
  }

  /** Ends the canary's or pin's group that has been idle longest, to make room for another. */
  #makeRoom(kind: 'canary' | 'pinned'): boolean {
    if (this.#inUse(kind).length < this.#rules.isolated[kind]) return true;
    const [idle] = this.#inUse(kind)
      .filter((place) => place.member.size() === 0)
      .sort((a, b) => a.usedAt - b.usedAt);
    if (!idle) return false;
    this.#remove(idle, 'another version needed its place');
    return true;
  }

  #take(group: Group): Place | null {
    if (group.kind !== 'ordinary' && !this.#makeRoom(group.kind)) return null;
    const spare = this.#places.find((place) => place.group === null && !place.retiring);
    const place = spare ?? this.#start(group);
    place.group = group;
    if (group.kind === 'ordinary') {
      // Versions were promoted or rolled back: processes of the old ones end.
      for (const old of this.#inUse('ordinary'))
        if (old.group?.key !== group.key) this.#retire(old, 'other versions are served');
    } else place.member.lowerPriority();
    this.#keepSpare();
    return place;
  }

  #placeFor(group: Group): Place | null {
    const [free, ...more] = this.#inUse(group.kind)
      .filter((place) => place.group?.key === group.key)
      .sort((a, b) => a.member.size() - b.member.size());
    const wanted = group.kind === 'ordinary' ? this.#rules.size : 1;
    if (free && (free.member.size() === 0 || more.length + 1 >= wanted)) return free;
    return this.#take(group) ?? free ?? null;
  }

  #endUnused(): void {
    for (const place of [...this.#inUse('canary'), ...this.#inUse('pinned')])
      if (place.member.size() === 0 && Date.now() - place.usedAt > this.#rules.idleMs)
        this.#remove(place, 'nobody asked for its versions');
  }
}

export type RenderPool = Pick<ProcessPool, 'render' | 'ready' | 'close'>;

/**
 * Creates the pool.
 * @param startThread starts a new process
 */
export function createRenderPool(
  startThread: () => RenderThread,
  log: Log,
  rules: PoolRules,
  listener: PoolListener,
): RenderPool {
  return new ProcessPool(startThread, log, rules, listener);
}
