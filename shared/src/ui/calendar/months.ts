/** Months as `YYYY-MM`, and the weeks a calendar draws of them. */
import { addDays, daysFrom, nightsBetween, toEpochDay, type IsoDate } from '../../domain/dates.ts';

export type Month = string;

/** The month of a date. */
export const monthOf = (date: IsoDate): Month => date.slice(0, 7);
/** The first day of a month. */
export const firstOf = (month: Month): IsoDate => `${month}-01`;

/** The month so many months later (earlier when negative). */
export function shiftMonth(month: Month, by: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Months from one to another, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** 0 for Sunday to 6 for Saturday. 1970-01-01 was a Thursday. */
export const weekday = (date: IsoDate): number => (((toEpochDay(date) + 4) % 7) + 7) % 7;

/** The weeks of a month from Sunday on; null where a week reaches into another month. */
export function weeksOf(month: Month): (IsoDate | null)[][] {
  const first = firstOf(month);
  const days = daysFrom(first, nightsBetween(first, firstOf(shiftMonth(month, 1))));
  const cells: (IsoDate | null)[] = [...Array.from({ length: weekday(first) }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The same day of another month, or that month's last day. */
export function sameDayIn(date: IsoDate, by: number): IsoDate {
  const month = shiftMonth(monthOf(date), by);
  const wanted = addDays(firstOf(month), Number(date.slice(8)) - 1);
  return monthOf(wanted) === month ? wanted : addDays(firstOf(shiftMonth(month, 1)), -1);
}
