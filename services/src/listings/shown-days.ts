/** Which days of a calendar are asked for. */
import type { DayRange } from './calendars.ts';
import { parseIsoDate, toIsoDate } from '@roost/shared/domain/dates';

const LONGEST_CALENDAR_MONTHS = 24;
const DEFAULT_CALENDAR_MONTHS = 14;

/** A whole number of a query within bounds; what cannot be meant (ROUTE-13) is the default. */
export function wholeNumber(value: unknown, fallback: number, max: number): number {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 0;
  return number >= 1 ? Math.min(number, max) : fallback;
}

/**
 * A day of a query. Years that no calendar can hold are as if they were not there: their end would be no four-digit
 * year.
 */
function readableDay(value: unknown): string | null {
  const date = parseIsoDate(value);
  return date !== null && date >= '1970-01-01' && date < '9000-01-01' ? date : null;
}

/**
 * The first day not shown any more: the same day so many months later; in a shorter month, as many days over its end.
 */
function addMonths(date: string, months: number): string {
  return toIsoDate(
    new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, Number(date.slice(8, 10)))),
  );
}

/** Returns the first day that a calendar is asked for and the first day after it. */
export function getShownDays({ from, months }: Record<string, unknown>, today: string): DayRange {
  const first = readableDay(from) ?? today;
  return {
    from: first,
    until: addMonths(first, wholeNumber(months, DEFAULT_CALENDAR_MONTHS, LONGEST_CALENDAR_MONTHS)),
  };
}
