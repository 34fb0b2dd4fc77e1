/**
 * Writes out what a night may cost as guests say it: "150 to 250", "300ish", "can't spend more than 200", "starting at
 * 500" (FIND-2, decision 0173).
 */
type Write = (...found: string[]) => string;

/** What a number may be of besides a price. */
const UNIT = String.raw`\s*(?:miles?|mi\b|km|guests?|people|persons?|ppl|sq|feet|foot|ft|minutes?|mins?|hours?|hrs?|nights?|days?|weeks?|beds?|bed|br\b|ba\b|bath|acres?|yards?|meters?|steps|st\b|street|ave|road|rd\b|dr\b|lane|ln\b|blvd|hwy|\p{Lu}\p{L}+ (?:st|street|ave|avenue|road|rd|dr|drive|lane|ln|blvd)\b)`;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

const ABOUT = String.raw`(?<!\b(?:for|of|sleeps|from|within) )(?<![\p{L}\d])(?:(?:around|about|roughly|approximately|approx\.?|circa|somewhere around) |~ ?)`;
/** How much of a price "around" means at most, in hundredths. */
const AROUND = 110;
const withSomeMore = (sum: string): string => String(Math.ceil((Number(sum) * AROUND) / 1_000) * 10);

const ROWS: readonly (readonly [RegExp, string | Write])[] = [
  [
    /\b(?:(?:we|i) )?(?:can ?not|can['’]?t|could ?n['’]?t|do(?: no|n['’]?)t want to|do(?: no|n['’]?)t wanna|wo(?: no|n['’]?)t|not|without) (?:spend(?:ing)?|pay(?:ing)?|go(?:ing)?|afford)(?: to pay)? (?:anything )?(?:more than|over|above|past|beyond) (?=[$€£]?\d)/gi,
    'under ',
  ],
  [
    /\b(?:can|could|want to|wanna|willing to|able to|like to|looking to|hoping to|trying to|happy to) (?:spend|pay|afford)(?: up to| about| around| maybe)? (?=[$€£]?\d)/gi,
    'under ',
  ],
  [/\b(?:prices? )?start(?:ing|s)? (?:at|from) (?=[$€£]?[1-9]\d{2,3}\b(?! ?(?:am|pm|:)))/gi, 'over '],
  // "Around $350": a little more is meant, too.
  [
    new RegExp(
      String.raw`${ABOUT}([$€£]\s?([1-9]\d{1,2})|([1-9]\d{1,2})(?=\s?(?:[$€£]|dollars|bucks|usd|euros?|pounds|quid)(?![\p{L}\d])|\s*(?:\/|an?|per|each)\s*(?:night|nite|day)\b|\s*(?:nightly|pn)\b))(?![\d,./:-]*\d)`,
      'giu',
    ),
    (_ = '', said = '', sum = '', bare = '') => `under ${said.replace(/\d+$/, '')}${withSomeMore(sum || bare)}`,
  ],
  // "Around 350 for 4": nothing else is counted by a round number of three digits.
  [
    new RegExp(
      String.raw`${ABOUT}([1-9]\d[05])(?=\s*(?:$|[,;!?]|\.(?!\d))|\s+(?:for|in|near|with|max|or less|please)\b)(?!${UNIT})`,
      'giu',
    ),
    (_ = '', sum = '') => `under $${withSomeMore(sum)}`,
  ],
  // "300ish", "250 or so".
  [new RegExp(String.raw`(?<![\d$€£.,/-])\b([5-9]\d|[1-9]\d{2,3})(?:[\s-]?ish\b| or so\b)(?!${UNIT})`, 'giu'), '$$$1'],
  // "150 to 250", "200-300": two round numbers that nothing else is counted by.
  [
    new RegExp(
      String.raw`(?<![\d$€£.,/#:-]\s?)(?<!\b(?:zip|number|no|unit|apt|${MONTH}|from|between) )\b([5-9]0|[1-9]\d[05]|1000)\s*(?:-|–|\bto\b)\s*([1-9]\d[05]|1[0-9]00|2000)(?![\d/:.]|-\d)(?!${UNIT})`,
      'giu',
    ),
    (whole = '', low = '', high = '') => (Number(low) < Number(high) ? `$${low} to $${high}` : whole),
  ],
  // "1.5k week".
  [/(?<=\d ?k) ?\/? ?(?:an? |per )?(week|month)\b/gi, ' per $1'],
  [/\b(?:dirt|super|real|stupid|crazy) cheap\b/gi, 'cheap'],
  [/\bfancy[ -]schmancy\b/gi, 'fancy'],
  [/\b(?:mid|middle)[ -]?(?:range|priced?|tier)\b|\bmoderate(?:ly)?(?:[ -]priced?)?\b/gi, ''],
];

/** Returns the text with prices as the rules read them. */
export const withSaidPrices = (typed: string): string =>
  ROWS.reduce(
    (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
    typed,
  );
