/**
 * Passes `/_teams/*` on to the registry's service beside the asset server, so that teams need one address only
 * (PLAT-2). Guests' cookies are not passed on.
 */
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { LONGEST_PASSED_ADDRESS, toPassedHeaders, withoutConnectionHeaders } from './connection-headers.ts';

const PATH = '/_teams';
/** Milliseconds. A publish takes long because it compresses the files. */
const LIMIT_MS = 60_000;
/** Matches the cookie of the console's sign-in. */
const COOKIE = /(?:^|;\s*)((?:__Secure-)?roost_team=[^;]*)/;

/**
 * A body as a stream that the client for the service may destroy when that is away: a request that is destroyed is
 * never read to its end, and its connection waits for that.
 */
function toOwnStream(body: Readable): Readable {
  const own = new PassThrough();
  body.once('close', () => {
    if (!body.readableEnded) own.destroy();
  });
  return body.pipe(own);
}

export async function teamsProxyPlugin(app: FastifyInstance, { assetsUrl }: { assetsUrl: string }): Promise<void> {
  // Bodies are passed on unparsed: the service counts and hashes their bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, toOwnStream(payload)));
  await app.register(replyFrom, {
    base: assetsUrl,
    disableRequestLogging: true,
    undici: { connections: 8, headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS, connect: { timeout: 3000 } },
  });
  app.get(PATH, (_request, reply) => reply.redirect(`${PATH}/`, 308));
  app.all<{ Params: { '*': string } }>(`${PATH}/*`, (request, reply) => {
    const { url = '/' } = request.raw;
    if (url.length > LONGEST_PASSED_ADDRESS)
      return reply
        .code(414)
        .header('cache-control', 'no-store')
        .send({ error: { code: 'too_large', message: 'This address is too long.' } });
    const path = url.split('?', 1)[0]?.slice(PATH.length) ?? '/';
    return reply.from(`/teams${path}`, {
      timeout: LIMIT_MS,
      rewriteHeaders: withoutConnectionHeaders,
      rewriteRequestHeaders: (incoming, { cookie: _cookie, ...headers }) => {
        const session = COOKIE.exec(incoming.headers.cookie ?? '')?.[1];
        return toPassedHeaders(session === undefined ? headers : { cookie: session, ...headers });
      },
      onError: (failed) => {
        // Else what is left of it stands before the next request of this connection.
        request.raw.resume();
        failed
          .code(502)
          .header('cache-control', 'no-store')
          .type('application/json')
          .send({
            error: { code: 'unavailable', message: 'The registry does not answer. Pages go on with what they have.' },
          });
      },
    });
  });
}
