/**
 * What pages have read, by key. A key has one request at a time; its value stays while a newer one is on the way; a
 * request that nobody waits for any more is aborted. There is one cache in a page, so remotes begin their keys with
 * their name (decision 0019).
 */

/** What a load answers with, as `shared/http` gives it. */
export type LoadResult<T, F> = { ok: true; value: T } | { ok: false; failure: F };

export type Query<T, F> = {
  /** Names the value, e.g. `mfe-listing/reviews/41827/2`: everything that changes it belongs in here. */
  key: string;
  /**
   * Reads the value. Resolves with a failure instead of rejecting; a rejection counts as a bug and reaches the error
   * boundary.
   */
  load: (signal: AbortSignal) => Promise<LoadResult<T, F>>;
  /** Milliseconds for which a value counts as fresh and is not read again; 0 unless given. */
  maxAgeMs?: number;
};

/** `data` and `failure` are of the last load that ended; after a failure the older data stays. */
export type QueryState<T, F> = {
  data: T | undefined;
  failure: F | undefined;
  isLoading: boolean;
  /** Set when a load rejected. */
  bug?: Error;
};

type Entry = {
  state: QueryState<unknown, unknown>;
  loadedAt: number;
  listeners: Set<() => void>;
  /** Callers of `load` that wait without listening. */
  waiting: number;
  query: Query<unknown, unknown> | null;
  running: { controller: AbortController; done: Promise<LoadResult<unknown, unknown>> } | null;
};

const EMPTY: QueryState<never, never> = { data: undefined, failure: undefined, isLoading: false };
/** Values that nobody shows are kept up to this number, the last used ones. */
const MAX_UNUSED = 60;

export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns what is known now, without asking. The same object until something changes. */
  peek(key: string): QueryState<unknown, unknown> {
    return this.#entries.get(key)?.state ?? EMPTY;
  }

  /** Calls `listener` at every change of the key until the returned function is called. */
  subscribe(key: string, listener: () => void): () => void {
    const entry = this.#use(key);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      this.#abortUnused(entry);
    };
  }

  /** Starts a request unless the value is fresh or already on its way. For those who listen. */
  revalidate<T, F>(query: Query<T, F>): void {
    const entry = this.#use(query.key);
    entry.query = query;
    if (!entry.running && !this.#isFresh(entry, query)) this.#start(entry, query);
  }

  /**
   * Returns the fresh value, or the result of the request that is running or now starts. For code outside components.
   * With `signal` aborted the caller waits no longer: the request ends when nobody else wants it, and what it then
   * answers is returned.
   */
  async load<T, F>(query: Query<T, F>, { signal }: { signal?: AbortSignal } = {}): Promise<LoadResult<T, F>> {
    const entry = this.#use(query.key);
    if (!entry.running && this.#isFresh(entry, query)) return { ok: true, value: entry.state.data as T };
    entry.query = query;
    const { done } = entry.running ?? this.#start(entry, query);
    entry.waiting += 1;
    let isWaiting = true;
    const leave = () => {
      if (isWaiting) entry.waiting -= 1;
      isWaiting = false;
      this.#abortUnused(entry);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return (await done) as LoadResult<T, F>;
    } finally {
      signal?.removeEventListener('abort', leave);
      leave();
    }
  }

  /**
   * Stores a value that did not come from a request of this cache: it came with the page, or in the answer of a write.
   * A running request is aborted.
   */
  set(key: string, value: unknown): void {
    const entry = this.#use(key);
    entry.running?.controller.abort();
    entry.running = null;
    entry.loadedAt = this.#now();
    this.#change(entry, { data: value, failure: undefined, isLoading: false });
  }

  /** Makes the values of all keys that begin with `prefix` old. Those on screen are read again at once. */
  invalidate(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.reload(key);
  }

  /** Makes the value of a key old, and reads it again at once when it is on screen. */
  reload(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.loadedAt = Number.NEGATIVE_INFINITY;
    entry.running?.controller.abort();
    entry.running = null;
    if (entry.listeners.size > 0 && entry.query) this.#start(entry, entry.query);
  }

  /**
   * Forgets everything and aborts what runs.
   * @internal Tests start without what an earlier one loaded.
   */
  clear(): void {
    for (const { running } of this.#entries.values()) running?.controller.abort();
    this.#entries.clear();
  }

  #isFresh(entry: Entry, { maxAgeMs = 0 }: Query<unknown, unknown>): boolean {
    return entry.state.data !== undefined && this.#now() - entry.loadedAt < maxAgeMs;
  }

  #start<T, F>(entry: Entry, query: Query<T, F>): { done: Promise<LoadResult<unknown, unknown>> } {
    const controller = new AbortController();
    const running = { controller, done: this.#run(entry, query, controller) };
    entry.running = running;
    // Callers that wait get the rejection; without one it must not count as unhandled.
    running.done.catch(() => undefined);
    this.#change(entry, { data: entry.state.data, failure: entry.state.failure, isLoading: true });
    return running;
  }

  async #run<T, F>(entry: Entry, query: Query<T, F>, controller: AbortController): Promise<LoadResult<T, F>> {
    const end = (state: QueryState<unknown, unknown>, loadedAt: number) => {
      // The result of an aborted request is ignored.
      if (entry.running?.controller !== controller) return;
      entry.running = null;
      entry.loadedAt = loadedAt;
      this.#change(entry, state);
    };
    try {
      const result = await query.load(controller.signal);
      if (result.ok) end({ data: result.value, failure: undefined, isLoading: false }, this.#now());
      else end({ data: entry.state.data, failure: result.failure, isLoading: false }, entry.loadedAt);
      return result;
    } catch (error) {
      const bug = error instanceof Error ? error : new Error(String(error), { cause: error });
      end({ ...EMPTY, bug }, Number.NEGATIVE_INFINITY);
      throw bug;
    }
  }

  #change(entry: Entry, state: QueryState<unknown, unknown>): void {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }

  /** The entry of a key, which becomes the last used one. */
  #use(key: string): Entry {
    const entry = this.#entries.get(key) ?? {
      state: EMPTY,
      loadedAt: Number.NEGATIVE_INFINITY,
      listeners: new Set(),
      waiting: 0,
      query: null,
      running: null,
    };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > MAX_UNUSED) this.#dropUnused();
    return entry;
  }

  #dropUnused(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= MAX_UNUSED) return;
      if (entry.listeners.size === 0 && entry.waiting === 0 && !entry.running) this.#entries.delete(key);
    }
  }

  /** Waits for the end of the task: a component that leaves may be followed at once by one that wants the same. */
  #abortUnused(entry: Entry): void {
    queueMicrotask(() => {
      if (entry.listeners.size > 0 || entry.waiting > 0 || !entry.running) return;
      entry.running.controller.abort();
      entry.running = null;
      entry.state = { ...entry.state, isLoading: false };
    });
  }
}

/** The page's cache. Only the browser fills it: on the server it would belong to all visitors. */
export const queries = new QueryCache();
