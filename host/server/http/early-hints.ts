/** What every page begins with, said before the page is made: 103 Early Hints (`ROOST_EARLY_HINTS`, decision 0122). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostAssets } from '../html/host-assets.ts';

/**
 * Only a browser that opens a page reads hints. An older version of the protocol has no answer ahead of the answer, and Varnish, which names itself in
 * each request, takes one for a broken answer: every page would be a 503.
 */
const isReadByBrowser = ({ headers, method, raw }: Pick<FastifyRequest, 'headers' | 'method' | 'raw'>): boolean =>
  method === 'GET' &&
  raw.httpVersion === '1.1' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['x-varnish'] === undefined;

/**
 * Sends the addresses of the type and of the host's script ahead of the page, whatever its status will be: the browser, or a CDN for it, asks for
 * them while loaders run. They are named as the page's own preloads name them, else a browser would fetch them twice.
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
