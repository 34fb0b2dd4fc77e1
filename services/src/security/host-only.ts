/**
 * Answers the host alone (SAFE-24): with a token set, a request that does not show it is refused before anything of it
 * is read. Who reaches the port without being the host could else name any network address as a guest's.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { deriveReadToken, SERVICES_TOKEN_HEADER } from '@roost/shared/domain/services-token';
import type { KeyList } from '@roost/shared/domain/signing-keys';
import type { FastifyInstance } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';

/** What load balancers and Prometheus ask; the last has a token of its own. */
const OPEN: readonly unknown[] = ['/healthz', '/readyz', '/metrics'];
const READS: readonly string[] = ['GET', 'HEAD'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @param tokens any of them counts; null: whoever reaches the port is answered, as on a machine of one's own */
export async function answerHostOnly(app: FastifyInstance, tokens: KeyList | null): Promise<void> {
  if (tokens === null) return;
  const whole = tokens.map(digest);
  const reads = (await Promise.all(tokens.map(deriveReadToken))).map(digest);
  app.addHook('onRequest', async (request) => {
    if (OPEN.includes(request.routeOptions.url)) return;
    const shown = request.headers[SERVICES_TOKEN_HEADER];
    const given = digest(typeof shown === 'string' ? shown : '');
    const isOneOf = (digests: readonly Buffer[]): boolean => digests.some((each) => timingSafeEqual(each, given));
    if (isOneOf(whole) || (READS.includes(request.method) && isOneOf(reads))) return;
    throw new Refusal(401, apiError('host_only', 'These services answer the site alone.'));
  });
}
