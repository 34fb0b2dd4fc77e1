/**
 * The numbers of a process, for Prometheus. Strangers choose addresses, methods and versions, so every label has a
 * bounded set of values: routes are patterns, statuses are classes, and names from outside are kept up to a number and
 * are `other` beyond it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './log.ts';

export { Counter, Gauge, Histogram } from 'prom-client';

/** Where every metric of this process is: each definition names it. */
export const registry = new Registry();

/** Seconds. Pages and answers are between a few milliseconds and the limits of the proxy. */
export const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Returns a function that passes the first `most` different values on and answers `other` for any further one. */
export function createBound(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return 'other';
    known.add(value);
    return value;
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const MOST_ROUTES = 150;
const MOST_REMOTES = 30;
/** Versions that are served live weeks; a process that ran through more than this many was due for a restart. */
const MOST_VERSIONS = 300;
const MOST_EVENTS = 300;
const toRoute = createBound(MOST_ROUTES);
/** Names of remotes and versions as labels. */
export const toRemoteLabel = createBound(MOST_REMOTES);
export const toVersionLabel = createBound(MOST_VERSIONS);

const requests = new Histogram({
  name: 'roost_http_request_seconds',
  help: 'How long requests took, by the pattern of their address, and for pages by the remote and version that answered.',
  labelNames: ['method', 'route', 'status', 'remote', 'version'],
  buckets: SECONDS,
  registers: [registry],
});

const events = new Counter({
  name: 'roost_events_total',
  help: 'Lines of the log by the name of their event.',
  labelNames: ['event'],
  registers: [registry],
});

/** What a server knows of a request beyond its route. */
export type Subject = { route?: string; remote?: string; version?: string };
const subjects = new WeakMap<FastifyRequest, Subject>();

/** Says which page a request was for: every page has the same route in the router of the server. */
export const nameRequest = (request: FastifyRequest, subject: Subject): void => void subjects.set(request, subject);

export const getSubject = (request: FastifyRequest): Subject | undefined => subjects.get(request);

/** Counts and times every request of a server. Register it before the first route. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { route, remote = '', version = '' } = subjects.get(request) ?? {};
    requests.observe(
      {
        method: METHODS.has(request.method) ? request.method : 'OTHER',
        route: toRoute(route ?? request.routeOptions.url ?? 'none'),
        status: `${Math.floor(reply.statusCode / 100)}xx`,
        remote: toRemoteLabel(remote),
        version: toVersionLabel(version),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** A log that also counts its events by name. */
export function countEvents(log: Log): Log {
  const toEvent = createBound(MOST_EVENTS);
  return (event, fields) => {
    events.inc({ event: toEvent(event) });
    log(event, fields);
  };
}

let dataDirectory: string | null = null;
new Gauge({
  name: 'roost_disk_free_ratio',
  help: 'Share of the disk of the data directory that is free, from 0 to 1. Absent in a process that keeps nothing.',
  registers: [registry],
  async collect() {
    const disk = dataDirectory === null ? null : await statfs(dataDirectory).catch(() => null);
    if (disk === null || disk.blocks === 0) this.remove();
    else this.set(disk.bavail / disk.blocks);
  },
});

/** Says whose disk is measured. */
export function measureDisk(directory: string | null): void {
  dataDirectory = directory;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What Prometheus sends: `Authorization: Bearer <token>`. Takes equally long for any wrong token. */
function isAllowed({ headers: { authorization } }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

export type MetricsOptions = {
  /** Who may read; null keeps the address closed to everybody and measures nothing of the runtime. */
  token: string | null;
  /** The answer to anybody else: that of an address that does not exist. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

let measuresRuntime = false;

/** `GET /metrics`: the metrics of this process, for requests with the token. */
export function metricsRoute(app: FastifyInstance, { token, refuse }: MetricsOptions): void {
  if (token === null) return;
  if (!measuresRuntime) collectDefaultMetrics({ register: registry });
  measuresRuntime = true;
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, token)) return refuse(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
