/**
 * Google's Maps Static API, `/maps/api/staticmap`: one picture of a place at a zoom, made of the tiles that the script
 * draws. Only the parameters that the site sends; like the real one it answers with text where it cannot draw.
 */
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { project, TILE_PX } from './tiles/mercator.ts';

const MOST_PX = 640;
const KEPT_PICTURES = 100;
const CREDIT = 'Map data © GeoNames';
const pixels = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PX));
const querySchema = z.object({
  key: z.string().check(z.minLength(1)),
  center: z.string().check(z.regex(/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/)),
  zoom: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(18)),
  size: z.string().check(z.regex(/^\d+x\d+$/)),
  format: z._default(z.enum(['png8', 'jpg']), 'png8'),
});
const sizeSchema = z.tuple([pixels, pixels]);

/** @param paint returns a tile as SVG */
export function serveStaticMap(app: FastifyInstance, paint: (zoom: number, x: number, y: number) => string): void {
  const kept = new Map<string, Promise<Buffer>>();
  app.get('/maps/api/staticmap', async (request, reply) => {
    const query = querySchema.safeParse(request.query).data;
    const size = sizeSchema.safeParse(query?.size.split('x')).data;
    const hasKey = Boolean((request.query as { key?: string }).key);
    if (!query || !size)
      return reply
        .code(hasKey ? 400 : 403)
        .type('text/plain')
        .send('The Google Maps Platform server rejected your request.');
    const { center, zoom, format } = query;
    const name = `${center} ${zoom} ${size.join('x')} ${format}`;
    const picture = kept.get(name) ?? encode(draw(center.split(',').map(Number), zoom, size, paint), format);
    const oldest = kept.keys().next().value;
    if (kept.size >= KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    kept.set(name, picture);
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .type(format === 'jpg' ? 'image/jpeg' : 'image/png')
      .send(await picture);
  });
}

function encode(svg: string, format: 'png8' | 'jpg'): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  return (format === 'jpg' ? picture.jpeg({ quality: 70, mozjpeg: true }) : picture.png({ palette: true })).toBuffer();
}

/** Returns the picture as SVG. */
function draw(
  [lat = 0, lng = 0]: number[],
  zoom: number,
  [width, height]: [number, number],
  paint: (zoom: number, x: number, y: number) => string,
): string {
  const [worldX, worldY] = project(lng, lat);
  const tiles = 2 ** zoom;
  // Whole pixels: between tiles at half ones the ground shows as a line.
  const left = Math.round(worldX * tiles * TILE_PX - width / 2);
  const top = Math.round(worldY * tiles * TILE_PX - height / 2);
  const parts: string[] = [];
  for (let x = Math.floor(left / TILE_PX); x * TILE_PX < left + width; x += 1) {
    for (let y = Math.max(0, Math.floor(top / TILE_PX)); y < tiles && y * TILE_PX < top + height; y += 1) {
      const at = `x="${x * TILE_PX - left}" y="${y * TILE_PX - top}"`;
      // Each tile names its mask alike.
      const tile = paint(zoom, ((x % tiles) + tiles) % tiles, y).replaceAll(/(id="|url\(#)m\b/g, `$1m${x}-${y}`);
      parts.push(tile.replace('<svg ', `<svg ${at} `));
    }
  }
  const credit = `<text x="${width - 6}" y="${height - 6}" text-anchor="end" font-family="sans-serif" font-size="10" fill="#55605b">${CREDIT}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}${credit}</svg>`;
}
