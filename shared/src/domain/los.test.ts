import fc from 'fast-check';
import type { CalendarDay } from '../contracts/listing.ts';
import { canStay } from './availability.ts';
import { addDays } from './dates.ts';
import { LOS_LENGTHS, losLength, losPriceAverages } from './los.ts';

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [9, 9],
  [10, 10],
  [11, 10],
  [12, 10],
  [13, 14],
  [14, 14],
  [17, 14],
  [18, 21],
  [21, 21],
  [25, 21],
  [26, 30],
  [30, 30],
  [35, 30],
  [36, null],
  [90, null],
])('SRCH-11: a stay of %i nights is judged by the average for %p', (nights, length) => {
  expect(losLength(nights)).toBe(length);
});

const START = '2026-06-01';
const randomDays = fc
  .array(
    fc.record({
      code: fc.constantFrom<CalendarDay['code']>('DC', 'DC', 'DC', 'DC', 'DX', 'NX', 'NO'),
      minStay: fc.integer({ min: 1, max: 3 }),
      maxStay: fc.constantFrom(5, 14, 365),
      priceCents: fc.oneof(
        { weight: 20, arbitrary: fc.integer({ min: 5_000, max: 90_000 }) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
    }),
    { minLength: 3, maxLength: 45 },
  )
  .map((days) => days.map((day, index): CalendarDay => ({ date: addDays(START, index), ...day })));

test('SRCH-11: an average is that of all stays of its length which can be booked', () => {
  fc.assert(
    fc.property(randomDays, (days) => {
      const averages = losPriceAverages(days);
      for (const length of LOS_LENGTHS) {
        const stays = days
          .map((_, index) => days.slice(index, index + length))
          .filter((nights) => nights[0] && canStay(days, nights[0].date, addDays(nights[0].date, length)).ok);
        const prices = stays.flat().map((day) => day.priceCents ?? 0);
        const expected =
          prices.length === 0
            ? undefined
            : Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length / 100);
        expect(averages[length]).toBe(expected);
      }
    }),
    { numRuns: 100 },
  );
});
