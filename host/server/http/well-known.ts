/** The few files that live at fixed addresses. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { drawSign, SIGN_SVG } from './sign.ts';

const DAY = 'public, max-age=86400';

const MANIFEST = {
  name: 'Roost',
  short_name: 'Roost',
  description: 'Vacation rentals with the whole price up front',
  start_url: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#0c463c',
  id: '/',
  scope: '/',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Find a home', url: '/search' },
    { name: 'Favorites', url: '/favorites' },
    { name: 'Trips', url: '/trips' },
  ],
  // What is shared to Roost, such as the name of a place, is searched for.
  share_target: { action: '/search', method: 'GET', params: { text: 'query' } },
};

/** Side of each icon in pixels, and the part of it that the sign covers: systems cut a maskable one to their own shape. */
const ICONS: Readonly<Record<string, { side: number; share: number }>> = {
  192: { side: 192, share: 1 },
  512: { side: 512, share: 1 },
  apple: { side: 180, share: 1 },
  maskable: { side: 512, share: 0.72 },
};

/** Draws the sign as PNG on its own green: browsers that install a site take no vectors, and fill what is transparent with black. */
async function drawIcon({ side, share }: { side: number; share: number }): Promise<Buffer> {
  const sign = await drawSign(Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 3, background: '#0c463c' } })
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

const robots = (siteUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /booking',
    'Disallow: /favorites',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

export type WellKnownOptions = {
  siteUrl: string;
  /** File by which Apple knows whose site this is, before it opens a wallet there; null where Apple Pay is not offered. */
  applePayFile: string | null;
};

export async function wellKnownPlugin(
  app: FastifyInstance,
  { siteUrl, applePayFile }: WellKnownOptions,
): Promise<void> {
  if (applePayFile !== null) {
    const proof = readFileSync(applePayFile);
    app.get('/.well-known/apple-developer-merchantid-domain-association', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', DAY).send(proof),
    );
  }
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', DAY).send(SIGN_SVG));
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', DAY).redirect('/favicon.svg', 301));
  const drawn = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { name: string } }>('/icons/:name.png', async (request, reply) => {
    const { name } = request.params;
    const icon = ICONS[name];
    if (!icon) return reply.code(404).send('There is no such icon.');
    const picture = drawn.get(name) ?? drawIcon(icon);
    drawn.set(name, picture);
    return reply
      .type('image/png')
      .header('cache-control', DAY)
      .send(await picture);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', DAY).send(robots(siteUrl)),
  );
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', DAY).send(JSON.stringify(MANIFEST)),
  );
}
