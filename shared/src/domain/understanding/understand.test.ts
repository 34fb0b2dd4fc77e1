import fc from 'fast-check';
import { EMPTY_SEARCH, searchHref } from '../search-address.ts';
import { warmLatitudes } from './warm-latitudes.ts';
import { normalizePhrase } from './tokens.ts';
import { applyUnderstanding, isUnderstood } from './apply.ts';
import { readPhrases } from './read-phrases.ts';
import { understand } from './understand.ts';

/** Sentences of words that rules read. */
const sentence = fc
  .array(
    fc.constantFrom(
      'cabin',
      'with',
      'hot',
      'tub',
      'near',
      'tahoe',
      'for',
      '6',
      '$200',
      'july',
      '4th',
      'of',
      'a',
      '-',
      '/',
      '"',
      ',',
      'CA',
      'beach',
      'me',
      'my',
      'wife',
      '🔥',
      '3',
      'nights',
      'under',
    ),
    { maxLength: 20 },
  )
  .map((words) => words.join(' '));

/** A Sunday. */
const TODAY = '2026-11-22';
const HOMES: Record<string, number> = {
  Tahoe: 127,
  'Lake Tahoe': 127,
  Smokies: 90,
  Florida: 200,
  Aspen: 20,
  Moab: 20,
  'Park City': 20,
  'Joshua Tree': 60,
  'Myrtle Beach': 30,
  Destin: 30,
  Cabins: 0,
  Reading: 0,
};
const known = new Map(Object.entries(HOMES).map(([name, homes]) => [normalizePhrase(name), homes]));
const places = { homesIn: (name: string) => known.get(name) };
const read = (text: string) => understand(text, { today: TODAY, places });

describe('FIND-2: any text is read', () => {
  test('no text throws, and every part that was understood lies in the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), sentence), (text) => {
        understand(text, { today: TODAY, places });
        for (const { from, to } of readPhrases(text, TODAY)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('reading takes steps in proportion to the length: names looked up for twice the words are about twice as many', () => {
    const steps = (text: string): number => {
      let count = 0;
      understand(text, { today: TODAY, places: { homesIn: () => ((count += 1), undefined) } });
      return count;
    };
    const words = 'cabin with hot tub near the quiet old mill for two in march ';
    expect(steps(words.repeat(8))).toBeLessThan(steps(words.repeat(4)) * 2.3);
  });

  test('dates lie in the future, however they are said', () => {
    for (const text of [
      'in july',
      'next weekend',
      '4th of july',
      'feb 3-7',
      'christmas',
      'spring break',
      'tonight',
      'in november',
      'thanksgiving week',
    ]) {
      const { dates } = understand(text, { today: TODAY, places });
      expect([text, dates !== null && dates.checkIn >= TODAY]).toEqual([text, true]);
    }
    expect(understand('cabin in july', { today: TODAY, places }).dates?.checkIn).toMatch(/^2027-07/);
  });
});

describe('FIND-2: weeks and holidays', () => {
  test.each([
    ['first two weeks of august', '2027-08-01', '2027-08-14'],
    ['last two weeks of july', '2027-07-18', '2027-07-31'],
    ['second half of june', '2027-06-19', '2027-06-26'],
    ['4th of july week', '2027-07-03', '2027-07-10'],
    ['4th of july', '2027-07-02', '2027-07-05'],
    ['week before labor day', '2027-08-28', '2027-09-04'],
    ['between christmas and new years', '2026-12-26', '2027-01-01'],
    ['week after easter', '2027-03-29', '2027-04-05'],
  ])('"%s"', (text, checkIn, checkOut) => {
    expect(understand(`${text} aspen`, { today: TODAY, places }).dates).toEqual({ checkIn, checkOut });
  });

  test('either of two wishes is enough where "or" stands between them', () => {
    expect(read('hot tub or a sauna, aspen').values.amenities).toEqual(['Hot Tub / Sauna']);
    expect(read('pool and hot tub or sauna').values.amenities).toEqual(['Pool', 'Hot Tub / Sauna']);
    expect(read('hot tub, sauna').values.amenities).toEqual(['Hot Tub', 'Sauna']);
  });
});

describe('FIND-2: what a text means', () => {
  test.each<[string, object]>([
    ['cabin with hot tub near tahoe', { place: 'tahoe', values: { propertyTypes: ['Cabin'], amenities: ['Hot Tub'] } }],
    ['Cabins', { place: null, text: '', values: { propertyTypes: ['Cabin'] } }],
    ['cabins, West Virginia', { place: 'West Virginia', values: { propertyTypes: ['Cabin'] } }],
    ['Cabins, WV, USA', { place: 'Cabins, WV, USA', values: { propertyTypes: [] } }],
    ['pet-friendly cabin in the smokies for 6', { place: 'smokies', party: { adults: 6, pets: 1 } }],
    ['from aspen to a cabin in florida', { place: 'florida', values: { propertyTypes: ['Cabin'] } }],
    ['3 couples in moab', { place: 'moab', party: { adults: 6 } }],
    ['budget friendly, screened porch', { order: 'price-asc', values: { amenities: ['Deck or Patio'] } }],
    ['met hond', { party: { pets: 1 } }],
    ['family of five aspen', { place: 'aspen', party: { adults: 2, children: 3 } }],
    ['2 adults and a dog, Moab', { place: 'Moab', party: { adults: 2, pets: 1 } }],
    [
      'beach house for two with a baby',
      { party: { adults: 2, infants: 1 }, values: { propertyTypes: ['Beach house'] } },
    ],
    [
      '3 bedroom 2 bath house with pool in florida',
      { place: 'florida', rooms: { minBedrooms: 3, minBathrooms: 2 }, values: { amenities: ['Pool'] } },
    ],
    ['ski-in/ski-out park city', { place: 'park city', values: { locationAmenities: ['Ski-In/Ski-Out'] } }],
    [
      'wheelchair accessible lakefront cabin',
      { values: { accessibility: ['Step-Free Entrance'], locationAmenities: ['Lakefront'], propertyTypes: ['Cabin'] } },
    ],
    [
      'Hütte am See',
      { place: null, values: { propertyTypes: ['Cabin'], locationAmenities: ['Near the Lake / Lakefront'] } },
    ],
    ['casa con piscina en Florida', { place: 'Florida', values: { amenities: ['Pool'] } }],
    ['Ferienhaus mit Pool in der Toskana', { place: 'Toskana', values: { amenities: ['Pool'] } }],
    ['Manhattan Beach', { place: 'Manhattan Beach', values: { locationAmenities: [] } }],
    ['Lake Placid', { place: 'Lake Placid', values: { locationAmenities: [] } }],
    ['pool wood stove', { place: null, values: { amenities: ['Pool', 'Fireplace'] } }],
    ['loft log cabin', { place: null, values: { propertyTypes: ['Loft', 'Log home', 'Cabin'] } }],
    ['lake placid log cabin', { place: 'lake placid', values: { propertyTypes: ['Log home', 'Cabin'] } }],
    ['Zion National Park', { place: 'Zion National Park', values: { locationAmenities: [] } }],
    ['secluded beach', { place: null, values: { locationAmenities: ['Secluded', 'Near the Beach / Oceanfront'] } }],
    [
      '12 Dock Road, Carnelian Bay, CA',
      { place: '12 Dock Road, Carnelian Bay, CA', values: { locationAmenities: [] } },
    ],
    ['Truckee, CA', { place: 'Truckee, CA', text: '' }],
    ['96150', { place: '96150', text: '' }],
    ['Whispering Pines tahoe', { place: 'tahoe', text: 'Whispering Pines' }],
    ['', { place: null, text: '', unused: [] }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  test.each<[string, string, string]>([
    ['moab feb 3-7', '2027-02-03', '2027-02-07'],
    ['moab 3-7 feb', '2027-02-03', '2027-02-07'],
    ['2/3 to 2/7', '2027-02-03', '2027-02-07'],
    ['march 14 to march 21', '2027-03-14', '2027-03-21'],
    ['dec 30 - jan 2', '2026-12-30', '2027-01-02'],
    ['2027-06-12 to 2027-06-16', '2027-06-12', '2027-06-16'],
    ['cabin in july', '2027-07-03', '2027-07-10'],
    ['3 nights in july', '2027-07-02', '2027-07-05'],
    ['two weeks in august', '2027-08-07', '2027-08-21'],
    ['christmas week', '2026-12-23', '2026-12-30'],
    ['thanksgiving', '2026-11-25', '2026-11-29'],
    ['4th of july', '2027-07-02', '2027-07-05'],
    ['this weekend', '2026-11-27', '2026-11-29'],
    ['next weekend', '2026-11-27', '2026-11-29'],
    ['tonight', '2026-11-22', '2026-11-23'],
    ['late june', '2027-06-26', '2027-07-03'],
    ['june 5 for 4 nights', '2027-06-05', '2027-06-09'],
  ])('the dates of "%s"', (text, checkIn, checkOut) => {
    expect(read(text).dates).toEqual({ checkIn, checkOut });
  });

  test.each(['may', 'a cabin that may do', '2020-01-01 to 2020-01-05', 'feb 30 - feb 31', 'seven'])(
    'no dates are guessed from "%s"',
    (text) => {
      expect(read(text).dates).toBeNull();
    },
  );

  test.each<[string, number | null, number | null, string | null]>([
    ['under $300 a night', null, 300, null],
    ['below 200', null, 200, null],
    ['$100-$200', 100, 200, null],
    ['between 100 and 200 dollars', 100, 200, null],
    ['over $500 per night', 500, null, null],
    ['4 nights in july under $1000 total', null, 250, null],
    ['cheap', null, null, 'price-asc'],
    ['luxury villa', null, null, 'price-desc'],
    ['for 6', null, null, null],
    ['sleeps 12', null, null, null],
  ])('the price of "%s"', (text, minPrice, maxPrice, order) => {
    expect(read(text)).toMatchObject({ minPrice, maxPrice, order });
  });

  test.each([
    ['condo not a loft', ['Property Type:Loft'], []],
    ['cabin without a hot tub or sauna', ['amenities.Amenities:Hot Tub', 'amenities.Amenities:Sauna'], []],
    ['house not in reno', [], [{ said: 'not in reno', name: 'reno' }]],
    ['anything other than condos', ['Property Type:Condo'], []],
  ])('"%s" says away', (text, excluded, awayFrom) => {
    expect(read(text).excluded ?? []).toEqual(excluded);
    expect(read(text).awayFrom ?? []).toEqual(awayFrom);
  });

  test('words that say nothing to search by are named, not lost', () => {
    expect(read('romantic a-frame with sauna')).toMatchObject({
      unused: ['romantic'],
      values: { propertyTypes: ['A-frame'] },
    });
  });
});

describe('FIND-2, ROUTE-4: what was understood is an address that means the same again', () => {
  test.each([
    [
      'pet friendly cabin with hot tub near tahoe for 4 in july under $400',
      '/search?query=tahoe&startDate=2027-07-03&endDate=2027-07-10&adults=4&pets=1&maxLOS_PriceAverages=400&Property-Type=Cabin&amenities.Amenities=Hot+Tub',
    ],
    ['a house for 3 kids in tahoe', '/search?query=tahoe&adults=1&children=3'],
    [
      'somewhere warm in march',
      '/search?startDate=2027-03-06&endDate=2027-03-13&boundingBox=30.7%2C180%2C-44.3%2C-180',
    ],
  ])('%s', (text, href) => {
    const search = applyUnderstanding(EMPTY_SEARCH, read(text), TODAY);
    expect(searchHref(search)).toBe(href);
    expect(applyUnderstanding(search, read(search.query), TODAY)).toEqual(search);
  });

  test('a plain place changes nothing but the query', () => {
    expect(isUnderstood(read('Park City'))).toBe(false);
    expect(applyUnderstanding(EMPTY_SEARCH, read('Park City'), TODAY)).toEqual({ ...EMPTY_SEARCH, query: 'Park City' });
  });
});

test('SAFE-6, FIND-2: words behind the hundredth are named and not read', () => {
  const found = read(`cabin ${'ab '.repeat(120)}with pool`);
  expect(found.values).toMatchObject({ propertyTypes: ['Cabin'], amenities: [] });
  expect(found.unused.at(-1)).toMatch(/^ab .*with pool$/);
  // Of many negations the first six are understood, each with its two wishes.
  expect(read('no hot tub and a sauna, '.repeat(8)).excluded).toHaveLength(2 * 6);
});

test('FIND-2: where it is warm follows the sun', () => {
  expect(warmLatitudes('2027-01-15').north).toBeLessThan(28);
  expect(warmLatitudes('2027-07-15').north).toBeGreaterThan(45);
  expect(warmLatitudes('2027-07-15').south).toBeGreaterThan(-28);
});
