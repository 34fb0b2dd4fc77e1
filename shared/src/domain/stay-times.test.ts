import { formatTimeOfDay, getStayTimes, givesNoHours, getTakenExtras } from './stay-times.ts';

const HOME = { checkInFrom: '4:00 PM', checkOutBy: '11:00 AM' };

test.each([
  ['the hours of the home', HOME, [], HOME],
  ['early check-in', HOME, ['early-check-in', 'pet-kit'], { checkInFrom: '1:00 PM', checkOutBy: '11:00 AM' }],
  ['both', HOME, ['late-check-out', 'early-check-in'], { checkInFrom: '1:00 PM', checkOutBy: '2:00 PM' }],
  [
    'extras that a home gives away already',
    { checkInFrom: '12:30 PM', checkOutBy: '3:00 PM' },
    ['early-check-in', 'late-check-out'],
    { checkInFrom: '12:30 PM', checkOutBy: '3:00 PM' },
  ],
  [
    'hours as owners write them',
    { checkInFrom: '4 PM', checkOutBy: '10:00' },
    ['early-check-in', 'late-check-out'],
    { checkInFrom: '1:00 PM', checkOutBy: '2:00 PM' },
  ],
  [
    'hours in words',
    { checkInFrom: 'noon', checkOutBy: 'noon' },
    ['early-check-in'],
    { checkInFrom: 'noon', checkOutBy: 'noon' },
  ],
])('BOOK-7, STAY-1: %s', (_, rules, chosen, times) => {
  expect(getStayTimes(rules, chosen)).toEqual(times);
});

test.each([
  ['4 PM', '4:00 PM'],
  ['10am', '10:00 AM'],
  ['16:30', '4:30 PM'],
  ['0:15', '12:15 AM'],
  ['12 PM', '12:00 PM'],
  ['4:00 PM', '4:00 PM'],
  ['noon', 'noon'],
])('UI-5: an hour that is written "%s" is shown as %s', (written, shown) => {
  expect(formatTimeOfDay(written)).toBe(shown);
});

test('BOOK-4, TRUE-1: hours that a home gives anyway are not sold', () => {
  const given = (checkInFrom: string, checkOutBy: string) =>
    ['early-check-in', 'late-check-out', 'pet-kit'].filter((id) => givesNoHours({ checkInFrom, checkOutBy }, id));
  expect(given('4:00 PM', '11:00 AM')).toEqual([]);
  expect(given('1:00 PM', '11:00 AM')).toEqual(['early-check-in']);
  // As owners write them in a file of homes.
  expect(given('4 PM', '11 AM')).toEqual([]);
  expect(given('13:00', '14:30')).toEqual(['early-check-in', 'late-check-out']);
  expect(given('noon', '2:00 PM')).toEqual(['early-check-in', 'late-check-out']);
});

test('BOOK-4: the same hours are not sold to two guests', () => {
  expect(getTakenExtras([], [])).toEqual([]);
  expect(getTakenExtras(['late-check-out'], ['pet-kit'])).toEqual(['early-check-in']);
  expect(getTakenExtras(['early-check-in'], ['late-check-out', 'early-check-in'])).toEqual(['late-check-out']);
});
