/**
 * Reports of pages about versions that are being rolled out (PLAT-3). A page with such a remote carries a ticket. Its
 * browser sends the ticket back once with the names of the remotes that failed, and later with the goals that were
 * reached (page-goals.ts). A ticket holds versions, a time and a random number; nothing about the visitor. Counts are
 * by spans of ten seconds and only in memory.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toTimeClass } from '@roost/shared/contracts/page-times';
import type { KeyList } from '@roost/shared/domain/signing-keys';
import type { RemoteTable } from '../registry/validate.ts';
import { NOTHING_HEARD, readFailure } from './health-span.ts';
import type { HealthSpan, Phase, Slow, Version } from './health-span.ts';
import { createPageGoals } from './page-goals.ts';
import { createVisitorGroups } from './visitor-groups.ts';

const SPAN_MS = 10_000;
/** Milliseconds after which a page is not expected to report any more. */
const PATIENCE_MS = 30_000;
/** Milliseconds for which spans can be read, so that a missed request loses nothing. */
const KEPT_MS = 600_000;
/** Most pages of a span that report for a default version: more would not improve the statistics. */
const MOST_OF_DEFAULT = 100;
const MOST_TICKETS = 50_000;

/** Marks a version that the page does not show, but that its visitor would get on further pages. */
const LATER = '+';
export type PageTickets = ReturnType<typeof createPageTickets>;

/** Returns the start of the span that contains a time. */
const getStart = (time: number): number => Math.floor(time / SPAN_MS) * SPAN_MS;

/** Returns the remotes that have a version in rollout. */
const getRemotesInRollout = (table: RemoteTable): string[] =>
  Object.entries(table).flatMap(([remote, entries]) => (entries.some(({ extras }) => extras.rollout) ? [remote] : []));

/**
 * Returns the goal events of remotes that have a version in rollout. The default version's list counts for both
 * versions.
 */
export const getGoals = (table: RemoteTable): Record<string, readonly string[]> =>
  Object.fromEntries(
    getRemotesInRollout(table).flatMap((remote) => {
      const entries = table[remote as keyof RemoteTable] ?? [];
      const goals = entries.find(({ deployment }) => deployment.default)?.extras.goals ?? [];
      return goals.length > 0 ? [[remote, goals] as const] : [];
    }),
  );

/** Counts a page for each of these names. */
function addOne(counts: Readonly<Record<string, number>>, names: readonly (string | null)[]): Record<string, number> {
  const next = { ...counts };
  for (const name of new Set(names)) if (name !== null) next[name] = (next[name] ?? 0) + 1;
  return next;
}

/** How long a page took, in milliseconds. */
type Times = { lcp: number; inp?: number | undefined };

/** Counts one page's report. */
function addWord(
  span: HealthSpan,
  failures: readonly { phase: Phase | null }[],
  slow: boolean | readonly Slow[] | undefined,
  times: Times | undefined,
): void {
  const limits = typeof slow === 'object' ? slow : [];
  span.heard += 1;
  if (failures.length > 0) span.failed += 1;
  if (slow !== undefined) span.measured += 1;
  if (slow === true || limits.length > 0) span.slow += 1;
  span.kinds = addOne(span.kinds, [...failures.map(({ phase }) => phase), ...limits]);
  if (times === undefined) return;
  const { lcp, inp } = times;
  span.times = addOne(span.times, [toTimeClass('lcp', lcp), inp === undefined ? null : toTimeClass('inp', inp)]);
}

/** Counts a page that the server could not render with the version. */
function addBroken(span: HealthSpan): void {
  span.sent += 1;
  addWord(span, [{ phase: 'server' }], undefined, undefined);
}

/** Creates counts by span and version, oldest first. */
function createSpans(now: () => number) {
  const spans = new Map<string, HealthSpan>();
  return {
    of(at: number, { remote, version }: Version): HealthSpan {
      const key = `${at} ${remote}@${version}`;
      const known = spans.get(key) ?? { at, remote, version, ...NOTHING_HEARD };
      spans.set(key, known);
      return known;
    },
    forget(): void {
      for (const [key, { at }] of spans) {
        if (now() - at < KEPT_MS) break;
        spans.delete(key);
      }
    },
    all: (): HealthSpan[] => [...spans.values()],
  };
}

const getName = ({ remote, version }: Version): string => `${remote}@${version}`;

/** Writes and reads tickets. */
function createSeal([first, ...others]: KeyList) {
  const sign = (text: string, secret = first): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  const isSigned = (text: string, signature: string): boolean =>
    [first, ...others].some((secret) => {
      // Compares lengths in bytes: equally many characters of another alphabet may have more.
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
  return {
    write(at: number, shown: readonly Version[], later: readonly Version[]): string {
      const names = [...shown.map(getName), ...later.map((one) => `${LATER}${getName(one)}`)].join(',');
      const text = `${at}~${randomBytes(6).toString('base64url')}~${names}`;
      return `${text}~${sign(text)}`;
    },
    /** Reads a ticket; null for a text that this site did not sign. */
    read(ticket: string): { at: number; random: string; versions: (Version & { isShown: boolean })[] } | null {
      const [time = '', random = '', names = '', signature = '', ...rest] = ticket.split('~');
      if (rest.length > 0 || !isSigned(`${time}~${random}~${names}`, signature)) return null;
      const versions = names.split(',').map((name) => {
        const isShown = !name.startsWith(LATER);
        const [remote = '', version = ''] = (isShown ? name : name.slice(LATER.length)).split('@');
        return { remote, version, isShown };
      });
      return { at: Number(time), random, versions };
    },
  };
}

/** True for the version that visitors get who are in no rollout. */
function isDefault(table: RemoteTable, { remote, version }: Version): boolean {
  return (table[remote as keyof RemoteTable] ?? []).some(
    ({ metadata, deployment }) => metadata.version === version && deployment.default,
  );
}

/**
 * Creates tickets and counts.
 * @param secrets the first signs tickets, any of them verifies; the same on all hosts behind one address
 * @param now milliseconds since 1970
 */
export function createPageTickets(secrets: KeyList = [randomBytes(32).toString('hex')], now: () => number = Date.now) {
  const spans = createSpans(now);
  /** Tickets that were reported, by their number, with the time at which they were issued. */
  const used = new Map<string, number>();
  const seal = createSeal(secrets);
  const groups = createVisitorGroups();
  const goals = createPageGoals((version) => spans.of(getStart(now()), version), now);

  function forget(): void {
    spans.forget();
    for (const [key, at] of used) {
      if (now() - at < 2 * PATIENCE_MS && used.size <= MOST_TICKETS) break;
      used.delete(key);
    }
  }

  return {
    /**
     * Counts a page and returns its ticket; null when the page has no version in rollout, or this span has enough
     * pages.
     * @param shown versions that the page was rendered with
     * @param broken versions that were chosen for it but could not be rendered: they count as failed
     * @param later versions that its visitor would get on further pages
     * @param visitor whose pages count for a bounded part of all only; null for nobody's
     */
    issue(
      table: RemoteTable,
      shown: readonly Version[],
      broken: readonly Version[],
      later: readonly Version[] = [],
      visitor: string | null = null,
    ): string | null {
      const watched = getRemotesInRollout(table);
      groups.keep((name) => watched.some((remote) => name.startsWith(`${remote}@`)));
      if (watched.length === 0) return null;
      forget();
      const at = getStart(now());
      const isAsked = (one: Version): boolean =>
        watched.includes(one.remote) &&
        (!isDefault(table, one) || spans.of(at, one).sent < MOST_OF_DEFAULT) &&
        groups.mayCount(getName(one), visitor);
      for (const one of broken.filter(isAsked)) addBroken(spans.of(at, one));
      const asked = shown.filter(isAsked);
      const withGoals = getGoals(table);
      const isLater = (one: Version): boolean =>
        Object.hasOwn(withGoals, one.remote) && groups.mayCount(`${getName(one)} ${LATER}`, visitor);
      const further = later.filter(isLater);
      if (asked.length + further.length === 0) return null;
      for (const one of asked) spans.of(at, one).sent += 1;
      return seal.write(at, asked, further);
    },

    /** Accepts a ticket once, and only in time. Returns true when it counted. */
    hear(ticket: string, failed: readonly string[], slow?: boolean | readonly Slow[], times?: Times): boolean {
      const known = seal.read(ticket);
      if (!known || used.has(known.random) || now() - known.at > SPAN_MS + PATIENCE_MS) return false;
      const { at, random, versions } = known;
      used.set(random, at);
      const failures = failed.map(readFailure);
      for (const { remote, version } of versions.filter(({ isShown }) => isShown)) {
        const own = failures.filter((failure) => failure.remote === remote);
        addWord(spans.of(at, { remote, version }), own, slow, times);
      }
      return true;
    },

    /**
     * Counts which remotes of its ticket a page has shown, and which of them reached a goal.
     * @param page tells apart pages with the same ticket
     */
    reach(ticket: string, page: string, tried: readonly string[], reached: readonly string[]): boolean {
      const known = seal.read(ticket);
      return known !== null && goals.add(known, page, tried, reached);
    },

    /** Returns the spans whose pages have had enough time to report. */
    spans: (): HealthSpan[] => spans.all().filter(({ at }) => now() - at >= SPAN_MS + PATIENCE_MS),
  };
}
