import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, SearchError } from './errors.ts';
import { isObject, type Doc, type Json } from '../json.ts';
import type { Log } from '../../log.ts';
import { packAnswers } from '../../packed-answers.ts';

const MAX_BODY = 256 * 2 ** 20;

/** Browsers are behind a slow line; between processes of one machine packing costs more than it saves. */
const PACKED = { level: 4, isFor: ({ headers }: FastifyRequest): boolean => headers.origin !== undefined };

/**
 * What all routes share: bodies kept as bytes whatever their type, CORS and packed answers for browsers anywhere,
 * errors as `{message, status}`.
 */
export function useTransport(app: FastifyInstance, log: Log): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, PUT, DELETE, POST, OPTIONS');
    reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    reply.header('access-control-max-age', '86400');
  });
  packAnswers(app, PACKED);
  app.options('/1/*', async (_request, reply) => reply.code(200).send(''));
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/1/*',
    handler: async () => {
      throw new SearchError(404, 'Path not found');
    },
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SearchError && error.status === 503) reply.header('retry-after', '1');
    if (error instanceof SearchError)
      return reply.code(error.status).send({ message: error.message, status: error.status });
    const status = isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500;
    if (status < 500)
      return reply.code(status).send({ message: error instanceof Error ? error.message : 'Bad request', status });
    log('search_failed', {
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      error: error instanceof Error ? error.message : String(error),
    });
    const full = isObject(error) && error['code'] === 'ENOSPC';
    return reply
      .code(full ? 507 : 500)
      .send(full ? { message: 'The disk is full', status: 507 } : { message: 'Internal server error', status: 500 });
  });
}

/** The bytes of a request's body; empty when it has none. */
export function toBytes(request: FastifyRequest): Buffer {
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  if (request.headers['content-encoding'] !== 'gzip') return body;
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BODY });
  } catch {
    throw badRequest('Invalid gzip body');
  }
}

/** The body as JSON; an empty one is an empty object. */
export function toJson(request: FastifyRequest): Json {
  const bytes = toBytes(request);
  return bytes.length === 0 ? {} : parseJson(bytes.toString());
}

/** The body as a JSON object. */
export function toObject(request: FastifyRequest): Doc {
  const body = toJson(request);
  if (!isObject(body)) throw badRequest('Expecting a JSON object in the request body');
  return body;
}

export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw badRequest(`Invalid JSON: ${error instanceof Error ? error.message : 'syntax error'}`);
  }
}
