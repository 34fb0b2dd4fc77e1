import type { AvailabilityCode, CalendarDay } from '../../contracts/listing.ts';
import { addDays } from '../../domain/dates.ts';
import { stayRule } from './stay-rule.ts';

const TODAY = '2026-06-01';
const days = (codes: readonly AvailabilityCode[], minStay = 2): CalendarDay[] =>
  codes.map((code, index) => ({ date: addDays(TODAY, index), code, minStay, maxStay: 30, priceCents: 10_000 }));

describe('day rule of a home', () => {
  const rule = stayRule(days(['DC', 'DC', 'DC', 'NO', 'NX', 'DC', 'NO', 'NX', 'DX', 'DC', 'DC', 'DC']), TODAY);

  test.each([
    ['2026-06-01', 'open', undefined],
    ['2026-06-03', 'blocked', '2 nights minimum, and the home isn’t free that long from this day.'],
    ['2026-06-04', 'checkOutOnly', 'Check-out only'],
    ['2026-06-05', 'unavailable', undefined],
    ['2026-06-09', 'blocked', 'No check-in on this day.'],
    ['2027-01-01', 'unavailable', undefined],
  ])('LIST-3: as a check-in, %s is %s', (date, state, why) => {
    expect(rule(date, null)).toEqual(why === undefined ? { state } : { state, why });
  });

  test.each([
    ['2026-06-02', 'blocked', '2 nights minimum from Jun 1. Earliest check-out is Jun 3.'],
    ['2026-06-03', 'open', undefined],
    ['2026-06-04', 'open', undefined],
    ['2026-06-05', 'unavailable', undefined],
  ])('SRCH-12: with check-in on June 1, leaving on %s is %s', (date, state, why) => {
    expect(rule(date, '2026-06-01')).toEqual(why === undefined ? { state } : { state, why });
  });

  test('LIST-3: in a season that changes guests on Saturdays, any other day says so', () => {
    // June 1, 2026 is a Monday.
    const weeks = days(
      Array.from({ length: 42 }, (_, index) => (index % 7 === 5 ? 'DC' : 'DX')),
      7,
    );
    const saturdays = stayRule(weeks, TODAY);
    expect(saturdays('2026-06-10', null)).toEqual({ state: 'blocked', why: 'Check-in is on Saturdays only.' });
    expect(saturdays('2026-06-13', null)).toEqual({ state: 'open' });
  });
});
