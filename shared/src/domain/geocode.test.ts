import type { GeocodeResult } from '../contracts/places.ts';
import { chooseGeocodeResult, isArea } from './geocode.ts';

const result = (types: string[], over: Partial<GeocodeResult> = {}): GeocodeResult => ({
  lat: 1,
  lng: 2,
  addressComponents: [],
  formattedAddress: types.join('+'),
  types,
  partialMatch: false,
  ...over,
});
const part = (type: string) => ({ longName: type, shortName: type, types: [type] });

const ORDER = [
  'locality',
  'sublocality',
  'postal_code',
  'administrative_area_level_3',
  'administrative_area_level_2',
  'administrative_area_level_1',
];

test.each(ORDER.map((type, index) => [type, ORDER.slice(index)] as const))(
  'GEO-2: %s wins over what follows it',
  (type, rest) => {
    const results = rest
      .toReversed()
      .map((each) => result([each, 'political'], { addressComponents: [part('locality')] }));
    expect(chooseGeocodeResult([result(['route']), ...results])?.types[0]).toBe(type);
  },
);

test('GEO-2: without a preferred type the first result counts', () => {
  expect(chooseGeocodeResult([result(['natural_feature']), result(['route'])])?.types).toEqual(['natural_feature']);
});

test('GEO-1: a county without a locality is discarded, one with a locality is not', () => {
  expect(chooseGeocodeResult([result(['administrative_area_level_2'])])).toBeNull();
  expect(
    chooseGeocodeResult([result(['administrative_area_level_2'], { addressComponents: [part('locality')] })]),
  ).not.toBeNull();
});

test('FIND-1: a county whose extent is known is searched by it', () => {
  const county = result(['administrative_area_level_2', 'political'], {
    area: { type: 'boxes', boxes: [[39, -119, 38, -121]] },
  });
  expect(chooseGeocodeResult([county])).toBe(county);
});

test.each([
  [['administrative_area_level_1', 'political'], true],
  [['country', 'political'], true],
  [['establishment', 'natural_feature'], true],
  [['locality', 'political'], false],
  [['postal_code'], false],
  [['street_address'], false],
])('FIND-1: %j is an area: %s', (types, expected) => {
  expect(isArea({ types })).toBe(expected);
});

test('GEO-1: a partial match is discarded', () => {
  expect(chooseGeocodeResult([result(['locality'], { partialMatch: true })])).toBeNull();
});

test('GEO-1: no results, no place', () => {
  expect(chooseGeocodeResult([])).toBeNull();
});
