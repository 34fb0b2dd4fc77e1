import fc from 'fast-check';
import { fromEpochDay, getWeekday } from '../../domain/dates.ts';
import { getMonth, monthsBetween, shiftMonth, getWeeks } from './months.ts';

const anyDate = fc.integer({ min: 18_000, max: 30_000 }).map(fromEpochDay);

describe('months of the calendar', () => {
  test.each([
    ['2026-01', 1, '2026-02'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 14, '2027-08'],
  ])('%s and %i months is %s', (month, by, expected) => {
    expect(shiftMonth(month, by)).toBe(expected);
  });

  test('June 2026 begins on a Monday and fills five weeks', () => {
    const weeks = getWeeks('2026-06');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.slice(0, 2)).toEqual([null, '2026-06-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  test('every day stands once, in the column of its weekday', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = getWeeks(getMonth(date));
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(weeks.flatMap((week) => week.flatMap((day, column) => (day === date ? [column] : [])))).toEqual([
          getWeekday(date),
        ]);
      }),
    );
  });

  test('months from one to another', () => {
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });
});
