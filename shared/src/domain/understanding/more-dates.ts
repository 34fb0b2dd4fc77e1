/**
 * Ways to say dates that are typed less often: services know them, browsers only with the words of other languages
 * (FIND-2).
 */
import { addDays, nightsBetween } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { readCount } from './numbers.ts';
import {
  FRIDAY,
  iso,
  getLastDay,
  nthWeekday,
  onOrAfter,
  readHoliday,
  readRange,
  readYear,
  stay,
  stayFromNow,
  textAt,
  TO,
  weekday,
  WEEKEND,
  getYear,
} from './calendar-words.ts';
import type { DatePhrase, DateReader, DateWords, ReadPhrase } from './calendar-words.ts';
import { DATES_FROM_NOW } from './dates-from-now.ts';
import type { Token } from './tokens.ts';

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1 st': 1,
  second: 2,
  '2 nd': 2,
  third: 3,
  '3 rd': 3,
  fourth: 4,
  '4 th': 4,
  last: -1,
};
/** "Two weeks": how many, and the words that say so. */
function readWeeks(
  tokens: readonly Token[],
  at: number,
  { groups }: Pick<DateWords, 'groups'>,
): { weeks: number; words: number } {
  const weeks = readCount(tokens[at]?.word, 2, 3);
  return weeks !== null && groups.weeks.has(tokens[at + 1]?.word ?? '') ? { weeks, words: 1 } : { weeks: 1, words: 0 };
}
/** "First half of july": some of its days. */
function readHalfOfMonth(year: number, month: number, nth: number, today: IsoDate): DatePhrase | null {
  const last = getLastDay(year, month);
  const [earliest, latest] =
    nth === 1 ? [iso(year, month, 1), iso(year, month, 15)] : [iso(year, month, 15), iso(year, month, last)];
  return latest <= today ? null : { type: 'around', earliest: earliest > today ? earliest : addDays(today, 1), latest };
}
/** "First week of december", "first two weeks of august", "second half of june", "last weekend in june". */
function readPartOfMonth(
  tokens: readonly Token[],
  at: number,
  today: IsoDate,
  { months, groups }: DateWords,
): ReadPhrase<DatePhrase> | null {
  const words = ORDINALS[textAt(tokens, at, 1)] === undefined ? 2 : 1;
  const nth = ORDINALS[textAt(tokens, at, words)];
  const { weeks, words: counted } = readWeeks(tokens, at + words, { groups });
  const after = at + words + counted;
  const unit = tokens[after]?.word ?? '';
  const of = /^(?:of|in)$/.test(tokens[after + 1]?.word ?? '') ? 1 : 0;
  const month = months.get(tokens[after + 1 + of]?.word ?? '');
  if (nth === undefined || month === undefined) return null;
  if (!groups.weeks.has(unit) && !WEEKEND.has(unit) && unit !== 'half') return null;
  const given = readYear(tokens[after + 2 + of]?.word);
  const length = words + counted + 2 + of + (given ? 1 : 0);
  for (const year of given ? [given] : [getYear(today), getYear(today) + 1]) {
    const last = getLastDay(year, month);
    if (unit === 'half') {
      const value = readHalfOfMonth(year, month, nth, today);
      if (value) return { length, value };
    } else if (WEEKEND.has(unit)) {
      const checkIn = nthWeekday(year, month, FRIDAY, nth);
      const value = stayFromNow(checkIn, addDays(checkIn, 2), today);
      if (value?.type === 'stay') return { length, value: { ...value, loose: true } };
    } else {
      const days = 7 * weeks;
      const from = nth < 0 ? last - days + 1 : 7 * (nth - 1) + 1;
      const value = stayFromNow(iso(year, month, from), iso(year, month, Math.min(from + days - 1, last)), today);
      if (value?.type === 'stay') return { length, value: { ...value, loose: true, week: true } };
    }
  }
  return null;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** "Friday to sunday", "next thursday - monday": the coming ones, with "next" those of the week after this one. */
function readWeekdays(tokens: readonly Token[], at: number, today: IsoDate): ReadPhrase<DatePhrase> | null {
  const skip = tokens[at]?.word === 'next' || tokens[at]?.word === 'this' ? 1 : 0;
  const word = (offset: number): string => tokens[at + skip + offset]?.word ?? '';
  const [from, to] = [WEEKDAYS.indexOf(word(0)), WEEKDAYS.indexOf(word(2))];
  if (from < 0 || to < 0 || from === to || !TO.has(word(1))) return null;
  const coming = onOrAfter(today, from);
  const after = word(3) === 'next' && word(4) === 'week' ? 2 : 0;
  const isNext = tokens[at]?.word === 'next' || after > 0;
  const isLater = isNext && nightsBetween(today, coming) < 7 - ((weekday(today) + 6) % 7);
  const checkIn = isLater ? addDays(coming, 7) : coming;
  const value = stay(checkIn, addDays(checkIn, (to - from + 7) % 7), today);
  return value && { length: 3 + skip + after, value };
}

const BEFORE_DAY = new Set('this next coming on from arriving starting leaving'.split(' '));
/** "This friday", "from thursday for two nights": the day that a stay begins. "Friday" alone may be a name. */
function readWeekday(tokens: readonly Token[], at: number, today: IsoDate): ReadPhrase<DatePhrase> | null {
  const before = tokens[at]?.word ?? '';
  const day = WEEKDAYS.indexOf(tokens[at + 1]?.word ?? '');
  if (!BEFORE_DAY.has(before) || day < 0) return null;
  const coming = onOrAfter(today, day);
  const isLater = before === 'next' && nightsBetween(today, coming) < 7 - ((weekday(today) + 6) % 7);
  return { length: 2, value: { type: 'start', checkIn: isLater ? addDays(coming, 7) : coming } };
}

/** "Week of june 14": the week that begins about that day. */
const readWeek: DateReader = (tokens, at, today, words) => {
  if (
    !words.groups.weeks.has(tokens[at]?.word ?? '') ||
    !/^(?:of|from|beginning|starting)$/.test(tokens[at + 1]?.word ?? '')
  )
    return null;
  const day = readRange(tokens, at + 2, today, words);
  if (day?.value.type !== 'start') return null;
  const { checkIn } = day.value;
  const value = stay(checkIn, addDays(checkIn, 7), today);
  return value?.type === 'stay' ? { length: day.length + 2, value: { ...value, loose: true, week: true } } : null;
};

const MONDAY = 1;
const SATURDAY = 6;
/** "Weekend of march 6": Friday to Sunday, of the week where the day is none of the three. */
const readWeekendAround: DateReader = (tokens, at, today, words) => {
  if (!WEEKEND.has(tokens[at]?.word ?? '') || tokens[at + 1]?.word !== 'of') return null;
  const the = tokens[at + 2]?.word === 'the' ? 1 : 0;
  const day = readRange(tokens, at + 2 + the, today, words);
  if (day?.value.type !== 'start') return null;
  const { checkIn } = day.value;
  const coming = onOrAfter(checkIn, FRIDAY);
  const friday = weekday(checkIn) === SATURDAY || weekday(checkIn) === 0 ? addDays(coming, -7) : coming;
  const value = stay(friday, addDays(friday, 2), today);
  return value?.type === 'stay' ? { length: day.length + 2 + the, value: { ...value, loose: true } } : null;
};

const BEFORE_OR_AFTER = new Set(['before', 'after', 'following', 'of']);
/** "The weekend after new years", "week before labor day": beside a holiday, the coming one or the one after it. */
const readBeside: DateReader = (tokens, at, today, words) => {
  const [unit = '', side = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (!(WEEKEND.has(unit) || words.groups.weeks.has(unit)) || !BEFORE_OR_AFTER.has(side)) return null;
  const coming = readHoliday(tokens, at + 2, today, words);
  if (coming?.value.type !== 'stay') return null;
  // Shortly before a holiday the week before it is over.
  const value =
    getBeside(coming.value, { unit, side }, today) ??
    getBeside(readHoliday(tokens, at + 2, coming.value.checkOut, words)?.value, { unit, side }, today);
  return value && { length: coming.length + 2, value };
};

function getBeside(
  holiday: DatePhrase | undefined,
  { unit, side }: { unit: string; side: string },
  today: IsoDate,
): DatePhrase | null {
  if (holiday?.type !== 'stay') return null;
  const { checkIn, checkOut } = holiday;
  const isWeekend = WEEKEND.has(unit);
  const [begin, nights] = isWeekend ? [FRIDAY, 2] : [SATURDAY, 7];
  const middle = addDays(checkIn, Math.floor(nightsBetween(checkIn, checkOut) / 2));
  const from =
    side === 'before'
      ? onOrAfter(addDays(middle, -nights - 6), begin)
      : side === 'of' || isWeekend
        ? onOrAfter(side === 'of' ? addDays(middle, -6) : checkOut, begin)
        : checkOut;
  const value = stayFromNow(from, addDays(from, nights), today);
  return value?.type === 'stay' ? { ...value, loose: true, ...(isWeekend ? {} : { week: true }) } : null;
}

/** Monday to Thursday. */
const MIDWEEK_NIGHTS = 3;
/** Days in which a week is looked for when no month is said. */
const COMING_DAYS = 21;
/** "Midweek", "weekdays in may", "mid-week january": some nights from a Monday on. */
const readMidweek: DateReader = (tokens, at, today, { months }) => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const words = /^(?:midweek|weekdays?|weeknights?)$/.test(word(0))
    ? 1
    : word(0) === 'mid' && word(1) === 'week'
      ? 2
      : word(0) === 'mid' && word(1) === '-' && word(2) === 'week'
        ? 3
        : 0;
  if (words === 0) return null;
  const of = /^(?:of|in|during)$/.test(word(words)) ? 1 : 0;
  const month = months.get(word(words + of));
  if (month === undefined)
    return {
      length: words,
      value: {
        type: 'around',
        earliest: addDays(today, 1),
        latest: addDays(today, COMING_DAYS),
        midweek: MIDWEEK_NIGHTS,
      },
    };
  const given = readYear(word(words + of + 1));
  const year =
    given ?? [getYear(today), getYear(today) + 1].find((each) => nthWeekday(each, month, MONDAY, -1) > today);
  if (year === undefined) return null;
  const first = iso(year, month, 1);
  return {
    length: words + of + 1 + (given ? 1 : 0),
    value: {
      type: 'around',
      earliest: first > today ? first : addDays(today, 1),
      latest: iso(year, month, getLastDay(year, month)),
      midweek: MIDWEEK_NIGHTS,
    },
  };
};

export const MORE_DATES: readonly DateReader[] = [
  ...DATES_FROM_NOW,
  readBeside,
  readPartOfMonth,
  readWeekdays,
  readWeekday,
  readWeek,
  readWeekendAround,
  readMidweek,
];
