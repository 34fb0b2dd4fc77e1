import { directionTo, metresBetween, toMiles } from './distance.ts';

test.each([
  ['a place to itself', { lat: 39, lng: -120 }, { lat: 39, lng: -120 }, 0],
  ['a degree of latitude', { lat: 39, lng: -120 }, { lat: 40, lng: -120 }, 111_195],
  ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015_114],
  ['Truckee to South Lake Tahoe', { lat: 39.328, lng: -120.1833 }, { lat: 38.9399, lng: -119.9772 }, 46_700],
])('SRCH-3: metres from %s', (_name, from, to, metres) => {
  expect(Math.abs(metresBetween(from, to) - metres)).toBeLessThan(250);
});

test.each([
  [{ lat: 40, lng: -120 }, 'north'],
  [{ lat: 40, lng: -118.7 }, 'northeast'],
  [{ lat: 39, lng: -119 }, 'east'],
  [{ lat: 38, lng: -120 }, 'south'],
  [{ lat: 39, lng: -121 }, 'west'],
] as const)('FIND-5: %j lies to the %s', (point, direction) => {
  expect(directionTo({ lat: 39, lng: -120 }, point)).toBe(direction);
});

test('FIND-5: distances are said in miles', () => {
  expect([toMiles(100_000), toMiles(5_000), toMiles(0)]).toEqual([62, 3, 0]);
});
