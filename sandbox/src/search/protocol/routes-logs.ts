import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { permit, type Context } from './context.ts';
import { badRequest } from './errors.ts';

/**
 * What is remembered of a call. The beginnings of bodies are copied into one piece of memory that is used again and
 * again: a piece of a text would hold on to all of it, and memory of its own for each call keeps the collector busy.
 */
type Entry = {
  at: number;
  id: string;
  method: string;
  url: string;
  ip: string;
  agent: string;
  status: number;
  ms: number;
  /** Where its bodies are kept, and how many bytes of them; -1 when it had none that is text. */
  place: number;
  bodyBytes: number;
  answerBytes: number;
  hits: string | undefined;
};
const REMEMBERED = 1000;
const SHOWN_CHARACTERS = 1000;
const BODY_BYTES = 1000;
const ANSWER_BYTES = 1500;
const PLACE_BYTES = BODY_BYTES + ANSWER_BYTES;
const TYPES = new Set(['all', 'query', 'build', 'error']);
type LogPath = { Querystring: { offset?: string; length?: string; indexName?: string; type?: string } };

/** The last thousand calls, newest first, for `GET /1/logs`. Keys are not written into them. */
export function logRoutes(app: FastifyInstance, context: Context): void {
  const ring: Entry[] = [];
  const bytes = Buffer.alloc(REMEMBERED * PLACE_BYTES);
  let calls = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'OPTIONS' && !request.url.startsWith('/1/logs')) {
      const place = calls++ % REMEMBERED;
      ring[place] = getEntry(request, reply, typeof payload === 'string' ? payload : '', { place, bytes });
    }
    done();
  });

  app.get<LogPath>('/1/logs', async (request) => {
    permit(context, request, 'logs');
    const { type = 'all', indexName } = request.query;
    const [offset, length] = [Number(request.query.offset ?? 0), Number(request.query.length ?? 10)];
    if (!TYPES.has(type)) throw badRequest(`Invalid log type: ${type}`);
    if (!(offset >= 0) || !(length >= 0) || length > REMEMBERED)
      throw badRequest(`Invalid value for "length" or "offset", expected 0 to ${REMEMBERED}`);
    const newest = calls % REMEMBERED;
    const wanted = [...ring.slice(newest), ...ring.slice(0, newest)].filter(
      (entry) =>
        (type === 'all' || (type === 'error' ? entry.status >= 400 : getKind(entry) === type)) &&
        (indexName === undefined || indexOf(entry) === indexName),
    );
    return {
      logs: wanted
        .reverse()
        .slice(offset, offset + length)
        .map((entry) => worded(entry, bytes)),
    };
  });
}

function getEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string,
  { place, bytes }: { place: number; bytes: Buffer },
): Entry {
  const { id, method, url, ip, headers, body } = request;
  const isText = body instanceof Buffer && headers['content-encoding'] !== 'gzip';
  const at = place * PLACE_BYTES;
  return {
    at: Date.now(),
    id,
    method,
    url,
    ip,
    agent: headers['user-agent'] ?? '',
    status: reply.statusCode,
    ms: reply.elapsedTime,
    place,
    bodyBytes: isText ? body.copy(bytes, at, 0, BODY_BYTES) : -1,
    answerBytes: bytes.write(answer.slice(0, SHOWN_CHARACTERS), at + BODY_BYTES, ANSWER_BYTES),
    hits: getHits(answer),
  };
}

const getPath = ({ url }: Entry): string => url.split('?')[0] ?? '';
const getKind = (entry: Entry): 'query' | 'build' =>
  entry.method === 'GET' || /\/(query|queries|browse|search|objects)$/.test(getPath(entry)) ? 'query' : 'build';

function indexOf(entry: Entry): string | undefined {
  const index = /^\/1\/indexes\/([^/*]+)/.exec(getPath(entry))?.[1];
  return index === undefined ? undefined : decodeURIComponent(index);
}

/** A call as the protocol's log words it: every value is text. Worded when it is asked for, since few are. */
function worded(entry: Entry, bytes: Buffer): Record<string, string> {
  const body = entry.place * PLACE_BYTES;
  const answer = body + BODY_BYTES;
  const timestamp = new Date(entry.at).toISOString();
  const index = indexOf(entry);
  return {
    timestamp,
    method: entry.method,
    answer_code: String(entry.status),
    query_body: bytes.toString('utf8', body, body + Math.max(0, entry.bodyBytes)).slice(0, SHOWN_CHARACTERS),
    answer: bytes.toString('utf8', answer, answer + entry.answerBytes),
    url: withoutKey(entry.url),
    ip: entry.ip,
    query_headers: `User-Agent: ${entry.agent}`,
    sha1: createHash('sha1')
      .update(`${timestamp}${entry.id}${getPath(entry)}`)
      .digest('hex'),
    nb_api_calls: '1',
    processing_time_ms: String(Math.round(entry.ms)),
    query_params: withoutKey(entry.url.split('?')[1] ?? ''),
    ...(index !== undefined && { index }),
    ...(entry.hits !== undefined && { query_nb_hits: entry.hits }),
  };
}

/** The number stands after the hits, which can be long. */
function getHits(answer: string): string | undefined {
  const at = answer.lastIndexOf('"nbHits":');
  return at < 0 ? undefined : /^\d+/.exec(answer.slice(at + 9, at + 29))?.[0];
}

const withoutKey = (text: string): string => text.replace(/(x-algolia-api-key=)[^&]*/gi, '$1…');
