/** Flexible months (LIST-8): the cheapest stay of a length that a home has in each month. */
import { canCheckIn, canStay, type CalendarDays } from './availability.ts';
import { addDays, type IsoDate } from './dates.ts';
import type { StayDates } from './stay.ts';

/** Lengths that can be asked for, in nights. */
export const FLEXIBLE_NIGHTS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28] as const;

/** Returns the length of an address or a request; null when it is none of those that can be asked for (ROUTE-13). */
export function parseFlexibleNights(value: unknown): number | null {
  return FLEXIBLE_NIGHTS.find((nights) => String(nights) === value) ?? null;
}

/**
 * Returns for each month of the calendar, in order, the stay of `nights` that costs least of those that begin in it and
 * can be booked; of two that cost the same the earlier. Fees and taxes grow with the nights, so the cheapest nights are
 * the cheapest stay. Months without one are left out.
 */
export function findCheapestStays(days: CalendarDays, nights: number, today: IsoDate): StayDates[] {
  const best = new Map<string, { dates: StayDates; cents: number }>();
  days.forEach((day, index) => {
    if (!canCheckIn(day.code)) return;
    const checkOut = addDays(day.date, nights);
    if (!canStay(days, day.date, checkOut, today).ok) return;
    const cents = days.slice(index, index + nights).reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
    const month = day.date.slice(0, 7);
    const before = best.get(month);
    if (!before || cents < before.cents) best.set(month, { dates: { checkIn: day.date, checkOut }, cents });
  });
  return [...best.values()].map(({ dates }) => dates);
}
