/** The few files that live at fixed addresses. */
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';

const DAY = 'public, max-age=86400';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#0c463c"/>' +
  '<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M4.500 13.500 14 5.500l9.500 8"/><path d="M7 22.500h14"/></g>' +
  '<path fill="#fff" d="M10 18.300c0-2.600 1.900-4.400 4.500-4.400 1.400 0 2.300.5 3 1.300l2.200.4-1.700 1.300c.1 3-1.700 4.700-4.200 4.700-2.300 0-3.800-1.200-3.800-3.300z"/></svg>';

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
  const inner = Math.round(side * share);
  const sign = await sharp(Buffer.from(ICON), { density: (72 * inner) / 28 })
    .resize(inner, inner)
    .png()
    .toBuffer();
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

export async function wellKnownPlugin(app: FastifyInstance, { siteUrl }: { siteUrl: string }): Promise<void> {
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', DAY).send(ICON));
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
