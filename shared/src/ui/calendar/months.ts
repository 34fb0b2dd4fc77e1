/** Months as `YYYY-MM`, and the weeks a calendar draws of them. */
import { addMonths, daysFrom, getWeekday, nightsBetween, type IsoDate } from '../../domain/dates.ts';

export type Month = string;

/** The month of a date. */
export const getMonth = (date: IsoDate): Month => date.slice(0, 7);
/** The first day of a month. */
export const getFirst = (month: Month): IsoDate => `${month}-01`;

/** Returns the month so many months later (earlier when negative). */
export function shiftMonth(month: Month, by: number): Month {
  return getMonth(addMonths(getFirst(month), by));
}

/** Months from one to another, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** The weeks of a month from Sunday on; null where a week reaches into another month. */
export function getWeeks(month: Month): (IsoDate | null)[][] {
  const first = getFirst(month);
  const days = daysFrom(first, nightsBetween(first, getFirst(shiftMonth(month, 1))));
  const cells: (IsoDate | null)[] = [...Array.from({ length: getWeekday(first) }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
