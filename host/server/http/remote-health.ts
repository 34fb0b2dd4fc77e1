/**
 * `POST /_host/health`: a visitor's browser says that a version of a remote failed (PLAT-9). First-party, without cookie, address or message: remote,
 * version, phase. Nothing of the visitor is kept, so it asks for no consent (docs/decisions/0046).
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import type { RemoteTable } from '../registry/validate.ts';

const failureSchema = z.object({
  remote: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  phase: z.enum(['resolve', 'load', 'loader', 'render']),
});

const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 20;
const MOST_ADDRESSES = 5000;
const MOST_BYTES = 500;

/** Whether an address may say one more thing in this minute. Addresses are forgotten with the minute. */
function createLimit(now: () => number): (address: string) => boolean {
  let began = now();
  let counts = new Map<string, number>();
  return (address) => {
    if (now() - began > MINUTE_MS) {
      began = now();
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_ADDRESSES) return false;
    counts.set(address, count);
    return count <= MOST_A_MINUTE;
  };
}

export async function remoteHealthPlugin(
  app: FastifyInstance,
  { table, log, now = Date.now }: { table: () => Promise<RemoteTable>; log: Log; now?: () => number },
): Promise<void> {
  const isAllowed = createLimit(now);
  app.post('/_host/health', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store').code(204);
    // Another site's page has nothing to say here.
    const site = request.headers['sec-fetch-site'];
    if ((site !== undefined && site !== 'same-origin') || !isAllowed(request.ip)) return reply.send();
    let body: unknown = null;
    try {
      body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    } catch {
      // Nothing that a page of ours sends.
    }
    const parsed = failureSchema.safeParse(body);
    if (!parsed.success) return reply.send();
    const { remote, version, phase } = parsed.data;
    // Only versions that there are: nobody can fill a log or a mailbox with names of their own.
    const entries = Object.entries(await table()).find(([name]) => name === remote)?.[1] ?? [];
    if (entries.some((entry) => entry.metadata.version === version))
      log('remote_problem', { remote, version, phase, where: 'browser', message: 'it failed in a browser' });
    return reply.send();
  });
}
