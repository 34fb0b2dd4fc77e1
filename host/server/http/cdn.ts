/** Which pages a CDN may keep for some seconds (`ROOST_SHARED_CACHE`, decision 0112): those that every visitor without a cookie gets. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasShares } from '../registry/choose.ts';
import type { RemoteTable } from '../registry/validate.ts';
import type { FinishedPage } from './shared-pages.ts';
import { QUARTER_MS } from './shared-key.ts';

/** The header for a CDN alone (RFC 9213). Browsers keep no page. */
const CDN_HEADER = 'cdn-cache-control';
/** Seconds for which a CDN may send a page as it is, and for which it may send it once more while it asks for a new one. */
const FRESH_S = 5;
const STALE_S = 30;
/** Older pages stand in where no new one can be made: never in a cache of others. */
const OLDEST_S = 35;

/** Keys of a query that name a secret. No page of ours reads one, and who was mailed one may come with it all the same (SAFE-17). */
const NAMES_A_SECRET = /[?&](?:token|key|code|secret|signature|password|email|\w*_secret)=/i;

/**
 * Returns whether a visitor needs no number: a CDN stands before the site, this visitor brings no cookie and no name, and no remote is given to a
 * share of the visitors. Whoever comes with a cookie, or while a version is on its way, gets one as ever (PLAT-3).
 */
export const isAnybody = (
  { sharedCache }: { sharedCache: boolean },
  { headers, method, raw }: Pick<FastifyRequest, 'headers' | 'method' | 'raw'>,
  table: RemoteTable,
): boolean =>
  sharedCache &&
  (method === 'GET' || method === 'HEAD') &&
  headers.cookie === undefined &&
  headers.authorization === undefined &&
  !NAMES_A_SECRET.test(raw.url ?? '') &&
  Object.values(table).every((entries) => !hasShares(entries));

/**
 * Returns the header for a page that was made for anybody; none where it is not everybody's. A cookie of the answer takes it away again (`keepCookiesFromCdn`). It ends with the quarter of an hour: days begin at
 * quarters, and prices and dates with them.
 * @param age seconds since the page was made; null for a new one
 * @param now when it was asked for, ISO date and time
 */
export function cdnHeaders(page: FinishedPage, age: number | null, now: string): Record<string, string> {
  const left = Math.floor((QUARTER_MS - (Date.parse(now) % QUARTER_MS)) / 1000) - 1;
  if (!page.isEverybodys || page.cookies.length > 0 || (age ?? 0) > OLDEST_S || left < 1) return {};
  const fresh = Math.min(FRESH_S, left);
  return { [CDN_HEADER]: `max-age=${fresh}, stale-while-revalidate=${Math.min(STALE_S, left - fresh)}` };
}

/**
 * Takes the header off an answer that has a cookie: a CDN would give it to everybody, or keep nothing of this address for a while. Register it
 * behind the plugin that writes cookies, since it does so last of all.
 */
export function keepCookiesFromCdn(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie')) reply.removeHeader(CDN_HEADER);
  });
}
