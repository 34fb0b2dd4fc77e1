import fc from 'fast-check';
import { preserveQueryParams } from './preserve-query-params.ts';

describe('query parameters that follow the visitor', () => {
  test.each([
    ['?utm_source=news&utm_medium=mail', '/search', '/search?utm_source=news&utm_medium=mail'],
    ['?utm_source=news', '/search?query=x#results', '/search?query=x&utm_source=news#results'],
    ['?utm_source=news', '/search?utm_source=other', '/search?utm_source=other'],
    [
      '?experiment.search-card-layout=price-first',
      '/favorites',
      '/favorites?experiment.search-card-layout=price-first',
    ],
    ['?gclid=1&adults=2&page=3', '/', '/?gclid=1'],
    ['?adults=2', '/search', '/search'],
    ['', '/search', '/search'],
    ['?utm_source=news', 'https://elsewhere.test/', 'https://elsewhere.test/'],
    ['?utm_source=news', '//elsewhere.test/', '//elsewhere.test/'],
    ['?utm_source=news', '?page=2', '?page=2'],
    ['?utm_source=news', '#reviews', '#reviews'],
  ])('ROUTE-8: from %s to %s', (search, target, expected) => {
    expect(preserveQueryParams(search, target)).toBe(expected);
  });

  test('ROUTE-8: doing it twice adds nothing, and what the target says is never changed', () => {
    const query = fc
      .array(fc.tuple(fc.constantFrom('utm_source', 'gclid', 'adults', 'query', 'experiment.x'), fc.string()))
      .map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(query, query, (current, next) => {
        const target = `/search${next ? `?${next}` : ''}`;
        const once = preserveQueryParams(`?${current}`, target);
        expect(preserveQueryParams(`?${current}`, once)).toBe(once);
        expect(once.startsWith(target)).toBe(true);
      }),
    );
  });
});
