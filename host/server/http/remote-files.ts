/**
 * Files of published remotes below a path of the site's own origin, passed on from the asset server: a page needs no second connection. A CDN
 * in front of the site keeps them (they never change); `ROOST_REMOTES_URL` names another place to fetch them from.
 */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { isSourceMap } from '@roost/shared/contracts/source-maps';

/** The path. */
export const REMOTE_FILES_PATH = '/_remotes';

const LIMIT_MS = 10_000;
/** `mfe-search/1.2.0/js/x.js`: only files of a version, as the asset server has it. */
const VERSIONED = /^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\/[\w./-]+$/;

export async function remoteFilesPlugin(
  app: FastifyInstance,
  { assetsUrl, sourceMaps }: { assetsUrl: string; sourceMaps: boolean },
): Promise<void> {
  await app.register(replyFrom, {
    base: assetsUrl,
    disableRequestLogging: true,
    undici: { connections: 32, headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS, connect: { timeout: 3000 } },
  });
  app.get<{ Params: { '*': string } }>(`${REMOTE_FILES_PATH}/*`, (request, reply) => {
    const file = request.params['*'];
    const isServed = VERSIONED.test(file) && !file.includes('..') && (sourceMaps || !isSourceMap(file));
    if (!isServed) return reply.code(404).type('text/plain').send('Not found');
    return reply.from(`/${file}`, {
      timeout: LIMIT_MS,
      // Guests' cookies are nobody else's business.
      rewriteRequestHeaders: (_incoming, { cookie: _cookie, authorization: _authorization, ...headers }) => headers,
      onError: (failed) => {
        failed.code(502).header('cache-control', 'no-store').type('text/plain').send('Not available');
      },
    });
  });
}
