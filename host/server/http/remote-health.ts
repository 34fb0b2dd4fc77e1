/**
 * Receives reports from visitors' browsers. `POST /_host/health`: a version of a remote failed (PLAT-9). The report has
 * remote, version and phase, but no cookie, address or message of the visitor, so it needs no consent
 * (docs/decisions/0046). While a version is rolled out, the ticket of a page also comes back here, with failures and
 * goals (docs/decisions/0056). `POST /_host/policy`: the browser reports a violation of the content security policy by
 * a version's file; file and rule are read.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HEALTH_GRANT, HEALTH_PATH } from '@roost/shared/contracts/registry-signing';
import { toNetwork } from '@roost/shared/domain/network';
import { REMOTE_FILE } from '../../src/federation/published-file.ts';
import { POLICY_REPORTS_PATH } from '../html/csp.ts';
import type { PageTickets } from '../health/page-tickets.ts';
import type { Log } from '../log.ts';
import type { Trust } from '../registry/trust.ts';
import type { RemoteTable } from '../registry/validate.ts';

const milliseconds = z.number().check(z.minimum(0), z.maximum(3_600_000));
const ticketSchema = z.object({
  ticket: z.string().check(z.maxLength(500)),
  failed: z.array(z.string().check(z.maxLength(70))).check(z.maxLength(20)),
  // Pages from before a release of the host still send true or false.
  slow: z.optional(z.union([z.boolean(), z.array(z.enum(['lcp', 'inp'])).check(z.maxLength(2))])),
  times: z.optional(z.object({ lcp: milliseconds, inp: z.optional(milliseconds) })),
});
/** The remotes that a page has shown, and those of them that led to a goal. */
const goalsSchema = z.object({
  ticket: z.string().check(z.maxLength(500)),
  page: z.string().check(z.regex(/^[\w-]{8,40}$/)),
  tried: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
  reached: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
});
const failureSchema = z.object({
  remote: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  phase: z.enum(['resolve', 'load', 'loader', 'render', 'event', 'hydrate', 'heavy']),
});

/** Of phases in which nothing failed. */
const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  hydrate: 'a browser made other HTML than the server',
  heavy: 'it kept a browser from answering for 4 s or longer, or put more than 50,000 elements into a page',
};

/** A browser's policy report. Only these fields are read: the others are about the visitor. */
const policySchema = z.object({
  'csp-report': z.object({
    'source-file': z.string().check(z.maxLength(500)),
    'effective-directive': z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  }),
});

const MINUTE_MS = 60_000;
/**
 * Most reports a minute from one address about one version. Another version is counted by itself, so its failures are
 * still reported.
 */
const MOST_A_MINUTE = 20;
/** Most tickets a minute from one address. Each page has one, and many visitors may share an address. */
const MOST_TICKETS_A_MINUTE = 300;
const MOST_ADDRESSES = 5000;
const MOST_BYTES = 1500;
/** A policy report quotes the policy. */
const MOST_REPORT_BYTES = 16_000;

/**
 * Returns a function that says whether a network address may report once more in this minute, in all or about one
 * subject. Counts are dropped each minute.
 */
function createLimit(most: number, now: () => number): (address: string, subject?: string) => boolean {
  let began = now();
  let counts = new Map<string, number>();
  return (address, subject = '') => {
    const whose = `${toNetwork(address)} ${subject}`;
    if (now() - began > MINUTE_MS) {
      began = now();
      counts = new Map();
    }
    const count = (counts.get(whose) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_ADDRESSES) return false;
    counts.set(whose, count);
    return count <= most;
  };
}

/** Parses JSON. Returns `other` for text that is none, which no page of the site sends. */
function parsedOr(text: string, other: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return other;
  }
}

type Problem = { remote: string; version: string; phase: string };
/** Reports problems of published versions only: nobody can fill a log or a mailbox with names that they made up. */
function createTeller(table: () => Promise<RemoteTable>, isAllowed: ReturnType<typeof createLimit>, log: Log) {
  return async (address: string, problem: Problem, message: string): Promise<void> => {
    const { remote, version } = problem;
    const entries = Object.entries(await table()).find(([name]) => name === remote)?.[1] ?? [];
    const isThere = entries.some((entry) => entry.metadata.version === version);
    if (isThere && isAllowed(address, `${remote}@${version}`))
      log('remote_problem', { ...problem, where: 'browser', message });
  };
}

export async function remoteHealthPlugin(
  app: FastifyInstance,
  {
    table,
    tickets,
    trust,
    log,
    now = Date.now,
  }: {
    table: () => Promise<RemoteTable>;
    tickets: PageTickets;
    trust: Pick<Trust, 'readGrant'>;
    log: Log;
    now?: () => number;
  },
): Promise<void> {
  const mayReturn = createLimit(MOST_TICKETS_A_MINUTE, now);
  const maySayGoals = createLimit(MOST_TICKETS_A_MINUTE, now);
  const tell = createTeller(table, createLimit(MOST_A_MINUTE, now), log);
  app.get(HEALTH_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Page counts are for publishers only.
    const grant = trust.readGrant(/^Grant (\S+)$/.exec(request.headers.authorization ?? '')?.[1]);
    if (grant?.pins !== HEALTH_GRANT)
      return reply.code(403).send({ error: { code: 'forbidden', message: 'Not signed.' } });
    return { spans: tickets.spans() };
  });
  app.post('/_host/health', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store').code(204);
    // Reports from pages of other sites are ignored.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return reply.send();
    const body = typeof request.body === 'string' ? parsedOr(request.body, null) : request.body;
    const returned = ticketSchema.safeParse(body);
    if (returned.success) {
      const { ticket, failed, slow, times } = returned.data;
      if (mayReturn(request.ip)) tickets.hear(ticket, failed, slow, times);
      return reply.send();
    }
    const goals = goalsSchema.safeParse(body);
    if (goals.success) {
      const { ticket, page, tried, reached } = goals.data;
      if (maySayGoals(request.ip)) tickets.reach(ticket, page, tried, reached);
      return reply.send();
    }
    const parsed = failureSchema.safeParse(body);
    if (!parsed.success) return reply.send();
    await tell(request.ip, parsed.data, MESSAGES[parsed.data.phase] ?? 'it failed in a browser');
    return reply.send();
  });
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(POLICY_REPORTS_PATH, { bodyLimit: MOST_REPORT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store').code(204);
    const site = request.headers['sec-fetch-site'];
    if ((site !== undefined && site !== 'same-origin') || typeof request.body !== 'string') return reply.send();
    const { success, data } = policySchema.safeParse(parsedOr(request.body, null));
    if (!success) return reply.send();
    const { 'source-file': file, 'effective-directive': directive } = data['csp-report'];
    const [, remote, version] = REMOTE_FILE.exec(file) ?? [];
    if (remote && version)
      await tell(
        request.ip,
        { remote, version, phase: 'event' },
        `it wanted what the page's policy forbids (${directive})`,
      );
    return reply.send();
  });
}
