/** The few files that live at fixed addresses. */
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
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

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
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', DAY).send(robots(siteUrl)),
  );
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', DAY).send(JSON.stringify(MANIFEST)),
  );
}
