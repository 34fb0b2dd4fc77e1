/**
 * Decides which pages a CDN may cache for some seconds (`ROOST_SHARED_CACHE`, decision 0112): those that are the same
 * for every visitor without a cookie.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasShares } from '../registry/choose.ts';
import type { RemoteTable } from '../registry/validate.ts';
import type { FinishedPage } from './shared-pages.ts';
import { QUARTER_MS } from './shared-key.ts';

/** The header that only CDNs read (RFC 9213). Browsers do not cache pages. */
const CDN_HEADER = 'cdn-cache-control';
/**
 * Seconds for which a CDN may send a page without asking, and for which it may then send it once more while it asks for
 * a new one.
 */
const FRESH_SECONDS = 5;
const STALE_SECONDS = 30;
/** Seconds. Older pages stand in for pages that could not be made, and must not get into a CDN's cache. */
const OLDEST_SECONDS = 35;

/** Query keys that name a secret. No page reads one, but a mailed link may carry one to any page (SAFE-17). */
const NAMES_A_SECRET = /[?&](?:token|key|code|secret|signature|password|email|\w*_secret)=/i;

/**
 * Returns true for a visitor who needs no visitor number: a CDN stands before the site, the request has no cookie and
 * no authorization, and no remote is served to a share of the visitors. All others get a number (PLAT-3).
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
 * Returns the CDN's caching header for a page that is the same for everybody, else nothing. The time ends with the
 * current quarter of an hour, because a home's day can begin at any quarter and prices and dates change with it.
 * `keepCookiesFromCdn` removes the header from an answer that sets a cookie.
 * @param age seconds since the page was made; null for a new one
 * @param now when it was asked for, ISO date and time
 */
export function cdnHeaders(page: FinishedPage, age: number | null, now: string): Record<string, string> {
  const left = Math.floor((QUARTER_MS - (Date.parse(now) % QUARTER_MS)) / 1000) - 1;
  if (!page.isEverybodys || page.cookies.length > 0 || (age ?? 0) > OLDEST_SECONDS || left < 1) return {};
  const fresh = Math.min(FRESH_SECONDS, left);
  return { [CDN_HEADER]: `max-age=${fresh}, stale-while-revalidate=${Math.min(STALE_SECONDS, left - fresh)}` };
}

/**
 * Removes the CDN's header from answers that set a cookie: a CDN would give the cookie to everybody, or stop caching
 * this address for a while. Register it after the plugin that writes cookies, which does so last.
 */
export function keepCookiesFromCdn(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie')) reply.removeHeader(CDN_HEADER);
  });
}
