import type { AvailabilityCode, CalendarDay } from '../contracts/listing.ts';
import { canCheckIn } from './availability.ts';
import { addDays, getWeekday } from './dates.ts';
import { explainTurnover, findTurnover, formatTurnover, getNextTurnover, listTurnoverSeasons } from './turnover.ts';

/** June 1, 2026 is a Monday. */
const TODAY = '2026-06-01';
const makeDays = (count: number, getCode: (weekday: number, index: number) => AvailabilityCode, minStay = 7) =>
  Array.from({ length: count }, (_, index): CalendarDay => {
    const date = addDays(TODAY, index);
    return { date, code: getCode(getWeekday(date), index), minStay, maxStay: 30, priceCents: 10_000 };
  });
/** Any day, then Saturdays only from June 15 to July 26, then any day. */
const SUMMER = makeDays(90, (weekday, index) => (index < 14 || index > 55 ? 'DC' : weekday === 6 ? 'DC' : 'DX'));

describe('turnover days', () => {
  test('LIST-3: a season of Saturdays is said with its days and its minimum', () => {
    expect(formatTurnover(SUMMER, { checkIn: '2026-06-27', today: TODAY })).toBe(
      'Check-in is on Saturdays only, Jun 15 – Jul 26, 7 nights minimum.',
    );
  });

  test('LIST-3: without dates the next season is said, with dates outside of it nothing', () => {
    const say = (checkIn: string | null, today = TODAY) => formatTurnover(SUMMER, { checkIn, today });
    expect([say(null), say(null, '2026-08-10'), say('2026-06-05'), say('2026-08-01')]).toEqual([
      expect.stringContaining('Saturdays only'),
      '',
      '',
      '',
    ]);
  });

  test.each([
    ['1018', '2026-06-24', { weekday: 6, note: 'Check-in is on Saturdays only.' }],
    ['1019', '2026-07-01', { weekday: 6, note: 'Check-out is on Saturdays only.' }],
    ['1018', '2026-06-05', {}],
    ['1016', '2026-06-24', {}],
  ] as const)(
    'BOOK-3, LIST-3: refusal %s of %s names the allowed days where one weekday has them',
    (code, date, told) => {
      expect(explainTurnover(SUMMER, { code, date })).toEqual(told);
    },
  );

  test.each([
    ['free on any day', makeDays(60, () => 'DC')],
    [
      'closed to arrivals on two days in a row',
      makeDays(60, (_, index) => (index === 9 || index === 10 ? 'DX' : 'DC')),
    ],
    ['two weekdays of arrival', makeDays(60, (weekday) => (weekday === 6 || weekday === 3 ? 'DC' : 'DX'))],
    ['taken', makeDays(60, () => 'NX')],
    ['none', []],
  ])('LIST-3: a calendar that is %s has no season', (_, days) => {
    expect(listTurnoverSeasons(days)).toEqual([]);
  });

  test('LIST-3: weeks that are taken belong to the season around them', () => {
    const taken = makeDays(60, (weekday, index) => (index > 20 && index < 28 ? 'NX' : weekday === 0 ? 'DC' : 'DX'), 1);
    expect(formatTurnover(taken, { checkIn: null, today: TODAY })).toBe('Check-in is on Sundays only, from Jun 1.');
  });

  test('LIST-3, SRCH-3: cards say the next season, without its end where the calendar ends within it', () => {
    expect(getNextTurnover(SUMMER, TODAY)).toEqual({ weekday: 6, from: '2026-06-15', to: '2026-07-26' });
    expect(getNextTurnover(SUMMER, '2026-08-10')).toBeUndefined();
    const open = makeDays(60, (weekday) => (weekday === 0 ? 'DC' : 'DX'));
    expect(getNextTurnover(open, TODAY)).toEqual({ weekday: 0, from: TODAY });
  });

  test('SRCH-12: inside a season every day that is offered takes arrivals on its weekday and on no other', () => {
    const season = listTurnoverSeasons(SUMMER);
    expect(season).toHaveLength(1);
    for (const { date, code } of SUMMER) {
      const found = findTurnover(season, date);
      if (found) expect([date, canCheckIn(code)]).toEqual([date, getWeekday(date) === found.weekday]);
    }
  });
});
