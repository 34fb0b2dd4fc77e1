import fc from 'fast-check';
import type { CalendarDay } from '../contracts/listing.ts';
import { canStay } from './availability.ts';
import { addDays } from './dates.ts';
import { highKey, LOS_LENGTHS, losLength, losPriceAverages, losPriceRanges, lowKey } from './los.ts';

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

test('SRCH-11, FIND-4: the range of a length holds every stay that it judges, and no more', () => {
  fc.assert(
    fc.property(randomDays, (days) => {
      const expected: Record<string, number> = {};
      for (let start = 0; start < days.length; start += 1) {
        for (let nights = 1; start + nights <= days.length && nights <= 35; nights += 1) {
          const stay = days.slice(start, start + nights);
          if (!canStay(days, stay[0]!.date, addDays(stay[0]!.date, nights)).ok) continue;
          const average = Math.floor(stay.reduce((sum, day) => sum + (day.priceCents ?? 0), 0) / nights / 100);
          const [low, high] = [lowKey(losLength(nights)), highKey(losLength(nights))];
          expected[low] = Math.min(expected[low] ?? Infinity, average);
          expected[high] = Math.max(expected[high] ?? 0, average);
        }
      }
      const { low36, high36, ...ranges } = losPriceRanges(days);
      expect(ranges).toEqual(expected);
      for (const average of Object.values(ranges)) {
        expect(average).toBeGreaterThanOrEqual(low36 ?? Infinity);
        expect(average).toBeLessThanOrEqual(high36 ?? 0);
      }
    }),
    { numRuns: 100 },
  );
});
