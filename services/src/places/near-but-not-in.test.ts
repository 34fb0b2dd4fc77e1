import { repeatPlaceName } from './near-but-not-in.ts';
import { joinNames } from './beside-names.ts';
import { findCoordinates } from './pasted.ts';
import { meantQualifier } from './short-states.ts';
import { speltTown } from './spelt-towns.ts';
import type { Stock } from './stock.ts';
import { homeNumberIn } from './numbers-of-homes.ts';
import { tidyText } from './tidy-text.ts';
import { withWeekdayDates } from './weekday-dates.ts';

const HOMES = new Map([
  ['park city', 51],
  ['gatlinburg', 70],
  ['aspen', 12],
  ['savannah', 36],
]);
const homesIn = (name: string): number | undefined => HOMES.get(name);

describe('FIND-1, FIND-2: a place that is named once and meant twice', () => {
  test.each([
    ['not in park city but within an hour of it', 'not in park city, within an hour of park city'],
    ['pool, not in Gatlinburg itself but close to it', 'pool, not in Gatlinburg, close to Gatlinburg'],
    ['i dont want to stay in park city but nearby', 'not in park city, near park city'],
    ['no en aspen pero cerca', 'not in aspen, near aspen'],
    ['close to aspen but not in it', 'close to aspen not in aspen'],
    ['near savannah, not in the city itself', 'near savannah, not in savannah'],
  ])('"%s"', (typed, written) => expect(repeatPlaceName(typed, homesIn)).toBe(written));

  test.each([
    'not in the mood but close to it',
    'a beach house but not in town',
    'not in park city',
    'within an hour of it',
  ])('"%s" stays as it is', (typed) => expect(repeatPlaceName(typed, homesIn)).toBe(typed));
});

describe('FIND-2: weekdays that count from today (a Friday)', () => {
  const today = '2026-11-27';
  test.each([
    ['tomorrow until sunday park city', '2026-11-28 to 2026-11-29 park city'],
    ['tonight to monday', '2026-11-27 to 2026-11-30'],
    ['today through friday', '2026-11-27 to 2026-12-04'],
    ['friday to monday in two weeks key west', '2026-12-11 to 2026-12-14 key west'],
    ['sat - tue 3 weeks from now', '2026-12-19 to 2026-12-22'],
    ['moab saturday', 'moab this saturday'],
    ['moab on Saturday, 2 guests', 'moab this Saturday, 2 guests'],
    ['saturday for 3 nights', 'this saturday for 3 nights'],
    ['friday harbor', 'friday harbor'],
    ['thursday to sunday', 'thursday to sunday'],
    ['next friday', 'next friday'],
    ['tomorrow night moab', 'tomorrow for 1 night moab'],
    ['a week from friday moab', '2026-12-04 moab'],
    ['friday to monday moab', 'friday to monday moab'],
    ['moab friday night and saturday night', 'moab 2026-11-27 to 2026-11-29'],
    ['fri & sat nights', '2026-11-27 to 2026-11-29'],
    ['aspen the 12th to the 15th', 'aspen 2026-12-12 to 2026-12-15'],
    ['from the 28th through the 2nd', '2026-11-28 to 2026-12-02'],
    ['the 31st to the 3rd', '2026-12-31 to 2027-01-03'],
    ['the 12th to the 15th of december', 'the 12th to the 15th of december'],
    ['dec 12th to the 15th', 'dec 12th to the 15th'],
    ['10th - 12th street', '10th - 12th street'],
    ['friday harbor and sunday river', 'friday harbor and sunday river'],
  ])('"%s"', (typed, written) => expect(withWeekdayDates(typed, today)).toBe(written));
});

test('FIND-2: the year behind two days with dots is that of both', () => {
  expect(tidyText('12.12.-15.12.2026 moab')).toContain('2026-12-12 to 2026-12-15');
  expect(tidyText('28.12. - 2.1.2027')).toContain('2026-12-28 to 2027-01-02');
});

test('FIND-2: the least number of guests is their number; no home is too large', () => {
  expect(tidyText('sleeps at least 8 but not more than 10 in moab')).toBe('sleeps 8 in moab');
  expect(tidyText('at least 8 people moab')).toBe('8 people moab');
  expect(tidyText('8 or more guests')).toBe('8 guests');
  expect(tidyText('10 guests minimum')).toBe('10 guests');
  expect(tidyText('for 2 people and not more than 200 a night')).toBe('for 2 people and not more than 200 a night');
});

test('FIND-3: a number behind "ZIP" is no home, a link to a map is its middle', () => {
  expect(homeNumberIn('zip: 81611')).toBeNull();
  expect(homeNumberIn('home 81611')).toBe('81611');
  for (const link of [
    'https://www.google.com/maps/@35.7143,-83.5102,14z',
    'https://www.google.com/maps/place/Gatlinburg,+TN/@35.7143,-83.5102,14z/data=!3m1',
    'https://maps.apple.com/?ll=35.7143,-83.5102&q=Gatlinburg',
  ])
    expect(findCoordinates(link)).toMatchObject({ lat: 35.7143, lng: -83.5102 });
  expect(findCoordinates('https://www.google.com/maps/place/Gatlinburg')).toBeNull();
});

test('FIND-3: a smaller town is found by a misspelt name, words are none', () => {
  expect(speltTown('captola')?.address).toBe('Capitola, CA');
  expect(speltTown('port townsand wa')?.address).toBe('Port Townsend, WA');
  for (const words of ['hot tub', 'romantic', 'waterfront', 'fireplce', '12345']) expect(speltTown(words)).toBeNull();
  expect(meantQualifier('itly')).toBe('italy');
});

test('FIND-2: a game room for ten is a game room; a sentence in capitals is a sentence', () => {
  expect(tidyText('a game room for ten people')).toBe('a game room for ten people');
  expect(tidyText('a house with room for ten')).toBe('a house sleeps ten');
  expect(tidyText('I NEED A CABIN IN GATLINBURG')).toBe('i need a cabin in gatlinburg');
  expect(tidyText('SLC TO MOAB')).toBe('SLC TO MOAB');
});

test('FIND-3: two words are a town that is called so in one, with a wrong letter in the first; "mountain home" is a home', () => {
  const names = new Map(['whitefish', 'mountainhome'].map((name) => [name, { kind: 'town' }]));
  const stock = { names } as unknown as Stock;
  expect(joinNames('cabin in whyte fish', stock)).toBe('cabin in whitefish');
  expect(joinNames('white fish montana', stock)).toBe('whitefish montana');
  expect(joinNames('secluded mountain home', stock)).toBe('secluded mountain home');
});
