/** Writes days in shorthand out for the rules: "24/12 - 28/12", "03MAY27", "4n", "sat to sat july 10" (FIND-2). */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = MONTHS.join('|');
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const WEEKDAY = '(sun|mon|tues?|wed|thurs?|thur|fri|sat)';

type Write = (...found: string[]) => string;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const TENS_OF_DAYS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30 };
const ORDINAL = `(?:(twenty|thirty)[ -])?(${ORDINALS.slice(0, 9).join('|')})|(${ORDINALS.slice(9).join('|')})|(thirtieth)`;
const toDay = (tens?: string, ones?: string, more?: string, last?: string): number =>
  last
    ? 30
    : more
      ? ORDINALS.indexOf(more.toLowerCase()) + 1
      : (TENS_OF_DAYS[tens?.toLowerCase() ?? ''] ?? 0) + ORDINALS.indexOf((ones ?? '').toLowerCase()) + 1;
const MONTH_WORD = `(?:${MONTH})[a-z]*`;
/** "First of april to the fifth", "april third": days as a voice says them. */
const withSpokenDays = (typed: string): string => {
  const first = typed
    .replace(
      new RegExp(`\\b(?:the )?(?:${ORDINAL}) (?:day )?of (${MONTH_WORD})\\b`, 'gi'),
      (_, a?: string, b?: string, c?: string, d?: string, month = '') => `${month} ${toDay(a, b, c, d)}`,
    )
    .replace(
      new RegExp(`\\b(${MONTH_WORD}) (?:the )?(?:${ORDINAL})\\b(?! (?:week|weekend|half))`, 'gi'),
      (_, month: string, a?: string, b?: string, c?: string, d?: string) => `${month} ${toDay(a, b, c, d)}`,
    );
  return first.replace(
    new RegExp(`(\\b${MONTH_WORD} \\d{1,2}) (?:to|through|thru|until|till) (?:the )?(?:${ORDINAL})\\b`, 'gi'),
    (_, from: string, a?: string, b?: string, c?: string, d?: string) => `${from} to ${toDay(a, b, c, d)}`,
  );
};

const ROWS: readonly (readonly [RegExp, string | Write])[] = [
  // "2027-05-03 2027-05-07", "2027-05-03/2027-05-07".
  [/(?<!\d)(20[2-4]\d-\d{2}-\d{2})[\s/,–→>]+(?=20[2-4]\d-\d{2}-\d{2})/g, '$1 to '],
  // "03MAY27-07MAY27".
  [
    new RegExp(`(?<![\\dA-Za-z])(\\d{1,2})(${MONTH})(\\d{2})?(?![\\dA-Za-z])`, 'gi'),
    (_, day = '', month = '', year) => `${Number(day)} ${month.toLowerCase()}${year === undefined ? '' : ` 20${year}`}`,
  ],
  // "12/24 - 12/28/26": the year is that of both.
  [
    /(?<![\d/])(\d{1,2}\/\d{1,2})\s*(-|–|to)\s*(\d{1,2}\/\d{1,2})\/(\d{4}|\d{2})(?!\d)/gi,
    (_, first = '', between = '', last = '', year = '') =>
      // Over new year the first day is in the year before.
      `${first}/${Number(first.split('/')[0]) > Number(last.split('/')[0]) ? Number(year) - 1 : year} ${between} ${last}/${year}`,
  ],
  // "5/28/27-5/31/27".
  [/(?<![\d/])(\d{1,2}\/\d{1,2}\/\d{2,4})\s*[-–]\s*(?=\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d))/g, '$1 to '],
  [/\bx\s?(?=\d{1,2}\s*(?:nights?|nts?|n|days?|weeks?)\b)/gi, ''],
  [/(?<![\d$€£.,/-])\b(\d{1,2})n(?:ts?)?\b(?!\s*-)/gi, '$1 nights'],
  [/\b(?:3|three)[ -]day (?:weekend|wknd)\b/gi, 'long weekend'],
  [new RegExp(`\\b(?:any|some) weekend(?= (?:in|of) (?:${MONTH}))`, 'gi'), 'a weekend'],
  [
    /\b(?:this |the |for the )?(?:coming|upcoming|forthcoming) (?=weekend\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi,
    'this ',
  ],
  [/\b2 ?nite\b/gi, 'tonight'],
  [/\b(?:2mor+ow|2mo?rr?o?|tmrw|tmr|tmw)\b/gi, 'tomorrow'],
  [/\bny['’]?s? eve\b/gi, 'new years eve'],
  [/\b(night|nights|weekend) only\b/gi, '$1'],
  [/\bgood friday weekend\b/gi, 'good friday'],
  [/\bmlk\b(?! (?:day|weekend|wknd))/gi, 'mlk weekend'],
  [/\bst\.? (?:patt|padd)y['’]?s?(?: day)?\b/gi, 'st patricks day'],
  [
    /\b(?:st\.? patricks?|st\.? patrick['’]s|halloween|easter|juneteenth|cinco de mayo) (?:day )?(?:week-?end|wknd)\b/gi,
    (whole) => whole.replace(/ (?:day )?(?:week-?end|wknd)$/i, /patrick/i.test(whole) ? ' day' : ''),
  ],
  [/\b(?:winter|christmas|xmas|holiday) (?:break|recess)\b/gi, 'christmas week'],
  [/\b(?:fall|autumn|october) break\b/gi, 'mid october'],
  [new RegExp(`\\b(20[2-4]\\d) ((?:${MONTH})[a-z]*)\\b(?! \\d)`, 'gi'), '$2 $1'],
  // "Next fri". Two weekdays have a rule of their own.
  [
    new RegExp(`\\b(this|next|on|coming|from) ${WEEKDAY}\\b\\.?(?! ?(?:-|–|to\\b|thru\\b|through\\b|until\\b))`, 'gi'),
    (_, before = '', day = '') =>
      `${before} ${WEEKDAYS.find((name) => name.startsWith(day.slice(0, 3).toLowerCase())) ?? day}`,
  ],
];

const DAY_AND_MONTH = /(?<![\d/.$])(\d{1,2})\/(\d{1,2})(?![\d/])/g;
const ALWAYS = '24/7';
/** "24/12 - 2/1": where one number is too high for a month, every day stands before its month. */
function withDaysFirst(typed: string): string {
  const isDayFirst = [...typed.matchAll(DAY_AND_MONTH)].some(
    ([whole, day, month]) =>
      Number(day) > MONTHS.length && Number(day) <= 31 && Number(month) <= MONTHS.length && whole !== ALWAYS,
  );
  if (!isDayFirst) return typed;
  return typed.replace(DAY_AND_MONTH, (whole, day: string, month: string) => {
    const name = MONTHS[Number(month) - 1];
    return name === undefined || whole === ALWAYS ? whole : `${Number(day)} ${name}`;
  });
}

const TWO_WEEKDAYS = new RegExp(`\\b${WEEKDAY}[a-z]*\\s*(?:-|–|to|thru|through)\\s*${WEEKDAY}[a-z]*\\b`, 'i');
const DAY = new RegExp(
  `\\b(?:${MONTH})[a-z]*\\.? \\d{1,2}|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|\\b\\d{1,2}/\\d{1,2}`,
  'gi',
);
const RANGE = /\d(?:st|nd|rd|th)?\s*(?:-|–|to|thru|through|until|till)\s*(?:[a-z]+\.?\s*)?\d/i;
/** "Sat to sat july 10": the one day that is named begins a week. */
function withWholeWeeks(typed: string): string {
  const [whole, first = '', last = ''] = TWO_WEEKDAYS.exec(typed) ?? [];
  if (whole === undefined || first.slice(0, 3).toLowerCase() !== last.slice(0, 3).toLowerCase()) return typed;
  const rest = typed.replace(whole, ' ');
  return rest.match(DAY)?.length === 1 && !RANGE.test(rest) ? `${rest.trim()} for 7 nights` : typed;
}

/** Returns the text with days written out. */
export const withWrittenDays = (typed: string): string =>
  ROWS.reduce(
    (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
    withWholeWeeks(withDaysFirst(withSpokenDays(typed))),
  );
