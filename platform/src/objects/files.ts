/**
 * Serves the files of published versions out of the object storage, as the directory would be served: with the
 * compressed copy that a browser takes, for ever.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getFacts } from './published.ts';
import { StorageProblem } from './store.ts';
import type { ObjectStore } from './store.ts';

const FILE = /^([a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*)\/([\w-][\w.-]*\/)*[\w-][\w.-]*$/;
/** Bytes of files that are kept: those of the versions that visitors get now. */
const KEPT_BYTES = 64 * 1024 * 1024;
const KEPT_VERSIONS = 500;
/** Milliseconds for which a version without files is not looked for again. */
const MISSING_MS = 2_000;
/** In the order in which we like them. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type File = { body: Buffer; etag: string };

/** The codings that a browser takes: named, and not with a weight of zero. */
function accepts(header: string | string[] | undefined, coding: string): boolean {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  return parts.some((part) => {
    const [name, ...rest] = part.split(';').map((text) => text.trim());
    return name === coding && !rest.some((weight) => /^q=0(\.0+)?$/.test(weight));
  });
}

/** Keys of a version and bytes of its files, each asked for once while it is kept and once at a time. */
function createReader(store: ObjectStore) {
  // Apart from the others, so that nobody who asks for versions that are not there pushes out those that are.
  const missing = new LRUCache<string, true>({ max: KEPT_VERSIONS, ttl: MISSING_MS });
  const versions = new LRUCache<string, ReadonlySet<string>>({
    max: KEPT_VERSIONS,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (base) => {
      const keys = new Set(await store.list(`${base}/`));
      if (keys.size > 0) return keys;
      missing.set(base, true);
      return undefined;
    },
  });
  // Versions that were listed once more since a file of theirs was not there: one may be asked for while it is sent.
  const again = new LRUCache<string, true>({ max: KEPT_VERSIONS, ttl: MISSING_MS });
  const files = new LRUCache<string, File>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: async (key) => {
      const found = await store.get(key);
      if (found === null) throw new StorageProblem(`${key} was listed in ${store.where}, and is not there.`);
      const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`;
      return { body: found.body, etag };
    },
  });
  return {
    /** @param path a file that is asked for */
    keys: async (base: string, path: string): Promise<ReadonlySet<string>> => {
      const found = (missing.has(base) ? undefined : await versions.fetch(base)) ?? new Set<string>();
      if (found.size === 0 || found.has(path) || again.has(base)) return found;
      again.set(base, true);
      return (await versions.fetch(base, { forceRefresh: true }).catch(() => null)) ?? found;
    },
    file: async (key: string): Promise<File> => {
      const found = await files.fetch(key);
      // Larger than all that may be kept: read for this one request.
      return (
        found ?? {
          ...(await store.get(key).then((one) => one ?? Promise.reject(new StorageProblem(`${key} is gone.`)))),
        }
      );
    },
  };
}

export type ObjectFilesOptions = { store: ObjectStore; onProblem: (error: unknown) => void };

/** `GET /mfe-x/1.0.0/…`. While the storage does not answer, what is kept is served and everything else is a 503. */
export async function objectFiles(app: FastifyInstance, { store, onProblem }: ObjectFilesOptions): Promise<void> {
  const reader = createReader(store);

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, base: string): Promise<FastifyReply> {
    const keys = await reader.keys(base, path);
    if (!keys.has(path)) return reply.callNotFound() as unknown as FastifyReply;
    const copies = CODINGS.filter(([, ending]) => keys.has(path + ending));
    const ending = copies.find(([coding]) => accepts(request.headers['accept-encoding'], coding))?.[1] ?? '';
    const { contentType, cacheControl, contentEncoding } = getFacts(path + ending);
    const { body, etag } = await reader.file(path + ending);
    reply.headers({ 'cache-control': cacheControl, etag });
    if (copies.length > 0) reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (contentEncoding !== undefined) reply.header('content-encoding', contentEncoding);
    return reply.type(contentType).send(body);
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    const base = FILE.exec(path)?.[1];
    if (base === undefined) return reply.callNotFound();
    try {
      return await send(request, reply, path, base);
    } catch (error) {
      onProblem(error);
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '1' })
        .send({ error: 'The files of this version cannot be read now.' });
    }
  });
}
