import type { GeocodeResult, PlacePrediction } from '@roost/shared/contracts/places';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { REGIONS } from '../seed/regions.ts';
import { townsByRegion } from '../seed/towns.ts';
import { findPlace } from './find-place.ts';
import { makeStock } from '../testing/make-stock.ts';
import { MOST_SUGGESTIONS, suggest } from './suggest.ts';
import { suggestionName } from './suggestion-name.ts';

/** Two homes in each town of every region that has homes. */
const stock = makeStock(
  REGIONS.flatMap(({ name: region, country }) =>
    (townsByRegion().get(region) ?? []).flatMap(({ name: city, state, lat, lng }) => {
      const home = { city, state, country, region, lat, lng, headline: 'A quiet house', type: 'Cabin' };
      const row = { ...home, sleeps: 4, pets: 0, bedrooms: 2, bathrooms: 1, cents: 20_000, amenities: null };
      return [row, row];
    }),
  ),
);
const HOME = '100023';

const mapsPlace = (formattedAddress: string, types: string[], lat: number, lng: number): GeocodeResult => ({
  formattedAddress,
  types,
  lat,
  lng,
  partialMatch: false,
  addressComponents: [],
});
/** What the maps service knows beside our own places. */
const MAPS = new Map([
  ['Martha’s Vineyard, MA, USA', mapsPlace('Martha’s Vineyard, MA, USA', ['natural_feature'], 41.39, -70.64)],
  ['96150', mapsPlace('96150, South Lake Tahoe, CA, USA', ['postal_code'], 38.92, -119.98)],
  ['84532', mapsPlace('84532, Moab, UT, USA', ['postal_code'], 38.57, -109.55)],
  ['37738', mapsPlace('37738, Gatlinburg, TN, USA', ['postal_code'], 35.71, -83.52)],
  ['New York City, NY', mapsPlace('New York, NY, USA', ['locality'], 40.71, -74.01)],
  ['Tahta, Egypt', mapsPlace('Tahta, Egypt', ['locality'], 26.77, 31.5)],
  ['Tahlequah, OK, USA', mapsPlace('Tahlequah, OK, USA', ['locality'], 35.92, -94.97)],
]);
const askMaps = async (address: string): Promise<GeocodeResult | null> => MAPS.get(address) ?? null;
async function predict(input: string): Promise<PlacePrediction[]> {
  return [...MAPS.values()]
    .filter(({ formattedAddress }) => formattedAddress.toLowerCase().startsWith(input.toLowerCase()))
    .map(({ formattedAddress, types }) => {
      const [mainText = '', ...where] = formattedAddress.split(', ');
      return { placeId: mainText, description: formattedAddress, mainText, secondaryText: where.join(', '), types };
    });
}
const type = (typed: string): Promise<PlacePrediction[]> =>
  suggest(typed, {
    stock,
    predict,
    geocode: (address) => findPlace(address, { stock, askMaps: async (text) => (await askMaps(text)) ?? null }),
    findHome: async (id) => (id === HOME ? { id, headline: 'A quiet house', city: 'Truckee' } : null),
    homesBeginning: async (digits) =>
      HOME.startsWith(digits) ? [{ id: HOME, headline: 'A quiet house', city: 'Truckee' }] : [],
  });

describe('FIND-3, SRCH-17: the first suggestion', () => {
  test.each([
    // Beginnings
    ['tah', 'Lake Tahoe'],
    ['taho', 'Lake Tahoe'],
    ['lake t', 'Lake Tahoe'],
    ['south lake', 'South Lake Tahoe'],
    ['truck', 'Truckee'],
    ['gatl', 'Gatlinburg'],
    ['moab', 'Moab'],
    ['outer b', 'Outer Banks'],
    ['cape c', 'Cape Cod'],
    ['florida k', 'Florida Keys'],
    ['palm sp', 'Palm Springs'],
    ['park c', 'Park City'],
    ['key w', 'Key West'],
    ['sedon', 'Sedona'],
    ['whistl', 'Whistler'],
    ['jackson h', 'Jackson Hole'],
    ['big sur', 'Big Sur and Monterey'],
    ['catsk', 'Catskills'],
    ['pocon', 'Poconos'],
    ['san juan', 'San Juan Islands'],
    // With what it lies in
    ['gatlinburg, tn', 'Gatlinburg'],
    ['gatlinburg tn', 'Gatlinburg'],
    ['moab u', 'Moab'],
    ['moab utah', 'Moab'],
    ['truckee, c', 'Truckee'],
    ['lake tahoe, ca', 'Lake Tahoe'],
    // Misspelt
    ['laek tah', 'Lake Tahoe'],
    ['laek tahoe', 'Lake Tahoe'],
    ['south lake taho', 'South Lake Tahoe'],
    ['sout lake tahoe', 'South Lake Tahoe'],
    ['trukee', 'Truckee'],
    ['gatln', 'Gatlinburg'],
    ['gatlnburg', 'Gatlinburg'],
    ['aspn', 'Aspen'],
    ['outer bnaks', 'Outer Banks'],
    ['savanah', 'Savannah'],
    ['vermnt', 'Vermont'],
    ['colrado', 'Colorado'],
    ['yosemity', 'Yosemite'],
    // Abbreviations and codes
    ['obx', 'Outer Banks'],
    ['fl keys', 'Florida Keys'],
    ['smokies', 'Great Smoky Mountains'],
    ['nyc', 'New York City'],
    ['CA', 'California'],
    ['ut', 'Utah'],
    ['slc', 'Salt Lake City airport'],
    ['SLC', 'Salt Lake City airport'],
    ['RNO', 'Reno airport'],
    ['96150', '96150'],
    ['84532', '84532'],
    ['37738', '37738'],
    // Homes
    [HOME, 'A quiet house'],
    [`#${HOME}`, 'A quiet house'],
    [`# ${HOME}`, 'A quiet house'],
    ['#1000', 'A quiet house'],
    // Large cities in which no home lies
    ['denver', 'Denver'],
    ['las vegas', 'Las Vegas'],
    ['san f', 'San Francisco'],
    // An airport that no home is near comes after the places that begin so
    ['san', 'San Casciano in Val di Pesa'],
    ['SAN', 'San Diego airport'],
    // Other languages
    ['Grand Cañon', 'Grand Canyon'],
    ['Kalifornien', 'California'],
    ['Toskana', 'Tuscany'],
    ['Italien', 'Italy'],
    ['hawái', 'Hawaii'],
    // Sights, also where a place with homes is called almost so
    ['yosem', 'Yosemite'],
    ['grand ca', 'Grand Canyon'],
    ['big bear', 'Big Bear'],
    ['mount r', 'Mount Rainier'],
    ['statue', 'Statue of Liberty'],
    ['old faithful', 'Old Faithful'],
    ['acadia', 'Acadia'],
  ])('for "%s" is %s', async (typed, first) => {
    expect((await type(typed))[0]?.mainText).toBe(first);
  });

  test('is of a place with homes, with their number, before places of the same beginning that have none', async () => {
    const found = await type('tah');
    expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
    expect(found.every(({ homes }) => (homes ?? 0) > 0)).toBe(true);
    expect(found.map(({ description }) => description)).not.toContain('Tahta, Egypt');
    expect(found[0]).toMatchObject({ description: 'Lake Tahoe, USA', homes: expect.any(Number) });
    expect(found[0]).not.toHaveProperty('far');
    // No home is within 30 miles of it: the number is of those within 100, and says so.
    expect((await type('old faithful'))[0]).toMatchObject({ homes: expect.any(Number), far: true });
  });

  test.each([
    ['marthas vineyard', "Martha's Vineyard"],
    ['martha', "Martha's Vineyard"],
    ['ocean city new', 'Ocean City'],
  ])('names a place once, however its lists spell it: "%s"', async (typed, name) => {
    const found = await type(typed);
    expect(found.map(({ mainText }) => mainText)).toContain(name);
    const names = found.map(suggestionName);
    expect(new Set(names).size).toBe(names.length);
  });

  test('tells namesakes apart by their state', () => {
    const name = (mainText: string, secondaryText: string) => suggestionName({ mainText, secondaryText });
    expect(name('Martha’s Vineyard', 'MA, USA')).toBe(name('Martha Vineyard', 'MA'));
    expect(name('Ocean City', 'NJ, USA')).toBe(name('Ocean City New Jersey', 'NJ'));
    expect(name('Ocean City', 'NJ, USA')).not.toBe(name('Ocean City', 'MD'));
    expect(name('Washington', 'USA')).not.toBe(name('Port Washington', 'NY'));
    expect(name('Big Bear', 'CA')).not.toBe(name('Big Bear City', 'CA, USA'));
  });

  test('behind "#" only homes are offered, and no ZIP code', async () => {
    expect((await type('#96150')).map(({ types }) => types)).toEqual([]);
    expect((await type('#1')).map(({ mainText }) => mainText)).toEqual(['A quiet house']);
  });

  test('digits that begin no ZIP code near homes are the beginning of a home’s number', async () => {
    expect((await type('10002')).map(({ mainText }) => mainText)).toContain('A quiet house');
  });

  test('is none for a text that names nothing', async () => {
    expect(await type('xqzw')).toEqual([]);
    expect(await type('  ')).toEqual([]);
  });
});

/** Some of all places: each letter more asks for all of them again. */
const PLACES = stock.places.filter((_, index) => index % 7 === 0);
describe('FIND-3: after three, five and eight letters', () => {
  test.each([3, 5, 8])('%i: a place with homes is offered, or six others that begin so', async (letters) => {
    const missing: string[] = [];
    for (const { name, label } of PLACES.filter((each) => each.name.length > letters)) {
      const typed = name.slice(0, letters);
      const offered = await type(typed);
      const isThere = offered.some(({ description, mainText }) => description === label || mainText === name);
      const begins = ({ mainText, homes }: PlacePrediction) =>
        (homes ?? 0) > 0 && ` ${normalizePhrase(mainText)}`.includes(` ${normalizePhrase(typed)}`);
      if (!isThere && offered.filter(begins).length < MOST_SUGGESTIONS)
        missing.push(`${typed}: ${label}, offered ${offered.map(({ description }) => description).join(' | ')}`);
    }
    expect(missing).toEqual([]);
  });
});

describe('FIND-3: counties', () => {
  const typeNames = async (typed: string): Promise<string[]> =>
    (await type(typed)).map(({ mainText, secondaryText }) => `${mainText}, ${secondaryText}`);

  test.each([
    ['placer co', 'Placer County, CA, USA'],
    ['Placer County', 'Placer County, CA, USA'],
    ['placer county, ca', 'Placer County, CA, USA'],
    ['placer', 'Placer County, CA, USA'],
    ['sevier county tenn', 'Sevier County, TN, USA'],
    ['orleans par', 'Orleans Parish, LA, USA'],
    ['lincoln county or', 'Lincoln County, OR, USA'],
    ['san juan county', 'San Juan County, WA, USA'],
    // No home is in it: its number is of homes near it.
    ['Blount County, TN', 'Blount County, TN, USA'],
  ])('"%s" suggests %s', async (typed, suggested) => {
    expect((await typeNames(typed))[0]).toBe(suggested);
  });

  test('say how many homes they have, and are searched by their own words', async () => {
    const [county] = await type('summit county');
    expect(county).toMatchObject({ description: 'Summit County, CO', types: ['administrative_area_level_2'] });
    const found = await findPlace(county?.description ?? '', { stock, askMaps: async () => null });
    expect(found?.area && stock.countIn(found.area)).toBe(county?.homes);
  });

  test('a town with homes has its name for itself', async () => {
    expect(await typeNames('taos')).not.toContain('Taos County, NM, USA');
  });
});
