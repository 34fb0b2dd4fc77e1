/**
 * Files of published remotes below a path of the site's own origin, passed on from the asset server: a page needs no second connection. A file of a
 * version never changes, so the host keeps what was asked for in memory, and pages go on while the asset server is away (PLAT-5). A CDN in front of the
 * site keeps them too; `ROOST_REMOTES_URL` names another place to fetch them from.
 */
import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { Agent, cacheStores, interceptors } from 'undici';
import { toPassedHeaders, withoutConnectionHeaders } from './connection-headers.ts';
import { isSourceMap } from '@roost/shared/contracts/source-maps';
import { REMOTE_FILES_PATH } from '../config.ts';
import { sendNoFile } from './host-assets.ts';

const LIMIT_MS = 10_000;
const CONNECT_MS = 3_000;
/** Bytes of all files that are kept, of one of them, and how many. A site's remotes are 3 MB, compressed in one way. */
const KEPT = { maxSize: 48 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024, maxCount: 4_000 };
/** Headers about the browser's own cache: not passed on to the asset server. */
const OWN_CACHE = new Set(['cache-control', 'pragma', 'if-none-match', 'if-modified-since', 'range']);
/** Encodings of the asset server's files, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** Headers that never leave the host. */
const PRIVATE = new Set(['cookie', 'authorization']);
/** A file that never changes is not asked for again, and none is sent in parts: headers that say by what and how are bytes of every first visit. */
const UNREAD = new Set(['etag', 'last-modified', 'accept-ranges']);
/** `mfe-search/1.2.0/js/x.js`: only files of a version, as the asset server has it. */
const VERSIONED = /^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\/[\w./-]+$/;

/** Returns the smallest encoding that the browser accepts, whatever order it names. */
function encodingFor(headers: IncomingHttpHeaders): string {
  const read = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find((each) => read.includes(each)) ?? 'identity';
}

export async function remoteFilesPlugin(
  app: FastifyInstance,
  { assetsUrl, sourceMaps }: { assetsUrl: string; sourceMaps: boolean },
): Promise<void> {
  await app.register(replyFrom, {
    base: assetsUrl,
    disableRequestLogging: true,
    undici: new Agent({
      connections: 32,
      headersTimeout: LIMIT_MS,
      bodyTimeout: LIMIT_MS,
      connect: { timeout: CONNECT_MS },
    }).compose(interceptors.cache({ store: new cacheStores.MemoryCacheStore(KEPT), methods: ['GET'] })),
  });
  app.get<{ Params: { '*': string } }>(`${REMOTE_FILES_PATH}/*`, (request, reply) => {
    const file = request.params['*'];
    const isServed = VERSIONED.test(file) && !file.includes('..') && (sourceMaps || !isSourceMap(file));
    if (!isServed) return sendNoFile(reply);
    return reply.from(`/${file}`, {
      timeout: LIMIT_MS,
      // Neither adds anything to a file, and each other spelling would be kept once more.
      queryString: () => '',
      // Only a file says how long it may be kept. What does not, as the 404 of a version that is not published yet, is asked for again (SAFE-17).
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
