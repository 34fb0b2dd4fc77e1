import fc from 'fast-check';
import {
  addDays,
  daysFrom,
  formatDate,
  formatDay,
  formatDayRange,
  formatLongDate,
  formatMonth,
  formatWeekday,
  fromCompact,
  fromEpochDay,
  isoDateOf,
  nightsBetween,
  nightsWords,
  parseIsoDate,
  toCompact,
  toEpochDay,
} from './dates.ts';

const day = fc.integer({ min: -20_000, max: 60_000 });

describe('dates', () => {
  test.each([
    ['2026-06-12', '2026-06-12'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-6-12', null],
    ['20260612', null],
    ['2026-06-12T00:00:00Z', null],
    ['', null],
    [null, null],
    [20260612, null],
    [['2026-06-12'], null],
  ])('ROUTE-13: %p is read as %p', (text, expected) => {
    expect(parseIsoDate(text)).toBe(expected);
  });

  test('sums agree with a calendar counted day by day over leap years and centuries', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3_000, max: 3_000 }), (start, offset) => {
        const from = fromEpochDay(start);
        const expected = new Date(
          Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1, Number(from.slice(8)) + offset),
        );
        expect(addDays(from, offset)).toBe(isoDateOf(expected));
        expect(nightsBetween(from, addDays(from, offset))).toBe(offset);
        expect(toEpochDay(from)).toBe(start);
      }),
    );
  });

  test('the compact form of the index goes there and back', () => {
    fc.assert(
      fc.property(day, (number) => {
        const date = fromEpochDay(number);
        expect(fromCompact(toCompact(date))).toBe(date);
      }),
    );
    expect(fromCompact('20260230')).toBeNull();
    expect(fromCompact('2026-06-12')).toBeNull();
  });

  test('the nights of a stay are named after their evenings', () => {
    expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysFrom('2026-02-27', 0)).toEqual([]);
    expect(daysFrom('2026-02-27', -2)).toEqual([]);
  });

  test('weekdays agree with the platform, before 1970 too', () => {
    const platform = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(day, (number) => {
        expect(formatWeekday(fromEpochDay(number))).toBe(platform.format(number * 86_400_000));
      }),
    );
    expect(formatWeekday('2026-06-12', 'short')).toBe('Fri');
  });

  test('days are written as the design writes them', () => {
    expect(formatDay('2026-06-02')).toBe('Jun 2');
    expect(formatDate('2026-06-12')).toBe('Jun 12, 2026');
    expect(formatLongDate('2026-06-12')).toBe('June 12, 2026');
    expect(formatMonth('2026-06-12')).toBe('June 2026');
    expect([nightsWords(1), nightsWords(4)]).toEqual(['1 night', '4 nights']);
  });

  test.each([
    ['2026-06-12', '2026-06-16', 'Jun 12 – 16'],
    ['2026-06-28', '2026-07-02', 'Jun 28 – Jul 2'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
  ])('%s to %s is %s', (start, end, words) => {
    expect(formatDayRange(start, end)).toBe(words);
  });
});
