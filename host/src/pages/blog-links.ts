/** Links to the blog and other articles without what follows the reader around (ROUTE-6). */

/** Query parameters of HubSpot, Google Analytics and Google Ads, marketing, and of our own search and visit. */
const TRACKING = [
  /^utm_/i,
  /^gclid$/i,
  // HubSpot: `_hsenc`, `_hsmi`, `__hssc`, `__hstc`, `__hsfp`, `hsCtaTracking`, `hsa_…`; the cookie's name as a
  // parameter.
  /^_{0,2}hs(enc|mi|sc|tc|fp|ctatracking|a_.*)$/i,
  /^hubspotutk$/i,
  // Google Analytics: cross-domain `_ga`, `_gl`, `_gac` and the container ids that stand after `_ga_`.
  /^_(ga|gl|gac|gid)(_.*)?$/i,
  /^(queryID|lc|sessionid)$/i,
];

/**
 * The link without its tracking parameters; everything else stays as it was written, order and hash included. A text
 * that is no address, or has no query, comes back as it is.
 */
export function cleanBlogLink(href: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  if (query === undefined) return href;
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.some((pattern) => pattern.test(getName(pair))));
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}

function getName(pair: string): string {
  const name = pair.split('=', 1)[0]?.replaceAll('+', ' ') ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
