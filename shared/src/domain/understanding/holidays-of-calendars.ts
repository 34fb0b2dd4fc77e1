/**
 * Feasts that follow the moon (FIND-2), from the calendars that the runtime knows. Only services and readers of other
 * languages load them.
 */
import { addDays } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { getYear, iso, nameHolidays } from './calendar-words.ts';
import type { Holiday } from './holiday.ts';

const known = new Map<string, IsoDate | null>();

/** The first day of a year on which a calendar shows such a month and day ("Nisan 15"); null when none does. */
function findDay(year: number, calendar: string, shown: string): IsoDate | null {
  const key = `${year} ${calendar} ${shown}`;
  if (!known.has(key)) {
    const format = new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, {
      month: calendar === 'chinese' ? 'numeric' : 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const says = (date: IsoDate): boolean => {
      const parts = format.formatToParts(new Date(date));
      const part = (type: string) => parts.find((each) => each.type === type)?.value;
      return `${part('month')} ${part('day')}` === shown;
    };
    let date = iso(year, 1, 1);
    while (getYear(date) === year && !says(date)) date = addDays(date, 1);
    known.set(key, getYear(date) === year ? date : null);
  }
  return known.get(key) ?? null;
}

/** What is in no year: a stay that is over. */
const OVER: readonly [IsoDate, IsoDate] = ['2000-01-01', '2000-01-02'];
/** So many nights from some days before or after that day. */
const around =
  (calendar: string, shown: string, begin: number, nights: number): Holiday =>
  (year) => {
    const day = findDay(year, calendar, shown);
    return day === null ? OVER : [addDays(day, begin), addDays(day, begin + nights)];
  };

/** Days from 2026 on of feasts whose calendar runtimes do not have, or do not have exactly. */
const DIWALI = '11-08 10-29 10-17 11-05 10-26 11-14 11-02 10-22 11-10 10-30';
const LUNAR_NEW_YEAR = '02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08';
const FIRST_LISTED = 2026;
const listed =
  (days: string, begin: number, nights: number): Holiday =>
  (year) => {
    const day = days.split(' ')[year - FIRST_LISTED];
    return day === undefined ? OVER : [addDays(`${year}-${day}`, begin), addDays(`${year}-${day}`, begin + nights)];
  };

export const HOLIDAYS_OF_CALENDARS = nameHolidays([
  // A feast begins on the evening before its first day.
  ['hanukkah|chanukah|hanukah|chanuka|festival of lights', around('hebrew', 'Kislev 25', -1, 8)],
  ['passover week|passover|pesach|pessach', around('hebrew', 'Nisan 15', -1, 8)],
  ['rosh hashanah|rosh hashana|jewish new year', around('hebrew', 'Tishri 1', -1, 3)],
  ['yom kippur', around('hebrew', 'Tishri 10', -1, 2)],
  ['sukkot|sukkos|succot', around('hebrew', 'Tishri 15', -1, 7)],
  [
    'lunar new year week|lunar new year|chinese new year week|chinese new year|korean new year|seollal|tet holiday|spring festival|cny',
    listed(LUNAR_NEW_YEAR, -1, 7),
  ],
  ['mid autumn festival|moon festival|chuseok', around('chinese', '8 15', -1, 4)],
  ['eid al fitr|eid ul fitr|end of ramadan|eid', around('islamic-umalqura', 'Shawwal 1', -1, 4)],
  ['eid al adha|eid ul adha', around('islamic-umalqura', 'Dhuʻl-Hijjah 10', -1, 4)],
  ['diwali|deepavali|divali', listed(DIWALI, -1, 4)],
]);
