/**
 * Dates as guests write them, as a stay (FIND-2). Everything is counted from `today`; nothing in the past is ever
 * answered. This file is long because the ways to write a date stand beside each other.
 */
import { addDays, isIsoDate, nightsBetween, toEpochDay } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { readCount } from './numbers.ts';
import type { Holiday } from './holiday.ts';
import type { Token } from './tokens.ts';
import type { WordGroups } from './word-groups.ts';

/** What a phrase says of the dates. `around` is a span in which the stay may lie; `nights` alone waits for a date. */
export type DatePhrase =
  /** `loose`: a weekend or holiday, which may begin a day earlier or end a day later. */
  | { type: 'stay'; checkIn: IsoDate; checkOut: IsoDate; loose?: true; weekend?: true; week?: true }
  | { type: 'start'; checkIn: IsoDate }
  /** `midweek`: so many nights from a Monday on, where no other number is said. */
  | { type: 'around'; earliest: IsoDate; latest: IsoDate; midweek?: number }
  | { type: 'nights'; nights: number };
export type ReadPhrase<T> = { length: number; value: T };

/** What a lexicon knows of dates. */
export type DateWords = {
  /** 1 is January. */
  months: ReadonlyMap<string, number>;
  groups: WordGroups;
  holidays: readonly (readonly [string, Holiday])[];
  dates: readonly DateReader[];
};
/** Reads a phrase about dates that begins at a word. */
export type DateReader = (
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  words: DateWords,
) => ReadPhrase<DatePhrase> | null;

/** Month names that are also ordinary words: they need a hint beside them. */
const UNSURE_MONTHS = new Set(['may', 'mar', 'march', 'mars', 'mai', 'dec', 'jan', 'marco', 'juli', 'mei']);
const MONTH_HINTS = new Set(
  'in im en a month weeks nights early mid late beginning end of during this next through until for au a le el il del fin debut anfang ende mitte'.split(
    ' ',
  ),
);

/** Words of a season by its first and last month. */
export const nameSeasons = (
  words: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly [first: number, last: number]> =>
  new Map(
    Object.entries(words).flatMap(([months, names]) => {
      const [first = 1, last = 12] = months.split('-').map(Number);
      return names.split(' ').map((name) => [name, [first, last]] as const);
    }),
  );
const SEASONS = nameSeasons({ '6-8': 'summer', '9-11': 'fall autumn', '12-2': 'winter', '4-5': 'spring' });
export const WEEKEND = new Set(['weekend', 'wochenende', 'fin de semana', 'finde']);

const pad = (value: number): string => String(value).padStart(2, '0');
export const iso = (year: number, month: number, day: number): IsoDate => `${year}-${pad(month)}-${pad(day)}`;
/** 0 is Sunday. */
export const weekday = (date: IsoDate): number => (((toEpochDay(date) + 4) % 7) + 7) % 7;
const MONDAY = 1;
export const FRIDAY = 5;
const SATURDAY = 6;

/** The first such weekday on or after a date. */
export function onOrAfter(date: IsoDate, day: number): IsoDate {
  return addDays(date, (day - weekday(date) + 7) % 7);
}
export function getLastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
export const getYear = (date: IsoDate): number => Number(date.slice(0, 4));

/** The year in which a day of the calendar comes next: for February 29 the next leap year. */
function comingYear(today: IsoDate, month: number, day: number): number {
  let year = getYear(today);
  if (iso(year, month, day) < today) year += 1;
  while (month === 2 && day === 29 && year % 4 > 0) year += 1;
  return year;
}

/** A stay between two dates when it is one of 1 to 90 nights and not over; null otherwise. */
export function stay(checkIn: IsoDate, checkOut: IsoDate, today: IsoDate): DatePhrase | null {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return null;
  const nights = nightsBetween(checkIn, checkOut);
  return checkIn >= today && nights >= 1 && nights <= 90 ? { type: 'stay', checkIn, checkOut } : null;
}

/** What is left of a stay that may have begun; null when it is over. */
export const stayFromNow = (checkIn: IsoDate, checkOut: IsoDate, today: IsoDate): DatePhrase | null =>
  stay(checkIn < today ? today : checkIn, checkOut, today);

/** Easter Sunday of a year (Gregorian computus). */
export function easter(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return iso(year, Math.floor(f / 31), (f % 31) + 1);
}
/** The n-th such weekday of a month; the last one for n = -1. */
export function nthWeekday(year: number, month: number, day: number, n: number): IsoDate {
  if (n > 0) return addDays(onOrAfter(iso(year, month, 1), day), 7 * (n - 1));
  const last = iso(year, month, getLastDay(year, month));
  return addDays(last, -((weekday(last) - day + 7) % 7));
}

/** Friday to Monday around a Monday. */
const longWeekend =
  (monday: (year: number) => IsoDate): Holiday =>
  (year) => [addDays(monday(year), -3), monday(year)];
/** Days from a Friday or the eve of a holiday on, by the holiday's day of the week from Sunday on. */
const DAYS_BEFORE = '2331001';
const TUESDAY = 2;
/** Three nights with a day of the calendar in them, over the weekend where it is near one. */
export const aroundDay =
  (month: number, day: number): Holiday =>
  (year) => {
    const holiday = iso(year, month, day);
    const first = addDays(holiday, -Number(DAYS_BEFORE[weekday(holiday)]));
    return [first, addDays(first, weekday(holiday) === TUESDAY ? 4 : 3)];
  };
export const christmasWeek: Holiday = (year) => [iso(year, 12, 23), iso(year, 12, 30)];
export const newYear: Holiday = (year) => [iso(year, 12, 30), iso(year + 1, 1, 2)];
/** So many days from a day of Thanksgiving week on, counted from the Thursday. */
const fromThanksgiving =
  (first: number, last: number): Holiday =>
  (year) => {
    const thursday = nthWeekday(year, 11, 4, 4);
    return [addDays(thursday, first), addDays(thursday, last)];
  };
export const springBreak: Holiday = (year) => {
  const saturday = nthWeekday(year, 3, SATURDAY, 2);
  return [saturday, addDays(saturday, 7)];
};
export const memorial = longWeekend((year) => nthWeekday(year, 5, 1, -1));
export const labor = longWeekend((year) => nthWeekday(year, 9, 1, 1));
export const presidents = longWeekend((year) => nthWeekday(year, 2, 1, 3));
export const easterWeekend: Holiday = (year) => [addDays(easter(year), -2), addDays(easter(year), 1)];

/** Names of a holiday, divided by "|"; of two that begin alike the longer stands first. */
const HOLIDAY_NAMES: readonly (readonly [string, Holiday])[] = [
  ['christmas week|christmas break', christmasWeek],
  ['christmas|xmas', (year) => [iso(year, 12, 23), iso(year, 12, 27)]],
  ['new years eve|new year s eve|new years|new year|nye', newYear],
  ['thanksgiving week', fromThanksgiving(-5, 2)],
  ['thanksgiving weekend|thanksgiving', fromThanksgiving(-1, 3)],
  ['memorial day weekend|memorial day', memorial],
  ['labor day weekend|labor day', labor],
  ['presidents day weekend|presidents day', presidents],
  [
    '4th of july weekend|fourth of july weekend|july 4th weekend|july 4 weekend|4th of july|4 of july|fourth of july|july 4th|independence day',
    aroundDay(7, 4),
  ],
  ['valentines day|valentines', aroundDay(2, 14)],
  ['halloween', aroundDay(10, 31)],
  ['easter weekend|easter', easterWeekend],
  ['spring break', springBreak],
];
/** Each name with its dates. */
export const nameHolidays = (list: typeof HOLIDAY_NAMES): [string, Holiday][] =>
  list.flatMap(([names, dates]) => names.split('|').map((name): [string, Holiday] => [name, dates]));
const HOLIDAYS = nameHolidays(HOLIDAY_NAMES);

/** Text of the next words, for phrases of several words; ordinal endings are joined to their number ("4th"). */
export function textAt(tokens: readonly Token[], at: number, words: number): string {
  return tokens
    .slice(at, at + words)
    .map(({ word }) => word)
    .join(' ');
}

export function readHoliday(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  { holidays }: DateWords,
): ReadPhrase<DatePhrase> | null {
  const first = tokens[at]?.word ?? '';
  // An accent by itself is a word without letters, with which every name begins.
  if (first === '') return null;
  // "4th of july week" is more than the holiday: the rarer names are the longer ones.
  for (const [name, dates] of [...holidays, ...HOLIDAYS]) {
    if (!name.startsWith(first)) continue;
    // "4th" is the tokens "4" and "th".
    const words = name.replace(/(\d)([a-z])/g, '$1 $2');
    const length = words.split(' ').length;
    if (textAt(tokens, at, length) !== words) continue;
    const given = readYear(tokens[at + length]?.word);
    for (const year of [getYear(today) - 1, getYear(today), getYear(today) + 1, getYear(today) + 2]) {
      const [checkIn, checkOut] = dates(year);
      // "New year 2027" ends in 2027.
      if (given && getYear(checkOut) !== given) continue;
      // A holiday that has begun is meant while two of its nights are to come.
      const value = addDays(today, 1) < checkOut ? stayFromNow(checkIn, checkOut, today) : null;
      if (value?.type === 'stay') value.loose = true;
      if (value) return { length: length + (given ? 1 : 0), value };
    }
  }
  return null;
}

export function readYear(word: string | undefined): number | null {
  return word !== undefined && /^20[2-4]\d$/.test(word) ? Number(word) : null;
}
/** A day of a month, and how many words it takes ("3", "3rd" are one and two). */
function readDay(tokens: readonly Token[], at: number): { day: number; length: number } | null {
  const day = readCount(tokens[at]?.word, 1, 31);
  if (day === null || !/^\d/.test(tokens[at]?.word ?? '')) return null;
  return { day, length: /^(th|st|nd|rd)$/.test(tokens[at + 1]?.word ?? '') ? 2 : 1 };
}
export const TO = new Set(['-', 'to', 'through', 'thru', 'until', 'till', 'bis', 'au', 'al', 'hasta', 'a', 'tot']);

type MonthDay = { month: number; day: number; length: number };
/** "feb 3", "3 feb", "3rd of february", "2/3". */
function readMonthDay(tokens: readonly Token[], at: number, { months }: DateWords): MonthDay | null {
  const month = months.get(tokens[at]?.word ?? '');
  if (month !== undefined) {
    const read = readDay(tokens, at + 1);
    return read && { month, day: read.day, length: 1 + read.length };
  }
  const read = readDay(tokens, at);
  if (!read) return null;
  const next = at + read.length;
  if (tokens[next]?.word === '/' && read.day <= 12) {
    const day = readCount(tokens[next + 1]?.word, 1, 31);
    return day === null ? null : { month: read.day, day, length: read.length + 2 };
  }
  const of = tokens[next]?.word === 'of' || tokens[next]?.word === 'de' ? 1 : 0;
  const named = months.get(tokens[next + of]?.word ?? '');
  return named === undefined ? null : { month: named, day: read.day, length: read.length + of + 1 };
}

/** "2027-02-03". */
function readIso(tokens: readonly Token[], at: number): { date: IsoDate; length: number } | null {
  const [y, d1, m, d2, d] = tokens.slice(at, at + 5).map(({ word }) => word);
  if (d1 !== '-' || d2 !== '-' || !/^\d{4}$/.test(y ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^\d{1,2}$/.test(d ?? ''))
    return null;
  const date = iso(Number(y), Number(m), Number(d));
  return isIsoDate(date) ? { date, length: 5 } : null;
}

/** "Feb 3-7", "3-7 feb", "2027-02-03": a stay, or the day that one begins. */
export function readRange(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  words: DateWords,
): ReadPhrase<DatePhrase> | null {
  const exact = readIso(tokens, at);
  if (exact) {
    const end = TO.has(tokens[at + exact.length]?.word ?? '') ? readIso(tokens, at + exact.length + 1) : null;
    const value = end
      ? stay(exact.date, end.date, today)
      : exact.date >= today
        ? ({ type: 'start', checkIn: exact.date } as const)
        : null;
    return value && { length: exact.length + (end ? end.length + 1 : 0), value };
  }
  // "3-7 feb": the month stands after both days.
  const first = readDay(tokens, at);
  if (first && TO.has(tokens[at + first.length]?.word ?? '')) {
    const end = readMonthDay(tokens, at + first.length + 1, words);
    if (end && end.day > first.day) {
      const after = at + first.length + 1 + end.length;
      const given = readYear(tokens[after]?.word);
      const year = given ?? comingYear(today, end.month, first.day);
      const value = stay(iso(year, end.month, first.day), iso(year, end.month, end.day), today);
      if (value) return { length: after - at + (given ? 1 : 0), value };
    }
  }
  const from = readMonthDay(tokens, at, words);
  if (!from) return null;
  let next = at + from.length;
  const yearBetween = readYear(tokens[next]?.word);
  if (yearBetween) next += 1;
  const year = yearBetween ?? comingYear(today, from.month, from.day);
  const checkIn = iso(year, from.month, from.day);
  if (!isIsoDate(checkIn) || checkIn < today) return null;
  if (TO.has(tokens[next]?.word ?? '')) {
    const full = readMonthDay(tokens, next + 1, words);
    const day = full ? null : readDay(tokens, next + 1);
    const to = full ?? (day && { month: from.month, day: day.day, length: day.length });
    if (to) {
      const after = next + 1 + to.length;
      const given = readYear(tokens[after]?.word);
      const month = to.month;
      const over = iso(year, month, to.day) < checkIn ? 1 : 0;
      const endYear = given ?? year + over;
      // "Feb 3-7, 2028": the year stands behind both days.
      const begin = yearBetween ? checkIn : iso(endYear - over, from.month, from.day);
      const value = stay(begin, iso(endYear, month, to.day), today);
      if (value) return { length: after - at + (given ? 1 : 0), value };
    }
  }
  const given = yearBetween ? null : readYear(tokens[next]?.word);
  const start = given ? iso(given, from.month, from.day) : checkIn;
  return start >= today ? { length: next - at + (given ? 1 : 0), value: { type: 'start', checkIn: start } } : null;
}

function readMonth(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  { months }: DateWords,
): ReadPhrase<DatePhrase> | null {
  const word = tokens[at]?.word ?? '';
  const part = {
    early: 0,
    beginning: 0,
    anfang: 0,
    debut: 0,
    mid: 1,
    middle: 1,
    mitte: 1,
    late: 2,
    end: 2,
    ende: 2,
    fin: 2,
    whole: 3,
    entire: 3,
    all: 3,
  }[word];
  let next = part === undefined ? at : at + 1;
  if (part === 3 && tokens[next]?.word === 'month') next += 1;
  if (part !== undefined && /^(?:-|of|de|d)$/.test(tokens[next]?.word ?? '')) next += 1;
  const named = tokens[next]?.word ?? '';
  const month = months.get(named);
  if (month === undefined) return null;
  const hinted =
    part !== undefined || MONTH_HINTS.has(tokens[next - 1]?.word ?? '') || readYear(tokens[next + 1]?.word) !== null;
  if (
    UNSURE_MONTHS.has(named) &&
    !hinted &&
    !(/^(?:march|jan|dec|juli|mei)$/.test(named) && next === tokens.length - 1)
  )
    return null;
  // A day that the calendar does not have is no month either.
  if (readDay(tokens, next + 1)) return null;
  const given = readYear(tokens[next + 1]?.word);
  // "Early january" is over when its tenth day is near.
  const [from = 1, to] = [[1, 10], [10, 20], [20]][part ?? 3] ?? [];
  const year = given ?? comingYear(today, month, (to ?? getLastDay(getYear(today), month)) - 2);
  const last = getLastDay(year, month);
  if (part === 3) {
    const value = stay(iso(year, month, 1), iso(year, month, last), today);
    return value && { length: next - at + 1 + (given ? 1 : 0), value };
  }
  return span(iso(year, month, from), iso(year, month, to ?? last), today, next - at + 1 + (given ? 1 : 0));
}

function span(earliest: IsoDate, latest: IsoDate, today: IsoDate, length: number): ReadPhrase<DatePhrase> | null {
  return latest < today
    ? null
    : { length, value: { type: 'around', earliest: earliest < today ? addDays(today, 1) : earliest, latest } };
}

export function readSeason(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  seasons = SEASONS,
): ReadPhrase<DatePhrase> | null {
  const isNext = tokens[at]?.word === 'next';
  const skip = tokens[at]?.word === 'this' || isNext ? 1 : 0;
  const season = seasons.get(tokens[at + skip]?.word ?? '');
  // "Spring" and "fall" stand in names too ("Palm Springs" has the plural): they need a hint.
  if (!season || (skip === 0 && !MONTH_HINTS.has(tokens[at - 1]?.word ?? ''))) return null;
  const [from, to] = season;
  for (const year of [getYear(today) - 1, getYear(today), getYear(today) + 1]) {
    const endYear = to < from ? year + 1 : year;
    const latest = iso(endYear, to, getLastDay(endYear, to));
    // "Next summer" in July is that of another year.
    if (latest >= addDays(today, 7) && !(isNext && iso(year, from, 1) <= today))
      return span(iso(year, from, 1), latest, today, skip + 1);
  }
  return null;
}

const BEFORE_WEEKEND = new Set('the for over on this das am ein le un el il fine'.split(' '));
/** "Weekend getaway" is a mood; "the weekend after easter" is another one. */
const MOODS = new Set('getaway getaways trip break escape retreat after before'.split(' '));
const isBeforeWeekend = (word: string | undefined): boolean => word === undefined || BEFORE_WEEKEND.has(word);

function readRelative(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  { groups, months }: DateWords,
): ReadPhrase<DatePhrase> | null {
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  const read = (length: number, checkIn: IsoDate, nights: number): ReadPhrase<DatePhrase> => ({
    length,
    value: { type: 'stay', checkIn, checkOut: addDays(checkIn, nights), loose: true, weekend: true },
  });
  if (first === 'tonight') return { length: 1, value: { type: 'stay', checkIn: today, checkOut: addDays(today, 1) } };
  if (first === 'today') return { length: 1, value: { type: 'start', checkIn: today } };
  if (first === 'tomorrow') return { length: 1, value: { type: 'start', checkIn: addDays(today, 1) } };
  // Friday to Sunday; on a Saturday or Sunday "this weekend" is what is left of it.
  const friday = onOrAfter(today, FRIDAY);
  if (WEEKEND.has(second) && first === 'this')
    return weekday(today) === SATURDAY ? read(2, today, 1) : read(2, friday, 2);
  // From Sunday on the coming weekend is the next one only on Sunday itself; after that it is "this weekend".
  if (WEEKEND.has(second) && (first === 'next' || first === 'nachstes'))
    return read(2, weekday(today) === SATURDAY ? addDays(today, 6) : addDays(friday, weekday(today) === 0 ? 0 : 7), 2);
  // "Ski weekend" is a mood; "the weekend", "for a weekend" is the coming one.
  const before = tokens[at - 1]?.word;
  const meant =
    first === 'a' || first === 'long'
      ? WEEKEND.has(second) && !MOODS.has(tokens[at + 2]?.word ?? '')
      : WEEKEND.has(first) && (isBeforeWeekend(before) || months.has(before ?? '')) && !MOODS.has(second);
  if (meant) {
    const words = WEEKEND.has(first) ? 1 : 2;
    return read(words, friday <= today ? addDays(friday, 7) : friday, first === 'long' ? 3 : 2);
  }
  if (first === 'next' && groups.weeks.has(second)) return read(2, onOrAfter(addDays(today, 1), MONDAY), 7);
  if (first === 'next' && second === 'month') {
    const [year, month] = [getYear(today), Number(today.slice(5, 7))];
    const [y, m] = month === 12 ? [year + 1, 1] : [year, month + 1];
    return span(iso(y, m, 1), iso(y, m, getLastDay(y, m)), today, 2);
  }
  return null;
}

function readNights(tokens: readonly Token[], at: number, { groups }: DateWords): ReadPhrase<DatePhrase> | null {
  const count = readCount(tokens[at]?.word, 1, 90, true);
  const unit = tokens[at + 1]?.word ?? '';
  if (count === null) return null;
  if (groups.nights.has(unit) || groups.days.has(unit)) return { length: 2, value: { type: 'nights', nights: count } };
  if (/^months?$/.test(unit) && count <= 3) return { length: 2, value: { type: 'nights', nights: count * 30 } };
  // "a week" is seven nights; "$1500 a week" is a price and is read before.
  return groups.weeks.has(unit) && count <= 8 ? { length: 2, value: { type: 'nights', nights: count * 7 } } : null;
}

/** Reads a phrase about dates that begins at a word; null when there is none. */
export function readDatePhrase(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  words: DateWords,
): ReadPhrase<DatePhrase> | null {
  const usual = readHoliday(tokens, at, today, words) ?? readRange(tokens, at, today, words);
  const rarer = words.dates.map((more) => more(tokens, at, today, words)).find(Boolean);
  // "Christmas eve to jan 2" is more than the holiday.
  const longer = usual && rarer && rarer.length > usual.length ? rarer : usual;
  return (
    longer ??
    rarer ??
    readRelative(tokens, at, today, words) ??
    readMonth(tokens, at, today, words) ??
    readSeason(tokens, at, today) ??
    readNights(tokens, at, words)
  );
}

/** Nights of a stay for which only a month or a season was named. */
const USUAL_NIGHTS = 7;

/** "A weekend in february", "weekend of march 20": the weekend there, not the coming one. */
function placeWeekend(phrases: readonly DatePhrase[]): readonly DatePhrase[] {
  const weekend = phrases.find((phrase) => phrase.type === 'stay' && phrase.weekend);
  const when = phrases.find((phrase) => phrase.type === 'around' || phrase.type === 'start');
  // "Long weekend January 15-18": the days say which.
  if (phrases.some((phrase) => phrase.type === 'stay' && !phrase.weekend))
    return phrases.filter((phrase) => phrase.type !== 'stay' || !phrase.weekend);
  if (weekend?.type !== 'stay' || !when) return phrases;
  const nights = nightsBetween(weekend.checkIn, weekend.checkOut);
  if (when.type === 'around') return [when, { type: 'nights', nights }];
  const checkIn = onOrAfter(addDays(when.checkIn, -2), FRIDAY);
  return [{ type: 'stay', checkIn, checkOut: addDays(checkIn, nights), loose: true }];
}

/**
 * One stay out of all that was said: a month alone is a week from its first Saturday, with "3 nights" three nights from
 * its first Friday. Null when no day can be told.
 */
export function chooseStayDates(
  said: readonly DatePhrase[],
  today: IsoDate,
): { checkIn: IsoDate; checkOut: IsoDate } | null {
  const phrases = placeWeekend(said);
  const find = <T extends DatePhrase['type']>(type: T) =>
    phrases.find((phrase): phrase is Extract<DatePhrase, { type: T }> => phrase.type === type);
  const exact = find('stay');
  const nights = find('nights')?.nights;
  if (exact)
    return {
      checkIn: exact.checkIn,
      checkOut: nights === undefined ? exact.checkOut : addDays(exact.checkIn, nights),
    };
  const start = find('start');
  if (start) return { checkIn: start.checkIn, checkOut: addDays(start.checkIn, nights ?? 2) };
  const around = find('around');
  if (!around) return null;
  const length = nights ?? around.midweek ?? USUAL_NIGHTS;
  const earliest = around.earliest <= today ? addDays(today, 1) : around.earliest;
  const usual = onOrAfter(earliest, around.midweek ? MONDAY : length >= 6 ? SATURDAY : FRIDAY);
  // In the last days of a month no such day of it may be left.
  const checkIn = usual <= around.latest ? usual : earliest;
  return { checkIn, checkOut: addDays(checkIn, length) };
}

/** A week of a month is some of its days: the whole of it, then parts of it. */
const WEEK_SHIFTS: readonly (readonly [begin: number, end: number])[] = [
  [0, -2],
  [2, 0],
  [0, -3],
  [3, 0],
  [1, -1],
];
/** A day earlier or later at the beginning and at the end of a weekend or holiday. */
const LOOSE_SHIFTS: readonly (readonly [begin: number, end: number])[] = [
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, 1],
  [1, 0],
];
const MOST_OTHERS = 5;

/** Nights of stays in a month that has no free week, with the days of the week that they begin on. */
const SHORTER: readonly (readonly [nights: number, day: number])[] = [
  [4, MONDAY],
  [3, FRIDAY],
];
export type OtherDates = { checkIn: IsoDate; checkOut: IsoDate; shorter?: boolean | undefined };
/** Shorter stays in a month of which no length was said: no home may be free for a week of it. */
function shorterStays(earliest: IsoDate, latest: IsoDate): OtherDates[] {
  return SHORTER.flatMap(([nights, day]) =>
    Array.from({ length: MOST_OTHERS }, (_, index) => addDays(onOrAfter(earliest, day), 7 * index))
      .filter((checkIn) => checkIn <= latest)
      .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights), shorter: true })),
  );
}

/**
 * Other stays that the same words can mean, likeliest first: other weeks of a month or season, a day more or less
 * around a weekend or holiday. Empty when the words name days. The stock decides between them (FIND-2).
 */
export function otherStayDates(said: readonly DatePhrase[], today: IsoDate): OtherDates[] {
  const phrases = placeWeekend(said);
  const first = chooseStayDates(phrases, today);
  if (!first || phrases.some(({ type }) => type === 'start')) return [];
  const exact = phrases.find((phrase) => phrase.type === 'stay');
  if (exact)
    return exact.loose && !phrases.some(({ type }) => type === 'nights')
      ? (exact.week ? WEEK_SHIFTS : LOOSE_SHIFTS)
          .map(([begin, end]) => ({
            checkIn: addDays(exact.checkIn, begin),
            checkOut: addDays(exact.checkOut, end),
          }))
          .filter(({ checkIn, checkOut }) => checkIn >= today && checkIn < checkOut)
      : [];
  const around = phrases.find((phrase) => phrase.type === 'around');
  if (!around) return [];
  const weeks = Math.floor(nightsBetween(first.checkIn, around.latest) / 7);
  const step = 7 * Math.max(1, Math.ceil(weeks / MOST_OTHERS));
  const isLengthSaid = around.midweek !== undefined || phrases.some(({ type }) => type === 'nights');
  return [
    ...Array.from({ length: MOST_OTHERS }, (_, index) => ({
      checkIn: addDays(first.checkIn, step * (index + 1)),
      checkOut: addDays(first.checkOut, step * (index + 1)),
    })).filter(({ checkIn }) => checkIn <= around.latest),
    ...(isLengthSaid ? [] : shorterStays(first.checkIn, around.latest)),
  ];
}
