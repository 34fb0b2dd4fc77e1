/** Sends hostile requests side by side and judges the answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { watchCalm } from '../calm.ts';
import { isRightAgain, type Asked } from './again.ts';
import { hostileRequest, type HostileRequest, type Target } from './requests.ts';
import { getProblem, getWireProblem, isShed, isWireShed, type Seen } from './judge.ts';
import { RAW_REQUESTS, sendRaw } from './raw.ts';
import { wireRequest } from './wire-requests.ts';
import { sendBytes } from './wire.ts';

export type Failure = { seed: number; problem: string; request: HostileRequest };
/** A request that is answered within the limit, and not by what it takes of the processor. */
export type Costly = { seed: number; route: string; path: string; processorMs: number };
export type AbuseResult = {
  requests: number;
  failures: Failure[];
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** Routes that were asked, of how many there are. */
  routes: string;
  slowestMs: number;
  /** Answers that took longer than the limit on a busy machine, and not when they were asked for again. */
  excused: number;
  /** Answers of 503 with words on a busy machine, which were none when they were asked for again (`judge.ts`). */
  shed: number;
  /** How many times longer than its processor time work took on this machine, at the most. */
  busy: number;
  /** Heap in MB after a tenth of the requests, and at the end; null where the heap cannot be collected. */
  heapMb: [number, number] | null;
  /** The same of processes elsewhere, by name. */
  memoryMb: Record<string, [number, number]>;
};
export type AbuseOptions = {
  url: string;
  target: Target;
  seed: number;
  requests: number;
  atOnce: number;
  /** Milliseconds that an answer may take. */
  limitMs: number;
  onProgress?: (sent: number) => void;
  /**
   * Megabytes of each process that is watched, by name, asked after a tenth of the requests and at the end: of a site
   * that runs elsewhere.
   */
  readMemory?: () => Promise<Record<string, number>>;
};

const GIVE_UP_MS = 30_000;
const MOST_FAILURES = 20;
/** One of so many requests is sent as bytes (`wire-requests.ts`). */
const WIRE_EACH = 8;
/** A request has ten seconds to arrive; a busy machine needs some more to close the connection. */
const RAW_LIMIT_MS = 20_000;

async function send(url: string, { method, path, headers, body }: HostileRequest): Promise<Seen> {
  const begun = performance.now();
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === null ? {} : { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
    ms: performance.now() - begun,
    ...(retryAfter === null ? {} : { retryAfter }),
  };
}

const heapMb = (): number | null => {
  if (!globalThis.gc) return null;
  globalThis.gc();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
};

/** Requests of each route whose processor time is measured. */
const MEASURED = 6;
/** How often one that took the processor long is measured again. */
const AGAIN = 3;

async function ask(url: string, request: HostileRequest, limitMs: number): Promise<Asked> {
  try {
    const seen = await send(url, request);
    const problem = getProblem(seen, { method: request.method, limitMs });
    return { problem, ms: seen.ms, status: String(seen.status), shed: isShed(seen, request.method) };
  } catch (error) {
    // What the client itself refuses to send was no request.
    if (error instanceof TypeError && error.cause === undefined)
      return { problem: null, ms: 0, status: 'unsent', shed: false };
    const problem = `no answer: ${error instanceof Error ? String(error.cause ?? error.message) : String(error)}`;
    return { problem, ms: 0, status: 'none', shed: false };
  }
}

type Sent = { request: HostileRequest; ask: () => Promise<Asked> };

/** The request of a seed, as a browser's or as bytes, and how it is asked. */
function prepare(seed: number, { url, target, limitMs }: Pick<AbuseOptions, 'url' | 'target' | 'limitMs'>): Sent {
  if (seed % WIRE_EACH !== 0) {
    const request = hostileRequest(seed, target);
    return { request, ask: () => ask(url, request, limitMs) };
  }
  const { kind, route, bytes, form, count } = wireRequest(seed, target);
  const path = JSON.stringify(bytes.toString('latin1', 0, 300));
  return {
    request: { route, method: `BYTES: ${kind}`, path, headers: {}, body: null },
    ask: async () => {
      const heard = await sendBytes(url, bytes, RAW_LIMIT_MS);
      const status = heard.answers.map((answer) => answer.status).at(-1) ?? 'closed';
      // What does not end is closed when its time is over.
      const ms = form === 'broken' ? 0 : heard.ms / count;
      const how = { form, count, limitMs };
      return { problem: getWireProblem(heard, how), ms, status: String(status), shed: isWireShed(heard, how) };
    },
  };
}

/**
 * Which requests take more of the processor than `limitMs`, one after the other: the clock of a busy machine cannot
 * say. Only where services run in this very process, whose time this is.
 */
export async function findCostly({
  url,
  target,
  seed,
  limitMs,
}: Omit<AbuseOptions, 'requests' | 'atOnce'>): Promise<Costly[]> {
  const costly: Costly[] = [];
  const left = new Map<string, number>();
  const measure = async (request: HostileRequest): Promise<number> => {
    const before = process.cpuUsage();
    await ask(url, request, Infinity);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (let index = 0; index < target.routes.length * MEASURED * 2; index += 1) {
    const request = hostileRequest(seed + index, target);
    const measured = left.get(request.route) ?? 0;
    if (measured >= MEASURED) continue;
    left.set(request.route, measured + 1);
    let processorMs = await measure(request);
    // What else ran meanwhile, a collection of garbage or mails on their way, does not run each time.
    for (let again = 0; again < AGAIN && processorMs > limitMs; again += 1)
      processorMs = Math.min(processorMs, await measure(request));
    if (processorMs > limitMs)
      costly.push({ seed: seed + index, route: request.route, path: request.path.slice(0, 200), processorMs });
  }
  return costly;
}

/** Request `index` of a run has the seed `seed + index`: the one seed sends it again. */
export async function abuse({
  url,
  target,
  seed,
  requests,
  atOnce,
  limitMs,
  onProgress,
  readMemory = async () => ({}),
}: AbuseOptions): Promise<AbuseResult> {
  const failures: Failure[] = [];
  const statuses: Record<string, number> = {};
  const routes = new Set<string>();
  const calm = watchCalm();
  let next = 0;
  let slowestMs = 0;
  let busiest = 1;
  let excused = 0;
  let shedAnswers = 0;

  async function one(index: number): Promise<void> {
    const { request, ask: askOnce } = prepare(seed + index, { url, target, limitMs });
    const asked = await askOnce();
    const { problem, ms, status, shed } = asked;
    const factor = calm.factor();
    if (status !== 'none') statuses[status] = (statuses[status] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, Math.round(ms));
    routes.add(request.route);
    busiest = Math.max(busiest, factor);
    if (problem === null) return;
    const isExcused = await isRightAgain(asked, { limitMs, factor, ask: askOnce, wait: sleep });
    if (isExcused && shed) shedAnswers += 1;
    else if (isExcused) excused += 1;
    else failures.push({ seed: seed + index, problem, request });
  }
  async function worker(until: number): Promise<void> {
    while (next < until && failures.length < MOST_FAILURES) {
      const index = next;
      next += 1;
      await one(index);
      if ((index + 1) % 5_000 === 0) onProgress?.(index + 1);
    }
  }
  const work = (until: number): Promise<unknown> => Promise.all(Array.from({ length: atOnce }, () => worker(until)));
  async function raw(bytes: string): Promise<void> {
    const request = {
      route: 'bytes',
      method: 'RAW',
      path: JSON.stringify(bytes.slice(0, 80)),
      headers: {},
      body: null,
    };
    try {
      const answers = await sendRaw(url, bytes, RAW_LIMIT_MS);
      if (answers.some((status) => status >= 500)) failures.push({ seed, problem: `answered ${answers}`, request });
    } catch (error) {
      failures.push({ seed, problem: String(error), request });
    }
  }
  // Processes that do not tell are found now, not after a tenth of the requests.
  await readMemory();
  await Promise.all(RAW_REQUESTS.map(raw));
  await work(Math.floor(requests / 10));
  // While nobody waits for an answer: collecting takes seconds on a busy machine.
  const early = heapMb();
  const earlyElsewhere = await readMemory();
  await work(requests);
  await calm.close();
  const late = heapMb();
  const lateElsewhere = await readMemory();
  return {
    requests: next,
    failures,
    statuses,
    routes: `${routes.size} of ${target.routes.length}`,
    slowestMs,
    excused,
    shed: shedAnswers,
    busy: Math.round(busiest * 10) / 10,
    heapMb: early === null || late === null ? null : [early, late],
    memoryMb: Object.fromEntries(
      Object.entries(earlyElsewhere).map(([name, mb]) => [name, [mb, lateElsewhere[name] ?? Infinity]]),
    ),
  };
}
