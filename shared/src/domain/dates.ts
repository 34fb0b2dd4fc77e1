/**
 * Calendar dates as ISO text (`2026-06-12`), with no clock and no time zone, so that server and browser agree wherever
 * they run. Months, weekdays and formats are those of dayjs (STACK-4), in the language of the page. Sums of days are
 * sums of whole numbers: pricing and availability make thousands of them in loops, where an object for each day would
 * cost many times as much (decision 0017).
 */
import dayjs from 'dayjs';
import { defineTexts } from '../texts/index.ts';

/** A day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** Formats of dayjs, and its names of months and weekdays where they are not English. */
export const datesTexts = /* @__PURE__ */ defineTexts('shared/dates', {
  names: null as ILocale | null,
  weekday: { long: 'dddd', short: 'ddd' },
  day: 'MMM D',
  date: 'MMM D, YYYY',
  longDate: 'MMMM D, YYYY',
  month: 'MMMM YYYY',
  range: (start: string, end: string) => `${start} – ${end}`,
  /** Two days of one month. */
  rangeInMonth: (start: IsoDate, end: IsoDate) => `${formatDay(start)} – ${Number(end.slice(8))}`,
  nights: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
});

const format = (date: IsoDate, form: string): string => {
  const { names } = datesTexts;
  return (names ? dayjs(date).locale(names) : dayjs(date)).format(form);
};

export const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date when the text is a real day of the calendar (no February 30), else null. Never throws. */
export function parseIsoDate(text: unknown): IsoDate | null {
  if (typeof text !== 'string' || !ISO.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** True for a real day of the calendar; see `parseIsoDate`. */
export function isIsoDate(text: unknown): text is IsoDate {
  return parseIsoDate(text) !== null;
}

/** Days since 1970-01-01; the number all arithmetic here is done on. */
export function toEpochDay(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The reverse of `toEpochDay`. */
export function fromEpochDay(day: number): IsoDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date so many days later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** Nights of a stay: days from check-in to check-out, negative when they are the wrong way round. */
export function nightsBetween(start: IsoDate, end: IsoDate): number {
  return toEpochDay(end) - toEpochDay(start);
}

/** The dates of `count` days from `start` on. For a stay: the nights, named after the evening they begin on. */
export function daysFrom(start: IsoDate, count: number): IsoDate[] {
  const first = toEpochDay(start);
  return Array.from({ length: Math.max(0, count) }, (_, index) => fromEpochDay(first + index));
}

/** `2026-06-12` → `20260612`, as the index keys its day maps. */
export function toCompact(date: IsoDate): string {
  return date.replaceAll('-', '');
}

/** The UTC day of an instant. The clock comes in as an argument, so that rules stay testable. */
export function toIsoDate(instant: Date): IsoDate {
  return instant.toISOString().slice(0, 10);
}

/** Returns the same day so many months later (earlier when negative), or the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return dayjs(date).add(months, 'month').format('YYYY-MM-DD');
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function getWeekday(date: IsoDate): number {
  return dayjs(date).day();
}

/** `Friday`, or `Fri` when short. */
export function formatWeekday(date: IsoDate, length: 'long' | 'short' = 'long'): string {
  return format(date, datesTexts.weekday[length]);
}

/** `Jun 12` */
export function formatDay(date: IsoDate): string {
  return format(date, datesTexts.day);
}

/** `Jun 12, 2026` */
export function formatDate(date: IsoDate): string {
  return format(date, datesTexts.date);
}

/** `Jun 12`, or `Jun 12, 2025` in another year than today's. */
export function formatDayInYear(date: IsoDate, today: IsoDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatDay(date) : formatDate(date);
}

/** `June 12, 2026` */
export function formatLongDate(date: IsoDate): string {
  return format(date, datesTexts.longDate);
}

/** `June 2026` */
export function formatMonth(date: IsoDate): string {
  return format(date, datesTexts.month);
}

/** `Jun 12 – 16`, `Jun 28 – Jul 2`, `Dec 30, 2026 – Jan 2, 2027`: nothing is said twice. */
export function formatDayRange(start: IsoDate, end: IsoDate): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return datesTexts.range(formatDate(start), formatDate(end));
  if (start.slice(0, 7) !== end.slice(0, 7)) return datesTexts.range(formatDay(start), formatDay(end));
  return datesTexts.rangeInMonth(start, end);
}

/** `1 night`, `4 nights` */
export function formatNights(nights: number): string {
  return datesTexts.nights(nights);
}
