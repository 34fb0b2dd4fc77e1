import { parseFilters } from './parser.ts';

const OR_OF_ANDS = 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';
const mixedWith = (kind: string): RegExp =>
  new RegExp(`^filters: Different types are not allowed in the same OR\\.\nExpected a ${kind} filter`);
/** The filter in short: clauses joined by &, alternatives by |. */
const short = (text: string): string =>
  parseFilters(text)
    .map((clause) =>
      clause
        .map((atom) => {
          const not = atom.negated ? '!' : '';
          if (atom.kind === 'range') return `${not}${atom.attribute}:${atom.from}..${atom.to}`;
          if (atom.kind === 'numeric') return `${not}${atom.attribute}${atom.operator}${atom.value}`;
          return `${not}${atom.attribute}=${atom.value}${atom.score === 1 ? '' : `<${atom.score}>`}`;
        })
        .join('|'),
    )
    .join(' & ');

describe('SRCH-14: the filters grammar of the hosted index', () => {
  test.each([
    ['', ''],
    ['kind:House', 'kind=House'],
    ['kind:House AND price >= 100', 'kind=House & price>=100'],
    ['a:1 OR a:2 AND b:3', 'a=1|a=2 & b=3'],
    ['a:1 AND b:2 OR b:3', 'a=1 & b=2|b=3'],
    ['(a:1 OR a:2) AND NOT b:3 AND NOT c=4', 'a=1|a=2 & !b=3 & !c=4'],
    ['(a:1 AND b:2)', 'a=1 & b=2'],
    ['a OR b AND (tags:movie AND price:10 TO 20)', '_tags=a|_tags=b & tags=movie & price:10..20'],
    ['((a:1 OR (a:2)))', 'a=1|a=2'],
    ['"Average Per Night" <= 99.5', 'Average Per Night<=99.5'],
    ['"Property Type":"Log Cabin"', 'Property Type=Log Cabin'],
    ["'single quoted':'it\\'s'", "single quoted=it's"],
    ['"double quote = \\""', '_tags=double quote = "'],
    ['num:123TO456', 'num:123..456'],
    ['NOT num: -5 TO 5', '!num:-5..5'],
    ['_tags:new OR sale', '_tags=new|_tags=sale'],
    ['color:red<score=3> OR color:blue', 'color=red<3>|color=blue'],
    [' a < score = 789 > ', '_tags=a<789>'],
    ['name:-value', 'name=-value'],
    ['name:\\-value', 'name=-value'],
    ['Availability.20260704:DC', 'Availability.20260704=DC'],
    ['a\nAND\rb\tAND\fc', '_tags=a & _tags=b & _tags=c'],
  ])('reads %j', (text, expected) => {
    expect(short(text)).toBe(expected);
  });

  test.each([
    ['(a AND b) OR c', OR_OF_ANDS],
    ['((a AND b)) OR c', OR_OF_ANDS],
    ['a OR (b OR c AND d)', OR_OF_ANDS],
    ['(a AND b OR c) OR d', OR_OF_ANDS],
    ['(((a) OR (b)) AND (c))', OR_OF_ANDS],
    ['(a OR b AND c) AND d AND e', OR_OF_ANDS],
    ['NOT(a OR b)', "filters: Unexpected token '(' expected filter at col 3"],
    ['a and b', 'filters: Unexpected token string(and) expected end of filter at col 2'],
    ['not a', 'filters: Unexpected token string(a) expected end of filter at col 4'],
    ['num:123 to 456', 'filters: Unexpected token string(to) expected end of filter at col 8'],
    [':value1 AND name2:value2', "filters: Unexpected token ':' expected filter at col 0"],
    ['name1: AND name2:value2', "filters: Unexpected token 'AND' expected string at col 7"],
    ['"":value', 'filters: Unexpected token empty string expected filter at col 1'],
    ['name1:"" AND b', 'filters: Unexpected token empty string expected string at col 7'],
    ['"unclosed', 'filters: Unexpected token incomplete string expected filter at col 0'],
    ['a"b"c', 'filters: Unexpected token string(b) expected end of filter at col 1'],
    ['num < 123 <score=789>', 'filters: Unexpected token < expected end of filter at col 10'],
    ['num:123 TO 456<score=789>', 'filters: Unexpected token < expected end of filter at col 14'],
    ['a<unknown=666>', 'filters: Unexpected token string(unknown) expected numeric at col 2'],
    ['(languages:pythonORlanguages:javascript)', "filters: Unexpected token ':' expected ')' at col 28"],
  ])('refuses %j in the words of the hosted service', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message);
  });

  test.each([
    ['a OR name:value', 'tag'],
    ['a OR num = 666', 'tag'],
    ['name:value OR num = 666', 'facet'],
    ['a=10 OR B', 'numeric'],
    ['(tag1 OR (tag2 OR (name:value)))', 'tag'],
  ])('refuses %j: one OR of different kinds', (text, kind) => {
    expect(() => parseFilters(text)).toThrow(mixedWith(kind));
  });
});
