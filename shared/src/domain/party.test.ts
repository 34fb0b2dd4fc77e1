import { NO_PARTY, partyTotal, formatParty } from './party.ts';

test('BOOK-1: the total counts adults plus children only', () => {
  expect(partyTotal({ adults: 2, children: 3 })).toBe(5);
});

test.each([
  [{ adults: 3, children: 1, infants: 0, pets: 1 }, '4 guests, 1 pet'],
  [{ adults: 1, children: 0, infants: 0, pets: 0 }, '1 guest'],
  [{ adults: 2, children: 0, infants: 2, pets: 3 }, '2 guests, 2 infants, 3 pets'],
  [NO_PARTY, ''],
])('%p is "%s"', (party, words) => {
  expect(formatParty(party)).toBe(words);
});
