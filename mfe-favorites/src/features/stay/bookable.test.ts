import { freeInJune, makeHit } from '../../testing/hits.ts';
import { toFavoritesHref, readFavoritesAddress } from '../../hooks/favorites-address.ts';
import { copy } from '../../copy.ts';
import { findObstacle, formatObstacle, getStayAttributes } from './bookable.ts';

const dates = { checkIn: '2026-06-12', checkOut: '2026-06-14' };
const home = makeHit('1', freeInJune);
const party = (adults: number, pets = 0) => ({ adults, children: 0, infants: 0, pets });

describe('a saved home and a stay', () => {
  test.each<[string, Parameters<typeof findObstacle>[0], boolean]>([
    ['free for all of it', home, true],
    ['a night is taken', { ...home, Availability: { ...home.Availability, 20260613: 'NX' } }, false],
    ['no check-in on the first day', { ...home, Availability: { ...home.Availability, 20260612: 'DX' } }, false],
    ['check-out only on the last is enough', { ...home, Availability: { ...home.Availability, 20260614: 'NO' } }, true],
    ['a night without a price', { ...home, PricePerDay: { 20260612: 200 } }, false],
    ['a calendar the index does not have', makeHit('1'), false],
    ['an unknown code', { ...home, Availability: { ...home.Availability, 20260612: '??' } }, false],
  ])('FAV-9: %s', (_name, hit, expected) => {
    expect(findObstacle(hit, { dates, party: party(4) }, '2026-06-01')).toBe(expected ? null : 'dates');
  });

  test('FAV-9: of a home that takes longer stays only it is known how long', () => {
    const longer = { ...home, MinStay: { 20260612: 3, 20260613: 1 } };
    const obstacle = findObstacle(longer, { dates, party: party(4) }, '2026-06-01');
    expect(obstacle).toBe(3);
    expect(formatObstacle(obstacle ?? 'dates', copy.obstacle)).toBe('3-night minimum');
    expect(formatObstacle('dates', copy.obstacle)).toBe('Not available for your stay');
  });

  test('FAV-9, TRUE-1: without dates any home fits that has room and takes the pets', () => {
    const find = (guests: number, pets = 0, hit = makeHit('1')) =>
      findObstacle(hit, { dates: null, party: party(guests, pets) }, '2026-06-01');
    const two = makeHit('1', { fees: { pet: { amount: 0 } }, 'Max Pets': 2 });
    expect([find(5), find(6), find(2, 1), find(2, 1, two), find(2, 2, two), find(2, 3, two)]).toEqual([
      null,
      'room',
      'pets',
      null,
      null,
      'fewerPets',
    ]);
  });

  test('FAV-9: the index is asked for the days of the stay and no others', () => {
    expect(getStayAttributes(dates)).toEqual([
      'PricePerDay.20260612',
      'PricePerDay.20260613',
      '_geoloc',
      'Max Pets',
      ...['Availability', 'MinStay', 'MaxStay'].flatMap((name) => [12, 13, 14].map((day) => `${name}.202606${day}`)),
    ]);
  });

  test('FAV-9: the address says what is open and compared, four at most, and keeps the rest', () => {
    expect(readFavoritesAddress('?collection=c1&compare=1,2,2,%3Cb%3E,3,4,5')).toEqual({
      collectionId: 'c1',
      compared: ['1', '2', '3', '4'],
    });
    expect(toFavoritesHref('?adults=2&compare=1', { compared: ['7', '8'] })).toBe('/favorites?adults=2&compare=7,8');
    expect(toFavoritesHref('?compare=1', { compared: [] })).toBe('/favorites');
  });
});
