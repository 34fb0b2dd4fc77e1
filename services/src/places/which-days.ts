/**
 * Writes out days that guests say across several words: "between april 5 and april 9", "until the 11th", "april 5, 6
 * and 7", "after labor day" (FIND-2, decision 0173).
 */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** "April 5th", "the 5th of april". */
const DAY = String.raw`(?:${MONTH} (?:the )?${NTH}|(?:the )?${NTH} (?:of )?${MONTH})(?!\d)`;
const HOLIDAY = String.raw`(?:labou?r day|memorial day|columbus day|thanksgiving|christmas|xmas|new year['’]?s?|easter|presidents['’]? day|mlk(?: day)?|(?:the )?(?:4th|fourth) of july|july (?:4th|4)|halloween|valentine['’]?s(?: day)?|st\.? patrick['’]?s day|mother['’]?s day|father['’]?s day|juneteenth|spring break|mardi gras)`;
const WEEKEND = '(?:week-?end|wk?e?nd)';

type Write = (...found: string[]) => string;
const toNumber = (word: string): number => Number(/\d+/.exec(word)?.[0] ?? 0);
const getMonth = (text: string): number =>
  MONTHS.findIndex((month) => new RegExp(String.raw`\b${month}`, 'i').test(text));

/** "Jan feb march" is January to March; months that do not follow one another stay. */
function writeMonths(whole = ''): string {
  const named = whole.match(new RegExp(MONTH, 'gi')) ?? [];
  const numbers = named.map(getMonth);
  const follow = numbers.every((month, at) => at === 0 || month === ((numbers[at - 1] ?? 0) + 1) % MONTHS.length);
  return follow && named.length > 1 ? `${named[0]} to ${named.at(-1)}` : whole;
}

/** "April 5, 6 and 7": from the first to the last of days that follow one another. */
function writeDays(whole = '', nights = '', month = '', days = ''): string {
  const numbers = (days.match(/\d+/g) ?? []).map(Number);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const follow = numbers.every((day, at) => at === 0 || day === (numbers[at - 1] ?? 0) + 1);
  return follow ? `${month} ${first} to ${last + (nights === '' ? 0 : 1)}` : whole;
}

const ROWS: readonly (readonly [RegExp, string | Write])[] = [
  // "2027/08/07", as days are written in Asia.
  [/(?<!\d)(20[2-4]\d)\/(\d{2})\/(\d{2})(?!\d)/g, '$1-$2-$3'],
  // "07/08/2027 - 14/08/2027": a second day that can only stand before its month says the same of the first.
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})(\s*(?:-|–|to|until)\s*)(1[3-9]|2\d|3[01])\/(\d{1,2})\/((?:20)?\d{2})(?![\d/])/gi,
    (_, day = '', month = '', year = '', between = '', last = '', until = '', end = '') =>
      `${day} ${MONTHS[Number(month) - 1] ?? month} ${year}${between}${last} ${MONTHS[Number(until) - 1] ?? until} ${end}`,
  ],
  // "8/7 in 8/14 out", "8/7~8/14", "fri 10/8 - mon 10/11".
  [/(?<![\d/])(\d{1,2}\/\d{1,2}) in[,;]? (\d{1,2}\/\d{1,2}) out\b/gi, '$1 to $2'],
  [/(?<=\d)\s*[~→]\s*(?=\d)/g, ' to '],
  [/\b(?:sun|mon|tues?|wed|thur?s?|fri|sat)(?:day|nesday|urday)?,? (?=\d{1,2}\/\d{1,2}(?!\d))/gi, ''],
  // "Aug 7-14 '27".
  [new RegExp(String.raw`(${MONTH} ${NTH}(?: ?- ?${NTH})?),? ['’](2[6-9]|3\d)(?!\d)`, 'gi'), '$1 20$2'],
  // "Any time in may".
  [new RegExp(String.raw`\b(?:any|some) ?time (?:during |around )?(?=in |this |next |${MONTH})`, 'gi'), ''],
  // "Between april 5 and april 9", "between the 5th and 9th of april".
  [new RegExp(String.raw`\bbetween (${DAY}) (?:and|&) (?:the )?(?=${DAY})`, 'gi'), '$1 to '],
  [
    new RegExp(String.raw`\bbetween (?:the )?(${NTH}) (?:and|&) (?:the )?(${NTH}) (?:of )?(${MONTH})`, 'gi'),
    '$3 $1 to $2',
  ],
  [new RegExp(String.raw`\bbetween (${MONTH}) (?:the )?(${NTH}) (?:and|&) (?:the )?(${NTH})\b`, 'gi'), '$1 $2 to $3'],
  // "The 3rd of march and out on the 9th", "until the 11th".
  [
    new RegExp(
      String.raw`(?<=${DAY}),?(?: and)?(?: (?:we |i )?(?:will |would )?(?:be )?(?:check(?:ing)?[ -]?)?(?:out|leave|leaving|depart|departing|return|returning|back|go(?:ing)? home|fly(?:ing)? home|head(?:ing)? home)(?: on)?) (?=(?:the )?\d|${MONTH})`,
      'gi',
    ),
    ' to ',
  ],
  [
    new RegExp(
      String.raw`\b(?:from )?(?:the )?(${NTH}) (?:of )?(${MONTH}) (?:to|until|till?|through|thru) (?:the )?(${NTH})(?!\d)(?! (?:of )?${MONTH}|[-/.]\d)`,
      'gi',
    ),
    '$2 $1 to $3',
  ],
  [/\bcheck(?:ing)?[ -]?in (?:on )?(?:the )?(?=\d{1,2}(?:st|nd|rd|th)\b)/gi, 'from '],
  // "The nights of april 5, 6 and 7", "april 5 6 7".
  [
    new RegExp(
      String.raw`\b((?:for )?(?:the )?nights? of )?(${MONTH}) (${NTH}(?:(?:,? and|,| &| ) ?${NTH}){1,9})(?![\d/:$.-]|st\b|nd\b|rd\b|th\b| ?(?:nights?|people|guests|adults|kids|ppl|beds?|br\b|of us|days|weeks|to|-))`,
      'gi',
    ),
    writeDays,
  ],
  // "Week of the 21st of july", "week commencing 21 july", "the week starting july 21".
  [
    new RegExp(
      String.raw`\b(?:week|wk|w)(?: (?:of|from|beginning|starting|commencing)|\/c)(?: on)? (?:the )?(${NTH}) (?:of )?(${MONTH})`,
      'gi',
    ),
    (_, day = '', month = '') => `week of ${month} ${toNumber(day)}`,
  ],
  // "Jan feb march", "jan/feb", "february, march or april". "May" alone is a word besides.
  [new RegExp(String.raw`\b${MONTH}(?:(?:,? (?:and|or)|,|\/| ?&| ?\/)? ?${MONTH})+(?! \d)`, 'gi'), writeMonths],
  // "Every weekend in march", "weekdays only in may".
  [new RegExp(String.raw`\b(?:every|each|all) ${WEEKEND}s?(?= (?:in|of) ${MONTH})`, 'gi'), 'a weekend'],
  [/\b(weekdays?|weeknights?|midweek) only\b/gi, '$1'],
  [new RegExp(String.raw`\b(?:3|4|three|four)[ -]?(?:day|night) ${WEEKEND}\b`, 'gi'), 'long weekend'],
  // The day of a holiday, and its weekend: the holiday says when.
  [/\b(super ?bowl|easter|mardi gras|thanksgiving) (?:sunday|monday|tuesday|day)\b/gi, '$1'],
  // A week before Easter.
  [/\bpalm sunday\b/gi, 'week before easter'],
  [/\bv-?day\b/gi, 'valentines day'],
  [new RegExp(String.raw`\b((?:mlk|[a-z]+['’]?s?) day) ${WEEKEND}(?= 20[2-4]\d)`, 'gi'), '$1'],
  [
    new RegExp(String.raw`\b(independence day|diwali|eid|hanukk?ah|passover|valentine['’]?s day) ${WEEKEND}\b`, 'gi'),
    '$1',
  ],
  [new RegExp(String.raw`(${HOLIDAY} 20[2-4]\d) ${WEEKEND}\b`, 'gi'), '$1'],
  [/\b(?:the )?fourth of july\b/gi, '4th of july'],
  [/\b(through|thru) new year['’]?s(?: day)?\b(?! eve)/gi, '$1 january 2'],
  // "After labor day", "right after christmas": the week behind it, and before it.
  [
    new RegExp(
      String.raw`(?<!\b(?:day|night|days|week|weeks|weekend|wknd|month|weekends) )\b(?:right |just |shortly )?(after|before) (?=${HOLIDAY})`,
      'gi',
    ),
    (_, side = '') => `week ${side.toLowerCase()} `,
  ],
  // Spring break at days of its own.
  [
    new RegExp(
      String.raw`\bspring break,? (?=(?:the )?(?:in |during )?(?:(?:first|second|third|last|1st|2nd|3rd) week (?:of|in) )?(?:april|apr|march|mar)\b(?! break))`,
      'gi',
    ),
    '',
  ],
  // "All summer", "over the winter".
  [/\b(?:all|over the|through the|throughout the) (summer|winter)(?: long)?\b/gi, 'in $1'],
  [/\bfire ?works\b/gi, ''],
  [new RegExp(String.raw`\b(?:the )?rest of (?=${MONTH})`, 'gi'), ''],
];

/** Returns the text with such days as the rules of the calendar read them. */
export const withSaidDays = (typed: string): string =>
  ROWS.reduce(
    (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
    typed,
  );
