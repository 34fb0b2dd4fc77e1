/** Sends hostile requests side by side and judges the answers. */
import { hostileRequest, type HostileRequest, type Target } from './requests.ts';
import { problemOf, type Seen } from './judge.ts';
import { RAW_REQUESTS, sendRaw } from './raw.ts';

export type Failure = { seed: number; problem: string; request: HostileRequest };
export type AbuseResult = {
  requests: number;
  failures: Failure[];
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** Routes that were asked, of how many there are. */
  routes: string;
  slowestMs: number;
  /** Heap in MB after a tenth of the requests, and at the end; null where the heap cannot be collected. */
  heapMb: [number, number] | null;
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
};

const GIVE_UP_MS = 30_000;
const MOST_FAILURES = 20;
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
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
    ms: performance.now() - begun,
  };
}

const heapMb = (): number | null => {
  if (!globalThis.gc) return null;
  globalThis.gc();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
};

/** Request `index` of a run has the seed `seed + index`: the one seed sends it again. */
export async function abuse({
  url,
  target,
  seed,
  requests,
  atOnce,
  limitMs,
  onProgress,
}: AbuseOptions): Promise<AbuseResult> {
  const failures: Failure[] = [];
  const statuses: Record<string, number> = {};
  const asked = new Set<string>();
  let next = 0;
  let slowestMs = 0;
  let early: number | null = null;

  async function one(index: number): Promise<void> {
    const request = hostileRequest(seed + index, target);
    const fail = (problem: string): void => void failures.push({ seed: seed + index, problem, request });
    try {
      const seen = await send(url, request);
      statuses[seen.status] = (statuses[seen.status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, Math.round(seen.ms));
      const problem = problemOf(seen, { method: request.method, limitMs });
      if (problem !== null) fail(problem);
    } catch (error) {
      // What the client itself refuses to send was no request.
      if (error instanceof TypeError && error.cause === undefined) statuses.unsent = (statuses.unsent ?? 0) + 1;
      else fail(`no answer: ${error instanceof Error ? String(error.cause ?? error.message) : String(error)}`);
    }
    asked.add(request.route);
  }
  async function worker(): Promise<void> {
    while (next < requests && failures.length < MOST_FAILURES) {
      const index = next;
      next += 1;
      await one(index);
      if (index === Math.floor(requests / 10)) early = heapMb();
      if ((index + 1) % 5_000 === 0) onProgress?.(index + 1);
    }
  }
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
  await Promise.all(RAW_REQUESTS.map(raw));
  await Promise.all(Array.from({ length: atOnce }, worker));
  const late = heapMb();
  return {
    requests: next,
    failures,
    statuses,
    routes: `${asked.size} of ${target.routes.length}`,
    slowestMs,
    heapMb: early === null || late === null ? null : [early, late],
  };
}
