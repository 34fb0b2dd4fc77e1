/**
 * Dates counted from today, and school and bank holidays that come several times a year (FIND-2): services know them.
 */
import { addDays } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import {
  easter,
  FRIDAY,
  getLastDay,
  getYear,
  iso,
  nameSeasons,
  nthWeekday,
  onOrAfter,
  readHoliday,
  readRange,
  readSeason,
  readYear,
  stay,
  textAt,
  TO,
  weekday,
  WEEKEND,
} from './calendar-words.ts';
import type { DateReader } from './calendar-words.ts';
import { readCount } from './numbers.ts';
import type { Token } from './tokens.ts';

const MONTH_DAYS = 30;
const USUAL_NIGHTS = 2;
/** A stay that may begin or end a day earlier or later. */
function loose(checkIn: IsoDate, nights: number, today: IsoDate, length: number, isWeek = false) {
  const value = stay(checkIn, addDays(checkIn, nights), today);
  return value?.type === 'stay'
    ? { length, value: { ...value, loose: true as const, ...(isWeek ? { week: true as const } : {}) } }
    : null;
}

/** "In two weeks", "in 10 days", "3 weeks from now", "a month from today": the day that a stay begins about. */
const readFromNow: DateReader = (tokens, at, today, { groups }) => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const isIn = word(0) === 'in' ? 1 : 0;
  const about = /^(?:about|around)$/.test(word(isIn)) ? 1 : 0;
  const count = readCount(word(isIn + about), 1, 90, true);
  const unit = word(isIn + about + 1);
  if (count === null) return null;
  const days = groups.days.has(unit) ? 1 : groups.weeks.has(unit) ? 7 : /^months?$/.test(unit) ? MONTH_DAYS : 0;
  const after = isIn + about + 2;
  const fromNow = /^from (?:now|today)$/.test(textAt(tokens, at + after, 2));
  if (days === 0 || !(isIn || fromNow)) return null;
  const time = word(after) === 'time' ? 1 : 0;
  const checkIn = addDays(today, days * count);
  if (days === MONTH_DAYS)
    return {
      length: after + (fromNow ? 2 : time),
      value: { type: 'around', earliest: addDays(checkIn, -7), latest: addDays(checkIn, 7) },
    };
  return loose(checkIn, USUAL_NIGHTS, today, after + (fromNow ? 2 : time));
};

/** "The weekend after next", "week after next", "two weekends from now". */
const readAfterNext: DateReader = (tokens, at, today, { groups }) => {
  const unit = tokens[at]?.word ?? '';
  if (textAt(tokens, at + 1, 2) !== 'after next') return null;
  // "Next weekend" is the one after the coming; on Saturdays and Sundays the coming one has begun.
  const friday = onOrAfter(weekday(today) === 6 ? addDays(today, -1) : today, FRIDAY);
  if (WEEKEND.has(unit)) return loose(addDays(friday, weekday(today) === 0 ? 7 : 14), 2, today, 3);
  return groups.weeks.has(unit) ? loose(addDays(onOrAfter(addDays(today, 1), 1), 7), 7, today, 3, true) : null;
};

/** British school holidays in the middle of a term, Saturday to Saturday. */
const HALF_TERMS: readonly ((year: number) => IsoDate)[] = [
  (year) => addDays(nthWeekday(year, 2, 1, 3), -2),
  (year) => addDays(nthWeekday(year, 5, 1, -1), -2),
  (year) => addDays(nthWeekday(year, 10, 1, -1), -2),
];
/** British bank holidays, the Friday before. */
const BANK_HOLIDAYS: readonly ((year: number) => IsoDate)[] = [
  (year) => addDays(easter(year), -2),
  (year) => addDays(nthWeekday(year, 5, 1, 1), -3),
  (year) => addDays(nthWeekday(year, 5, 1, -1), -3),
  (year) => addDays(nthWeekday(year, 8, 1, -1), -3),
];
const getComing = (days: typeof HALF_TERMS, today: IsoDate, month?: number): IsoDate | undefined =>
  [getYear(today), getYear(today) + 1]
    .flatMap((year) => days.map((day) => day(year)))
    .filter((day) => day >= today && (month === undefined || Number(addDays(day, 2).slice(5, 7)) === month))
    .sort()[0];

/** "Half term", "october half-term", "the bank holiday weekend": the next one. */
const readTermOrBank: DateReader = (tokens, at, today, { months }) => {
  const month = months.get(tokens[at]?.word ?? '');
  const from = at + (month === undefined ? 0 : 1);
  const text = textAt(tokens, from, 3);
  const half = /^half - term\b/.test(text) ? 3 : /^half term\b/.test(text) ? 2 : /^halfterm\b/.test(text) ? 1 : 0;
  if (half > 0) {
    const more = /^(?:week|holidays?|break)$/.test(tokens[from + half]?.word ?? '') ? 1 : 0;
    const checkIn = getComing(HALF_TERMS, today, month);
    return checkIn === undefined ? null : loose(checkIn, 7, today, from - at + half + more, true);
  }
  if (!/^bank holiday/.test(text)) return null;
  const checkIn = getComing(BANK_HOLIDAYS, today, month);
  const length = from - at + (WEEKEND.has(tokens[from + 2]?.word ?? '') ? 3 : 2);
  return checkIn === undefined ? null : loose(checkIn, 3, today, length);
};

/** "January to march", "july or august", "may - june": a stay in any of these months. */
const readMonths: DateReader = (tokens, at, today, { months }) => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const [first, last] = [months.get(word(0)), months.get(word(2))];
  if (first === undefined || last === undefined || !/^(?:to|through|thru|or|and|until|-|\/)$/.test(word(1)))
    return null;
  if (/^\d/.test(word(3)) && readYear(word(3)) === null) return null;
  const given = readYear(word(3));
  const thisYear = getYear(today);
  // "December to february" in January are the months that have begun, as winter is.
  for (const year of given ? [given] : [thisYear - 1, thisYear, thisYear + 1]) {
    const endYear = last < first ? year + 1 : year;
    const [earliest, latest] = [iso(year, first, 1), iso(endYear, last, getLastDay(endYear, last))];
    if (given ? latest > today : latest >= addDays(today, 7))
      return {
        length: given ? 4 : 3,
        value: { type: 'around', earliest: earliest > today ? earliest : addDays(today, 1), latest },
      };
  }
  return null;
};

/** "Summer 2027". */
const SEASONS = nameSeasons({ '6-8': 'summer', '9-11': 'fall autumn', '12-2': 'winter', '4-5': 'spring' });
const readSeasonOfYear: DateReader = (tokens, at, today) => {
  const season = SEASONS.get(tokens[at]?.word ?? '');
  const year = readYear(tokens[at + 1]?.word);
  if (!season || year === null) return null;
  const [first, last] = season;
  const endYear = last < first ? year + 1 : year;
  const [earliest, latest] = [iso(year, first, 1), iso(endYear, last, getLastDay(endYear, last))];
  return latest <= today
    ? null
    : { length: 2, value: { type: 'around', earliest: earliest > today ? earliest : addDays(today, 1), latest } };
};

/** "Christmas eve to jan 2", "july 4th through july 10": from a holiday to a day. */
const readHolidayTo: DateReader = (tokens, at, today, words) => {
  const holiday = readHoliday(tokens, at, today, words);
  if (holiday?.value.type !== 'stay' || !TO.has(tokens[at + holiday.length]?.word ?? '')) return null;
  const end = readRange(tokens, at + holiday.length + 1, holiday.value.checkIn, words);
  if (end?.value.type !== 'start') return null;
  const value = stay(holiday.value.checkIn, end.value.checkIn, today);
  return value && { length: holiday.length + 1 + end.length, value };
};

/** "Aspen in the fall", "maui summer": after an article, or as the last word where it is no part of a name. */
const readSeasonBehind: DateReader = (tokens, at, today) => {
  const word = tokens[at]?.word ?? '';
  const isAfter = tokens[at - 1]?.word === 'the' && /^(?:in|during|for|this)$/.test(tokens[at - 2]?.word ?? '');
  const isLast = at > 0 && at === tokens.length - 1 && /^(?:summer|winter|autumn)$/.test(word);
  return isAfter || isLast ? readSeason([{ ...tokens[at], word: 'in' } as Token, ...tokens.slice(at)], 1, today) : null;
};

const OTHER_SEASONS = nameSeasons({
  '6-8': 'sommer verano estate zomer',
  '7-8': 'ete',
  '9-11': 'herbst automne otono autunno',
  '12-2': 'hiver invierno inverno',
  '4-5': 'fruhling printemps primavera',
});

export const DATES_FROM_NOW: readonly DateReader[] = [
  readHolidayTo,
  readAfterNext,
  readFromNow,
  readTermOrBank,
  readMonths,
  readSeasonOfYear,
  readSeasonBehind,
  (tokens, at, today) => readSeason(tokens, at, today, OTHER_SEASONS),
];
