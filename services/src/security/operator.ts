/**
 * Calls of operators' commands (`npm run reviews`, `npm run guests`, `npm run refunds`, `npm run stays`) to the running services. A
 * command signs a token with the secret of sign-in: who runs it has the site's environment or data directory, nobody
 * else can make one. It works with PGlite, which one process holds, as with PostgreSQL.
 */
import type { FastifyInstance } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';
import type { Log } from '../log.ts';
import { sign, verify, type Keys } from './sign.ts';

const TOKEN_MS = 60_000;

/** What a token is for; it opens nothing else. */
export type OperatorPurpose = 'moderator' | 'guests' | 'refunds' | 'stays';

export const operatorToken = (purpose: OperatorPurpose, secret: Keys, now: Date): string =>
  sign(String(now.getTime() + TOKEN_MS), purpose, secret);

/** Throws the answer of an address that does not exist unless the header is a token for this purpose. */
export function requireOperator(
  header: unknown,
  { purpose, secret, now }: { purpose: OperatorPurpose; secret: Keys; now: Date },
): void {
  const until = typeof header === 'string' ? verify(header, purpose, secret) : null;
  if (until === null || !(Number(until) > now.getTime()))
    throw new Refusal(404, apiError('not_found', 'There is nothing at this address.'));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for operators' commands: its handler begins with `requireOperator`. */
    operator?: boolean;
  }
}

/** Answers that only who has a token gets: a stranger's is 404, or 4xx before the handler is asked. */
const TAKEN = (status: number): boolean => status < 400 || status === 409 || status === 422;

/** Logs what operators' commands asked for (OWASP ASVS V16), reading guests' data too, and what came of it. */
export function logOperators(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (!routeOptions.config?.operator || !TAKEN(statusCode)) return;
    log('operator_call', { method, route: routeOptions.url ?? 'unknown', status: statusCode });
  });
}
