/** Serves the basemap: `/maps/tiles/{light or dark}/{zoom}/{x}/{y}.svg`. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Place } from '../gazetteer.ts';
import { atNight, TilePainter } from './tile.ts';

const MOST_ZOOM = 18;
const KEPT_TILES = 500;
const tileSchema = z.object({
  scheme: z.enum(['light', 'dark']),
  zoom: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_ZOOM)),
  x: z.coerce.number().check(z.int(), z.minimum(0)),
  y: z.coerce.number().check(z.int(), z.minimum(0)),
});

/**
 * Tiles never change, so browsers keep them; the newest few hundred are kept here too. The atlases are read at the
 * first tile.
 */
export function serveTiles(app: FastifyInstance, towns: () => readonly Place[]): void {
  let painter: TilePainter | null = null;
  const kept = new Map<string, string>();
  app.get('/maps/tiles/:scheme/:zoom/:x/:y.svg', async (request, reply) => {
    const tile = tileSchema.safeParse(request.params).data;
    if (!tile || tile.x >= 2 ** tile.zoom || tile.y >= 2 ** tile.zoom)
      return reply.code(404).send({ message: 'There is no such tile.', status: 404 });
    const key = `${tile.zoom}/${tile.x}/${tile.y}`;
    let svg = kept.get(key);
    if (svg === undefined) {
      painter ??= new TilePainter(towns());
      svg = painter.paint(tile.zoom, tile.x, tile.y);
      const oldest = kept.keys().next().value;
      if (kept.size >= KEPT_TILES && oldest !== undefined) kept.delete(oldest);
      kept.set(key, svg);
    }
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml; charset=utf-8')
      .send(tile.scheme === 'dark' ? atNight(svg) : svg);
  });
}
