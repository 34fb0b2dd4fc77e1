import { facetFilters, numericFilters, tagFilters } from './lists.ts';
import type { Filter } from './filter.ts';

const values = (filter: Filter): string[][] =>
  filter.map((clause) =>
    clause.map((atom) =>
      'value' in atom
        ? `${atom.negated ? '!' : ''}${atom.attribute}${atom.kind === 'numeric' ? atom.operator : '='}${atom.value}`
        : `${atom.attribute}:${atom.from}-${atom.to}`,
    ),
  );

describe('SRCH-18: facet filters in every form that clients send', () => {
  test.each([
    [
      ['a:x', ['b:y', 'b:z']],
      [['a=x'], ['b=y', 'b=z']],
    ],
    ['["a:x",["b:y","b:z"]]', [['a=x'], ['b=y', 'b=z']]],
    ['a:x,(b:y,b:z)', [['a=x'], ['b=y', 'b=z']]],
    ['a:x', [['a=x']]],
    [['a:-x'], [['!a=x']]],
    [['-a:x'], [['!a=x']]],
    [['a:\\-x'], [['a=-x']]],
    [['Property Type:Log: Cabin, big'], [['Property Type=Log: Cabin, big']]],
    [[], []],
    ['', []],
  ])('%j', (given, expected) => expect(values(facetFilters('facetFilters', given))).toEqual(expected));

  test('SRCH-18: a condition without an attribute is refused', () => {
    expect(() => facetFilters('facetFilters', ['nothing'])).toThrow('nothing');
    expect(() => facetFilters('facetFilters', [3])).toThrow('facetFilters');
  });
});

describe('SRCH-14: numeric filters in every form', () => {
  test.each([
    [
      ['Average Per Night>=150', 'n<-2.5'],
      [['Average Per Night>=150'], ['n<-2.5']],
    ],
    ['n=6,(n=10,n!=45)', [['n=6'], ['n=10', 'n!=45']]],
    ['n:11 to 46', [['n:11-46']]],
    [[['a<=1', 'a>2']], [['a<=1', 'a>2']]],
  ])('%j', (given, expected) => expect(values(numericFilters(given))).toEqual(expected));

  test('SRCH-14: a value that is no number is refused', () => {
    expect(() => numericFilters(['price>cheap'])).toThrow('price>cheap');
  });
});

describe('SRCH-18: tags', () => {
  test.each([
    ['t3,(t1,t2)', [['_tags=t3'], ['_tags=t1', '_tags=t2']]],
    [
      ['-t1', 't2'],
      [['!_tags=t1'], ['_tags=t2']],
    ],
  ])('%j', (given, expected) => expect(values(tagFilters(given))).toEqual(expected));
});
