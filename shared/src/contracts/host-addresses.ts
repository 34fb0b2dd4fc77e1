/** Addresses that the host answers itself (PLAT-6): no remote may have a page there, or below. Pure. */

/** First parts of addresses: pages of the host, and what its server answers. */
const PARTS = [
  'account',
  'api',
  'healthz',
  'help',
  'icons',
  'metrics',
  'offline',
  'privacy',
  'readyz',
  'sitemaps',
  'terms',
];
/** Files at the top: icons, robots.txt, sitemap.xml, the worker of saved trips. */
const FILE = /^\/[^/]+\.(txt|xml|ico|svg|png|js|json|webmanifest)$/i;

/** Returns true for a path that is the host's. Routes are matched whatever the case of their letters. */
export function isHostAddress(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  return first === '' || first.startsWith('_') || PARTS.includes(first) || FILE.test(path);
}
