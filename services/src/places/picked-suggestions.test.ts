/** What a guest picks from the suggestions is that place, whatever its name means besides (FIND-2, FIND-3). */
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import { REGIONS } from '../seed/regions.ts';
import { townsByRegion } from '../seed/towns.ts';
import { airportOf, beginsName, findPlace, homesAtSight } from './find-place.ts';
import { LANDMARKS } from './landmarks.ts';
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
const understand = (text: string) =>
  understandSearch(text, {
    now: () => new Date('2026-11-22T12:00:00Z'),
    places: {
      geocode: (address) => findPlace(address, { stock, askMaps: async () => null }),
      predictions: async () => [],
      nameOf: async () => null,
      stock: async () => stock,
      knownPlaces: async () => ({
        homesIn: (name) => stock.names.get(name)?.homes ?? homesAtSight(stock, name),
        isAirport: (code: string) => airportOf(code) !== null,
        headlineIn: stock.headlineIn,
        begins: (text) => beginsName(stock, text),
        isHome: async () => false,
      }),
    },
  });

/** The labels that are read as something else than the place alone. */
async function misread(
  labels: readonly string[],
  isIt: (label: string, found: { lat: number; lng: number } | null) => boolean,
) {
  const wrong: string[] = [];
  for (const label of labels) {
    const { read, place } = await understand(label);
    if (!isIt(label, place) || isUnderstood(read) || read.text !== '')
      wrong.push(`${label} → ${place?.formattedAddress} ${JSON.stringify(read.values)} "${read.text}"`);
  }
  return wrong;
}

test('FIND-2: every place with homes, picked, is that place and nothing else', async () => {
  const byLabel = new Map(stock.places.map((place) => [place.label, place]));
  expect(
    await misread([...byLabel.keys()], (label, found) => {
      const place = byLabel.get(label);
      return Math.abs((found?.lat ?? 0) - (place?.lat ?? 1)) < 0.5;
    }),
  ).toEqual([]);
});

test('FIND-2: every sight near homes, picked, is that sight and nothing else', async () => {
  const near = LANDMARKS.filter(({ lat, lng }) => stock.homesNear(lat, lng, 160_934) > 0);
  const byLabel = new Map(near.map((sight) => [`${sight.name}, ${sight.where}`, sight]));
  expect(
    await misread([...byLabel.keys()], (label, found) => {
      const sight = byLabel.get(label);
      // A park that homes have in their region's name is that region.
      return Math.abs((found?.lat ?? 0) - (sight?.lat ?? 9)) < 1;
    }),
  ).toEqual([]);
});
