/** A running site as a target: its pages as its own first page names them, its files, and services below `/api`. */
import type { KnownRoute } from '../../security/route-table.ts';
import { readDescription } from './described.ts';
import type { Target } from './requests.ts';

/** What the host answers besides the pages of remotes. */
const HOST_ROUTES = [
  '/',
  '/*',
  '/account',
  '/healthz',
  '/readyz',
  '/metrics',
  '/_teams/',
  '/_teams/changes',
  '/_teams/contracts',
  '/_teams/remotes/*',
  '/trips-worker.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/*',
  '/sitemaps/pages.xml',
  '/sitemaps/homes-:file.xml',
  '/_share/:kind/:name.jpg',
  '/_host/contract',
  '/_image',
  '/icons/:name.png',
  '/favicon.ico',
  '/favicon.svg',
  '/site.webmanifest',
  '/share',
  '/.well-known/*',
  '/_host/*',
  '/_remotes/*',
  '/pictures/*',
] as const;

/** The addresses of remotes' pages, from the state that the first page carries. */
async function getPages(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/`, { signal: AbortSignal.timeout(30_000) })).text();
  return [...html.matchAll(/"path":"(\/[^"]*)"/g)].map((match) => match[1] ?? '/');
}

/** What only a browser of ours sends to the host itself. */
const HOST_WRITES: readonly KnownRoute[] = [
  { method: 'POST', url: '/_host/health' },
  { method: 'POST', url: '/_host/policy' },
  { method: 'POST', url: '/_teams/enter' },
  { method: 'POST', url: '/_teams/do/*' },
];

/** Near to all that a page brings back: how it went, what it led to, and a version that failed. */
const HEALTH = {
  ticket: 'x',
  page: 'a-page-of-a-visit',
  tried: ['mfe-search'],
  reached: ['mfe-listing'],
  failed: ['mfe-search@1.0.0'],
  slow: false,
  ...{ remote: 'mfe-search', version: '1.0.0', phase: 'render' },
};

export async function siteTarget(site: string, services: Target): Promise<Target> {
  const get = (url: string): KnownRoute => ({ method: 'GET', url });
  const pages = [...new Set([...HOST_ROUTES, ...(await getPages(site))])].map(get);
  const api = await readDescription(`${site}/api/openapi.json`, '/api');
  const teams = await readDescription(`${site}/_teams/openapi.json`, '/_teams');
  const examples = Object.fromEntries(
    Object.entries(services.examples).map(([route, body]) => [route.replace(' ', ' /api'), body]),
  );
  return {
    ...services,
    routes: [...pages, ...pages, ...HOST_WRITES, ...api.routes, ...teams.routes],
    bodies: { ...api.bodies, ...teams.bodies },
    queries: { ...api.queries, ...teams.queries },
    examples: { ...examples, 'POST /_host/health': HEALTH },
  };
}
