/**
 * What pages say of versions that are on their way (PLAT-3). A page that has such a remote carries a ticket, which its browser brings back once with the names of
 * what failed. In a ticket: versions, a time and a random number; nothing of the visitor. Counts are by spans of ten seconds and only in memory.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RemoteTable } from '../registry/validate.ts';

export type HealthSpan = {
  /** Beginning of the span, milliseconds since 1970. */
  at: number;
  remote: string;
  version: string;
  /** Pages that were sent with the version, those that were heard of, and those of them that said that it failed. */
  sent: number;
  heard: number;
  failed: number;
  /** Those whose browser measured it, and those of them that were slow. */
  measured: number;
  slow: number;
};

const SPAN_MS = 10_000;
/** A page that says nothing for so long is not heard of any more. */
const PATIENCE_MS = 30_000;
/** Spans are told for so long, so that a question that is missed costs nothing. */
const KEPT_MS = 600_000;
/** Pages of a span that are asked of each version that is served by default: more would say no more. */
const MOST_OF_DEFAULT = 100;
const MOST_TICKETS = 50_000;

type Version = { remote: string; version: string };
export type PageTickets = ReturnType<typeof createPageTickets>;

/** Beginning of the span that a time is in. */
const startOf = (time: number): number => Math.floor(time / SPAN_MS) * SPAN_MS;

/** Remotes of which a version is on its way. */
const remotesOnTheWay = (table: RemoteTable): string[] =>
  Object.entries(table).flatMap(([remote, entries]) => (entries.some(({ extras }) => extras.rollout) ? [remote] : []));

/**
 * @param secret signs tickets; the same on all hosts behind one address
 * @param now milliseconds since 1970
 */
export function createPageTickets(secret: string = randomBytes(32).toString('hex'), now: () => number = Date.now) {
  const spans = new Map<string, HealthSpan>();
  /** Tickets that came back, by the span that they are of. */
  const used = new Map<string, number>();

  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

  function spanOf(at: number, { remote, version }: Version): HealthSpan {
    const key = `${at} ${remote}@${version}`;
    const known = spans.get(key) ?? { at, remote, version, sent: 0, heard: 0, failed: 0, measured: 0, slow: 0 };
    spans.set(key, known);
    return known;
  }

  function forget(): void {
    for (const [key, { at }] of spans) {
      if (now() - at < KEPT_MS) break;
      spans.delete(key);
    }
    for (const [key, at] of used) {
      if (now() - at < 2 * PATIENCE_MS && used.size <= MOST_TICKETS) break;
      used.delete(key);
    }
  }

  return {
    /**
     * Counts a page and returns its ticket; null when no version on it is on its way, or enough pages of this span were asked.
     * @param shown versions that the page was rendered with
     * @param broken versions that were chosen for it and could not be rendered: those have failed already
     */
    issue(table: RemoteTable, shown: readonly Version[], broken: readonly Version[]): string | null {
      const watched = remotesOnTheWay(table);
      if (watched.length === 0) return null;
      forget();
      const at = startOf(now());
      const isDefault = ({ remote, version }: Version): boolean =>
        (table[remote as keyof RemoteTable] ?? []).some(
          ({ metadata, deployment }) => metadata.version === version && deployment.default,
        );
      const isAsked = (one: Version): boolean =>
        watched.includes(one.remote) && (!isDefault(one) || spanOf(at, one).sent < MOST_OF_DEFAULT);
      for (const one of broken.filter(isAsked)) {
        const span = spanOf(at, one);
        span.sent += 1;
        span.heard += 1;
        span.failed += 1;
      }
      const asked = shown.filter(isAsked);
      if (asked.length === 0) return null;
      for (const one of asked) spanOf(at, one).sent += 1;
      const names = asked.map(({ remote, version }) => `${remote}@${version}`).join(',');
      const text = `${at}~${randomBytes(6).toString('base64url')}~${names}`;
      return `${text}~${sign(text)}`;
    },

    /** Takes a ticket back, once and in time. @returns whether it counted */
    hear(ticket: string, failed: readonly string[], slow?: boolean): boolean {
      const [time = '', random = '', names = '', signature = '', ...rest] = ticket.split('~');
      const wanted = sign(`${time}~${random}~${names}`);
      if (rest.length > 0 || signature.length !== wanted.length) return false;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return false;
      const at = Number(time);
      if (used.has(random) || now() - at > SPAN_MS + PATIENCE_MS) return false;
      used.set(random, at);
      for (const name of names.split(',')) {
        const [remote = '', version = ''] = name.split('@');
        const span = spanOf(at, { remote, version });
        span.heard += 1;
        if (failed.includes(remote)) span.failed += 1;
        if (slow !== undefined) span.measured += 1;
        if (slow) span.slow += 1;
      }
      return true;
    },

    /** Spans whose pages had their time to say something. */
    spans: (): HealthSpan[] => [...spans.values()].filter(({ at }) => now() - at >= SPAN_MS + PATIENCE_MS),
  };
}
