/**
 * What pages with a version on its way led to (PLAT-3): whether a visitor who was shown a remote reached one of its goals, such as a booking page that was opened, on the
 * same page of the browser. Counted by version; which visitor it was is known neither before nor after.
 */
import type { HealthSpan, Version } from './health-span.ts';

/** A page may say of a remote that it is shown for as long after it was made. */
const SHOWN_MS = 600_000;
/** And as long after that what it led to. */
const REACHED_MS = 300_000;
const MOST_PAGES = 50_000;

type Page = { name: string; tried: Map<string, { span: HealthSpan; at: number; isReached: boolean }> };

/** @param spanNow the counts of a version at this time */
export function createPageGoals(spanNow: (version: Version) => HealthSpan, now: () => number) {
  /** By the number of the ticket. */
  const pages = new Map<string, Page>();

  return {
    /** @returns whether it counted */
    add(
      ticket: { at: number; random: string; versions: readonly Version[] },
      name: string,
      tried: readonly string[],
      reached: readonly string[],
    ): boolean {
      if (now() - ticket.at > SHOWN_MS + REACHED_MS) return false;
      const page = pages.get(ticket.random) ?? { name, tried: new Map() };
      // A page that is kept for many visitors has one ticket: the first of them speaks for it, so that each counts once with both versions.
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
