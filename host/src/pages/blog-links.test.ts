import fc from 'fast-check';
import { cleanBlogLink } from './blog-links.ts';

test.each([
  ['https://blog.test/a?utm_source=x&utm_campaign=y', 'https://blog.test/a'],
  ['https://blog.test/a?page=2&gclid=1#top', 'https://blog.test/a?page=2#top'],
  [
    'https://blog.test/a?_hsenc=1&_hsmi=2&__hstc=3&__hssc=4&__hsfp=5&hsCtaTracking=6&hsa_acc=7&hubspotutk=8',
    'https://blog.test/a',
  ],
  ['https://blog.test/a?_ga=1&_gl=2&_ga_ABC=3&_gac_UA=4&game=chess', 'https://blog.test/a?game=chess'],
  ['/search?query=Lake+Tahoe&queryID=q&lc=en&sessionid=7', '/search?query=Lake+Tahoe'],
  ['/a?UTM_Source=x&%75tm_term=y&b=%E0%A4%A', '/a?b=%E0%A4%A'],
  ['/a?', '/a'],
  ['/a?lcd=1&my_utm_source=2&sessionids=3', '/a?lcd=1&my_utm_source=2&sessionids=3'],
  ['/a#utm_source=x', '/a#utm_source=x'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
  ['', ''],
])('ROUTE-6: %s becomes %s', (href, clean) => {
  expect(cleanBlogLink(href)).toBe(clean);
});

test('ROUTE-6: any text is taken, twice is once, and no other parameter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanBlogLink(cleanBlogLink(text))).toBe(cleanBlogLink(text));
    }),
  );
  const pairs = fc.array(fc.tuple(fc.constantFrom('utm_source', 'gclid', '_ga', 'page', 'b', 'queryID'), fc.string()));
  fc.assert(
    fc.property(pairs, (list) => {
      const cleaned = cleanBlogLink(`/a?${new URLSearchParams(list)}`);
      expect([...new URL(cleaned, 'http://a.test').searchParams]).toEqual(
        list.filter(([name]) => name === 'page' || name === 'b').map(([name, value]) => [name, value.toWellFormed()]),
      );
    }),
  );
});
