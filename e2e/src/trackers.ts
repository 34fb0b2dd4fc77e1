/** Compares a browser's requests to trackers, its cookies and its storage with what the visitor agreed to (CONS-7). */
import type { Page, Request } from '@playwright/test';
import type { OptionalCategory } from '@roost/shared/domain/consent';

/** Calls of each category, by path: on a developer's machine all third parties are one origin. */
const CALLS: readonly (readonly [OptionalCategory, RegExp])[] = [
  [
    'custom_analytics',
    /^\/api\/eval\/|^\/sub\/|^\/analytics-cdn\/v1\/projects\/[^/]+\/settings|^\/analytics-intake\/|^\/1\/events|^\/api\/t$|^\/monitoring\//,
  ],
  ['custom_advertising', /^\/tag-manager\//],
  ['custom_functional', /^\/visual-optimization\/|^\/da\.js/],
];

/** Cookies and storage keys that are allowed: always, and by category. Any other is an error. */
const ESSENTIAL = [
  /^tracking-preferences$/,
  /^fraudDevice$/,
  /^roost/,
  /^__stripe_/,
  /^fraudSession$/,
  /^resultTrail$/,
  /^(currentPath|prevPath|pageHistory)$/,
  /^upa$/,
  /^favorites/,
  /^(firstFavoriteId|loginPromptModalOrigin|dismissedBanners|createAccountSuccessPushed)$/,
  /^booking\.attempt$/,
  /^react-router-scroll-positions$/,
  /^nextauth\.message$/,
];
const ALLOWED: Readonly<Record<OptionalCategory, readonly RegExp[]>> = {
  custom_analytics: [/^ajs_/, /^analyticsSession$/, /^_dd_/, /experiment/i],
  custom_advertising: [/^(utm_|gclid$)/, /^_gcl_/],
  custom_functional: [/^_vis_opt/, /^recentSearches$/, /experiment/i],
};

export type TrackerWatch = {
  /** Requests of a category that was not agreed to. */
  calls: (agreed: readonly OptionalCategory[]) => string[];
  /** All requests of a category, in order. */
  of: (category: OptionalCategory) => Request[];
  /** Cookies and keys that are not allowed. */
  kept: (agreed: readonly OptionalCategory[]) => Promise<string[]>;
};

export function watchTrackers(page: Page): TrackerWatch {
  const seen: { category: OptionalCategory; request: Request }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const category = CALLS.find(([, pattern]) => pattern.test(pathname))?.[0];
    if (category) seen.push({ category, request });
  });
  return {
    calls: (agreed) =>
      seen
        .filter(({ category }) => !agreed.includes(category))
        .map(({ category, request }) => `${category}: ${request.method()} ${request.url()}`),
    of: (category) => seen.filter((call) => call.category === category).map(({ request }) => request),
    async kept(agreed) {
      const allowed = [...ESSENTIAL, ...agreed.flatMap((category) => ALLOWED[category])];
      const cookies = (await page.context().cookies(page.url())).map(({ name }) => name);
      const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      return [...new Set([...cookies, ...keys])].filter((name) => !allowed.some((pattern) => pattern.test(name)));
    },
  };
}
