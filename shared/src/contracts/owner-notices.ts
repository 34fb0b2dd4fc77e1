/**
 * Telling the team that owns a remote what happened to it (PLAT-9). Never waited for: a notice goes into a short list,
 * which is sent one at a time, with limits, so that a webhook that is down costs no page anything. How a notice travels
 * comes in as functions.
 */
import type { Environment } from './registry.ts';

export type OwnerNotice = {
  event: string;
  remote: string;
  version: string | null;
  /** Team and channel of the remote's `roost` block. */
  owner: string | null;
  channel: string | null;
  /** Where in the remote: load, loader, render, memory, server, registry. */
  phase: string;
  /** Who saw it: the host, a visitor's browser, or somebody who changed the registry. */
  where: 'server' | 'browser' | 'registry';
  message: string;
  /** What guests see, or the staging site. */
  environment: Environment;
  /** The page of the version in the teams' console; of the remote where no version has one. */
  link: string;
  /** The version that is shown instead. */
  instead?: string | null;
  /** How often since the last notice of this kind. */
  count: number;
  /** ISO instant. */
  at: string;
};
/** What happened, as its reporter knows it. */
export type OwnerFacts = Omit<OwnerNotice, 'owner' | 'channel' | 'count' | 'at'>;
export type Contact = Pick<OwnerNotice, 'owner' | 'channel'>;

export type NoticeRules = {
  /** The same thing of the same version is told at once, then this often, with a count. Milliseconds. */
  repeatMs: number;
  /** Length of the spans that are compared to see a rise. */
  spanMs: number;
  /** So many in a span, and three times as many as in the one before, is a rise: told at once. */
  riseFrom: number;
  /** Limit of one try, pauses before the further tries, pause between notices. */
  limitMs: number;
  retryMs: readonly number[];
  gapMs: number;
  /** Most that wait; the oldest goes. */
  most: number;
};
export const NOTICE_RULES: NoticeRules = {
  repeatMs: 600_000,
  spanMs: 60_000,
  riseFrom: 10,
  limitMs: 5000,
  retryMs: [1000, 10_000],
  gapMs: 200,
  most: 100,
};

/** Sends one notice; rejects when it did not arrive. */
export type Send = (notice: OwnerNotice, signal: AbortSignal) => Promise<void>;

type Seen = { toldAt: number; since: number; spanAt: number; inSpan: number; before: number; roseAt: number };
const MOST_KINDS = 500;

/**
 * Sends a notice as JSON to an address. A redirect is not followed: it would be another address than the one that was
 * set.
 */
export const webhook =
  (url: string, fetcher: typeof fetch = fetch): Send =>
  async (notice, signal) => {
    const answer = await fetcher(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal,
    });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };

/**
 * Where a notice leads to: what visitors get now, what was done last, and the buttons (docs/registry-service.md).
 * @param about.remote null for one that is gone, of which the page of all changes alone tells
 */
export function consoleAddress(
  siteUrl: string,
  environment: Environment,
  { remote, version }: { remote: string | null; version: string | null },
): string {
  // A developer's bundle is an address.
  const below = version !== null && /^\d+\.\d+\.\d+[\w.+-]*$/.test(version) ? `/versions/${version}` : '';
  const page = remote === null ? 'changes' : `remotes/${remote}${below}`;
  return `${siteUrl}/_teams/${page}${environment === 'production' ? '' : `?environment=${environment}`}`;
}

/** Subject and text of a notice, for mail. */
export function noticeText(notice: OwnerNotice): { subject: string; text: string } {
  const { remote, version, event, phase, where, message, environment, link, instead, count, at } = notice;
  const subject = version === null ? remote : `${remote}@${version}`;
  const name = environment === 'production' ? subject : `${subject} (${environment})`;
  return {
    subject: `${name}: ${event.replaceAll('_', ' ')}`.replaceAll(/[\r\n]+/g, ' '),
    text: [
      // What somebody did in the registry happened in no part of the remote.
      where === 'registry' ? `${name}: ${message}` : `${name}, in ${phase} (${where}): ${message}`,
      ...(instead ? [`Shown instead: ${instead}`] : []),
      ...(count > 1 ? [`${count} times since the last notice.`] : []),
      link,
      at,
    ].join('\n'),
  };
}

/** Mails notices to channels that are a mail address. */
export const mailed =
  (
    from: string,
    sendMail: (mail: { from: string; to: string; subject: string; text: string }) => Promise<unknown>,
  ): Send =>
  async (notice) => {
    if (notice.channel?.includes('@')) await sendMail({ from, to: notice.channel, ...noticeText(notice) });
  };

/** Counts what happens to each version, and says when it is worth a notice. Pure but for the clock. */
export function createNoticeCounter(rules: NoticeRules, now: () => number) {
  const seen = new Map<string, Seen>();
  return (facts: OwnerFacts): { event: string; count: number } | null => {
    const key = [facts.event, facts.remote, facts.version, facts.phase, facts.where].join(' ');
    const at = now();
    const known = seen.get(key) ?? { toldAt: -Infinity, since: 0, spanAt: at, inSpan: 0, before: 0, roseAt: -Infinity };
    seen.delete(key);
    seen.set(key, known);
    const [oldest] = seen.keys();
    if (seen.size > MOST_KINDS && oldest !== undefined) seen.delete(oldest);
    if (at - known.spanAt >= rules.spanMs)
      Object.assign(known, { spanAt: at, before: at - known.spanAt < 2 * rules.spanMs ? known.inSpan : 0, inSpan: 0 });
    known.since += 1;
    known.inSpan += 1;
    const rises = known.inSpan >= Math.max(rules.riseFrom, 3 * known.before) && at - known.roseAt >= rules.repeatMs;
    if (!rises && at - known.toldAt < rules.repeatMs) return null;
    const count = known.since;
    Object.assign(known, { toldAt: at, since: 0, ...(rises && { roseAt: at }) });
    return { event: rises && count > 1 ? 'remote_failures_rising' : facts.event, count };
  };
}

/** Ends after `ms` also when the way does not look at its signal. */
async function withLimit(run: (signal: AbortSignal) => Promise<void>, ms: number): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('it did not answer'));
      abort.abort();
    }, ms);
  });
  try {
    await Promise.race([run(abort.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param contact finds owner and channel of a remote @param complain is told, once for each notice, why it did not
 *   arrive
 */
export function createOwnerNotices(
  ways: readonly Send[],
  contact: (remote: string) => Promise<Contact> | Contact,
  complain: (problem: string, notice: OwnerNotice) => void,
  rules: NoticeRules = NOTICE_RULES,
  now: () => number = Date.now,
) {
  const count = createNoticeCounter(rules, now);
  const waiting: OwnerNotice[] = [];
  let working: Promise<void> | null = null;
  const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

  async function sendBy(send: Send, notice: OwnerNotice): Promise<void> {
    const waits = [0, ...rules.retryMs];
    for (const [index, wait] of waits.entries()) {
      if (wait > 0) await pause(wait);
      try {
        return await withLimit((signal) => send(notice, signal), rules.limitMs);
      } catch (error) {
        if (index === waits.length - 1) complain(error instanceof Error ? error.message : String(error), notice);
      }
    }
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const notice = { ...next, ...(await Promise.resolve(contact(next.remote)).catch(() => ({}))) };
      for (const send of ways) await sendBy(send, notice);
      await pause(rules.gapMs);
    }
    working = null;
  }

  return {
    /** Takes note and returns at once; never throws. */
    tell(facts: OwnerFacts): void {
      const due = ways.length > 0 ? count(facts) : null;
      if (!due) return;
      if (waiting.length >= rules.most) waiting.shift();
      waiting.push({ ...facts, ...due, owner: null, channel: null, at: new Date(now()).toISOString() });
      working ??= work();
    },
    /** Resolves when nothing waits: for commands, which end then. */
    settled: (): Promise<void> => working ?? Promise.resolve(),
  };
}

export type OwnerNotices = ReturnType<typeof createOwnerNotices>;
