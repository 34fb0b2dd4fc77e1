/**
 * Serves GET `/_image?url=/pictures/…&w=640&q=75`: pictures at listed widths, WebP or AVIF, from a disk cache (LIST-7).
 */
import { IMAGE_ENDPOINT } from '@roost/shared/domain/images';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ImageStore } from './image-store.ts';
import { acceptedFormats, parseImageRequest } from './request.ts';
import { photosFirst, PictureNotFoundError, PictureSourceError, pictureSource } from './source.ts';
import { BusyError } from './work-queue.ts';

export type ImagesOptions = {
  /** Origin of the picture store, the only place that `/pictures/…` is fetched from. */
  picturesUrl: string;
  /** Directory of imported photographs on this machine; it may be missing. */
  photosDir?: string;
  /** Directory of finished pictures. It may be deleted while the host is stopped. */
  cacheDir: string;
  /** Most bytes of that directory. The least recently used pictures are removed first. */
  maxCacheBytes: number;
  /** Time limit of one fetch from the store in milliseconds. */
  sourceTimeLimitMs?: number;
  /** Whether AVIFs are made for the next visitors. Default: yes. */
  makesAvifs?: boolean;
  /** Returns true when the machine has time for AVIFs. Given by tests. */
  isCalm?: () => boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The store, for rendering in the background: `app.images.prewarm(paths, 640)`. */
    images: ImageStore;
  }
}

/** Milliseconds: a late picture is better than none, and nothing else waits for it. */
const SOURCE_TIME_LIMIT_MS = 20_000;

/** An address never changes its content: a changed picture gets a new path. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Registers the endpoint and `app.images`. */
export async function imagesPlugin(app: FastifyInstance, options: ImagesOptions): Promise<void> {
  const fromStore = pictureSource(options.picturesUrl, options.sourceTimeLimitMs ?? SOURCE_TIME_LIMIT_MS);
  const store = await ImageStore.open({
    source: options.photosDir === undefined ? fromStore : photosFirst(options.photosDir, fromStore),
    cacheDir: options.cacheDir,
    maxCacheBytes: options.maxCacheBytes,
    makesAvifs: options.makesAvifs ?? true,
    ...(options.isCalm && { isCalm: options.isCalm }),
    onWriteError: (error) => app.log.warn({ event: 'image_cache_write_failed', error }),
  });
  app.decorate('images', store);
  app.addHook('onClose', () => store.close());

  app.get(IMAGE_ENDPOINT, async (request, reply) => {
    const parsed = parseImageRequest(request.query);
    if (!parsed.ok) {
      const { field, reason } = parsed.error;
      return refuse(reply, 400, { code: 'bad_image_request', field, message: reason });
    }
    try {
      const { body, format, etag } = await store.get(parsed.request, acceptedFormats(request.headers.accept));
      reply
        .header('cache-control', IMMUTABLE)
        .header('etag', etag)
        .header('vary', 'Accept')
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
      return await reply.type(`image/${format}`).send(body);
    } catch (error) {
      return failure(reply, error);
    }
  });
}

// The decoration is for the whole host, not only for this plugin's routes.
Object.assign(imagesPlugin, { [Symbol.for('skip-override')]: true });

function failure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof PictureNotFoundError)
    return refuse(reply, 404, { code: 'picture_not_found', field: 'url', message: 'There is no such picture.' });
  if (error instanceof BusyError) {
    return refuse(reply.header('retry-after', '2'), 503, {
      code: 'pictures_busy',
      message: 'Too many pictures are being made. Try again in a moment.',
    });
  }
  reply.log.warn({ event: 'image_failed', error });
  const message =
    error instanceof PictureSourceError ? 'The picture store did not answer.' : 'The picture could not be read.';
  return refuse(reply, 502, { code: 'picture_failed', message });
}

function refuse(
  reply: FastifyReply,
  status: number,
  error: { code: string; message: string; field?: string },
): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}
