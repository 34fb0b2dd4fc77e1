/**
 * Serves the worker of saved trips (STAY-1) at its fixed address. Browsers ask for it again at each registration, so
 * that a new one is taken at once (decisions 0123 and 0132).
 */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SAVED_TRIPS } from '@roost/shared/contracts/saved-trips';

const SOURCE = readFileSync(new URL('trips-worker.js', import.meta.url), 'utf8');

export async function tripsWorkerPlugin(app: FastifyInstance): Promise<void> {
  app.get(SAVED_TRIPS.worker, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // The worker makes no request but those that the guest made, and runs no other script.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(SOURCE),
  );
}
