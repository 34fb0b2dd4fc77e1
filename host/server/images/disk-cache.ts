/** Caches files in a directory of limited size. The least recently used ones are removed first. */
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEMPORARY = '.tmp';

export class DiskCache {
  readonly #directory: string;
  readonly #maxBytes: number;
  /** Sizes by file name. A Map keeps insertion order; a hit moves its entry to the end. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;
  #writes = 0;

  private constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  /** Opens or creates the directory. Files of an earlier run count, oldest first. Unfinished writes are removed. */
  static async open(directory: string, maxBytes: number): Promise<DiskCache> {
    await mkdir(directory, { recursive: true });
    const cache = new DiskCache(directory, maxBytes);
    const names = await readdir(directory);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(directory, name);
        if (name.endsWith(TEMPORARY)) {
          await rm(path, { force: true });
          return null;
        }
        const info = await stat(path).catch(() => null);
        return info?.isFile() ? { name, size: info.size, time: info.mtimeMs } : null;
      }),
    );
    for (const file of files.filter((entry) => entry !== null).sort((a, b) => a.time - b.time)) {
      cache.#sizes.set(file.name, file.size);
      cache.#bytes += file.size;
    }
    await cache.#evict();
    return cache;
  }

  /** Total size of the files in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Returns the file's content, or null. A file that was removed by hand is a miss, not an error. */
  async read(name: string): Promise<Buffer | null> {
    const size = this.#sizes.get(name);
    if (size === undefined) return null;
    try {
      const content = await readFile(join(this.#directory, name));
      this.#sizes.delete(name);
      this.#sizes.set(name, content.length);
      this.#bytes += content.length - size;
      return content;
    } catch {
      this.#forget(name);
      return null;
    }
  }

  /**
   * Stores a file: writes it under another name and renames it, so that neither a reader nor a crash sees half of it.
   * Throws when the disk refuses (full, read-only); the caller can go on without.
   */
  async write(name: string, content: Buffer): Promise<void> {
    const path = join(this.#directory, name);
    const temporary = `${path}.${process.pid}-${(this.#writes += 1)}${TEMPORARY}`;
    try {
      await writeFile(temporary, content);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.#forget(name);
    this.#sizes.set(name, content.length);
    this.#bytes += content.length;
    await this.#evict();
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  async #evict(): Promise<void> {
    const old: string[] = [];
    for (const [name] of this.#sizes) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(name);
      old.push(name);
    }
    await Promise.all(old.map((name) => rm(join(this.#directory, name), { force: true })));
  }
}
