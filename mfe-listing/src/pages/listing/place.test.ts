import { getPlaceCrumbs, formatPlace } from './place.ts';

describe('place of a home', () => {
  test.each([
    [{ city: 'Truckee', state: 'California', country: 'United States' }, 'Truckee, California'],
    [{ city: 'Isafjordur', state: null, country: 'Iceland' }, 'Isafjordur, Iceland'],
    [{ city: null, state: null, country: null }, ''],
  ])('%j is "%s"', (place, text) => {
    expect(formatPlace(place)).toBe(text);
  });

  test('ROUTE-4: each place links to its search, a city together with its state', () => {
    expect(getPlaceCrumbs({ city: 'Springfield', state: 'Oregon', country: 'United States' })).toEqual([
      { label: 'United States', href: '/search?query=United+States' },
      { label: 'Oregon', href: '/search?query=Oregon%2C+United+States' },
      { label: 'Springfield', href: '/search?query=Springfield%2C+Oregon' },
    ]);
  });
});
