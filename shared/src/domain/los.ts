/**
 * Average nightly prices by length of stay (SRCH-11): what the dated price filter of the index compares. Whole currency
 * units.
 */
import { isNightOffered, possibleNights, type CalendarDays } from './availability.ts';
import { centsToUnits, floorToUnit } from './money.ts';

/** The lengths the index holds averages for. */
export const LOS_LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 21, 30] as const;
export type LosLength = (typeof LOS_LENGTHS)[number];

const LONGEST_LENGTH = 30;
/** Longer stays use the general average per night. */
const LONGEST_WITH_OWN_AVERAGE = 35;

/**
 * Keys of `LOS_PriceAverages` with the lowest and highest average of any stay that is judged by a length; `36` of all
 * longer ones.
 */
export const lowKey = (length: LosLength | null): string => `low${length ?? LONGEST_WITH_OWN_AVERAGE + 1}`;
export const highKey = (length: LosLength | null): string => `high${length ?? LONGEST_WITH_OWN_AVERAGE + 1}`;

/**
 * The length whose average a stay is judged by: 1 → 2, 11-12 → 10, 13-17 → 14, 18-25 → 21, 26-35 → 30, longer → null
 * (general average).
 */
export function losLength(nights: number): LosLength | null {
  if (nights > LONGEST_WITH_OWN_AVERAGE) return null;
  if (nights >= 26) return 30;
  if (nights >= 18) return 21;
  if (nights >= 13) return 14;
  return LOS_LENGTHS.find((length) => length >= Math.min(nights, 10)) ?? 10;
}

/**
 * For each length, the average nightly price over all stays of that length that the calendar allows, rounded to the
 * unit. A length that no stay can have is left out: the index then leaves the home out of that price filter, as it
 * would out of the dates.
 */
export function losPriceAverages(days: CalendarDays): Partial<Record<LosLength, number>> {
  // sums[i] is the price of all nights before day i, so that a stay's price is one subtraction.
  const sums = [0];
  for (const day of days) sums.push((sums.at(-1) ?? 0) + (day.priceCents ?? 0));
  const totals = new Map<number, { cents: number; nights: number }>(
    LOS_LENGTHS.map((length) => [length, { cents: 0, nights: 0 }]),
  );
  for (let start = 0; start < days.length; start += 1) {
    for (const nights of possibleNights(days, start, LONGEST_LENGTH)) {
      const total = totals.get(nights);
      if (!total) continue;
      total.cents += (sums[start + nights] ?? 0) - (sums[start] ?? 0);
      total.nights += nights;
    }
  }
  const averages: Partial<Record<LosLength, number>> = {};
  for (const length of LOS_LENGTHS) {
    const total = totals.get(length);
    if (total && total.nights > 0) averages[length] = Math.round(centsToUnits(total.cents / total.nights));
  }
  return averages;
}

/**
 * The lowest and highest average night, as it is shown, of all stays that the calendar allows, by the length that
 * judges them. A price limit outside of this range excludes every stay of the length, and no other limit does.
 */
export function losPriceRanges(days: CalendarDays): Record<string, number> {
  const sums = [0];
  for (const day of days) sums.push((sums.at(-1) ?? 0) + (day.priceCents ?? 0));
  const ranges: Record<string, number> = {};
  const widen = (length: LosLength | null, cents: number) => {
    const average = centsToUnits(floorToUnit(cents));
    const [low, high] = [lowKey(length), highKey(length)];
    ranges[low] = Math.min(ranges[low] ?? Infinity, average);
    ranges[high] = Math.max(ranges[high] ?? 0, average);
  };
  for (let start = 0; start < days.length; start += 1) {
    for (const nights of possibleNights(days, start, LONGEST_WITH_OWN_AVERAGE))
      widen(losLength(nights), ((sums[start + nights] ?? 0) - (sums[start] ?? 0)) / nights);
    const day = days[start];
    // The average of a longer stay lies between its cheapest and its dearest night.
    if (day && day.priceCents !== null && isNightOffered(day.code)) widen(null, day.priceCents);
  }
  return ranges;
}
