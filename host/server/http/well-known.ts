/** Serves the few files with fixed addresses. */
import { DAY_MS } from '@roost/shared/domain/dates';
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
  share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
};

type Shared = { title: string; text: string; url: string };

/** Most characters of a shared text that are searched for: as many as the search box takes. */
const MOST_SHARED = 500;
/** Matches a link without the punctuation that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;
/** Matches addresses that are no pages, and this one itself. */
const NO_PAGE = /^\/(?:api|share|_[^/]*)(?:\/|$)/;

/** Returns the page of this site that a shared address names; null for one of another site. */
function findOwnPage(address: string, siteUrl: string): string | null {
  const url = URL.parse(address);
  if (url?.origin !== new URL(siteUrl).origin) return null;
  return NO_PAGE.test(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Returns where a share to the installed site leads (ROUTE-14): an address of this site to its page, anything else,
 * such as the name of a place, to a search. Apps put an address into the field for addresses or into the text.
 */
export function findSharedPage({ title, text, url }: Shared, siteUrl: string): string {
  const addresses = [url, ...(text.match(LINK) ?? []), ...(title.match(LINK) ?? [])];
  const page = addresses.map((address) => findOwnPage(address.trim(), siteUrl)).find((found) => found !== null);
  // The origin comes first, so that a path that begins with two slashes cannot lead to another site.
  if (page !== undefined) return `${siteUrl}${page}`;
  const words = [text, title, url].map((part) => part.trim()).find((part) => part !== '');
  return words === undefined
    ? `${siteUrl}/search`
    : `${siteUrl}/search?${new URLSearchParams({ query: words.slice(0, MOST_SHARED) })}`;
}

/** Returns a field of the query; empty when it is missing or repeated. */
const readField = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Side of each icon in pixels, and the share of it that the logo covers: systems crop a maskable icon to their own
 * shape.
 */
const ICONS: Readonly<Record<string, { side: number; share: number }>> = {
  192: { side: 192, share: 1 },
  512: { side: 512, share: 1 },
  apple: { side: 180, share: 1 },
  maskable: { side: 512, share: 0.72 },
};

/**
 * Draws the logo as PNG on its green: browsers that install a site take no vectors, and fill transparency with black.
 */
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
    'Disallow: /share',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Days for which the file says that it holds: RFC 9116 wants less than a year, and it is made anew with each answer.
 */
const SECURITY_DAYS = 180;

/**
 * Where somebody who found a hole writes to (RFC 9116). @param contact a mail address, or an https address of a form
 */
export const securityText = (siteUrl: string, contact: string, now: Date): string =>
  [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now.getTime() + SECURITY_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

export type WellKnownOptions = {
  siteUrl: string;
  /** Whom somebody tells who found a hole: a mail address, or an https address of a form. */
  securityContact: string;
  /** File with which Apple verifies the site's owner before it offers Apple Pay there; null without Apple Pay. */
  applePayFile: string | null;
};

export async function wellKnownPlugin(
  app: FastifyInstance,
  { siteUrl, applePayFile, securityContact }: WellKnownOptions,
): Promise<void> {
  if (applePayFile !== null) {
    const proof = readFileSync(applePayFile);
    app.get('/.well-known/apple-developer-merchantid-domain-association', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', DAY).send(proof),
    );
  }
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', DAY)
      .send(securityText(siteUrl, securityContact, new Date())),
  );
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', DAY).send(SIGN_SVG));
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', DAY).redirect('/favicon.svg', 301));
  const drawn = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { name: string } }>('/icons/:name.png', async (request, reply) => {
    const { name } = request.params;
    const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
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
  app.get<{ Querystring: Record<string, unknown> }>('/share', ({ query }, reply) => {
    const [title, text, url] = [query.title, query.text, query.url].map(readField);
    return reply
      .header('cache-control', 'no-store')
      .redirect(findSharedPage({ title: title ?? '', text: text ?? '', url: url ?? '' }, siteUrl), 302);
  });
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', DAY).send(JSON.stringify(MANIFEST)),
  );
}
