/**
 * Which day it is at a home, in sums of minutes and without time zones, for browser, server and index alike. The rule
 * everywhere: a stay can begin today at the home or later. A record of the index carries `Day Ends`, from which both
 * the index and a page read that day (docs/decisions/0031-today-at-the-home.md).
 */
import { fromEpochDay, toEpochDay, type IsoDate } from './dates.ts';

/** An instant as ISO text, e.g. `2026-11-22T07:45:00.000Z`. */
export type Instant = string;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Clocks of the earth differ from UTC by whole quarters of an hour. */
const STEP_MINUTES = 15;
/** The clock that is farthest behind, in minutes. */
const LAST_CLOCK_MINUTES = 12 * 60;
/** A day is over 14 hours before it is in UTC where the clock is farthest ahead: no `Day Ends` is smaller. */
const FIRST_DAY_END = DAY_MINUTES - 14 * 60;

const toMinutes = (now: Instant): number => Date.parse(now) / MINUTE_MS;

/** The day where the clock is farthest behind. Before it no stay can begin anywhere. */
export function earliestToday(now: Instant): IsoDate {
  return fromEpochDay(Math.floor((toMinutes(now) - LAST_CLOCK_MINUTES) / DAY_MINUTES));
}

/**
 * The day it is at a home. `dayEnds` is `Day Ends` of its record: minutes from midnight UTC of a day to the end of that
 * day at the home. Without it (a record of an older shape) the earliest day anywhere.
 */
export function todayAtHome(dayEnds: number | undefined, now: Instant): IsoDate {
  if (dayEnds === undefined) return earliestToday(now);
  return fromEpochDay(Math.floor((toMinutes(now) - dayEnds) / DAY_MINUTES) + 1);
}

/**
 * The smallest `Day Ends` of homes where a stay can still begin on `checkIn`; null while that is every home. In steps
 * of a quarter of an hour, so that searches within one are the same query.
 */
export function smallestDayEnd(checkIn: IsoDate, now: Instant): number | null {
  const passed = Math.floor(toMinutes(now) - toEpochDay(checkIn) * DAY_MINUTES);
  const smallest = (Math.floor(passed / STEP_MINUTES) + 1) * STEP_MINUTES;
  return smallest > FIRST_DAY_END ? smallest : null;
}
