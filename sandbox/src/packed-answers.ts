import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Characters of an answer that fit into one packet as they are. */
const ONE_PACKET = 1400;
const pack = promisify(gzip);

const reads = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends texts compressed, as every provider does.
 * @param options.level how hard, as zlib counts
 * @param options.isFor which of those who read it get it
 */
export function packAnswers(
  app: FastifyInstance,
  { level = 6, isFor = () => true }: { level?: number; isFor?: (request: FastifyRequest) => boolean } = {},
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length <= ONE_PACKET || !reads(request) || !isFor(request))
      return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return pack(payload, { level });
  });
}
