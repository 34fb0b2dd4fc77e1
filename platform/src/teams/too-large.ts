/** Requests that are larger than their address takes. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Most bytes that are read of a request that is refused for its length. */
const MOST_READ = 60_000_000;

export const tooLarge = (limit: number): Refusal =>
  new Refusal('too_large', `It is larger than ${limit / 1_000_000} MB, the most that this address takes.`);

/**
 * Reads a body that is too large to its end, and throws it away: whoever is answered before that, a host in front too,
 * finds the connection closed and may never read why.
 * @throws Refusal
 */
export async function refuseTooLarge(request: FastifyRequest, body: AsyncIterable<unknown>): Promise<void> {
  const { bodyLimit: limit = Infinity } = request.routeOptions;
  const bytes = Number(request.headers['content-length'] ?? 0);
  if (bytes <= limit || bytes > MOST_READ) return;
  for await (const _chunk of body);
  throw tooLarge(limit);
}
