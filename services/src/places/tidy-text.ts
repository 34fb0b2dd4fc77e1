/** Ways of writing that say nothing by themselves, taken out of a typed text before it is read (FIND-2). */

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const BEFORE_DATE = `(?=\\s*:?\\s*(?:\\d|(?:mon|tue|wed|thu|fri|sat|sun|${MONTH})))`;
/** "Sat Jul 10": the day of the week says nothing that the date does not. */
const WEEKDAY = new RegExp(
  `\\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?,?\\s+(?=(?:${MONTH})[a-z]*\\.?\\s+\\d|\\d{1,2}\\s+(?:${MONTH}))`,
  'gi',
);
const CHECK_IN = new RegExp(
  `\\b(?:check(?:ing)?[\\s-]*in|arriv(?:e|ing|al)|begin(?:s|ning)?|start(?:s|ing)?)(?:\\s+(?:on|date))?\\b:?${BEFORE_DATE}`,
  'gi',
);
const CHECK_OUT = new RegExp(
  `,?\\s*(?:and\\s+)?\\b(?:check(?:ing)?[\\s-]*out|leav(?:e|ing)|depart(?:ing|ure)?|end(?:s|ing)|return(?:ing)?)(?:\\s+(?:on|date))?\\b:?${BEFORE_DATE}`,
  'gi',
);
/** "G.B.", "U.S.A.", "N.C.": letters that stand for words. */
const INITIALS = /(?<![\p{L}\d])(\p{L}(?:\.\s?\p{L})+)\.?(?![\p{L}\d])/gu;
const ZIP_CODE = /\b(?:zip|postal|post)[\s-]*codes?\b:?|\bzip\b:?(?=\s*\d)/gi;
/** "Best cabins near Asheville, NC | 2026": behind the bar stands the name of a site or the year of a page. */
const PAGE_TITLE = /\s+\|.*$/;

/** The text without them. Never throws. */
export function tidyText(typed: string): string {
  return typed
    .replace(PAGE_TITLE, '')
    .replace(INITIALS, (letters) => letters.replace(/[.\s]/g, '').toUpperCase())
    .replace(ZIP_CODE, ' ')
    .replace(WEEKDAY, '')
    .replace(CHECK_IN, ' ')
    .replace(CHECK_OUT, ' to ')
    .trim();
}

const WORDS_OF_NUMBER =
  /^(?:\s|[#:.,()/-]|home|house|homes|vacation|holiday|rental|property|listing|place|cabin|condo|villa|cottage|unit|no|nr|num|number|id|ref|reference|roost|code|the|with)*$/i;

/** The number of a home in a text that says nothing else, "home 12345", "id:12345"; null for every other text. */
export function homeNumberIn(typed: string): string | null {
  const found = /(?<![\d$])\d{3,8}(?!\d)/.exec(typed);
  if (!found || found[0] === typed.trim()) return null;
  const rest = typed.replace(found[0], ' ');
  return WORDS_OF_NUMBER.test(rest) && /[\p{L}#(]/u.test(rest) ? found[0] : null;
}

/** "Via Roma 12", "Rue de la République 3", "Hauptstraße 5": streets that are written otherwise than here (GEO-1). */
const STREET_ABROAD =
  /^\s*(?:\d+[a-z]?,?\s+)?(?:via|viale|piazza|corso|rue|avenue|place|chemin|calle|avenida|plaza|rua|praça|travessa|camino|odos)\s+[\p{L}'’. ]+?(?:(?:,?\s*\d+[a-z]?)?\s*,|\s+\d+[a-z]?\s+\p{L})|^\s*\p{L}+(?:stra(?:ss|ß)e|str\.|gasse|weg|platz|straat|laan|plein|gata|gate|veien)\s+\d+/iu;
/** "Apt 4, 9 Broad Street": the part of a house before the address. */
const FLAT_NUMBER = /^\s*(?:apt|apartment|unit|suite|ste|flat|room)\.?\s*#?\s*\w{1,5}\s*,\s*(?=\d)/i;

export const isStreetAbroad = (typed: string): boolean => STREET_ABROAD.test(typed);
export const withoutFlatNumber = (typed: string): string => typed.replace(FLAT_NUMBER, '');
