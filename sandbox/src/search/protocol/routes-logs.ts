import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { permit, type Context } from './context.ts';
import { badRequest } from './errors.ts';

/** A call as the protocol's log words it: every value is text. */
type Entry = { kind: 'query' | 'build'; failed: boolean; log: Record<string, string> };
const REMEMBERED = 1000;
const SHOWN_CHARACTERS = 1000;
const TYPES = new Set(['all', 'query', 'build', 'error']);
type LogPath = { Querystring: { offset?: string; length?: string; indexName?: string; type?: string } };

/** The last thousand calls, newest first, for `GET /1/logs`. Keys are not written into them. */
export function logRoutes(app: FastifyInstance, context: Context): void {
  const entries: Entry[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS' || request.url.startsWith('/1/logs')) return;
    entries.push(entryOf(request, reply, typeof payload === 'string' ? payload : ''));
    if (entries.length > REMEMBERED) entries.shift();
  });

  app.get<LogPath>('/1/logs', async (request) => {
    permit(context, request, 'logs');
    const { type = 'all', indexName } = request.query;
    const [offset, length] = [Number(request.query.offset ?? 0), Number(request.query.length ?? 10)];
    if (!TYPES.has(type)) throw badRequest(`Invalid log type: ${type}`);
    if (!(offset >= 0) || !(length >= 0) || length > REMEMBERED)
      throw badRequest(`Invalid value for "length" or "offset", expected 0 to ${REMEMBERED}`);
    const wanted = entries.filter(
      ({ kind, failed, log }) =>
        (type === 'all' || (type === 'error' ? failed : kind === type)) &&
        (indexName === undefined || log['index'] === indexName),
    );
    return {
      logs: wanted
        .reverse()
        .slice(offset, offset + length)
        .map(({ log }) => log),
    };
  });
}

function entryOf(request: FastifyRequest, reply: FastifyReply, answer: string): Entry {
  const [path = '', query = ''] = request.url.split('?');
  const index = /^\/1\/indexes\/([^/*]+)/.exec(path)?.[1];
  const reads = request.method === 'GET' || /\/(query|queries|browse|search|objects)$/.test(path);
  const hits = hitsOf(answer);
  const timestamp = new Date().toISOString();
  return {
    kind: reads ? 'query' : 'build',
    failed: reply.statusCode >= 400,
    log: {
      timestamp,
      method: request.method,
      answer_code: String(reply.statusCode),
      query_body: bodyOf(request),
      answer: answer.slice(0, SHOWN_CHARACTERS),
      url: withoutKey(request.url),
      ip: request.ip,
      query_headers: `User-Agent: ${request.headers['user-agent'] ?? ''}`,
      sha1: createHash('sha1').update(`${timestamp}${request.id}${path}`).digest('hex'),
      nb_api_calls: '1',
      processing_time_ms: String(Math.round(reply.elapsedTime)),
      query_params: withoutKey(query),
      ...(index !== undefined && { index: decodeURIComponent(index) }),
      ...(hits !== undefined && { query_nb_hits: hits }),
    },
  };
}

/** The number stands after the hits, which can be long. */
function hitsOf(answer: string): string | undefined {
  const at = answer.lastIndexOf('"nbHits":');
  return at < 0 ? undefined : /^\d+/.exec(answer.slice(at + 9, at + 29))?.[0];
}

const withoutKey = (text: string): string => text.replace(/(x-algolia-api-key=)[^&]*/gi, '$1…');

const bodyOf = ({ body, headers }: FastifyRequest): string =>
  body instanceof Buffer && headers['content-encoding'] !== 'gzip' ? body.toString('utf8', 0, SHOWN_CHARACTERS) : '';
