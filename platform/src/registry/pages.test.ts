import { remoteFacts, remoteNames } from '../lib/remotes.ts';
import { pageBreaches, getShape } from './pages.ts';

test('PLAT-6: the pages of every remote of this repository are allowed', () => {
  for (const name of remoteNames()) expect(pageBreaches(remoteFacts(name).routes)).toEqual([]);
});

test.each([
  '/*',
  '/',
  '',
  'reviews',
  '/:anything',
  '/api/x',
  '/_teams/x',
  '/_host',
  '/account',
  '/robots.txt',
  '/help',
  '/Privacy',
  '/tERMS',
  '/privacy/more',
  '/offline',
  '/trips-worker.js',
  '/icons/x.png',
  '/a/*',
  '//evil',
  '/a/../b/%2e',
  `/${'a'.repeat(300)}`,
])('PLAT-6: a page at %j is refused', (path) =>
  expect(pageBreaches([{ path }])).toEqual([expect.stringContaining('no address that a remote may have')]),
);

test('PLAT-6: a remote with pages without end is refused', () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ path: `/p${index}` }));
  expect(pageBreaches(many)).toEqual(['it has 51 pages, more than 50']);
});

test('PLAT-6: paths that differ in the names of their parameters are the same', () => {
  expect(getShape('/trips/:code')).toBe(getShape('/Trips/:id'));
  expect(getShape('/trips/:code')).not.toBe(getShape('/trips/change'));
});
