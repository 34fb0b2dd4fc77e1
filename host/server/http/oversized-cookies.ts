/**
 * Handles a cookie header that a script filled up (PLAT-3): a remote's version, a third party, or another host of the
 * domain. The visitor is not refused: the site reads its own cookies, and the first page that is opened deletes the
 * others.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { CLEARING_HEADERS, CLEARING_PAGE, OWN_COOKIES } from './clearing-page.ts';

/** Most bytes of headers that Node reads. Browsers can send three times as much. */
export const MAX_HEADER_BYTES = 256 * 1024;
/**
 * Most bytes of all headers but cookies. Addresses may be long (ROUTE-13): a query of tens of kilobytes is read and its
 * invalid parts are dropped.
 */
export const MAX_OTHER_BYTES = 64 * 1024;
/**
 * Most bytes of cookies that are read. The site's own are 2 KiB, third parties' about as much. Services read 16 KiB of
 * headers.
 */
export const MAX_COOKIE_BYTES = 8 * 1024;
/** Most cookies that are looked at. Browsers send up to 180, some 600. */
const MOST_COOKIES = 1_000;
/** Set when the clearing page was sent, so that it is not sent again at once when it did not help. */
const CLEARED_COOKIE = 'roost_cleared';
const CLEARED_SECONDS = 60;

const plainName = (cookie: string): string => (cookie.split('=', 1)[0] ?? '').replace(/^__(Host|Secure)-/, '');
/** Sorts the site's own cookies first, keeping their order. */
const rank = (cookie: string): number => {
  const place = OWN_COOKIES.indexOf(plainName(cookie));
  return place < 0 ? OWN_COOKIES.length : place;
};

/**
 * Returns the `Cookie` header unchanged when it is of a usual size, else the site's own cookies, then the shortest
 * others, up to `MAX_COOKIE_BYTES`.
 */
export function trimCookieHeader(header: string): string {
  if (header.length <= MAX_COOKIE_BYTES) return header;
  const ranked = header.split(';', MOST_COOKIES).flatMap((part) => {
    const cookie = part.trim();
    return cookie === '' ? [] : [{ cookie, rank: rank(cookie) }];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.cookie.length - b.cookie.length);
  const kept: string[] = [];
  let length = 0;
  for (const { cookie } of ranked) {
    const longer = length + cookie.length + 2;
    if (longer > MAX_COOKIE_BYTES) continue;
    kept.push(cookie);
    length = longer;
  }
  return kept.join('; ');
}

/** Returns true when a browser opens a page, not one of its files or data. */
const isOpened = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /^text\/html\b/.test(headers.accept ?? '');

const bytesBesideCookies = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.reduce((sum, text, place, all) => {
    const name = place % 2 === 0 ? text : (all[place - 1] ?? '');
    return name.toLowerCase() === 'cookie' ? sum : sum + text.length;
  }, raw.url?.length ?? 0);

/** Answers a request that is not read any further, and ends its connection: what follows it may be part of it. */
export async function refuseUnreadable(reply: FastifyReply, status: 400 | 431): Promise<void> {
  await reply
    .code(status)
    .headers({ connection: 'close', 'cache-control': 'no-store' })
    .send({ error: { code: 'bad_request', message: 'This request cannot be read.' } });
}

/**
 * Trims oversized cookie headers and answers the first opened page with the clearing page. Register it before anything
 * that reads cookies.
 */
export function trimOversizedCookies(app: FastifyInstance, { siteUrl, log }: { siteUrl: string; log: Log }): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const name = secure === '' ? CLEARED_COOKIE : `__Host-${CLEARED_COOKIE}`;
  app.addHook('onRequest', async (request, reply) => {
    if (bytesBesideCookies(request) > MAX_OTHER_BYTES) {
      await refuseUnreadable(reply, 431);
      return;
    }
    const header = request.raw.headers.cookie ?? '';
    if (header.length <= MAX_COOKIE_BYTES) return;
    request.raw.headers.cookie = trimCookieHeader(header);
    if (!isOpened(request) || header.includes(`${name}=`)) return;
    log('cookies_filled', { bytes: header.length });
    await reply
      .code(431)
      .headers(CLEARING_HEADERS)
      .header('set-cookie', `${name}=1; Max-Age=${CLEARED_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`)
      .send(CLEARING_PAGE);
  });
}
