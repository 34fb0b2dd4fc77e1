/** Day arithmetic of the generator: days are whole numbers since 1970-01-01, UTC. */
import { DAY_MS } from '@roost/shared/domain/dates';

/** Day number of an ISO date. */
export function dayNumber(iso: string): number {
  return Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);
}

/** ISO date of a day number. */
export function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** What prices and rules look at in a day. */
export type DayFacts = {
  day: number;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  month: number;
  /** Position in the year, 0 (in) to 12 (out), in months. */
  yearMonths: number;
  /** A holiday when homes are dearer and stays longer. */
  holiday: boolean;
  /** December 24 and 25: nobody cleans a house. */
  christmas: boolean;
};

/** Facts of `count` days from `first` on. Made once for all homes of a run. */
export function dayFacts(first: number, count: number): DayFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const day = first + index;
    const date = new Date(day * DAY_MS);
    const [month, dayOfMonth, weekday] = [date.getUTCMonth(), date.getUTCDate(), date.getUTCDay()];
    return {
      day,
      weekday,
      month,
      yearMonths: month + (dayOfMonth - 1) / 31,
      holiday: isHoliday(month, dayOfMonth, weekday),
      christmas: month === 11 && (dayOfMonth === 24 || dayOfMonth === 25),
    };
  });
}

/**
 * Nights around Christmas and New Year, July 4, Thanksgiving, and the long weekends of Memorial, Labor and Presidents'
 * Day.
 */
function isHoliday(month: number, dayOfMonth: number, weekday: number): boolean {
  if (month === 11) return dayOfMonth >= 21;
  if (month === 0) return dayOfMonth <= 2;
  if (month === 6) return dayOfMonth >= 1 && dayOfMonth <= 5;
  if (month === 10)
    return (
      (weekday >= 3 && dayOfMonth >= 21 && dayOfMonth <= 28) || (weekday === 6 && dayOfMonth >= 23 && dayOfMonth <= 29)
    );
  const longWeekend = weekday === 5 || weekday === 6 || weekday === 0;
  if (month === 4) return longWeekend && dayOfMonth >= 22 && dayOfMonth <= 30;
  if (month === 8) return longWeekend && dayOfMonth <= 6;
  if (month === 1) return longWeekend && dayOfMonth >= 12 && dayOfMonth <= 20;
  return false;
}
