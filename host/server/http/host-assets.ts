/** Serves the host's own browser build, each file compressed once, and reads which of its files a page begins with. */
import { readFile, readdir } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { isSourceMap } from '@roost/shared/contracts/source-maps';
import type { HostAssets } from '../html/host-assets.ts';

/** Path under which the build's files are served. The build has the same setting. */
export const HOST_ASSETS_PATH = '/_host/';

const listSchema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  // Older builds name none.
  chunks: z._default(z.record(z.string(), z.array(z.string())), {}),
  chunkStyles: z._default(z.record(z.string(), z.array(z.string())), {}),
});
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};
const COMPRESSED = new Set(['.js', '.css', '.svg', '.map']);

async function getFonts(clientDir: string, build: string, face: string): Promise<string[]> {
  const files = await readdir(join(clientDir, build, 'media')).catch(() => []);
  return files
    .filter((file) => file.startsWith(face) && file.endsWith('.woff2'))
    .map((file) => `${HOST_ASSETS_PATH}${build}/media/${file}`);
}

/** Reads the build's list of files. Throws when the host was not built. */
export async function readHostAssets(clientDir: string): Promise<HostAssets> {
  const list = listSchema.parse(JSON.parse(await readFile(join(clientDir, 'assets.json'), 'utf8')));
  const build = dirname(list.js[0] ?? '.');
  const address = (file: string) => `${HOST_ASSETS_PATH}${file}`;
  const addresses = (chunks: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(chunks).map(([name, files]) => [name, files.map(address)]));
  return {
    js: list.js.map(address),
    css: list.css.map(address),
    chunks: addresses(list.chunks),
    chunkStyles: addresses(list.chunkStyles),
    fonts: await getFonts(clientDir, build, 'figtree'),
    displayFonts: await getFonts(clientDir, build, 'newsreader'),
  };
}

export type Encoding = 'br' | 'gzip' | 'identity';
const encoders: Readonly<Record<Exclude<Encoding, 'identity'>, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Returns the smallest encoding that the client accepts. */
export function getEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Answers 404 without caching: the file may be there after the next release (SAFE-17). */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

/** Serves the build's files. Their names or directories change with their content, so they may be kept for a year. */
export async function hostAssetsPlugin(
  app: FastifyInstance,
  { clientDir, sourceMaps }: { clientDir: string; sourceMaps: boolean },
): Promise<void> {
  const cache = new Map<string, Promise<Buffer>>();

  function content(path: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding}:${path}`;
    const known = cache.get(key);
    if (known) return known;
    const made = encoding === 'identity' ? readFile(path) : content(path, 'identity').then(encoders[encoding]);
    made.catch(() => cache.delete(key));
    cache.set(key, made);
    return made;
  }

  // Compresses the first files at start, which takes a second, so that no visitor waits for it.
  app.addHook('onListen', () => {
    const prepare = async () => {
      const { js, css } = await readHostAssets(clientDir);
      const files = [...js, ...css].map((href) => join(clientDir, href.slice(HOST_ASSETS_PATH.length)));
      await Promise.all(files.map((file) => content(file, 'br')));
    };
    // Files that fail now are compressed when they are first requested.
    prepare().catch(() => undefined);
  });

  app.get<{ Params: { '*': string } }>(`${HOST_ASSETS_PATH}*`, async (request, reply) => {
    const path = join(clientDir, request.params['*']);
    const extension = extname(path);
    const type = TYPES[extension];
    const isServed = type !== undefined && path.startsWith(`${clientDir}${sep}`) && (sourceMaps || !isSourceMap(path));
    if (!isServed) return sendNoFile(reply);
    const encoding = COMPRESSED.has(extension) ? getEncoding(request.headers['accept-encoding']) : 'identity';
    try {
      const body = await content(path, encoding);
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return await reply.send(body);
    } catch {
      return sendNoFile(reply);
    }
  });
}
