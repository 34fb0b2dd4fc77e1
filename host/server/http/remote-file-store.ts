/**
 * Files of remotes in the host's memory: undici's store with bounds that hold (SAFE-6). When that is full, it
 * gives up half of the answers of each address, rounded down: none where an address has one answer, so that it grew
 * without end.
 */
import type { Writable } from 'node:stream';
import { cacheStores } from 'undici';

type Store = InstanceType<typeof cacheStores.MemoryCacheStore>;
type Key = Parameters<Store['get']>[0];
type Value = Parameters<Store['createWriteStream']>[1];

export type FileBounds = {
  /** Bytes of all files together, and of one. A longer one is passed on and not kept. */
  maxSize: number;
  maxEntrySize: number;
  /** Addresses. Each has a file for each encoding that somebody asked for. */
  maxCount: number;
};

export class RemoteFileStore extends cacheStores.MemoryCacheStore {
  /** Bytes of what is kept. The store has it, and its types do not. */
  declare readonly size: number;
  readonly #bounds: FileBounds;
  /** Addresses that are kept, the longest unused first. */
  readonly #kept = new Map<string, Key>();

  constructor(bounds: FileBounds) {
    super({ maxEntrySize: bounds.maxEntrySize });
    this.#bounds = bounds;
  }

  override get(key: Key): ReturnType<Store['get']> {
    if (this.#kept.has(key.path)) this.#use(key);
    return super.get(key);
  }

  override createWriteStream(key: Key, value: Value): Writable | undefined {
    const stream = super.createWriteStream(key, value);
    stream?.once('finish', () => {
      this.#use(key);
      this.#letGo();
    });
    return stream;
  }

  override delete(key: Key): void {
    this.#kept.delete(key.path);
    void super.delete(key);
  }

  #use(key: Key): void {
    this.#kept.delete(key.path);
    this.#kept.set(key.path, key);
  }

  #letGo(): void {
    for (const key of this.#kept.values()) {
      if (this.size <= this.#bounds.maxSize && this.#kept.size <= this.#bounds.maxCount) return;
      this.delete(key);
    }
  }
}
