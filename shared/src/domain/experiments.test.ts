import { anonymousId, forcedAssignments, formatAssignments, parseAssignments, withoutForced } from './experiments.ts';

describe('experiments', () => {
  test.each([
    ['search-card-layout=price-first', { 'search-card-layout': 'price-first' }],
    ['old-experiment=b&search-card-layout=home-first', { 'search-card-layout': 'home-first' }],
    ['search-card-layout=other', {}],
    ['search-card-layout=', {}],
    ['__proto__=price-first&constructor=home-first', {}],
    ['%%%&&&===', {}],
    ['x'.repeat(100_000), {}],
    [undefined, {}],
  ])('ANLT-5: of a cookie %.40s only what is an experiment now is believed', (text, assignments) => {
    expect(parseAssignments(text)).toEqual(assignments);
  });

  test('ANLT-5: what is written is what is read', () => {
    const assignments = { 'search-card-layout': 'price-first' } as const;
    expect(parseAssignments(formatAssignments(assignments))).toEqual(assignments);
    expect(formatAssignments({})).toBe('');
  });

  test.each([
    ['?experiment.search-card-layout=price-first', { 'search-card-layout': 'price-first' }],
    ['?query=x&experiment.search-card-layout=home-first&experiment.other=b', { 'search-card-layout': 'home-first' }],
    ['?experiment.search-card-layout=<script>', {}],
    ['?search-card-layout=price-first', {}],
    ['', {}],
  ])('ANLT-5 ROUTE-8: %s forces what it names and nothing else', (search, forced) => {
    expect(forcedAssignments(search)).toEqual(forced);
  });

  test('ANLT-5: an address without what forces it is otherwise the same', () => {
    expect(withoutForced('?query=Lake+Tahoe&experiment.search-card-layout=price-first&adults=2')).toBe(
      'query=Lake+Tahoe&adults=2',
    );
  });

  test.each([
    ['5b0e9f1c-3d00-4000-8000-1234567890ab', '5b0e9f1c-3d00-4000-8000-1234567890ab'],
    ['"5b0e9f1c-3d"', '5b0e9f1c-3d'],
    ['%225b0e9f1c-3d%22', '5b0e9f1c-3d'],
    ['short', null],
    ['<script>alert(1)</script>', null],
    ['x'.repeat(65), null],
    [undefined, null],
    [null, null],
  ])('ANLT-3 ANLT-5: the id in %s is %s', (text, id) => {
    expect(anonymousId(text)).toBe(id);
  });
});
