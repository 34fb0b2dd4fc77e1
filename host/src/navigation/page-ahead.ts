/** Data of a page that was asked for ahead of the press, taken once by the navigation that follows. Browser only. */

/** Milliseconds it may be used: prices and calendars move on. */
const AGE = 30_000;
/** Pages kept: a pointer over a list of links must not hoard them. */
const KEPT = 4;

type Entry<T> = { at: number; data: Promise<T> };

export type PagesAhead<T> = {
  /** Loads the page unless it is there already. A failure is forgotten: the navigation then asks for itself. */
  prepare: (href: string, load: () => Promise<T>) => void;
  /** The page, at most once; undefined when it was not prepared or is too old. */
  take: (href: string) => Promise<T> | undefined;
};

export function createPagesAhead<T>(now: () => number = Date.now): PagesAhead<T> {
  const pages = new Map<string, Entry<T>>();
  const fresh = (href: string) => {
    const entry = pages.get(href);
    return entry && now() - entry.at < AGE ? entry : undefined;
  };
  return {
    prepare(href, load) {
      if (fresh(href)) return;
      const entry = { at: now(), data: load() };
      pages.delete(href);
      pages.set(href, entry);
      entry.data.catch(() => {
        if (pages.get(href) === entry) pages.delete(href);
      });
      for (const oldest of pages.keys()) if (pages.size > KEPT) pages.delete(oldest);
    },
    take(href) {
      const entry = fresh(href);
      pages.delete(href);
      return entry?.data;
    },
  };
}
