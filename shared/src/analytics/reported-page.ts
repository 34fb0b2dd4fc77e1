/**
 * The page as analytics is told of it: without what only the guest should have. Of the query only the keys of a search,
 * a stay and a campaign go out, so no token of a mailed link does; the code of a booking is left out of the path.
 */
import { LISTING_LINK_KEYS } from '../domain/search-address.ts';

const KEPT = new Set([
  ...LISTING_LINK_KEYS,
  'query',
  'page',
  'boundingBox',
  'maxBeds',
  'listingId',
  'slug',
  'if',
  'view',
  'sort',
  'step',
  'gclid',
]);
const CODES = /^(\/(?:booking\/confirmation|trips|favorites\/shared))\/[^/]+/;

export type ReportedPage = { path: string; search: string; url: string; title: string; referrer: string };

/** An address of ours without its secrets; of another site only the origin. */
function reported(address: string, origin: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return new URL(url.origin);
  url.hash = '';
  url.pathname = url.pathname.replace(CODES, '$1/-');
  for (const key of [...url.searchParams.keys()]) if (!KEPT.has(key)) url.searchParams.delete(key);
  return url;
}

/** @param address whole address of the page */
export function reportedPage({
  address,
  title,
  referrer,
}: {
  address: string;
  title: string;
  referrer: string;
}): ReportedPage {
  const origin = new URL(address).origin;
  const url = reported(address, origin) ?? new URL(origin);
  return {
    path: url.pathname,
    search: url.search,
    url: url.href,
    title,
    referrer: reported(referrer, origin)?.href ?? '',
  };
}
