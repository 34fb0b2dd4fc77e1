/** What a guest picks from the suggestions is that place, whatever its name means besides (FIND-2, FIND-3). */
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import { REGIONS } from '../seed/regions.ts';
import { townsByRegion } from '../seed/towns.ts';
import { getAirport } from './airports.ts';
import { beginsName } from './begun-names.ts';
import { findPlace } from './find-place.ts';
import { homesAtSight } from './homes-at-sight.ts';
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { KNOWN_SIGHTS, MORE_SIGHTS, EXACT_SIGHTS } from './known-sights.ts';
import { makeStock } from '../testing/make-stock.ts';
import { suggest } from './suggest.ts';
import { understandSearch } from './understand-search.ts';

const towns = REGIONS.flatMap(({ name: region, country }) =>
  (townsByRegion().get(region) ?? []).map(({ name: city, state, lat, lng }) => {
    const home = { city, state, country, region, lat, lng, headline: 'A quiet house', type: 'Cabin' };
    return { ...home, sleeps: 4, pets: 0, bedrooms: 2, bathrooms: 1, cents: 20_000, amenities: null };
  }),
);
// A home of a region whose record names no country is found with the region.
const rows = [...towns, ...towns.slice(0, 1).map((row) => ({ ...row, city: null, state: null, country: null }))];
const stock = makeStock(rows);
/** Counties of the maps service: areas that no home's record names, around every eighth town. */
const COUNTIES = new Map(
  rows.flatMap(({ city, state, lat, lng, country }, index): [string, GeocodeResult][] => {
    const formattedAddress = `${city} County, ${state}, USA`;
    const box: [number, number, number, number] = [lat + 0.3, lng + 0.3, lat - 0.2, lng - 0.2];
    return index % 8 > 0 || country !== 'United States'
      ? []
      : [
          [
            formattedAddress,
            {
              formattedAddress,
              types: ['administrative_area_level_2', 'political'],
              lat,
              lng,
              partialMatch: false,
              addressComponents: [],
              area: { type: 'boxes', boxes: [box] },
            },
          ],
        ];
  }),
);
const geocode = (address: string) => findPlace(address, { stock, askMaps: async (text) => COUNTIES.get(text) ?? null });
const understand = (text: string) =>
  understandSearch(text, {
    now: () => new Date('2026-11-22T12:00:00Z'),
    places: {
      geocode,
      predictions: async () => [],
      getName: async () => null,
      stock: async () => stock,
      knownPlaces: async () => ({
        homesIn: (name) => stock.names.get(name)?.homes ?? homesAtSight(stock, name),
        isAirport: (code: string) => getAirport(code) !== null,
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
  const near = KNOWN_SIGHTS.filter(({ lat, lng }) => stock.homesNear(lat, lng, 160_934) > 0);
  const byLabel = new Map(near.map((sight) => [`${sight.name}, ${sight.where}`, sight]));
  expect(
    await misread([...byLabel.keys()], (label, found) => {
      const sight = byLabel.get(label);
      // A park that homes have in their region's name is that region.
      return Math.abs((found?.lat ?? 0) - (sight?.lat ?? 9)) < 1;
    }),
  ).toEqual([]);
});

const [NEAR_METRES, FAR_METRES] = [48_280, 160_934];
/**
 * Homes that the page of a place shows, counted here without the code that is tested: within 30 miles as the crow
 * flies, or what the area says; where that is none, within 100 miles.
 */
const countHomes = (place: GeocodeResult): number =>
  countWithin(place, NEAR_METRES) || countWithin({ lat: place.lat, lng: place.lng }, FAR_METRES);
function countWithin({ lat, lng, area }: Pick<GeocodeResult, 'lat' | 'lng' | 'area'>, metres: number): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  return rows.filter((row) => {
    if (area?.type === 'boxes')
      return area.boxes.some(([n, e, s, w]) => row.lat <= n && row.lat >= s && row.lng <= e && row.lng >= w);
    if (area) {
      const own: Record<string, string | null> = {
        City: row.city,
        State: row.state,
        Country: row.country,
        Region: row.region,
      };
      const fits = ([attribute, value]: readonly string[]): boolean => own[attribute ?? ''] === value;
      return area.type === 'any' ? area.values.some(fits) : area.values.every(fits);
    }
    const cosine =
      Math.sin(radians(lat)) * Math.sin(radians(row.lat)) +
      Math.cos(radians(lat)) * Math.cos(radians(row.lat)) * Math.cos(radians(lng - row.lng));
    return 6_371_000 * Math.acos(Math.min(1, cosine)) <= metres;
  }).length;
}

test('FIND-3: a sight is shown with a name, not with what somebody typed', () => {
  const typed = [...KNOWN_SIGHTS, ...EXACT_SIGHTS, ...MORE_SIGHTS].filter(({ name }) =>
    /^[a-z]+( [a-z]+)*$/.test(name),
  );
  expect(typed.map(({ name }) => name)).toEqual([]);
});

test('FIND-3: the number that a suggestion shows is the number that its search finds', async () => {
  const typed = new Set([
    ...[...stock.names.keys()].flatMap((name, index) => (index % 3 === 0 ? [name, name.slice(0, 4)] : [])),
    ...[...KNOWN_SIGHTS, ...EXACT_SIGHTS, ...MORE_SIGHTS]
      .filter((_, index) => index % 12 === 0)
      .map(({ name }) => name),
    'grand canyon',
    // Their words mean wishes and initials, too.
    ...['Solitude Mountain', 'Calaveras Big Trees', 'D.H. Lawrence Ranch', 'D.T. Fleming Beach'],
    ...[...COUNTIES.keys()].map((name) => name.split(',')[0] ?? ''),
  ]);
  const predict = async (input: string) =>
    [...COUNTIES.keys()]
      .filter((name) => name.toLowerCase().startsWith(input.toLowerCase()))
      .map((description) => {
        const [mainText = '', ...where] = description.split(', ');
        return { placeId: description, description, mainText, secondaryText: where.join(', '), types: [] };
      });
  const shown = new Map<string, number>();
  for (const text of typed)
    for (const { description, homes } of await suggest(text, {
      stock,
      predict,
      geocode,
      findHome: async () => null,
      homesBeginning: async () => [],
    }))
      if (homes !== undefined) shown.set(description, homes);
  expect(shown.size).toBeGreaterThan(400);
  // Sights that no home is near show the nearest: "Grand Canyon".
  expect([...shown].filter(([name]) => name.startsWith('Grand Canyon')).every(([, homes]) => homes > 0)).toBe(true);
  const wrong: string[] = [];
  for (const [description, homes] of shown) {
    const { place } = await understand(description);
    const found = place ? countHomes(place) : 0;
    if (found !== homes) wrong.push(`${description}: shows ${homes}, finds ${found}`);
  }
  expect(wrong).toEqual([]);
});
