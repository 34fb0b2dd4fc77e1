import fc from 'fast-check';
import { addDays } from './dates.ts';
import {
  fromStateDates,
  fromWireDates,
  getNights,
  MAX_STAY_NIGHTS,
  readDraftStay,
  readStay,
  findLostDates,
  toStateDates,
  toStayDates,
  toWireDates,
  withoutPastDates,
  withAdult,
  withStay,
} from './stay.ts';

const NOBODY = { adults: 0, children: 0, infants: 0, pets: 0 };
const JUNE = { checkIn: '2026-06-12', checkOut: '2026-06-16' };
const query = (text: string) => new URLSearchParams(text);

test.each([
  ['ROUTE-4: a whole stay', 'startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1', JUNE, { adults: 2, pets: 1 }],
  ['ROUTE-13: check-out only', 'endDate=2026-06-16', null, {}],
  ['ROUTE-13: no real day', 'startDate=2026-02-30&endDate=2026-03-02', null, {}],
  ['ROUTE-13: the wrong way round', 'startDate=2026-06-16&endDate=2026-06-12', null, {}],
  ['ROUTE-13: no night', 'startDate=2026-06-12&endDate=2026-06-12', null, {}],
  ['BOOK-1, TRUE-1: children come with an adult', 'children=3&infants=1', null, { adults: 1, children: 3, infants: 1 }],
  ['infants and pets alone are nobody yet', 'infants=1&pets=2', null, { infants: 1, pets: 2 }],
  ['ROUTE-13: counts that are no counts', 'adults=two&children=-1&infants=100&pets=1.5', null, {}],
  ['more than 90 nights', `startDate=2026-06-12&endDate=${addDays('2026-06-12', MAX_STAY_NIGHTS + 1)}`, null, {}],
  ['nothing', '', null, {}],
])('an address with %s', (_name, text, dates, party) => {
  expect(readStay(query(text))).toEqual({ dates, party: { ...NOBODY, ...party } });
});

test.each([
  ['check-in alone is kept', 'startDate=2026-06-12', { checkIn: '2026-06-12', checkOut: null }],
  ['check-out alone is kept', 'endDate=2026-06-16', { checkIn: null, checkOut: '2026-06-16' }],
  [
    'dates in the wrong order go together',
    'startDate=2026-06-16&endDate=2026-06-12',
    { checkIn: null, checkOut: null },
  ],
])('BOOK-1: of a draft %s', (_name, text, dates) => {
  expect(readDraftStay(query(text)).dates).toEqual(dates);
});

test('ROUTE-7: writing replaces the stay, keeps other keys and leaves out what is not chosen', () => {
  const before = query('utm_source=mail&startDate=2026-01-01&endDate=2026-01-04&infants=2&photo=3');
  expect(withStay(before, { dates: null, party: { ...NOBODY, adults: 2 } }).toString()).toBe(
    'utm_source=mail&photo=3&adults=2',
  );
  expect(before.get('infants')).toBe('2');
});

test('ROUTE-12: what is written is read again, in every spelling', () => {
  const count = fc.integer({ min: 0, max: 99 });
  const stay = fc.record({
    dates: fc.option(
      fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 90 })).map(([day, nights]) => {
        const checkIn = addDays('2024-01-01', day);
        return { checkIn, checkOut: addDays(checkIn, nights) };
      }),
    ),
    party: fc.record({ adults: count, children: count, infants: count, pets: count }).map(withAdult),
  });
  fc.assert(
    fc.property(stay, (wanted) => {
      expect(readStay(withStay(new URLSearchParams(), wanted))).toEqual(wanted);
      expect(fromStateDates(toStateDates(wanted.dates))).toEqual(wanted.dates);
      if (wanted.dates) expect(fromWireDates(toWireDates(wanted.dates))).toEqual(wanted.dates);
    }),
  );
});

test('dates that began before today are dropped with nothing else', () => {
  const stay = { dates: JUNE, party: { ...NOBODY, adults: 2 } };
  expect(withoutPastDates(stay, '2026-06-12')).toBe(stay);
  expect(withoutPastDates(stay, '2026-06-13')).toEqual({ ...stay, dates: null });
});

test.each([
  ['', null],
  ['adults=2', null],
  ['startDate=&endDate=', null],
  ['startDate=2026-06-12&endDate=2026-06-16', null],
  ['startDate=2026-06-11&endDate=2026-06-16', 'past'],
  ['startDate=2026-02-30&endDate=2026-03-02', 'unreadable'],
  ['startDate=2026-06-16&endDate=2026-06-12', 'unreadable'],
  ['startDate=2026-06-16', 'unreadable'],
  ['startDate=2026-07-01&endDate=2026-12-01', 'unreadable'],
])('ROUTE-13: dates of an address that do not count have a reason: "%s" is %s', (address, reason) => {
  expect(findLostDates(query(address), '2026-06-12')).toBe(reason);
});

test('a pair of dates has at least one night', () => {
  expect(toStayDates('2026-06-12', '2026-06-13')).toEqual({ checkIn: '2026-06-12', checkOut: '2026-06-13' });
  expect(toStayDates('2026-06-12', undefined)).toBeNull();
  expect([getNights(JUNE), getNights(null)]).toEqual([4, 0]);
});
