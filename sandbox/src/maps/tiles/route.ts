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

/** Returns what paints tiles. It keeps the newest few hundred, and reads the atlases at the first. */
export function createTileSource(towns: () => readonly Place[]): (zoom: number, x: number, y: number) => string {
  let painter: TilePainter | null = null;
  const kept = new Map<string, string>();
  return (zoom, x, y) => {
    const key = `${zoom}/${x}/${y}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    painter ??= new TilePainter(towns());
    const svg = painter.paint(zoom, x, y);
    const oldest = kept.keys().next().value;
    if (kept.size >= KEPT_TILES && oldest !== undefined) kept.delete(oldest);
    kept.set(key, svg);
    return svg;
  };
}

/** Tiles never change, so browsers keep them. */
export function serveTiles(app: FastifyInstance, paint: (zoom: number, x: number, y: number) => string): void {
  app.get('/maps/tiles/:scheme/:zoom/:x/:y.svg', async (request, reply) => {
    const tile = tileSchema.safeParse(request.params).data;
    if (!tile || tile.x >= 2 ** tile.zoom || tile.y >= 2 ** tile.zoom)
      return reply.code(404).send({ message: 'There is no such tile.', status: 404 });
    const svg = paint(tile.zoom, tile.x, tile.y);
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml; charset=utf-8')
      .send(tile.scheme === 'dark' ? atNight(svg) : svg);
  });
}
