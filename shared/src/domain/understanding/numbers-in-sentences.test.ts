/** Numbers of a sentence: street addresses, prices in any currency, lengths of stays (FIND-2, GEO-1, TRUE-1). */
import { readCurrency } from './currency-words.ts';
import { HOLIDAYS_OF_CALENDARS } from './holidays-of-calendars.ts';
import { readPhrases } from './read-phrases.ts';
import { isStreetAddress } from './street-address.ts';
import { understand } from './understand.ts';

const TODAY = '2026-11-22';
const read = (text: string) => understand(text, { today: TODAY });
const prices = (text: string) => {
  const { minPrice, maxPrice } = read(text);
  return [minPrice, maxPrice];
};

test.each([
  '12 Dock Road, Carnelian Bay, CA',
  '1200 Ocean Drive, Miami Beach',
  '5 Mile Road Traverse City',
  '3 Elm Place',
  '220 Elk Ave Crested Butte',
  '7 Top of the World Drive, Laguna Beach',
  '19 Sleepy Hollow Trail',
])('GEO-1: "%s" is a street address', (text) => {
  expect(isStreetAddress(text)).toBe(true);
});

test.each([
  '4 friends need a place in Moab',
  '2 couples want a cozy place in Sedona',
  '5 minute drive to the beach',
  '3 bedrooms on a dirt road',
  '8 guests ski trail access',
  '10 best quiet place for us',
  '2 mile drive',
  '3 day trip on a trail',
  '6 star luxury place',
  '12 km to a place',
])('FIND-2: "%s" is a wish', (text) => {
  expect(isStreetAddress(text)).toBe(false);
});

test.each<[string, (number | null)[]]>([
  ['under $1500 for 5 nights', [null, 300]],
  ['$2000 for 10 days', [null, 200]],
  ['under $3000 a month', [null, 100]],
  ['$700 per week', [null, 100]],
  ['budget 150-200', [150, 200]],
  ['budget of 150 to 200 a night', [150, 200]],
  ['$100 per person per night for 4', [null, 400]],
  ['for 6, $50 pp for 3 nights', [null, 100]],
  ['5 nights in july under 2000', [null, 400]],
  ['200€ a night', [null, 200]],
  ['€ 1500 total for the week', [null, 214]],
  ['20000 yen', [null, 20_000]],
  ['over $1000 a night', [1000, null]],
  ['cleaning fee under $100', [null, null]],
  ['$50 pet fee', [null, null]],
  ['no more than 120 dollars per night', [null, 120]],
])('FIND-2: a night of "%s" is limited to %s', (text, limits) => {
  expect(prices(text)).toEqual(limits);
});

test('FIND-2: a price that cannot be used is named', () => {
  expect(read('villa $100 per person').unused).toEqual(['$100 per person']);
  expect(read('under $2500').unused).toEqual(['under $2500']);
  expect(read('security deposit below 300').unused).toEqual(['security deposit below 300']);
  expect(read('under 300 francs')).toMatchObject({ maxPrice: null, unused: ['under 300 francs'] });
  expect(read('3 nights').unused).toEqual(['3 nights']);
});

test('FIND-2: who pays for a pet brings one', () => {
  expect(read('cabin $50 pet fee').party).toEqual({ pets: 1 });
});

test('FIND-2: typing a fee shows no limit of a night', () => {
  const isPriced = (text: string) => readPhrases(text, TODAY).some(({ reading }) => reading.maxPrice !== null);
  expect(['cleaning fee under $100', '$50 pet fee', 'under $100 a night'].map(isPriced)).toEqual([false, false, true]);
});

test.each<[string, string | null]>([
  ['under 200 euros', 'EUR'],
  ['€200', 'EUR'],
  ['200 €', 'EUR'],
  ['menos de 200 euros', 'EUR'],
  ['£1,200 for a week', 'GBP'],
  ['150 pounds a night', 'GBP'],
  ['CA$250', 'CAD'],
  ['300 AUD', 'AUD'],
  ['5000 pesos', 'MXN'],
  ['20,000円', 'JPY'],
  ['¥20000', 'JPY'],
  ['$200', 'USD'],
  ['US$200', 'USD'],
  ['under 200', null],
  ['500 francs', 'other'],
  ['2000 kr', 'other'],
  ['NZ$300', 'other'],
  ['try 3 nights in Eureka', null],
  ['with a 60 pounds dog', null],
  ['200 a night in Europe', null],
])('TRUE-1: the prices of "%s" are in %s', (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
});

test.each([
  ['hanukkah', 2027, '2027-12-24'],
  ['passover', 2028, '2028-04-10'],
  ['rosh hashanah', 2026, '2026-09-11'],
  ['lunar new year', 2028, '2028-01-25'],
  ['eid al adha', 2027, '2027-05-15'],
  ['diwali', 2028, '2028-10-16'],
])('FIND-2: %s of %d begins on %s', (name, year, day) => {
  expect(HOLIDAYS_OF_CALENDARS.find(([each]) => each === name)?.[1](year)[0]).toBe(day);
});
