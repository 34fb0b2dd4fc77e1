/** Reads what was pasted from a form or a sheet: "Country = PT", "Moab | in 14 Mar | out 18 Mar" (FIND-2, decision 0161). */

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{4}-\\d{2}-\\d{2})(?:,? 20\\d{2})?`;
const IN = '(?:check(?:ing)?[ -]?in|in|arriv(?:e|al|ing)|arr|start)\\.?(?: date)?';
const OUT = '(?:check(?:ing)?[ -]?out|out|depart(?:ure|ing)?|dep|leav(?:e|ing)|end)\\.?(?: date)?';

/** Codes of countries with homes, behind a town or a field's name. State codes are left out. */
const COUNTRIES: Readonly<Record<string, string>> = {
  PT: 'Portugal',
  FR: 'France',
  ES: 'Spain',
  GR: 'Greece',
  IT: 'Italy',
  AU: 'Australia',
  MX: 'Mexico',
  GB: 'United Kingdom',
  NO: 'Norway',
  SG: 'Singapore',
};
const COUNTRY = Object.keys(COUNTRIES).join('|');

const WEEKDAY = '(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*';
const PART_OF_DAY = '(?: (?:night|evening|morning|afternoon))?';

type Row = readonly [RegExp, string | ((...found: string[]) => string)];
const toCountry = (_: string, before = '', code = ''): string => `${before}${COUNTRIES[code] ?? code}`;

const ROWS: readonly Row[] = [
  // "Adults: 2", "bedrooms = 3": as it is said.
  [
    /\b(bedrooms?|bathrooms?|beds?|baths?|br|ba|adults?|children|kids|infants|guests?|people|pets?|dogs?|nights?)\s*[:=]\s*(\d{1,2})\b/gi,
    '$2 $1',
  ],
  // "In 14 Mar | out 18 Mar", "check-in: 3/14, check-out: 3/18".
  [
    new RegExp(`\\b${IN}\\s*[:=]?\\s*(?:on )?(${DAY})[\\s,;|/·-]*(?:and )?${OUT}\\s*[:=]?\\s*(?:on )?(${DAY})`, 'gi'),
    ', $1 to $2',
  ],
  // "Check in friday, check out monday", "arriving thursday evening and leaving on sunday".
  [
    new RegExp(
      `\\b${IN}\\s*[:=]?\\s*(?:on |this )?((?:next )?${WEEKDAY})${PART_OF_DAY}[\\s,;|/·-]*(?:and |then )?${OUT}\\s*[:=]?\\s*(?:on )?(${WEEKDAY})${PART_OF_DAY}\\b`,
      'gi',
    ),
    ', $1 to $2',
  ],
  [/\b(country\s*[:=]\s*)([A-Z]{2})\b/gi, toCountry],
  [
    new RegExp(`(?<=\\p{L}{3,}),\\s*()(${COUNTRY})(?=\\s*(?:$|[,;|]))`, 'gu'),
    (_, before, code) => `, ${toCountry('', before, code)}`,
  ],
  // "GR, villa": the country before all else.
  [new RegExp(`^\\s*()(${COUNTRY})(?=\\s*,\\s*\\p{Ll})`, 'gu'), (_, before, code) => toCountry('', before, code)],
  // Names of fields say nothing more.
  [
    /(?:(?<=^\s*)|[,;|]\s*|(?<=\s))(?:(?:home|house|property|listing|rental|place|preferred|desired|guest|trip) )?(?:name|zip\+4|zip(?: ?code)?|post(?:al)? ?code|country|state|region|county|city|town|location|destination|area|address|adresse|indirizzo|direcci[oó]n|type|budget|landmark|near(?:est)?(?: to)?|dates?|when|where|request|wishes|needs|notes?|must[ -]haves?|amenities|features|occasion|purpose)\s*[:=]\s*/gi,
    ', ',
  ],
  [/^[\s,;|]+/g, ''],
  [/\s*\|\s*|(?<=\p{L}{3})\s+\/\s+(?=\p{L}{2})/gu, ', '],
  // "Team offsite: 12 people".
  [
    /\b(?:team|company|corporate|work|staff|office|leadership|management) (?:off-?sites?|retreats?|meetings?|getaways?|events?)\b:?/gi,
    ' ',
  ],
  [/\bs\.?i\.?s\.?o\b\.?/gi, 'ski in ski out'],
  [/\bhigh-end\b/gi, 'high end'],
];

/** Links have fields of their own. */
const LINK = /https?:|www\.|\.[a-z]{2,}\//i;

/** Returns the text as a sentence has it. */
export const withoutFormFields = (typed: string): string =>
  LINK.test(typed)
    ? typed
    : ROWS.reduce(
        (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
        typed,
      );

/** "1450 Ala Kukui, Kihei, HI 96753": a number and a name before a town, its state and its ZIP code. */
const BEFORE_ZIP = /^\s*\d{1,5}[a-z]?\s+[^,\d]{3,40},\s*[^,\d]{3,30},?\s+[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\s*$/;

export const isFullAddress = (typed: string): boolean => BEFORE_ZIP.test(typed);
