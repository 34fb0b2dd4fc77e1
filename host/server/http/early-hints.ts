/**
 * Sends 103 Early Hints (`ROOST_EARLY_HINTS`, decision 0122): the files that every page begins with, before the page is
 * made.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostAssets } from '../html/host-assets.ts';

/**
 * Returns true for a browser that opens a page: nothing else reads hints. Clients of HTTP/1.0 cannot take two answers,
 * and Varnish (`x-varnish`) takes the hint for a broken answer, so that every page would be a 503.
 */
const isReadByBrowser = ({ headers, method, raw }: Pick<FastifyRequest, 'headers' | 'method' | 'raw'>): boolean =>
  method === 'GET' &&
  raw.httpVersion === '1.1' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['x-varnish'] === undefined;

/**
 * Sends preloads of the fonts and of the host's script before the page is made, whatever its status will be, so that
 * the browser, or a CDN for it, fetches them while loaders run. They must equal the page's own preloads, or the browser
 * fetches them twice.
 */
export function sendEarlyHints(
  request: Pick<FastifyRequest, 'headers' | 'method' | 'raw'>,
  reply: Pick<FastifyReply, 'raw'>,
  { earlyHints }: { earlyHints: boolean },
  { fonts, js }: Pick<HostAssets, 'fonts' | 'js'>,
): void {
  if (!earlyHints || !isReadByBrowser(request)) return;
  reply.raw.writeEarlyHints({
    link: [
      ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
      ...js.map((href) => `<${href}>; rel=preload; as=script; crossorigin; fetchpriority=low`),
    ],
  });
}
