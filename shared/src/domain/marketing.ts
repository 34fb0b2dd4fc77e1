/** Marketing parameters (ANLT-4): which campaign brought a visitor, passed on to our sites for owners. Pure. */

export const MARKETING_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'gclid'] as const;
export type MarketingKey = (typeof MARKETING_KEYS)[number];
export type Marketing = Partial<Record<MarketingKey, string>>;

const MAX_LENGTH = 200;

/** The parameters of an address's query. */
export function parseMarketing(search: string): Marketing {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    MARKETING_KEYS.flatMap((key) => {
      const value = query.get(key)?.slice(0, MAX_LENGTH);
      return value ? [[key, value]] : [];
    }),
  );
}

/**
 * A link with the parameters that it does not name itself and that are not empty, when it leads to one of `sites`
 * (addresses of pages or whole sites); any other link as it is.
 */
export function withMarketing(href: string, marketing: Marketing, sites: readonly string[]): string {
  if (!URL.canParse(href) || !sites.some((site) => leadsTo(new URL(href), site))) return href;
  const url = new URL(href);
  for (const key of MARKETING_KEYS) {
    const value = marketing[key];
    if (value && !url.searchParams.has(key)) url.searchParams.append(key, value);
  }
  return url.href;
}

function leadsTo(url: URL, site: string): boolean {
  if (!URL.canParse(site)) return false;
  const { origin, pathname } = new URL(site);
  const folder = pathname.replace(/\/$/, '');
  return (
    url.origin === origin &&
    (url.pathname === pathname || url.pathname === folder || url.pathname.startsWith(`${folder}/`))
  );
}
