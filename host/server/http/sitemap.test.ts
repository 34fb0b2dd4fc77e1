import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sitemapPlugin } from './sitemap.ts';
import { wellKnownPlugin } from './well-known.ts';

const THIS_FILE = join(import.meta.dirname, 'sitemap.test.ts');
const SITE = 'https://roost.example';
let app: FastifyInstance;
let clock: number;
let answer: (path: string) => Response;
const asked: string[] = [];

beforeEach(async () => {
  clock = 0;
  asked.length = 0;
  answer = (path) =>
    path === '/sitemap'
      ? Response.json({ files: [{ file: 0, lastModified: '2026-06-01T00:00:00.000Z' }] })
      : path === '/sitemap/0'
        ? Response.json({
            entries: [{ path: "/vacation-rentals/portugal/cortez/7?a&b'", lastModified: '2026-06-01T00:00:00.000Z' }],
          })
        : new Response('', { status: 404 });
  app = Fastify();
  await app.register(wellKnownPlugin, {
    siteUrl: SITE,
    applePayFile: THIS_FILE,
    securityContact: 'stays@roost.example',
  });
  await app.register(sitemapPlugin, {
    servicesUrl: 'http://services',
    siteUrl: SITE,
    log: () => undefined,
    now: () => clock,
    fetcher: (url) => {
      const path = String(url).replace('http://services', '');
      asked.push(path);
      return Promise.resolve(answer(path));
    },
  });
});
afterEach(() => app.close());
const get = (url: string) => app.inject(url);

test('BOOK-6: Apple finds whose site this is, where that is set, in the very bytes of the file', async () => {
  const { body, headers } = await get('/.well-known/apple-developer-merchantid-domain-association');
  expect(body).toBe(readFileSync(THIS_FILE, 'utf8'));
  expect(headers['content-type']).toContain('text/plain');
});

test('LIST-5: robots.txt leads to the index, the index to the files, a file to the homes with the time of their last change', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(index.body).toContain(
    `<sitemap><loc>${SITE}/sitemaps/homes-0.xml</loc><lastmod>2026-06-01T00:00:00.000Z</lastmod></sitemap>`,
  );
  expect((await get('/sitemaps/pages.xml')).body).toContain(`<url><loc>${SITE}/</loc></url>`);
  const homes = (await get('/sitemaps/homes-0.xml')).body;
  expect(homes).toContain(`<loc>${SITE}/vacation-rentals/portugal/cortez/7?a&amp;b`);
  expect(homes).not.toContain('a&b');
});

test('LIST-5: a file is asked for once an hour, and a stale one stands in for services that do not answer', async () => {
  await get('/sitemaps/homes-0.xml');
  await get('/sitemaps/homes-0.xml');
  expect(asked).toEqual(['/sitemap/0']);
  clock = 3_600_001;
  answer = () => new Response('', { status: 500 });
  expect((await get('/sitemaps/homes-0.xml')).statusCode).toBe(200);
  const none = await get('/sitemap.xml');
  expect([none.statusCode, none.headers['retry-after']]).toEqual([503, '300']);
});

test.each(['/sitemaps/homes-9.xml', '/sitemaps/homes-x.xml', '/sitemaps/homes-99999.xml'])(
  'LIST-5: %s is not there',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);
