import type { GeocodeResult } from '@roost/shared/contracts/places';
import { isNegation } from '@roost/shared/domain/unwanted';
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { understand } from '@roost/shared/domain/understanding/understand';
import { REGIONS } from '../seed/regions.ts';
import { townsByRegion } from '../seed/towns.ts';
import { correctWords } from './correct-words.ts';
import { tidyText } from './tidy-text.ts';
import { getAirport } from './airports.ts';
import { beginsName } from './begun-names.ts';
import { findPlace } from './find-place.ts';
import { homesAtSight } from './homes-at-sight.ts';
import { makeStock } from '../testing/make-stock.ts';
import { understandSearch } from './understand-search.ts';

const stock = makeStock(
  REGIONS.flatMap(({ name: region, country }) =>
    (townsByRegion().get(region) ?? []).map(({ name: city, state, lat, lng }) => {
      const home = { city, state, country, region, lat, lng, headline: 'A quiet house', type: 'Cabin' };
      return { ...home, sleeps: 4, pets: 0, bedrooms: 2, bathrooms: 1, cents: 20_000, amenities: null };
    }),
  ),
);
/** What the maps service knows; it answers any other text with the state at its end, as a partial match. */
const MAPS: Readonly<Record<string, Partial<GeocodeResult>>> = {
  casino: {
    formattedAddress: 'Casino NSW, Australia',
    types: ['locality'],
    addressComponents: [
      { longName: 'Casino', shortName: 'Casino', types: ['locality'] },
      { longName: 'Australia', shortName: 'AU', types: ['country'] },
    ],
  },
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
const read = (text: string, ask = askMaps) =>
  understandSearch(text, {
    now: () => new Date('2026-11-22T12:00:00Z'),
    places: {
      geocode: (address, lookups) =>
        findPlace(address, {
          stock,
          askMaps: (asked) =>
            ask(asked).catch(() => {
              if (lookups) lookups.failed = true;
              return null;
            }),
        }),
      predictions: async () => [],
      getName: async () => null,
      stock: async () => stock,
      knownPlaces: async () => ({
        homesIn: (name) => stock.names.get(name)?.homes ?? homesAtSight(stock, name),
        isAirport: (code: string) => getAirport(code) !== null,
        headlineIn: stock.headlineIn,
        begins: (text) => beginsName(stock, text),
        isHome: async (id) => id === '41306',
      }),
    },
  });

describe('SAFE-6: a text that is made to be slow', () => {
  /** Milliseconds of this process's own time, garbage collection left out as far as one can: the quickest of six. */
  const getCost = async (text: string): Promise<number> => {
    const costs: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const before = process.cpuUsage();
      await read(text);
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    return Math.min(...costs);
  };
  /** 500 characters of words that nobody knows, each another one. */
  const inventWords = (letters: string, length: number): string => {
    let state = 7;
    const next = (): string => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return letters[(state >> 16) % letters.length] ?? '';
    };
    const words = Array.from({ length: 500 }, () => Array.from({ length }, next).join(''));
    return words.join(' ').slice(0, 500);
  };
  const fill = (piece: string): string => piece.repeat(500).slice(0, 500);
  let honest = 0;
  beforeAll(async () => {
    const text = 'a quiet cabin near lake tahoe for 4 with a hot tub, july 4th weekend under $300 a night and ';
    // The rules are compiled before they are measured.
    for (let time = 0; time < 5; time += 1) await getCost(fill(text));
    honest = await getCost(fill(text));
  });
  const PIECES = ['\u0301 not ', '1/', 'not-', '#', '/', 'not or ', 'no ', 'not ', '4/5 ', 'not a ', 'qwxz ', 'xy z'];
  const LATIN = 'abcdefghijklmnopqrstuvwxyz';
  const TEXTS: [string, string][] = [
    ...PIECES.map((piece): [string, string] => [`"${piece}" again and again`, fill(piece)]),
    ...[3, 4, 5, 7].map((length): [string, string] => [`words of ${length} letters`, inventWords(LATIN, length)]),
    ['usual letters', inventWords('aeioustrnl', 5)],
    ['letters with accents', inventWords('àéîõüçñ', 5)],
    ['Russian letters', inventWords('абвгдежзиклмн', 5)],
    ['pairs of signs', inventWords('東京都大阪府北海道沖縄', 2)],
    ['signs', inventWords('東京都大阪府北海道沖縄', 20)],
  ];
  test.each(TEXTS)('%s take no more than eight times as long as an honest text of their length', async (_, text) => {
    expect((await getCost(text)) / honest).toBeLessThan(8);
  });
});

describe('FIND-3: places that are written as they are heard, with a hyphen, or half', () => {
  test.each([
    ['cabins wisler', 'Whistler, BC, Canada'],
    ['hanalay', 'Kauai, HI, USA'],
    ['south-east Oklahoma', 'Oklahoma, USA'],
    ['south east oklahoma', 'Oklahoma, USA'],
    ['treehouse smok', 'Great Smoky Mountains, USA'],
    ['Lanai', 'Lanai, HI'],
  ])('"%s" is %s', async (text, place) => {
    expect((await read(text)).place?.formattedAddress).toBe(place);
  });

  test('a word that only sounds a little like a place is no place', async () => {
    for (const text of ['cabin anymore', 'manage', 'measure for measure'])
      expect([text, (await read(text)).place?.corrected]).toEqual([text, undefined]);
  });

  test('"ski in", not finished, is a wish and no sight', async () => {
    const { read: meant } = await read('stowe ski in');
    expect(meant).toMatchObject({ place: 'stowe' });
    // These homes have none: the page says that it is left out.
    expect(meant.unused).toEqual(['ski-in/ski-out']);
  });
});

describe('FIND-3: sights by other words of their names', () => {
  test.each([
    ['wright brothers monument museum', 'Wright Brothers Monument, NC'],
    ['sleeping bear sand dunes', 'Sleeping Bear Dunes, MI'],
    ['museum of international folk art', 'Museum of International Folk Art, NM'],
    ['near the mercer williams house', 'Mercer Williams House, GA'],
    ['house near the cape meares light', 'Cape Meares, OR'],
    ['isle of palms pier', 'Isle of Palms Pier, SC'],
    ['polebridge mercantile', 'Polebridge, MT'],
    ['kayaking lake house finger lakes', 'Finger Lakes, NY, USA'],
  ])('"%s" is %s', async (text, place) => {
    expect((await read(text)).place?.formattedAddress).toBe(place);
  });

  test('a sight in several lists is where it is, not in the town that it is listed under', async () => {
    for (const [text, lat, lng] of [
      ['proxy falls', 44.17, -121.93],
      ['point arena lighthouse', 38.95, -123.74],
    ] as const)
      expect((await read(text)).place).toMatchObject({ lat, lng });
  });

  test('of several sights with one name the one with most homes near it, and the others are offered: hot springs', async () => {
    const { read: meant, place, others = [] } = await read('cabin near hot springs');
    expect(meant).toMatchObject({ place: 'hot springs', warm: false });
    expect(place?.formattedAddress).toMatch(/^Hot Springs, (?:NC|SD)/);
    expect(others.map(({ label }) => label).join()).toContain('Hot Springs');
  });

  test('what no sight is called stays what it is: a pier, a museum, a park', async () => {
    for (const text of ['pier', 'museum', 'state park'])
      expect((await read(text)).place?.types ?? []).not.toContain('point_of_interest');
  });

  test.each([
    ['not near austin texas', null],
    ['hill country, not near austin texas', 'hill country'],
    ['cabin not in austin texas, pool', null],
  ])('"%s": the state belongs to the unwanted town', async (text, place) => {
    const { read: meant } = await read(text);
    expect(meant.place).toBe(place);
    expect(meant.unused.join()).toMatch(/^not (?:near|in) austin texas$/);
  });

  test('a state without homes is that state, and no sight that is called after it', async () => {
    expect((await read('cabins in west virginia or virginia')).read).toMatchObject({ place: 'virginia' });
  });
});

describe('FIND-1: places as strangers put them', () => {
  test.each([
    ['lake house in the finger lakes', 'Finger Lakes, NY, USA'],
    ['anna maria isl', 'Anna Maria Island, FL'],
    ['SW Colorado', 'Southwestern Colorado'],
    ['eastern oregon', 'Eastern Oregon'],
    ['white fish montana', 'Whitefish and Glacier, MT, USA'],
    ['chincateague or outter banks', 'Outer Banks, NC, USA'],
    ['pet friendly hilton h', 'Hilton Head Island, SC, USA'],
    ['3br pool dest', 'Destin, FL, USA'],
    // A town with its state in another language was the whole state.
    ['Charleston Caroline du Sud', 'Charleston, SC, USA'],
    ['Woodstock Nueva York', 'Woodstock, NY, USA'],
    ['Santa Fe, Nouveau-Mexique', 'Santa Fe, NM, USA'],
    ['Maison avec piscine à Charleston, Caroline du Sud', 'Charleston, SC, USA'],
    ['Caroline du Sud', 'South Carolina, USA'],
    ['casa en Cayo Hueso', 'Key West, FL, USA'],
    ['lower keys', 'Lower Keys, FL'],
    ['Middle Keys', 'Middle Keys, FL'],
    ['Lake Tahoe, NV', 'Lake Tahoe, NV, USA'],
    ['lake tahoe nevada side with fireplace', 'Lake Tahoe, NV, USA'],
    ['HI condo', 'Hawaii, USA'],
    ['winter sun', undefined],
    ['take a break from the snow', undefined],
    ['8600-315 Lagos', 'Lagos, Portugal'],
    ['Front Street, Key Largo', 'Key Largo, FL, USA'],
    ['San Francisco', 'San Francisco, CA, USA'],
    ['cabin near San Francisco', 'San Francisco, CA, USA'],
    ['Dallas', 'Dallas, TX, USA'],
    ['St. Louis', 'St. Louis, MO, USA'],
    ['Fort Worth', 'Fort Worth, TX, USA'],
    ['El Paso', 'El Paso, TX, USA'],
    ['cabin near Kansas City', 'Kansas City, MO, USA'],
    ['Jackson, MS', 'Jackson, MS, USA'],
    ['lincoln nebraska', 'Lincoln, NE, USA'],
    ['Savannah', 'Savannah, GA, USA'],
    ['Nice', 'Nice, France'],
    ['Naples', 'Naples, FL'],
    ['riverside cabin', undefined],
    ['cabin by the lake forest views', undefined],
    ['house on a long beach', undefined],
    ['Riverside', 'Riverside, CA, USA'],
    ['Birmingham', 'Birmingham, AL, USA'],
    ['Midway, UT', 'Midway, UT, USA'],
    ['Seaside', 'Seaside, FL, USA'],
    ['West Coast Scotland', 'Scottish Highlands, UK'],
    ['bed and breakfast', undefined],
    ['college reunion', undefined],
    ['seaside florida', 'Seaside, FL, USA'],
    ['Nova Inglaterra', 'New England'],
    ['take the bus or subway', undefined],
  ])('"%s" is %s', async (text, place) => {
    const { place: found } = await read(text, async () => null);
    expect(found?.formattedAddress).toBe(place);
  });

  test('FIND-2: what strangers said otherwise: half a dozen, college friends, days beside a weekend, a place with bedrooms', async () => {
    expect(tidyText('half a dozen of us in Sedona')).toBe('6 of us in Sedona');
    expect(tidyText('8 college friends in Gulf Shores')).toBe('8 friends in Gulf Shores');
    for (const text of ['long weekend in Stowe January 15-18 2027', 'weekend of january 15-18 stowe'])
      expect((await read(text)).read.dates).toMatchObject({ checkIn: '2027-01-15', checkOut: '2027-01-18' });
    const rooms = await read('3 bedroom place in Moab, budget 300 per night', async () => null);
    expect(rooms.read).toMatchObject({ rooms: { minBedrooms: 3 } });
    expect(rooms.place?.formattedAddress).toBe('Moab, UT, USA');
    expect((await read('condo HI')).place?.formattedAddress).toBe('Hawaii, USA');
  });

  test('names near the place are no text that homes are searched for: the state of a town, towns of a region', async () => {
    for (const text of ['jackson whole wyoming', 'breckenridge/keystone/vail ski in ski out'])
      expect((await read(text, async () => null)).read.text).toBe('');
  });

  test('a sight gives way to the place that is named last: thunder hole cabin hana', async () => {
    const { read: meant, place } = await read('thunder hole cabin hana', async () => null);
    expect(place?.formattedAddress).toMatch(/Hana/);
    expect(meant.text).toBe('thunder hole');
  });

  test('a wish begins no name of a place: wine country', async () => {
    expect((await read('wine country in may', async () => null)).read.place).toBeNull();
  });
});

describe('FIND-2: rooms, ratings and budgets in other words', () => {
  test.each([
    ['at least 4 bathrooms and 5 bedrooms in destin', { rooms: { minBathrooms: 4, minBedrooms: 5 }, text: '' }],
    ['2 bedrooms 2 baths minimum in destin', { rooms: { minBathrooms: 2, minBedrooms: 2 }, text: '' }],
    ['House in Destin ★4.9 (123 reviews) · 4 bedrooms', { rooms: { minBedrooms: 4 }, text: '' }],
    ['destin under 1500 total for the week', { maxPrice: 214, unused: ['a week'] }],
    ['destin $2,100 a week', { maxPrice: 300, unused: [] }],
    ['destin under 1500 total', { maxPrice: null, unused: ['under 1500 total'] }],
    ['house with trampoline and unicorns in destin', { unused: ['trampoline'], text: 'unicorns' }],
  ])('"%s"', async (text, meant) => {
    expect((await read(text, async () => null)).read).toMatchObject(meant);
  });

  test('walking distance to the slopes is about slopes, and not about restaurants', async () => {
    const { unused } = (await read('walking distance to the slopes in park city', async () => null)).read;
    expect(unused).toEqual(['near ski lifts']);
  });

  test.each([
    ['2 grandparents and 2 parents in destin', { party: { adults: 4 } }],
    ['cottage in destin for two, dog comes too', { party: { adults: 2, pets: 1 } }],
    ['$2100 a week or less in destin', { maxPrice: 300, text: '' }],
    ['condo or house in destin', { values: { propertyTypes: [] } }],
    ['we just need to get out of the city', { place: null, unused: ['city'] }],
    ['dog friendly cabin park', { place: null, unused: ['park'] }],
    ['"comes" Cotswolds, UK', { place: 'Cotswolds, UK', text: '"comes"' }],
    ['weekend after new years destin', { dates: { checkIn: '2027-01-08', checkOut: '2027-01-10' } }],
    ['near mayo clinic', { place: 'mayo clinic', dates: null }],
    ['cabin near the mayo clinic in may', { place: 'the mayo clinic' }],
    ['casa en destin en mayo', { place: 'destin', dates: { checkIn: '2027-05-01', checkOut: '2027-05-08' } }],
    ['rose bowl', { place: 'rose bowl' }],
    ['near hiking trails and waterfalls', { place: null, text: 'waterfalls' }],
    ['horse property in destin', { place: 'destin', text: '' }],
    ['check in friday check out monday', { place: null, dates: { checkIn: '2026-11-27', checkOut: '2026-11-30' } }],
    [
      'destin, checking in on saturday and out on tuesday',
      { place: 'destin', text: '', dates: { checkIn: '2026-11-28', checkOut: '2026-12-01' } },
    ],
    [
      'arriving thursday evening, leaving sunday morning',
      { place: null, unused: [], dates: { checkIn: '2026-11-26', checkOut: '2026-11-29' } },
    ],
    ['destin friday and saturday nights', { dates: { checkIn: '2026-11-27', checkOut: '2026-11-29' } }],
    ['destin the 12th to the 15th', { text: '', dates: { checkIn: '2026-12-12', checkOut: '2026-12-15' } }],
  ])('"%s"', async (text, meant) => {
    expect((await read(text, async () => null)).read).toMatchObject(meant);
  });

  test('SRCH-4: a number that is said to be a home is that home, whatever else is said', async () => {
    for (const text of ['can you pull up listing number 41306 please', 'prop. 41306', 'the cabin no. 41306 in june'])
      expect((await read(text)).read.text).toBe('#41306');
  });
});

describe('FIND-2: numbers in a list of wishes', () => {
  test('a number alone is the party, one before nights is no day of a month, one behind a street is a house', async () => {
    const meant = await read('fire pit, whale watching, mid april, 3 nights, oregon, 3, dogs');
    expect(meant.read).toMatchObject({ party: { adults: 3, pets: 1 }, text: '' });
    expect(meant.read.dates).toEqual({ checkIn: '2027-04-16', checkOut: '2027-04-19' });
    expect(tidyText('Via Roma, 12, Siena')).toBe('Via Roma, 12, Siena');
  });

  test('small words that are left of a sentence are no place: rain on the roof', async () => {
    expect((await read('rain on the roof and a fireplace')).read).toMatchObject({ place: null, text: '' });
  });

  test('wishes in other words: teenagers, steps, a kayak in Italian', async () => {
    expect((await read('fun for teenagers')).read.values.amenities).toEqual(['Game Room']);
    expect((await read('grandparents cant climb steps')).read.values.accessibility).toHaveLength(1);
    expect((await read('casa sul lago con kayak')).read.values.amenities).toEqual(['Kayaks']);
  });
});

describe('FIND-1, FIND-2: a name and where it lies are one place', () => {
  test.each([
    ['south lake taho', 'South Lake Tahoe, CA, USA'],
    ['destn florida', 'Destin, FL, USA'],
    ['austin texas', 'Austin, TX, USA'],
    ['80435 colorado', '80435, Dillon, CO, USA'],
    ['slc utah', 'Salt Lake City airport (SLC)'],
    ['UP michigan', 'Upper Peninsula, MI'],
    ['wimberly texes', 'Wimberley, TX, USA'],
    ['skeneatlas ny', 'Skaneateles, NY, USA'],
    ['marathon florida keys', 'Marathon, FL, USA'],
    ['cabin with hot tub in destn florida', 'Destin, FL, USA'],
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

describe('FIND-2, FIND-3: ways of writing', () => {
  test.each([
    ['ME', 'Maine, USA'],
    ['N.C.', 'North Carolina, USA'],
    ['kdh', 'Kill Devil Hills, NC, USA'],
    ['ynp', 'Yellowstone, WY'],
    ['smith rock state park', 'Smith Rock, OR'],
    ['new mex', 'New Mexico, USA'],
    ['cabins in gatl', 'Gatlinburg, TN, USA'],
    ['gatlinbrg tn', 'Gatlinburg, TN, USA'],
    ['western north carolina', 'Western North Carolina'],
    ['ハワイ', 'Hawaii, USA'],
    ['DIA airport', 'Denver airport (DIA)'],
    ['duck north carolina', 'Duck, NC'],
    ['PH22 1RB', 'Aviemore and Badenoch, United Kingdom'],
  ])('"%s" is %s', async (text, place) => {
    expect((await read(text)).place?.formattedAddress ?? null).toBe(place);
  });

  test('what was only begun is named to the guest', async () => {
    expect((await read('gatl')).place?.corrected).toBe('Gatlinburg');
  });

  test.each(['home 41306', 'property #41306', 'id:41306', 'maison n° 41306', 'Haus Nr. 41306', 'casa número 41306'])(
    'SRCH-4: "%s" is the home of this number',
    async (text) => {
      const { read: found } = await read(text);
      expect(found).toMatchObject({ text: '#41306', place: null });
      // The page searches again only where a reading says something.
      expect(isUnderstood(found)).toBe(true);
    },
  );
  test('a number that no home has is no home: "home 99999"', async () => {
    expect((await read('home 99999')).read.text).not.toBe('#99999');
  });

  test.each([
    ['check in 5/1 check out 5/5 santa fe', '2027-05-01', '2027-05-05'],
    ['Sat Jul 10 - Sat Jul 17 nags head', '2027-07-10', '2027-07-17'],
    ['weekend in february', '2027-02-05', '2027-02-07'],
    ['weekend of march 20', '2027-03-19', '2027-03-21'],
    ['whole month of january', '2027-01-01', '2027-01-31'],
    ['new year 2027', '2026-12-30', '2027-01-02'],
    ["father's day weekend", '2027-06-18', '2027-06-20'],
    ['mardi gras 2027', '2027-02-06', '2027-02-10'],
    ['arriving april 3, leaving april 9', '2027-04-03', '2027-04-09'],
    ['first week of december', '2026-12-01', '2026-12-07'],
    ['last weekend in february 2027', '2027-02-26', '2027-02-28'],
    ['3rd week of march', '2027-03-15', '2027-03-21'],
    ['friday to sunday', '2026-11-27', '2026-11-29'],
    ['next thursday - monday', '2026-11-26', '2026-11-30'],
  ])('"%s" is a stay', async (text, checkIn, checkOut) => {
    expect((await read(text)).read.dates).toEqual({ checkIn, checkOut });
  });

  test('"in july" can be any week of it, a holiday begins or ends a day earlier or later, days are days', async () => {
    const { otherDates = [] } = (await read('in july')).read;
    expect(otherDates.filter(({ shorter }) => !shorter)).toHaveLength(4);
    expect(otherDates.find(({ shorter }) => shorter)).toMatchObject({ checkIn: '2027-07-05', checkOut: '2027-07-09' });
    expect((await read('memorial day weekend')).read.otherDates?.[0]).toEqual({
      checkIn: '2027-05-28',
      checkOut: '2027-06-01',
    });
    expect((await read('july 3-9')).read.otherDates).toBeUndefined();
  });
});

describe('FIND-2: as strangers type', () => {
  test.each([
    ['we are 7, tybee', { adults: 7 }],
    ['wir sind 4 in moab', { adults: 4 }],
    ['for 3 couples in telluride', { adults: 6 }],
    ['two families with six kids, outer banks', { adults: 4, children: 6 }],
    ['party house', { adults: 8 }],
    ['moab with a labrador', { pets: 1 }],
  ])('"%s" says who comes', async (text, party) => {
    // No home of this stock sleeps more than four.
    const own = understand(text, { today: '2026-11-22' });
    expect(own.party).toEqual(party);
  });

  test.each([
    ['01/15/2027 - 01/18/2027 stowe', '2027-01-15', '2027-01-18'],
    ['15.07.2027 bis 22.07.2027 toskana', '2027-07-15', '2027-07-22'],
    ['week of june 14 cape cod', '2027-06-14', '2027-06-21'],
  ])('"%s" says when', async (text, checkIn, checkOut) => {
    expect((await read(text)).read.dates).toEqual({ checkIn, checkOut });
  });

  test.each([
    ['mountain cabin no hot tub please', [], ['Cabin', 'Mountain / Near Ski Lifts / Ski-In/Ski-Out']],
    ['cabin no noise', ['no noise'], ['Cabin']],
    ['no pets no stairs', [], ['No Pets Allowed', 'Step-Free Entrance / Ground Floor Bedroom']],
    ['cabin, not too far from the beach', [], ['Cabin', 'Near the Beach / Oceanfront']],
    ['chale no lago', [], ['Chalet', 'Near the Lake / Lakefront']],
  ])('"%s" does not search for what the guest does not want, and names it', (text, unused, values) => {
    const own = understand(text, { today: '2026-11-22' });
    expect(own.unused).toEqual(unused);
    expect(Object.values(own.values).flat().sort()).toEqual([...values].sort());
    expect(own.place).toBeNull();
  });

  test.each<[string, string | null, string[], string[]]>([
    ['cabin near lake tahoe not in truckee no stairs', 'Lake Tahoe, USA', ['City:Truckee / State:California'], []],
    ['lake tahoe not truckee ca', 'Lake Tahoe, USA', ['City:Truckee / State:California'], []],
    ['lake tahoe not in truckey', 'Lake Tahoe, USA', ['City:Truckee / State:California'], []],
    [
      'tahoe but not in truckee or kings beech',
      'Lake Tahoe, USA',
      ['City:Truckee / State:California', 'City:Kings Beach / State:California'],
      [],
    ],
    ['ski but not colorado', null, ['State:Colorado'], []],
    ['cabins anywhere but colorado', null, ['State:Colorado'], []],
    ['beach house in hawaii not maui', 'Hawaii, USA', ['Region:Maui'], []],
    ['tahoe not near the casino', 'Lake Tahoe, USA', [], ['not near the casino']],
    ['tahoe not tahoe', 'Lake Tahoe, USA', [], ['not tahoe']],
    ['colorado not in the usa', 'Colorado, USA', [], ['not in the usa']],
    ['cabin not near old faithful', null, [], ['not near old faithful']],
    // Every home of this stock is a cabin.
    ['tahoe not cabins', 'Lake Tahoe, USA', [], ['no cabin']],
    ['moab no noise', 'Moab, UT, USA', [], ['no noise']],
    ['moab not noisy', 'Moab, UT, USA', [], ['not noisy']],
  ])(
    '"%s" leaves homes out by their records, and names what it cannot leave out',
    async (text, place, excluded, unused) => {
      const understood = await read(text);
      expect(understood.place?.formattedAddress ?? null).toBe(place);
      expect(understood.read.excluded ?? []).toEqual(excluded);
      expect(understood.read.unused.filter((words) => isNegation(words))).toEqual(unused);
      expect(understood.read).not.toHaveProperty('awayFrom');
    },
  );

  test.each([
    ['hi there, moab', 'Moab, UT, USA'],
    ['st remy', 'Saint-Rémy-de-Provence, France'],
    ['gburg', 'Gatlinburg, TN, USA'],
    ['lake tahoe or yosemite', 'Lake Tahoe, USA'],
    ['clemson', 'Clemson, SC'],
    ['middlebury college', 'Middlebury College, VT'],
  ])('"%s" lies at %s', async (text, place) => {
    expect((await read(text)).place?.formattedAddress).toBe(place);
  });

  test.each([
    ['NYC', 'new york city'],
    ['the big apple', 'New York City, NY'],
    ['New York, NY', 'New York City, NY'],
    ['the 305', 'Miami, FL'],
    ['sin city', 'Las Vegas, NV'],
  ])('FIND-1: "%s" has the homes that "%s" has', async (nickname, name) => {
    expect((await read(nickname)).place).toEqual((await read(name)).place);
  });

  test('misspelt wishes and short forms are what is meant, and a town that is spelt nearly so stays a town', async () => {
    const { read: own } = await read('cottge w/ht destin oceanfrnt 2bd');
    expect(own.rooms).toEqual({ minBedrooms: 2 });
    expect([own.place, own.text]).toEqual(['destin', '']);
    expect(await correctWords('cabins moab', stock, async () => false)).toBe('cabins moab');
    expect(await correctWords('condon oregon', stock, async () => true)).toBe('condon oregon');
    expect(await correctWords('condon moab', stock, async () => false)).toBe('condo moab');
  });

  test.each([
    ['https://roost.example/vacation-rentals/united-states/utah/moab/41306?adults=2'],
    ['look at /vacation-rentals/41306'],
    ['can I book 41306 for 2 nights?'],
  ])('SRCH-4: "%s" is that home', async (text) => {
    expect((await read(text)).read).toMatchObject({ text: '#41306', place: null });
  });

  test.each([
    ['39.09, -120.03', 39.09, -120.03],
    ['(35.7143,-83.5102)', 35.71, -83.51],
    ['N 24.5551 W 81.7800', 24.56, -81.78],
    [`39°05'24"N 120°01'48"W`, 39.09, -120.03],
    ['lat: 38.57, lng: -109.55', 38.57, -109.55],
    ['849VCWC8+R9', 37.42, -122.08],
  ])('FIND-3: "%s" is a point on earth', async (text, lat, lng) => {
    const understood = await read(text);
    expect(understood.place?.lat).toBeCloseTo(lat, 1);
    expect(understood.place?.lng).toBeCloseTo(lng, 1);
    expect(understood.read.place).toBe(text);
  });
  test.each(['95.2, 10.1', '12, 14', '3.5 stars', '200.5, 12.1'])('"%s" is none', async (text) => {
    expect((await read(text)).place?.types ?? []).not.toContain('street_address');
  });

  test.each([
    ['moab 2 adults 2 kids ages 4 and 7', { adults: 2, children: 2 }],
    ['moab, family of 5 with kids 3, 5 and 9', { adults: 2, children: 3 }],
    ['my 5 year old and 8 month old, moab', { children: 1, infants: 1 }],
    ['2 kids 3 nights moab', { children: 2 }],
    ['moab 3 year old house', {}],
    ['family reunion moab', { adults: 8 }],
  ])('"%s": ages are no numbers of anything', async (text, party) => {
    // No home of this stock sleeps more than four.
    expect(understand(tidyText(text), { today: '2026-11-22' }).party).toEqual(party);
    expect((await read(text)).place?.formattedAddress).toBe('Moab, UT, USA');
  });

  test('pictures are words: a mountain, a cabin, a dog', async () => {
    const { read: own } = await read('🏔️ cabin 🐕 moab 🎉');
    expect(own.party).toEqual({ pets: 1 });
    expect(own.values.propertyTypes).toEqual(['Cabin']);
    expect(own.place).toBe('moab');
  });

  test('FIND-3: a place alone in quotes is the place; "king bed" is named as left out', async () => {
    expect((await read('"Moab"')).place?.formattedAddress).toBe('Moab, UT, USA');
    expect((await read('cabin king size bed moab')).read).toMatchObject({ text: '', unused: ['kingsize'] });
  });

  test('FIND-5: namesakes far away are offered, where the words do not say which one is meant', async () => {
    const labels = async (text: string) => (await read(text)).others?.map(({ label }) => label) ?? [];
    const states = (name: string) => stock.named(name).map(({ label }) => label.replace(/, USA$/, ''));
    const [first = '', second = ''] = states('woodstock');
    expect(states('woodstock')).toHaveLength(2);
    expect(await labels('cabin in woodstock')).toEqual([second]);
    expect(await labels(second)).toEqual([]);
    expect(await labels(first)).toEqual([]);
    expect(await labels('tahoe')).toEqual([]);
    expect(await labels('cabins')).toEqual([]);
  });

  test('a state behind a name says which of its namesakes is meant: Paris, TX is none in France', async () => {
    expect((await read('Paris, TX')).place?.formattedAddress).not.toMatch(/France|Paris$/);
  });

  test('more guests than any home sleeps: the largest homes, and the page says what was left out', async () => {
    expect((await read('house for 30')).read).toMatchObject({ party: { adults: 4 }, unused: ['30 guests'] });
  });

  test('the lake that is seen is the place', async () => {
    const { read: found, place } = await read('villa avec vue sur le lac de Côme');
    expect(place?.formattedAddress).toContain('Lake Como');
    // No home of this stock has a view.
    expect(found.unused).toContain('lake view');
  });

  test.each([['HOME 41306!!'], ['is 41306 still available']])('"%s" is that home', async (text) => {
    expect((await read(text)).read.text).toBe('#41306');
  });
  test('a number behind "in" is a ZIP code', async () => {
    expect((await read('houses in 41306')).read.text).not.toBe('#41306');
  });
});

describe('FIND-2: a tenth round of strangers', () => {
  test.each<[string, Partial<Awaited<ReturnType<typeof read>>['read']>]>([
    ['midweek', { dates: { checkIn: '2026-11-23', checkOut: '2026-11-26' } }],
    ['midweek in february', { dates: { checkIn: '2027-02-01', checkOut: '2027-02-04' } }],
    ['monday to thursday next week', { dates: { checkIn: '2026-11-23', checkOut: '2026-11-26' } }],
    ['10th to the 14th of october', { dates: { checkIn: '2027-10-10', checkOut: '2027-10-14' } }],
    ['< $250', { maxPrice: 250 }],
    ['nothing over 225 please', { maxPrice: 225 }],
    ['between 100 and 200', { minPrice: 100, maxPrice: 200 }],
    ['room for 3', { party: { adults: 3 } }],
    ['surf trip for 4 mates', { party: { adults: 4 } }],
    ['lots of bedrooms', { rooms: { minBedrooms: 4 } }],
    ['surprise me', { place: null, text: '' }],
    ['see the red rocks', { place: null, text: '' }],
    ['casa in riva al lago con molo', { place: null, text: '' }],
  ])('"%s" is read', async (text, expected) => {
    expect((await read(text)).read).toMatchObject(expected);
  });

  test.each([
    ['lagos', 'Lagos, Portugal'],
    ['FLX', 'Finger Lakes, NY, USA'],
    ['OCNJ', 'Ocean City, NJ, USA'],
    ['NTahoe', 'Lake Tahoe, USA'],
    ['sunshine state', 'Florida, USA'],
    ['old faithfull geyser', 'Old Faithful, WY'],
    ['Red Rocks, CO', 'Red Rocks, CO'],
  ])('"%s" is %s', async (text, address) => {
    expect((await read(text)).place?.formattedAddress).toBe(address);
  });
});

describe('SRCH-3: a maps service that does not answer in time', () => {
  const tooSlow = () => Promise.reject(new Error('too slow'));
  test.each(['within 2 hours of alamosa', 'alamosa', 'hot tub near alamosa'])(
    '"%s" is not taken for something else',
    async (text) => {
      const { read: meant, place, unanswered } = await read(text, tooSlow);
      expect([place, unanswered]).toEqual([null, true]);
      expect(meant.place).toMatch(/alamosa$/);
    },
  );

  test.each(['utah or colorado', 'cabins in gatlinburg', '20 miles from moab', 'hot tub near denver', 'Dallas'])(
    '"%s" needs none',
    async (text) => {
      expect(await read(text, tooSlow)).toEqual(await read(text));
    },
  );
});

describe('FIND-1, FIND-3: what is typed in haste', () => {
  test.each([
    ['LBK fl', 'Longboat Key, FL, USA'],
    ['gtlnbrg tn', 'Gatlinburg, TN, USA'],
    ['HYI', 'San Marcos airport (HYI)'],
    ['KASE', 'Aspen airport (ASE)'],
    ['sand dunes colorado', 'Great Sand Dunes, CO'],
    ['kitty hauk', 'Kitty Hawk, NC, USA'],
    ['mardi gras', 'New Orleans, LA, USA'],
    ['cabin NC/TN', 'North Carolina or Tennessee'],
    ['west coast of florida', 'Florida Gulf Coast'],
  ])('"%s" is %s', async (text, name) => {
    expect((await read(text)).place?.formattedAddress).toBe(name);
  });

  test.each([
    ['cabn 4 3 w hottub gatlinburg', { party: { adults: 3 } }],
    ['max 1.5k total for 5 nights in door county', { maxPrice: 300 }],
    ['max $1k, 4 nights, asheville', { maxPrice: 250 }],
    ['more than 4 bedrooms but not more than 6 on cape cod', { rooms: { minBedrooms: 5 }, text: '', unused: ['6'] }],
    [
      'we want mountains, not beaches, and a fireplace',
      { values: expect.objectContaining({ amenities: ['Fireplace'] }) },
    ],
    ['the 4th outer banks', { dates: expect.objectContaining({ checkIn: expect.stringMatching('^2027-0[67]') }) }],
    ['mtn hse n firepl in asheville', { values: expect.objectContaining({ amenities: ['Fireplace'] }) }],
    ['בית עם בריכה', { values: expect.objectContaining({ amenities: ['Pool'] }) }],
    ['mökki saunalla', { values: expect.objectContaining({ amenities: ['Sauna'] }) }],
  ])('"%s"', async (text, meant) => {
    expect((await read(text)).read).toMatchObject(meant);
  });

  test('a state beside a name that nobody knows is where it lies, and a ZIP code says where its state is', async () => {
    const { read: meant, place } = await read('Okaloosa FL', async () => null as never);
    expect([meant.place, meant.text, place?.formattedAddress]).toEqual(['FL', 'Okaloosa', 'Florida, USA']);
    expect((await read('NC 27949')).read.place).toBe('27949');
    // Pilots' letters and small airports lead nowhere where no home is near.
    expect((await read('asp co')).place?.formattedAddress).toBe('Aspen, CO, USA');
  });

  test('a pier of a town that is written short is in that town', async () => {
    const { place } = await read('mt pleasant pier', async () => null as never);
    expect(place?.formattedAddress).toBe('Mount Pleasant, SC, USA');
  });

  test.each(['5672', '05672', '05672-1234', 'O5672', '056721234', 'zip 05672'])(
    '"%s" is the ZIP code 05672, whose leading zero forms lose',
    async (text) => {
      const asked: string[] = [];
      await read(text, async (address) => {
        asked.push(address);
        return null as never;
      });
      expect(asked).toContain('05672');
    },
  );

  test.each<[string, Partial<Awaited<ReturnType<typeof read>>['read']>]>([
    // "Uses" is no misspelt Uzès, and "up" is in no home's text that is meant.
    ['grandma uses a wheelchair', { place: null, unused: ['grandma'] }],
    ['hot tub uses', { place: null, unused: ['uses'] }],
    ['2br with sauna ADKs', { place: 'ADKs' }],
    ['wake up to the sound of waves', { place: null, text: '' }],
    // Where the guest is, is no Maine and no Michigan; yurts are no A-frames in silence.
    ['cabins near me', { place: null, unused: ['near me'] }],
    ['CABINS NEAR ME', { place: null, unused: ['NEAR ME'] }],
    ['cerca de mi', { place: null, text: '', unused: ['cerca de mi'] }],
    [
      'yurt or treehouse',
      { unused: ['yurt'], values: expect.objectContaining({ propertyTypes: expect.arrayContaining(['Treehouse']) }) },
    ],
    // No home of these is of a kind that is like one.
    ['yurts', { unused: ['yurts'], values: expect.objectContaining({ propertyTypes: [] }) }],
    ['hottub and pooltable', { values: expect.objectContaining({ amenities: ['Hot Tub', 'Game Room'] }) }],
    // A wish of its own begins with the last word of "with a fire".
    ['with a fire pit', { values: expect.objectContaining({ amenities: ['Fire Pit'] }) }],
    ['cozy evenings with a fire', { values: expect.objectContaining({ amenities: ['Fireplace'] }) }],
  ])('FIND-2: "%s"', async (text, meant) => {
    expect((await read(text, async () => null as never)).read).toMatchObject(meant);
  });

  test.each([
    ['PCB fl', 'Panama City Beach, FL'],
    ['53022 Moab', 'Moab, UT, USA'],
    ['Sterling Pond', 'Sterling Pond, VT'],
    ['four corners', 'Four Corners Monument, UT'],
    // A sight of Maine does not win over what is named with it, nor a saint over a street.
    ['red sand beach hana', 'Road to Hana, HI'],
    ['bourbon st', 'Bourbon Street, LA'],
    ['kewest', 'Key West, FL, USA'],
    ['pool savan', 'Savannah, GA, USA'],
    ['58029 Sovana', 'Grosseto, Italy'],
    ['cabins near ME', 'Maine, USA'],
  ])('FIND-1: "%s" is %s', async (text, name) => {
    expect((await read(text, async () => null as never)).place?.formattedAddress).toBe(name);
  });
});
