/**
 * A cache for answers of third parties: at most `size` entries, each for a limited time; the least recently used one
 * goes first.
 */
export class BoundedCache<T> {
  private readonly entries = new Map<string, { value: T; until: number }>();
  private readonly size: number;
  private readonly lifeMs: number;

  constructor(size: number, lifeMs: number) {
    this.size = size;
    this.lifeMs = lifeMs;
  }

  /** Returns the entry, or undefined when there is none or it is too old. */
  get(key: string, now: Date): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.until <= now.getTime()) return undefined;
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, now: Date): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: now.getTime() + this.lifeMs });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.size) break;
      this.entries.delete(oldest);
    }
  }
}
