import fc from 'fast-check';
import type { CalendarDay } from '../contracts/listing.ts';
import { canStay } from './availability.ts';
import { findCheapestStays, parseFlexibleNights } from './cheapest-stays.ts';
import { addDays, daysFrom } from './dates.ts';

const TODAY = '2026-06-01';
const day = (date: string, priceCents: number | null, code: CalendarDay['code'] = 'DC', minStay = 1): CalendarDay => ({
  date,
  code,
  minStay,
  maxStay: 365,
  priceCents,
});

test.each(['0', '8', '-2', '2.0', ' 3', '1e1', '9999', '', null, undefined, 'x'])(
  'ROUTE-13: %j is no length of a flexible stay',
  (value) => {
    expect(parseFlexibleNights(value)).toBeNull();
  },
);

test('LIST-8: each month has its cheapest free stay; a month that is taken is left out', () => {
  const days = daysFrom(TODAY, 100).map((date) =>
    day(
      date,
      date === '2026-06-20' || date === '2026-06-21' ? 8_000 : 10_000,
      date.startsWith('2026-07') ? 'NX' : 'DC',
    ),
  );
  expect(findCheapestStays(days, 2, TODAY)).toEqual([
    { checkIn: '2026-06-20', checkOut: '2026-06-22' },
    { checkIn: '2026-08-01', checkOut: '2026-08-03' },
    { checkIn: '2026-09-01', checkOut: '2026-09-03' },
  ]);
});

test('LIST-8: every stay can be booked, and none of its month costs less', () => {
  const dayArbitrary = fc.record({
    code: fc.constantFrom('DC', 'DO', 'DI', 'DX', 'NC', 'NI', 'NO', 'NX', 'DC', 'DC'),
    price: fc.option(fc.integer({ min: 5_000, max: 30_000 }), { freq: 10 }),
    minStay: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(dayArbitrary, { minLength: 3, maxLength: 70 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: -2, max: 20 }),
      (rows, nights, past) => {
        const days = rows.map(({ code, price, minStay }, index) => day(addDays(TODAY, index), price, code, minStay));
        const today = addDays(TODAY, past);
        const cost = (checkIn: string) =>
          days
            .filter(({ date }) => date >= checkIn && date < addDays(checkIn, nights))
            .reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
        const found = findCheapestStays(days, nights, today);
        for (const { date } of days) {
          if (!canStay(days, date, addDays(date, nights), today).ok) continue;
          const best = found.find(({ checkIn }) => checkIn.slice(0, 7) === date.slice(0, 7));
          expect(best && cost(best.checkIn)).toBeLessThanOrEqual(cost(date));
        }
        for (const { checkIn, checkOut } of found)
          expect(canStay(days, checkIn, checkOut, today)).toEqual({ ok: true });
        expect(new Set(found.map(({ checkIn }) => checkIn.slice(0, 7))).size).toBe(found.length);
      },
    ),
  );
});
