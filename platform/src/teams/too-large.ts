/** Requests that are larger than their address takes. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Most bytes that are read of a request that is refused for its length. */
const MOST_READ = 60_000_000;

export const tooLarge = (limit: number): Refusal =>
  new Refusal('too_large', `It is larger than ${limit / 1_000_000} MB, the most that this address takes.`);

/**
 * Reads a body whose length is not told before it, all of it where it is too large.
 * @returns the bytes, as a stream again @throws Refusal
 */
async function readUntold(body: Readable, limit: number): Promise<Readable> {
  const kept: Buffer[] = [];
  let bytes = 0;
  // To end early is not to destroy: the answer goes out on the same connection.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limit) kept.push(chunk);
    else kept.length = 0;
    if (bytes > MOST_READ) break;
  }
  if (bytes > limit) throw tooLarge(limit);
  return Readable.from(kept, { objectMode: false });
}

/**
 * Reads a body that is too large to its end, and throws it away: whoever is answered before that, a host in front too,
 * finds the connection closed and may never read why.
 * @returns the body, for who parses it
 * @throws Refusal
 */
export async function refuseTooLarge(request: FastifyRequest, body: Readable): Promise<Readable> {
  const { bodyLimit: limit = Infinity } = request.routeOptions;
  if (request.headers['transfer-encoding'] !== undefined) return readUntold(body, limit);
  const bytes = Number(request.headers['content-length'] ?? 0);
  if (bytes <= limit || bytes > MOST_READ) return body;
  for await (const _chunk of body);
  throw tooLarge(limit);
}
