import { withBlanks } from './missing-blanks.ts';

const PLACES = new Set([
  'broken bow',
  'galveston',
  'texas',
  'pigeon forge',
  'park city',
  'asheville',
  'destin',
  'sedona',
]);
const isPlace = (name: string): boolean => PLACES.has(name);

test.each([
  ['cabin inbroken bow', 'cabin in broken bow'],
  ['beach house galvestontexas', 'beach house galveston texas'],
  ['hot tub cabinpigeon forge', 'hot tub cabin pigeon forge'],
  ['park cityutah ski', 'park city utah ski'],
  ['Condo inDestin, withdock', 'Condo in Destin, with dock'],
  ['cabinin asheville', 'cabin in asheville'],
])('FIND-3: "%s" is "%s"', (typed, written) => {
  expect(withBlanks(typed, isPlace)).toBe(written);
});

test.each([
  'within an hour',
  'inlet house',
  'Rockford',
  'Bedford',
  'Forsyth',
  'cabin in asheville',
  'atrium',
  'Attica',
])('FIND-3: "%s" lacks no blank', (typed) => {
  expect(withBlanks(typed, isPlace)).toBe(typed);
});
