import { understand } from '@roost/shared/domain/understanding/understand';
import { EMPTY_SEARCH, readSearch } from '@roost/shared/domain/search-address';
import { TEST_RATES } from '@roost/shared/testing/exchange-rates';
import { askForPlace } from './ask-for-place.ts';

const TODAY = '2026-11-22';
const ask = async (query: string, exchange: typeof TEST_RATES | null = TEST_RATES) =>
  (
    await askForPlace(
      { ...EMPTY_SEARCH, query },
      {
        api: async () => Response.json({ read: understand(query, { today: TODAY }), place: null }),
        config: { siteUrl: 'https://roost.example', ...(exchange ? { exchange } : {}) } as Parameters<
          typeof askForPlace
        >[1]['config'],
        request: new Request('http://localhost/search'),
        today: TODAY,
      },
    )
  ).search;

test.each([
  ['cabin under 200 euros', 228],
  ['cabin under £150 a night', 197],
  ['cabin under $200', 200],
  ['cabin under 30000 yen a night', 210],
])('TRUE-1, ROUTE-4: "%s" is a limit of %d dollars in the address', async (query, maxPrice) => {
  expect(await ask(query)).toMatchObject({ maxPrice, unused: [] });
});

test.each([
  ['cabin july 4-8 2027 under $1000 total', { maxTotal: 1_000, maxPrice: EMPTY_SEARCH.maxPrice }],
  ['cabin july 4-8 2027 under 1400', { maxTotal: 1_400, maxPrice: EMPTY_SEARCH.maxPrice }],
  ['cabin july 4-8 2027 under 1000 euros total', { maxTotal: 1_134.67, maxPrice: EMPTY_SEARCH.maxPrice }],
  ['cabin july 4-8 2027 under $300 per person for the stay, 4 guests', { maxTotal: 1_200 }],
  ['cabin july 4-8 2027 under $300 a night', { maxTotal: null, maxPrice: 300 }],
])('TRUE-1, FIND-2: "%s" limits what is said, the stay with taxes or a night', async (query, limits) => {
  expect(await ask(query)).toMatchObject(limits);
});

test('FIND-2: a price in a currency without a rate is named as not used', async () => {
  expect(await ask('cabin under 500 kr')).toMatchObject({ maxPrice: EMPTY_SEARCH.maxPrice, unused: ['500 kr'] });
  expect(await ask('cabin under €500', null)).toMatchObject({ maxPrice: EMPTY_SEARCH.maxPrice, unused: ['€500'] });
});

test('FIND-3, SRCH-4: a pasted address of a home is that home for its stay, any other is no place', async () => {
  const home = 'https://roost.example/vacation-rentals/27685?adults=2&startDate=2027-01-05&endDate=2027-01-09';
  expect(await ask(home)).toMatchObject({
    query: '#27685',
    dates: { checkIn: '2027-01-05', checkOut: '2027-01-09' },
    party: { adults: 2 },
  });
  const other = 'https://www.airbnb.com/rooms/123';
  expect(await ask(other)).toMatchObject({ query: '', unused: [other] });
  expect(await ask('www.vrbo.com/1')).toMatchObject({ query: '', unused: ['https://www.vrbo.com/1'] });
  const long = (await ask(`https://www.airbnb.com/rooms/${'1'.repeat(90)}`))?.unused ?? [];
  expect(readSearch(new URLSearchParams({ without: long[0] ?? '' })).unused).toEqual(long);
});
