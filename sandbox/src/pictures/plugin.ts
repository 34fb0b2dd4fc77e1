/**
 * The picture store: `/pictures/{house}-{land}-{season}/{seed}/{shot}-{n}-{mood}.svg`, painted when asked, always the
 * same.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { paintPicture } from './picture.ts';
import { parsePicturePath } from './spec.ts';

/** Addresses name their content for good. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Changes when the painter does, so that caches between us and the browser ask again after an update. */
const PAINTER_VERSION = '1';

/** Registers the picture store. Unknown words in an address are a 404. */
export async function picturesPlugin(app: FastifyInstance): Promise<void> {
  app.get('/pictures/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const spec = parsePicturePath(path);
    if (!spec)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ message: 'There is no such picture.', status: 404 });
    const etag = `"${createHash('sha256').update(`${PAINTER_VERSION}${path}`).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', IMMUTABLE).header('etag', etag).header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(paintPicture(spec));
  });
}
