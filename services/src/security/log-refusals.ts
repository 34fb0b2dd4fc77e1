/** Logs refused requests (OWASP ASVS V16): by the pattern of the address, never who asked or for what. */
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Lines a minute: a flood of refusals fills no disk, and its size is in the counts of requests. */
const MOST_LINES = 120;
const MINUTE_MS = 60_000;

export function logRefusals(app: FastifyInstance, log: Log): void {
  let minute = 0;
  let lines = 0;
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (!REFUSED.has(statusCode)) return;
    const at = Math.floor(performance.now() / MINUTE_MS);
    if (at !== minute) [minute, lines] = [at, 0];
    lines += 1;
    if (lines <= MOST_LINES) log('refused', { status: statusCode, method, route: routeOptions.url ?? 'unknown' });
  });
}
