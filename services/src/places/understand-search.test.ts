import type { GeocodeResult } from '@roost/shared/contracts/places';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { REGIONS } from '../seed/regions.ts';
import { townsByRegion } from '../seed/towns.ts';
import { findPlace, homesAtSight } from './find-place.ts';
import { makeStock } from './stock.ts';
import { understandSearch } from './understand-search.ts';

const stock = makeStock(
  REGIONS.flatMap(({ name: region, country }) =>
    (townsByRegion().get(region) ?? []).map(({ name: city, state, lat, lng }) => {
      const home = { city, state, country, region, lat, lng, headline: 'A quiet house', type: 'Cabin' };
      return { ...home, sleeps: 4, bedrooms: 2, bathrooms: 1, cents: 20_000, amenities: null };
    }),
  ),
);
/** What the maps service knows; it answers any other text with the state at its end, as a partial match. */
const MAPS: Readonly<Record<string, Partial<GeocodeResult>>> = {
  'austin texas': { formattedAddress: 'Austin, TX, USA', types: ['locality'], lat: 30.27, lng: -97.74 },
  '80435 colorado': { formattedAddress: '80435, Dillon, CO, USA', types: ['postal_code'], lat: 39.6, lng: -105.95 },
};
const askMaps = async (address: string): Promise<GeocodeResult | null> => ({
  lat: 39,
  lng: -105.5,
  formattedAddress: 'Colorado, USA',
  types: ['administrative_area_level_1'],
  addressComponents: [],
  partialMatch: MAPS[normalizePhrase(address)] === undefined,
  ...MAPS[normalizePhrase(address)],
});
const read = (text: string) =>
  understandSearch(text, {
    now: () => new Date('2026-11-22T12:00:00Z'),
    places: {
      geocode: (address) => findPlace(address, { stock, askMaps }),
      predictions: async () => [],
      nameOf: async () => null,
      stock: async () => stock,
      knownPlaces: async () => ({
        homesIn: (name) => stock.names.get(name)?.homes ?? homesAtSight(stock, name),
        isHeadline: stock.isHeadline,
      }),
    },
  });

describe('FIND-1, FIND-2: a name and where it lies are one place', () => {
  test.each([
    ['south lake taho', 'South Lake Tahoe, CA, USA'],
    ['destn florida', 'Destin and 30A, FL, USA'],
    ['austin texas', 'Austin, TX, USA'],
    ['80435 colorado', '80435, Dillon, CO, USA'],
    ['slc utah', 'Salt Lake City airport (SLC)'],
    ['UP michigan', 'Upper Peninsula'],
    ['cabin with hot tub in destn florida', 'Destin and 30A, FL, USA'],
  ])('"%s" is %s', async (text, place) => {
    const understood = await read(text);
    expect(understood.place?.formattedAddress).toBe(place);
    expect(understood.read.text).toBe('');
  });

  test.each([
    ['hwy 12 nags head', 'Nags Head, NC, USA'],
    ['near 300 e main st, truckee', 'Truckee, CA, USA'],
  ])('"%s" is the town of an address, and the page says so', async (text, place) => {
    const understood = await read(text);
    expect(understood.place).toMatchObject({ formattedAddress: place, townOfAddress: true });
    expect(understood.read.text).toBe('');
  });

  test('words beside a state that are no place stay text', async () => {
    const understood = await read('yoga colorado');
    expect(understood.place?.formattedAddress).toBe('Colorado, USA');
    expect(understood.read.text).toBe('yoga');
  });
});
