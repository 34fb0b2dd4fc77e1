/**
 * Counts whether pages with a version that is being rolled out reached a goal (PLAT-3): a visitor who was shown a
 * remote did what it is for, such as opening a booking page, on the same page of the browser. Counted by version. The
 * visitor stays unknown throughout.
 */
import type { HealthSpan, Version } from './health-span.ts';

/** Milliseconds after a page was made in which it may report that it showed a remote. */
const SHOWN_MS = 600_000;
/** Milliseconds after that in which it may report a goal. */
const REACHED_MS = 300_000;
const MOST_PAGES = 50_000;

type Page = { name: string; tried: Map<string, { span: HealthSpan; at: number; isReached: boolean }> };

/**
 * Creates the counter.
 * @param spanNow returns the current counts of a version
 */
export function createPageGoals(spanNow: (version: Version) => HealthSpan, now: () => number) {
  /** Pages by the number of their ticket. */
  const pages = new Map<string, Page>();

  return {
    /**
     * Counts what a page reported.
     * @returns true when it counted
     */
    add(
      ticket: { at: number; random: string; versions: readonly Version[] },
      name: string,
      tried: readonly string[],
      reached: readonly string[],
    ): boolean {
      if (now() - ticket.at > SHOWN_MS + REACHED_MS) return false;
      const page = pages.get(ticket.random) ?? { name, tried: new Map() };
      // A cached page has one ticket for many visitors. Only the first one counts, once with both versions.
      if (page.name !== name) return false;
      pages.set(ticket.random, page);
      const [oldest] = pages.keys();
      if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
      for (const version of ticket.versions) {
        if (!tried.includes(version.remote) || page.tried.has(version.remote)) continue;
        if (now() - ticket.at > SHOWN_MS) continue;
        const span = spanNow(version);
        span.tried += 1;
        page.tried.set(version.remote, { span, at: now(), isReached: false });
      }
      for (const remote of reached) {
        const known = page.tried.get(remote);
        if (!known || known.isReached || now() - known.at > REACHED_MS) continue;
        known.isReached = true;
        known.span.reached += 1;
      }
      return true;
    },
  };
}
