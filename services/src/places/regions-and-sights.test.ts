/** Parts of states by their boxes, sights under their own names, and what has no home (FIND-1, FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { REGIONS } from '../seed/regions.ts';
import { townsByRegion } from '../seed/towns.ts';
import { makeStock } from '../testing/make-stock.ts';
import { findPlace } from './find-place.ts';
import { sightsByName } from './find-sight.ts';
import { NAMED_AREAS } from './named-areas.ts';
import { REGION_EXTENTS } from './region-extents.ts';

const homes = REGIONS.flatMap(({ name: region, country }) =>
  (townsByRegion().get(region) ?? []).map(({ name: city, state, lat, lng }) => {
    const home = { city, state, country, region, lat, lng, headline: 'A quiet house', type: 'Cabin' };
    return { ...home, sleeps: 4, pets: 0, bedrooms: 2, bathrooms: 1, cents: 20_000, amenities: null };
  }),
);
const stock = makeStock(homes);
/** A maps service that knows one country, with the box around it. */
async function askMaps(address: string): Promise<GeocodeResult | null> {
  if (normalizePhrase(address) !== 'spain') return null;
  return {
    lat: 40,
    lng: -4,
    formattedAddress: 'Spain',
    types: ['country', 'political'],
    addressComponents: [{ longName: 'Spain', shortName: 'ES', types: ['country', 'political'] }],
    partialMatch: false,
    area: { type: 'boxes', boxes: [[43.8, 4.3, 36, -9.3]] },
  };
}
const find = (text: string) => findPlace(text, { stock, askMaps });

describe('FIND-1: parts of states and countries', () => {
  test.each([
    ['Ontario, Canada'],
    ['the Maritimes'],
    ['Piemonte'],
    ['Bernese Oberland'],
    ['swiss alps'],
    ['Central Valley'],
    ['languedoc'],
  ])('TRUE-2: "%s" has no homes, and does not show those beyond its borders as its own', async (text) => {
    const place = await find(text);
    expect([place === null, place?.area]).toEqual([false, undefined]);
  });

  test.each([
    ['Mount Shasta', 'Mount Shasta, CA'],
    ['mt shasta', 'Mount Shasta, CA'],
    ['Lake Shasta', 'Lake Shasta, CA'],
  ])('FIND-1: "%s" is %s', async (text, name) => {
    expect((await find(text))?.formattedAddress).toBe(name);
  });

  test.each([
    ['Hudson Valley', 'Hudson Valley'],
    ['hudson valley, NY', 'Hudson Valley'],
    ['the western slope', 'Western Slope'],
    ['Lakes Region', 'Lakes Region'],
    ['lakes region nh', 'Lakes Region'],
    ['Coastal Bend', 'Coastal Bend'],
    ['NH lakes region', 'Lakes Region'],
    ['FL gulf coast', 'Florida Gulf Coast'],
    ['Eastern NC', 'Eastern North Carolina'],
    ['puget sound', 'Puget Sound'],
    ['southern appalachians', 'Southern Appalachians'],
    ['Northern Rockies', 'Northern Rockies'],
    ['Otago', 'Otago'],
  ])('"%s" is the area %s, and has homes', async (text, name) => {
    const place = await find(text);
    expect(place).toMatchObject({ formattedAddress: name });
    expect(place && stock.homesIn(place, 48_280).length).toBeGreaterThan(0);
    expect(place?.area).toBeDefined();
  });

  test.each([
    ['western Massachusetts', 'Western Massachusetts'],
    ['north-western Pennsylvania', 'Northwestern Pennsylvania'],
    ['eastern South Dakota', 'Eastern South Dakota'],
    ['northern Alabama', 'Northern Alabama'],
    ['west Tennessee', 'Western Tennessee'],
    ['north georgia mountains', 'North Georgia'],
  ])('"%s" holds no home of its state: it is a point, and not the other end of the state', async (text, name) => {
    const place = await find(text);
    expect(place).toMatchObject({ formattedAddress: name });
    expect(place?.area).toBeUndefined();
  });

  test.each([
    'eastern Tennessee',
    'western South Dakota',
    'south Alabama',
    'northern Michigan',
    'eastern Pennsylvania',
  ])('"%s" is where all homes of its state are', async (text) => {
    const place = await find(text);
    expect(place && stock.homesIn(place, 48_280).length).toBeGreaterThan(0);
  });

  test.each(['Idaho panhandle', 'North Island', 'Nouvelle-Écosse', 'Baja California', 'Queensland', 'South America'])(
    '"%s" has no home and is a point, no neighbour that is called almost so',
    async (text) => {
      const place = await find(text);
      expect(place?.area).toBeUndefined();
      expect(place?.corrected).toBeUndefined();
    },
  );

  test('a country that no home is in is no box: that of Spain holds homes of Portugal', async () => {
    expect(await find('Spain')).toMatchObject({ formattedAddress: 'Spain', lat: 40 });
    expect((await find('Spain'))?.area).toBeUndefined();
  });

  test('"Northwoods Wisconsin" is not in Minnesota, "Bali Insel" is Bali', async () => {
    expect((await find('northwoods wisconsin'))?.formattedAddress).toBe('Wisconsin Northwoods');
    expect((await find('Bali Insel'))?.formattedAddress).toBe('Bali, Indonesia');
    expect(await find('sandhills panhandle idaho')).toBeNull();
  });

  test('every part lies around its middle, and no name is in two tables', () => {
    const wrong = [...REGION_EXTENTS.values()].filter(
      ({ box: [north, east, south, west] }) => north <= south || east <= west,
    );
    expect(wrong).toEqual([]);
    expect([...REGION_EXTENTS.keys()].filter((name) => NAMED_AREAS.has(name))).toEqual([]);
  });
});

describe('FIND-3: a sight is called what the guest calls it', () => {
  test.each([
    ['Pikes Peak', 'Pikes Peak, CO'],
    ['hunter mountain', 'Hunter Mountain, NY'],
    ['Anakeesta', 'Anakeesta, TN'],
    ['central park', 'Central Park, NY'],
    ['Split Rock Lighthouse', 'Split Rock Lighthouse, MN'],
    ['sand harbor', 'Sand Harbor, NV'],
    ['pier park', 'Pier Park, FL'],
    ['Naples, FL', 'Naples, FL'],
    ['Page, AZ', 'Page, AZ'],
    // Codes and other languages are the sight itself.
    ['rmnp', 'Rocky Mountain National Park, CO'],
    ['Grand Cañon', 'Grand Canyon, AZ'],
    ['Londres', 'London, United Kingdom'],
    ['University of Utah', 'University of Utah, UT'],
  ])('"%s" is %s', async (text, label) => {
    const place = await find(text);
    expect(place?.formattedAddress).toBe(label);
    // The label goes into the address and is read again.
    expect(await find(label)).toMatchObject({ lat: place?.lat, lng: place?.lng });
  });

  test('letters that three parks share are the one of the state beside them', async () => {
    expect((await find('SNP virginia'))?.formattedAddress).toBe('Shenandoah National Park, VA');
    expect((await find('SNP CA'))?.formattedAddress).toBe('Sequoia National Park, CA');
  });

  test('no name is written in small letters', () => {
    const small = [...sightsByName.values()]
      .filter(({ name }) => /^(?!the )\p{Ll}/u.test(name))
      .map(({ name }) => name);
    expect(small).toEqual([]);
  });
});

describe('FIND-3: misspelt with a misspelt state, island or region, or as it is heard', () => {
  test.each([
    ['savana geogia', 'Savannah, GA, USA'],
    ['princevile kawaii', 'Princeville, HI, USA'],
    ['skinny atlas', 'Skaneateles, NY, USA'],
    ['bilingham wa', 'Bellingham, WA, USA'],
    ['JT national park', 'Joshua Tree National Park, CA'],
    ['balinese', 'Bali, Indonesia'],
    ['provençal', 'Provence, France'],
    ['upper midwest', 'Upper Midwest'],
    ['the alps', 'Alps'],
    ['049315', 'Singapore'],
    ['W Va', 'West Virginia'],
    ['potato chip rock', 'Potato Chip Rock, CA'],
  ])('"%s" is %s', async (text, name) => {
    expect(await find(text)).toMatchObject({ formattedAddress: name });
  });

  test('six figures that are no sector of Singapore are no place', async () => {
    expect(await find('999999')).toBeNull();
  });
});
