/**
 * Serves GET `/_share/homes/41827.jpg` and `/_share/lists/<token>.jpg`: the picture of a shared link, 1200 × 630, from
 * the disk cache of pictures (LIST-7).
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { sharedCollectionSchema } from '@roost/shared/contracts/favorites-service';
import { listingSummarySchema } from '@roost/shared/contracts/listing';
import { SHARE_PATH } from '@roost/shared/domain/share-picture';
import type { Log } from '../log.ts';
import { MOST_SHARED_PHOTOS } from './draw-share-picture.ts';
import { PICTURE_PATH } from './request.ts';
import { PictureNotFoundError } from './source.ts';
import { BusyError } from './work-queue.ts';

type Options = { servicesUrl: string; log: Log; fetcher?: typeof fetch };

const LIMIT_MS = 5_000;
/** One day: photos change seldom, and networks keep their own copy anyway. */
const DAY = 'public, max-age=86400';
/** Number of photos of one home. */
const HOME_PHOTOS = 3;

const photosSchema = z.pick(listingSummarySchema, { photos: true });

type Kind = {
  path: (name: string) => string;
  /** Returns the addresses of the photos in an answer of services. */
  read: (body: unknown) => (string | undefined)[];
};
const KINDS: Readonly<Record<string, Kind>> = {
  homes: {
    path: (id) => `/listings/${id}`,
    read: (body) =>
      photosSchema
        .parse(body)
        .photos.slice(0, HOME_PHOTOS)
        .map(({ url }) => url),
  },
  lists: {
    // Asks for twice as many: photos from other origins cannot be drawn.
    path: (token) => `/favorites/shared/${token}?homes=${2 * MOST_SHARED_PHOTOS}`,
    read: (body) => sharedCollectionSchema.parse(body).selectedListings.map(({ images }) => images[0]?.url),
  },
};

export async function sharePlugin(app: FastifyInstance, { servicesUrl, log, fetcher = fetch }: Options): Promise<void> {
  /** Returns the photos of a subject; null where there is no such subject. Throws when services do not answer. */
  const findPhotos = async (kind: Kind, name: string): Promise<string[] | null> => {
    const response = await fetcher(servicesUrl + kind.path(encodeURIComponent(name)), {
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.status >= 400 && response.status < 500) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`Services answered ${response.status}.`);
    const photos = kind.read(await response.json());
    // Photos from other origins cannot be drawn: only the site's picture store is asked.
    return photos.filter((url) => url !== undefined && PICTURE_PATH.test(url)).slice(0, MOST_SHARED_PHOTOS) as string[];
  };

  app.get<{ Params: { kind: string; name: string } }>(`${SHARE_PATH}/:kind/:name.jpg`, async (request, reply) => {
    const kind = Object.hasOwn(KINDS, request.params.kind) ? KINDS[request.params.kind] : undefined;
    if (!kind || request.params.name === '') return refuse(reply, 404);
    try {
      const photos = await findPhotos(kind, request.params.name);
      if (photos === null) return await refuse(reply, 404);
      const body = await app.images.share(photos);
      return await reply
        .header('cache-control', DAY)
        .header('x-content-type-options', 'nosniff')
        .type('image/jpeg')
        .send(body);
    } catch (error) {
      if (error instanceof PictureNotFoundError) return refuse(reply, 404);
      if (!(error instanceof BusyError)) log('share_picture_failed', { kind: request.params.kind, error });
      return refuse(reply.header('retry-after', '30'), 503);
    }
  });
}

function refuse(reply: FastifyReply, status: 404 | 503): FastifyReply {
  const message = status === 404 ? 'There is no such picture.' : 'The picture cannot be drawn right now.';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { code: status === 404 ? 'picture_not_found' : 'pictures_busy', message } });
}
