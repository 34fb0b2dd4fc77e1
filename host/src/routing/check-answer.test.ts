import type { LoaderResult, RouteHead } from '@roost/shared/contracts/remote-module';
import { checkAnswer, checkHeader } from './check-answer.ts';

const URL_OF_PAGE = 'https://stay.example/search?adults=2';
const check = (answer: object, head?: object) => () =>
  checkAnswer(answer as LoaderResult<unknown>, URL_OF_PAGE, head as RouteHead | undefined);

test('PLAT-3: what a page can be made of passes', () => {
  check({ type: 'data', data: null })();
  check({ type: 'data', data: {}, status: 404 }, { title: 'Gone' })();
  check({ type: 'redirect', location: '/search?adults=3', status: 302 })();
  check({ type: 'redirect', location: 'https://stay.example/', status: 301 })();
});

test('PLAT-3: a redirect after too many in a row is a failure, a page after them is not', () => {
  const redirect = { type: 'redirect', location: '/search?n=9', status: 302 } as const;
  expect(() => checkAnswer(redirect, URL_OF_PAGE, undefined, 4)).not.toThrow();
  expect(() => checkAnswer(redirect, URL_OF_PAGE, undefined, 5)).toThrow('its redirects do not end');
  expect(() => checkAnswer({ type: 'data', data: 1 }, URL_OF_PAGE, undefined, 9)).not.toThrow();
});

const circle: { self?: unknown } = {};
circle.self = circle;
test.each<[object, object | undefined]>([
  [{ type: 'redirect', location: '/search?adults=2', status: 302 }, undefined],
  [{ type: 'redirect', location: 'http://[', status: 302 }, undefined],
  [{ type: 'redirect', location: 'https://elsewhere.example/', status: 302 }, undefined],
  [{ type: 'redirect', location: '//elsewhere.example/', status: 302 }, undefined],
  [{ type: 'redirect', location: 'javascript:alert(1)', status: 302 }, undefined],
  [{ type: 'redirect', location: undefined, status: 302 }, undefined],
  [{ type: 'redirect', location: '/', status: 200 }, undefined],
  [{ type: 'data', data: 1, status: 99 }, undefined],
  [{ type: 'data', data: 1, status: 204 }, undefined],
  [{ type: 'data', data: 1, status: '200' }, undefined],
  [{ type: 'data', data: 1n }, undefined],
  [{ type: 'data', data: 1 }, { title: {} }],
  [{ type: 'data', data: 'x'.repeat(5_000_000) }, undefined],
  ...[
    { jsonLd: [circle] },
    { jsonLd: {} },
    { description: {} },
    { canonical: ['/'] },
    { canonical: 'https://elsewhere.example/' },
    { canonical: '//elsewhere.example/' },
    { canonical: 'javascript:alert(1)' },
    { robots: 1 },
    { preloadImages: {} },
    { preloadImages: [null] },
    { preloadImages: [{ src: '/a', srcSet: {} }] },
  ].map((wrong): [object, object] => [
    { type: 'data', data: 1 },
    { title: 'A', ...wrong },
  ]),
])('PLAT-3: what no browser can follow or show is refused: case %#', (answer, head) => {
  expect(check(answer, head)).toThrow();
});

test('PLAT-3: headers that a loader sets: what no answer can have is refused, and a cookie of a remote', () => {
  checkHeader('Cache-Control', 'private, no-store', true);
  checkHeader('cache-control', 'public, max-age=60', true);
  checkHeader('surrogate-control', 'max-age=600', true);
  checkHeader('set-cookie', `a=${'b'.repeat(4000)}`, false);
  const wrong: [unknown, unknown][] = [
    ['x-robots-tag', 'a\r\nset-cookie: a=b'],
    ['link', '→'],
    ['link', 'x'.repeat(3000)],
    ['retry-after', 5],
    ['x y', 'a'],
    ['', 'a'],
    [undefined, 'a'],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['Cache-Control', 'max-age=0, stale-while-revalidate = 86400'],
    ['cache-control', 's-maxage="600"'],
    ['Set-Cookie', 'authjs.session-token=somebody'],
  ];
  for (const [name, value] of wrong) expect(() => checkHeader(name as string, value as string, true)).toThrow();
});
