import { getRelatives } from './kinds-of-homes.ts';

test('FIND-5: related kinds come nearest first', () => {
  expect(getRelatives('Apartment')).toEqual(['Condo', 'Loft']);
});

test.each(['__proto__', 'constructor', 'toString', 'Castle', ''])('ROUTE-13: "%s" has no relatives', (kind) => {
  expect(getRelatives(kind)).toEqual([]);
});
