/** Keeps data of pages that a guest is about to open; the navigation that follows takes it once. Browser only. */

/** After this the data is too old: prices and calendars change. */
const MAX_AGE_MS = 30_000;
/** Most pages kept: a pointer moving over a list of links prefetches many. */
const MAX_PAGES = 4;

type Entry<T> = { at: number; data: Promise<T> };

export type PrefetchCache<T> = {
  /** Loads the page's data unless it is cached. A failure is not cached: the navigation then loads the page itself. */
  prefetch: (href: string, load: () => Promise<T>) => void;
  /** Returns the data and removes it; undefined when there is none or it is too old. */
  take: (href: string) => Promise<T> | undefined;
};

export function createPrefetchCache<T>(now: () => number = Date.now): PrefetchCache<T> {
  const pages = new Map<string, Entry<T>>();
  const fresh = (href: string) => {
    const entry = pages.get(href);
    return entry && now() - entry.at < MAX_AGE_MS ? entry : undefined;
  };
  return {
    prefetch(href, load) {
      if (fresh(href)) return;
      const entry = { at: now(), data: load() };
      pages.delete(href);
      pages.set(href, entry);
      entry.data.catch(() => {
        if (pages.get(href) === entry) pages.delete(href);
      });
      for (const oldest of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(oldest);
    },
    take(href) {
      const entry = fresh(href);
      pages.delete(href);
      return entry?.data;
    },
  };
}
