/**
 * Serves files of published remotes under a path of the site's own origin, fetched from the asset server, so that a
 * page needs no second connection. A version's files never change: the host caches them in memory, and pages go on
 * while the asset server is down (PLAT-5). A CDN in front of the site caches them too; with `ROOST_REMOTES_URL`
 * browsers fetch them from another place (decision 0089).
 */
import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { Agent, interceptors } from 'undici';
import { toPassedHeaders, withoutConnectionHeaders } from './connection-headers.ts';
import { isSourceMap } from '@roost/shared/contracts/source-maps';
import { REMOTE_FILES_PATH } from '../config.ts';
import { sendNoFile } from './host-assets.ts';
import { RemoteFileStore } from './remote-file-store.ts';

const LIMIT_MS = 10_000;
const CONNECT_MS = 3_000;
/**
 * Milliseconds for which an idle connection is kept, whatever the asset server offers (72 s): one that died without a
 * word would cost a guest's file the whole time limit.
 */
const IDLE_MS = 4_000;
/** Limits of the cache: bytes in all, bytes of one file, and files. A site's remotes are 3 MB in one encoding. */
const KEPT = { maxSize: 48 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024, maxCount: 4_000 };
/** Headers about the browser's own cache. They are not passed on to the asset server. */
const OWN_CACHE = new Set(['cache-control', 'pragma', 'if-none-match', 'if-modified-since', 'range']);
/** Encodings of the asset server's files, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** Request headers that are never passed on. */
const PRIVATE = new Set(['cookie', 'authorization']);
/**
 * A file that never changes is not asked for again, and none is sent in parts: headers that say by what and how are
 * bytes of every first visit.
 */
const UNREAD = new Set(['etag', 'last-modified', 'accept-ranges']);
/** Matches a file of a version, e.g. `mfe-search/1.2.0/js/x.js`. */
const VERSIONED = /^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\/[\w./-]+$/;

/** Returns the smallest encoding that the browser accepts, whatever order it names. */
function encodingFor(headers: IncomingHttpHeaders): string {
  const read = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find((each) => read.includes(each)) ?? 'identity';
}

export async function remoteFilesPlugin(
  app: FastifyInstance,
  { assetsUrl, sourceMaps, idleMs = IDLE_MS }: { assetsUrl: string; sourceMaps: boolean; idleMs?: number },
): Promise<void> {
  await app.register(replyFrom, {
    base: assetsUrl,
    disableRequestLogging: true,
    undici: new Agent({
      connections: 32,
      headersTimeout: LIMIT_MS,
      bodyTimeout: LIMIT_MS,
      connect: { timeout: CONNECT_MS },
      keepAliveTimeout: idleMs,
      keepAliveMaxTimeout: idleMs,
    }).compose(interceptors.cache({ store: new RemoteFileStore(KEPT), methods: ['GET'] })),
  });
  app.get<{ Params: { '*': string } }>(`${REMOTE_FILES_PATH}/*`, (request, reply) => {
    const file = request.params['*'];
    const isServed = VERSIONED.test(file) && !file.includes('..') && (sourceMaps || !isSourceMap(file));
    if (!isServed) return sendNoFile(reply);
    return reply.from(`/${file}`, {
      timeout: LIMIT_MS,
      // A query changes nothing in a file, and each spelling would be cached once more.
      queryString: () => '',
      // Only files say how long they may be cached. Other answers, such as the 404 of a version that is not published
      // yet, are not cached (SAFE-17).
      rewriteHeaders: (headers) => ({
        'cache-control': 'no-store',
        ...Object.fromEntries(Object.entries(withoutConnectionHeaders(headers)).filter(([name]) => !UNREAD.has(name))),
      }),
      rewriteRequestHeaders: (_incoming, headers) => ({
        ...Object.fromEntries(
          Object.entries(toPassedHeaders(headers)).filter(([name]) => !OWN_CACHE.has(name) && !PRIVATE.has(name)),
        ),
        'accept-encoding': encodingFor(headers),
      }),
      onError: (failed) => {
        failed.code(502).header('cache-control', 'no-store').type('text/plain').send('Not available');
      },
    });
  });
}
