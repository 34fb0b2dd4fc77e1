/**
 * Serves `/sitemap.xml` and the files it names (LIST-5): every bookable home, loaded from services and cached for an
 * hour.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { sitemapFileAnswerSchema, sitemapIndexSchema } from '@roost/shared/contracts/sitemap';
import { escapeHtml } from '../html/escape.ts';
import type { Log } from '../log.ts';

export type SitemapOptions = {
  servicesUrl: string;
  siteUrl: string;
  log: Log;
  now?: () => number;
  fetcher?: typeof fetch;
};

const FRESH_MS = 3_600_000;
const LIMIT_MS = 8_000;
/** Most files in memory. A site of 200,000 homes has 20. */
const MOST_FILES = 32;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Place = { url: string; lastModified?: string };
const getPlaces = (tag: 'url' | 'sitemap', places: readonly Place[]) =>
  places
    .map(
      ({ url, lastModified }) =>
        `<${tag}><loc>${escapeHtml(url)}</loc>${lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : ''}</${tag}>`,
    )
    .join('');
const document = (root: 'urlset' | 'sitemapindex', content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${content}</${root}>\n`;

/** Returns a handler for one file: it writes the file, caches it for an hour, and answers 503 when that fails. */
function createFileServer({ log, now }: { log: Log; now: () => number }) {
  const kept = new Map<string, { xml: string; at: number }>();

  /** Sends the cached file while it is fresh, else a new one; a stale one when services do not answer. */
  return async function serve(
    name: string,
    write: () => Promise<string | null>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const known = kept.get(name);
    let xml = known?.xml ?? null;
    if (!known || now() - known.at > FRESH_MS) {
      try {
        xml = await write();
        kept.delete(name);
        if (xml !== null) kept.set(name, { xml, at: now() });
        const [oldest] = kept.keys();
        if (kept.size > MOST_FILES && oldest !== undefined) kept.delete(oldest);
      } catch (error) {
        log('sitemap_failed', { name, error });
        if (xml === null)
          return reply
            .code(503)
            .header('retry-after', '300')
            .header('cache-control', 'no-store')
            .type('text/plain; charset=utf-8')
            .send('The sitemap is not available right now.');
      }
    }
    if (xml === null)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such sitemap.');
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  };
}

export async function sitemapPlugin(
  app: FastifyInstance,
  { servicesUrl, siteUrl, log, now = Date.now, fetcher = fetch }: SitemapOptions,
): Promise<void> {
  const serve = createFileServer({ log, now });

  /** Loads a list from services. Null when they have no such list. */
  async function ask<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | null> {
    const response = await fetcher(servicesUrl + path, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`services answered ${response.status}`);
    return schema.parse(await response.json());
  }

  app.get('/sitemap.xml', (_request, reply) =>
    serve(
      'index',
      async () => {
        const index = await ask('/sitemap', sitemapIndexSchema);
        const files = (index?.files ?? []).map(({ file, lastModified }) => ({
          url: `${siteUrl}/sitemaps/homes-${file}.xml`,
          lastModified,
        }));
        return document('sitemapindex', getPlaces('sitemap', [{ url: `${siteUrl}/sitemaps/pages.xml` }, ...files]));
      },
      reply,
    ),
  );

  app.get('/sitemaps/pages.xml', (_request, reply) =>
    serve('pages', async () => document('urlset', getPlaces('url', [{ url: `${siteUrl}/` }])), reply),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/homes-:file.xml', (request, reply) => {
    const { file } = request.params;
    return serve(
      `homes-${file}`,
      async () => {
        const homes = /^\d{1,4}$/.test(file) ? await ask(`/sitemap/${file}`, sitemapFileAnswerSchema) : null;
        return (
          homes &&
          document(
            'urlset',
            getPlaces(
              'url',
              homes.entries.map(({ path, lastModified }) => ({ url: siteUrl + path, lastModified })),
            ),
          )
        );
      },
      reply,
    );
  });
}
