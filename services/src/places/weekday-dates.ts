/**
 * Rewrites weekdays relative to today as dates (FIND-2): "tomorrow until Sunday", "Friday to Monday in two weeks". Only
 * services read them.
 */
import { addDays, getWeekday, isIsoDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const WEEKDAY = String.raw`(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?`;
const UNTIL = String.raw`\s*(?:-|–|to|till?|until|through|thru)\s*(?:this |on |next )?`;
const FROM_NOW = new RegExp(
  String.raw`\b(?:from )?(?<first>today|tonight|tomorrow)(?: night)?${UNTIL}(?<last>${WEEKDAY})\b`,
  'iu',
);
const COUNT = '(?<count>\\d|one|two|three|four|five|six|a)';
const LATER = new RegExp(
  String.raw`\b(?:from |on )?(?<first>${WEEKDAY})${UNTIL}(?<last>${WEEKDAY})[\s,]+(?:in ${COUNT} weeks?(?: time)?|(?<other>\d|one|two|three|four|five|six|a) weeks? from (?:now|today))\b`,
  'iu',
);
/** "Moab saturday", "on friday for 3 nights": the next one. A weekday that begins a name stays: "Friday Harbor". */
const ALONE = new RegExp(
  String.raw`(?<!\b(?:to|until|till?|through|thru|and|or|this|next|coming|every|each|last|first|second|third|the|weekend|of|good|black|holy)\s)(?<![\d–/-]\s*)\b(?:(?:on|for|by) )?(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?: night| evening)?(?=\s*(?:$|[,.;]|(?:in|at|near|for)\b))`,
  'iu',
);
/** "A thursday in march": the first of that month that is to come. */
const IN_MONTH = new RegExp(
  String.raw`(?<!\b(?:to|until|till?|through|thru|and|or|last|first|second|third|fourth|2nd|3rd|1st|4th|-)\s*)\b(?:on |for )?(?:an? |any |some )?(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day) (?:in|of) (?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b(?! \d{1,2}\b)`,
  'iu',
);
/** "A week from Friday", "two weeks on saturday": that many weeks after the day. */
const WEEKS_FROM = new RegExp(
  String.raw`\b(?:in )?(?<count>\d|one|two|three|four|five|six|an?) weeks? (?:from|on|after) (?:this |next |the coming )?(?<day>${WEEKDAY}|tomorrow)\b`,
  'iu',
);
/** "Friday night and saturday night", "fri and sat nights": until the morning after. */
const TWO_NIGHTS = new RegExp(
  String.raw`\b(?:for |on )?(?<first>${WEEKDAY})(?: nights?)? (?:and|&|\+) (?<last>${WEEKDAY}) nights?\b`,
  'iu',
);
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "The 12th to the 15th": the next ones, where no month is said. */
const DAYS_OF_MONTH = new RegExp(
  String.raw`(?<!\b${MONTH} (?:the )?)\b(?:from )?(?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)\s*(?:-|–|to|till?|until|through|thru)\s*(?:the )?(?<last>\d{1,2})(?:st|nd|rd|th)\b(?!\s*(?:of\b|${MONTH}\b|st\b|street|ave|floor|grade))`,
  'iu',
);
/** "The week of the 14th", "weekend of the 20th", "on the 14th for 3 nights": the next such day, where no month is said. */
const DAY_OF_MONTH = new RegExp(
  String.raw`\b(?<before>(?:week|wk|weekend|wknd) of|(?:week|wk) (?:starting|beginning|from)|on|arriving|arrive|starting|from|check(?:ing)?[ -]?in|beginning) (?:on )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?!\s*(?:of\b|-|–|to\b|and\b|&|until|thru|through|floor|grade|birthday|bday|anniversary|wedding|st\b|street|ave|hole|green|day|${MONTH}\b))`,
  'iu',
);
/** "This month". */
const THIS_MONTH = /\b(?:later )?this month\b/i;
const AFTER_TOMORROW = /\b(?:the )?day after (?:tomorrow|tmrw|tmw)\b/gi;
/** "Tomorrow night": one night, where nothing is said of more. */
const TOMORROW_NIGHT = /\btomorrow night\b(?!.*\bnights?\b)/i;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NUMBERS = 'a two three four five six'.split(' ');
const DAYS_IN_WEEK = 7;
/** "The 4th" alone is in July. */
const JULY_4 = 4;

const readWeekday = (word: string): number =>
  WEEKDAYS.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3)));
const daysUntil = (from: IsoDate, weekday: number): number =>
  (weekday - getWeekday(from) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
const readNumber = (word: string): number =>
  /^\d$/.test(word) ? Number(word) : /^(?:one|an)$/i.test(word) ? 1 : NUMBERS.indexOf(word.toLowerCase()) + 1;

/** The next such day that is to come; null where the month has no such day. */
function findDayOfMonth(day: number, from: IsoDate): IsoDate | null {
  for (let months = 0; months < 3; months += 1) {
    const first = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + months, 1));
    const date = `${first.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;
    if (isIsoDate(date) && date >= from) return date;
  }
  return null;
}

/** Returns the text with such a stay as two dates. `today` is the day at the place. */
export function withWeekdayDates(typed: string, today: IsoDate): string {
  const write = (first: IsoDate, last: string): string => {
    const nights = daysUntil(first, readWeekday(last)) || DAYS_IN_WEEK;
    return `${first} to ${addDays(first, nights)}`;
  };
  return typed
    .replace(AFTER_TOMORROW, addDays(today, 2))
    .replace(WEEKS_FROM, (...args) => {
      const { count = '', day = '' } = args.at(-1) as Record<string, string>;
      const first = /^tom/i.test(day) ? addDays(today, 1) : addDays(today, daysUntil(today, readWeekday(day)));
      return addDays(first, DAYS_IN_WEEK * readNumber(count));
    })
    .replace(IN_MONTH, (...args) => {
      const { day = '', month = '' } = args.at(-1) as Record<string, string>;
      const number = MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1;
      const inYear = (year: number): IsoDate => {
        const first = `${year}-${String(number).padStart(2, '0')}-01`;
        return addDays(first, daysUntil(first, readWeekday(day)));
      };
      const thisYear = inYear(Number(today.slice(0, 4)));
      return thisYear >= today ? thisYear : inYear(Number(today.slice(0, 4)) + 1);
    })
    .replace(FROM_NOW, (...args) => {
      const { first = '', last = '' } = args.at(-1) as Record<string, string>;
      return write(first.toLowerCase() === 'tomorrow' ? addDays(today, 1) : today, last);
    })
    .replace(LATER, (...args) => {
      const { first = '', last = '', count, other } = args.at(-1) as Record<string, string | undefined>;
      const weeks = readNumber(count ?? other ?? 'a');
      return write(addDays(today, daysUntil(today, readWeekday(first)) + DAYS_IN_WEEK * weeks), last);
    })
    .replace(TWO_NIGHTS, (whole, ...args) => {
      const { first = '', last = '' } = args.at(-1) as Record<string, string>;
      const begin = addDays(today, daysUntil(today, readWeekday(first)));
      const nights = daysUntil(begin, readWeekday(last)) + 1;
      return nights === 2 ? `${begin} to ${addDays(begin, nights)}` : String(whole);
    })
    .replace(DAYS_OF_MONTH, (whole, ...args) => {
      const { first = '', last = '' } = args.at(-1) as Record<string, string>;
      const begin = findDayOfMonth(Number(first), today);
      const end = begin && findDayOfMonth(Number(last), addDays(begin, 1));
      return begin && end ? `${begin} to ${end}` : String(whole);
    })
    .replace(DAY_OF_MONTH, (whole, ...args) => {
      const { before = '', day = '' } = args.at(-1) as Record<string, string>;
      const date = Number(day) === JULY_4 ? null : findDayOfMonth(Number(day), today);
      if (date === null) return String(whole);
      return `${/^w/i.test(before) ? before.replace(/ \w+$/, ' of') : 'from'} ${date}`;
    })
    .replace(THIS_MONTH, (said) =>
      addDays(today, DAYS_IN_WEEK).slice(0, 7) === today.slice(0, 7)
        ? `in ${MONTHS[Number(today.slice(5, 7)) - 1]}`
        : said,
    )
    .replace(TOMORROW_NIGHT, 'tomorrow for 1 night')
    .replace(ALONE, (whole, ...args) => {
      const { day = '' } = args.at(-1) as Record<string, string>;
      return `this ${day}${/night$/i.test(whole) && !/\bnights?\b/i.test(typed.replace(whole, '')) ? ' for 1 night' : ''}`;
    });
}
