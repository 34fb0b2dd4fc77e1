import { markedParts, toSearchWords } from './review-search.ts';

describe('searching in reviews', () => {
  test.each([
    ['  Dock,  dock and GRILL! ', ['dock', 'and', 'grill']],
    ['', []],
    ['?!', []],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['100%_x', ['100%_x']],
  ])('LIST-1: "%s" asks for %j', (query, words) => {
    expect(toSearchWords(query)).toEqual(words);
  });

  test('LIST-1: matches are marked whatever their case, and the text stays whole', () => {
    const text = 'The Dock faces west (dock 2). Price $5.';
    const parts = markedParts(text, toSearchWords('dock $5'));
    expect(parts.filter((part) => part.match).map((part) => part.text)).toEqual(['Dock', 'dock', '$5']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(markedParts(text, [])).toEqual([{ text, match: false }]);
  });
});
