import { addDays, getWeekday, nightsBetween } from '../dates.ts';
import { understand } from './understand.ts';

const read = (text: string, today: string) => {
  const { dates, text: left } = understand(text, { today });
  return { dates: dates && `${dates.checkIn} ${dates.checkOut}`, left };
};
const daysUntil = (last: string): string[] =>
  Array.from({ length: nightsBetween('2026-11-01', last) }, (_, index) => addDays('2026-11-01', index));

describe('FIND-2: what has begun is meant, not that of next year', () => {
  test.each([
    ['2026-12-31', 'new years eve', '2026-12-31 2027-01-02'],
    ['2026-12-24', 'christmas', '2026-12-24 2026-12-27'],
    ['2026-12-25', 'christmas', '2026-12-25 2026-12-27'],
    ['2026-12-26', 'christmas', '2027-12-23 2027-12-27'],
    ['2026-12-25', 'christmas day to jan 2', '2026-12-25 2027-01-02'],
    ['2026-11-26', 'thanksgiving', '2026-11-26 2026-11-29'],
    ['2026-12-03', 'first week of december', '2026-12-03 2026-12-07'],
    ['2026-12-05', 'first weekend of december', '2026-12-05 2026-12-06'],
    ['2026-12-10', 'december or january', '2026-12-12 2026-12-19'],
    ['2027-01-10', 'december to february', '2027-01-16 2027-01-23'],
    ['2027-05-28', 'bank holiday weekend', '2027-05-28 2027-05-31'],
    ['2026-12-15', 'week before christmas', '2026-12-15 2026-12-19'],
    ['2026-12-22', 'week before christmas', '2027-12-18 2027-12-25'],
    ['2026-12-31', 'weekend after new years', '2027-01-08 2027-01-10'],
  ])('on %s %j is %s', (today, text, dates) => {
    expect(read(text, today)).toEqual({ dates, left: '' });
  });
});

describe('FIND-2: what is over is that of next year, and a stay lies in the month that was named', () => {
  test.each([
    ['2026-12-15', 'early december', '2027-12-04 2027-12-11'],
    ['2026-12-21', 'mid december', '2027-12-11 2027-12-18'],
    ['2026-12-28', 'in december', '2026-12-29 2027-01-05'],
    ['2026-12-28', 'midweek december', '2027-12-06 2027-12-09'],
    ['2027-07-10', 'next summer', '2028-06-03 2028-06-10'],
    ['2027-02-10', 'next winter', '2027-12-04 2027-12-11'],
  ])('on %s %j is %s', (today, text, dates) => {
    expect(read(text, today)).toEqual({ dates, left: '' });
  });

  const MONTHS = 'january february march april june july august september october november december'.split(' ');
  test.each(MONTHS)('on every day of two years: %s, its beginning, middle and end', (month) => {
    const number = String(new Date(`${month} 1, 2027 00:00Z`).getUTCMonth() + 1).padStart(2, '0');
    const parts = { in: [1, 31], early: [1, 10], mid: [10, 20], late: [20, 31], midweek: [1, 31] };
    for (const today of daysUntil('2028-12-31'))
      for (const [part, [first = 0, last = 0]] of Object.entries(parts)) {
        const { checkIn = '' } = understand(`${part} ${month}`, { today }).dates ?? {};
        const said = `${today} ${part}: ${checkIn}`;
        expect([said, checkIn.slice(5, 7)]).toEqual([said, number]);
        expect([said, Number(checkIn.slice(8)) >= first && Number(checkIn.slice(8)) <= last]).toEqual([said, true]);
        expect([said, checkIn >= today && nightsBetween(today, checkIn) <= 366]).toEqual([said, true]);
      }
  });
});

describe('FIND-2: days that are not the same each year', () => {
  test.each([
    ['2026-12-01', 'feb 29', '2028-02-29 2028-03-02'],
    ['2027-02-10', '29 february', '2028-02-29 2028-03-02'],
    ['2028-02-28', 'feb 28 - mar 1', '2028-02-28 2028-03-01'],
    ['2026-12-01', 'feb 3-7, 2028', '2028-02-03 2028-02-07'],
    ['2026-12-01', 'dec 30 - jan 2 2028', '2027-12-30 2028-01-02'],
    ['2026-12-01', 'dec 30 - jan 2', '2026-12-30 2027-01-02'],
    ['2027-01-02', 'weekend before christmas', '2027-12-17 2027-12-20'],
    ['2028-01-02', 'weekend before christmas', '2028-12-22 2028-12-25'],
    ['2028-01-02', 'march break', '2028-03-11 2028-03-18'],
    ['2027-01-31', 'next month', '2027-02-06 2027-02-13'],
    ['2026-12-31', 'next month', '2027-01-02 2027-01-09'],
    ['2026-12-31', 'in two weeks', '2027-01-14 2027-01-16'],
  ])('on %s %j is %s', (today, text, dates) => {
    expect(read(text, today)).toEqual({ dates, left: '' });
  });

  test.each([
    ['4th of july', '07-04'],
    ['halloween', '10-31'],
    ['valentines day', '02-14'],
  ])('the days around %s hold it in every year', (name, day) => {
    for (let year = 2027; year <= 2037; year += 1) {
      const { checkIn = '', checkOut = '' } = understand(name, { today: `${year}-01-01` }).dates ?? {};
      expect([year, checkIn <= `${year}-${day}` && `${year}-${day}` < addDays(checkOut, 1)]).toEqual([year, true]);
      expect([year, nightsBetween(checkIn, checkOut) <= 4]).toEqual([year, true]);
    }
  });

  test('no weekend begins on another day than a Friday, unless it has begun', () => {
    for (const today of daysUntil('2028-12-31'))
      for (const text of ['next weekend', 'weekend before christmas', 'last weekend in december']) {
        const { checkIn = '' } = understand(text, { today }).dates ?? {};
        expect([today, text, checkIn === today || getWeekday(checkIn) === 5]).toEqual([today, text, true]);
      }
  });
});
