import type { GeocodeResult } from '@roost/shared/contracts/places';
import { boxAll } from './two-far-places.ts';
import type { Stock } from './stock.ts';

const place = (lat: number, lng: number, region?: string): GeocodeResult => ({
  lat,
  lng,
  formattedAddress: '',
  types: [],
  partialMatch: false,
  addressComponents: [],
  ...(region ? { area: { type: 'attributes', values: [['Region', region]] } } : {}),
});
const HOMES = [
  { lat: 38.5, lng: -109.5 },
  { lat: 24.6, lng: -81.8 },
  { lat: 25.1, lng: -80.4 },
];
const stock = {
  homesIn: () => HOMES.slice(1),
  countIn: ({ boxes }: { boxes: [number, number, number, number][] }) =>
    HOMES.filter(({ lat, lng }) =>
      boxes.some(([north, east, south, west]) => lat <= north && lat >= south && lng <= east && lng >= west),
    ).length,
} as unknown as Stock;

describe('FIND-1: two places of different journeys', () => {
  test('a town is the box around its 30 miles, a region that around its homes', () => {
    const area = boxAll([place(38.57, -109.55), place(24.8, -81, 'Florida Keys')], stock);
    expect(area).toMatchObject({ type: 'boxes' });
    const [town, region] = (area as { boxes: number[][] }).boxes;
    expect(town?.map((degree) => Math.round(degree * 10) / 10)).toEqual([39, -109, 38.1, -110.1]);
    expect(region?.map((degree) => Math.round(degree * 100) / 100)).toEqual([25.12, -80.38, 24.58, -81.82]);
  });

  test('where one of them has no home they are none', () => {
    expect(boxAll([place(38.57, -109.55), place(47.6, -122.3)], stock)).toBeNull();
  });
});
