/** Words by which a place is told from a wish: states, countries, and the heads and tails of names (FIND-2). */

const STATES =
  'al alabama|ak alaska|az arizona|ar arkansas|ca california|co colorado|ct connecticut|de delaware|dc district of columbia|fl florida|ga georgia|hi hawaii|id idaho|il illinois|in indiana|ia iowa|ks kansas|ky kentucky|la louisiana|me maine|md maryland|ma massachusetts|mi michigan|mn minnesota|ms mississippi|mo missouri|mt montana|ne nebraska|nv nevada|nh new hampshire|nj new jersey|nm new mexico|ny new york|nc north carolina|nd north dakota|oh ohio|ok oklahoma|or oregon|pa pennsylvania|ri rhode island|sc south carolina|sd south dakota|tn tennessee|tx texas|ut utah|vt vermont|va virginia|wa washington|wv west virginia|wi wisconsin|wy wyoming|ab alberta|bc british columbia|on ontario|qc quebec|ns nova scotia'
    .split('|')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);
const CODES = new Set(STATES.map(([code]) => code));
const COUNTRIES =
  'usa|us|united states|america|canada|mexico|italy|france|spain|portugal|norway|uk|united kingdom|england|scotland|greece|indonesia|australia|new zealand|singapore|monaco|germany|switzerland|austria|malaysia|ireland|denmark|sweden|belgium|netherlands|japan|thailand|croatia|iceland|finland|peru|india|china';

/** Names of states and countries, as they stand after a town. */
export const QUALIFIERS: ReadonlySet<string> = new Set([...STATES.map(([, name]) => name), ...COUNTRIES.split('|')]);

/**
 * True for the two letters of a state or province. Many are ordinary words ("in", "or", "me"): the caller looks at
 * where they stand.
 */
export function isStateCode(word: string): boolean {
  return CODES.has(word);
}

const NAME_OF_CODE = new Map(STATES);
const CODE_OF_NAME = new Map(STATES.map(([code, name]) => [name, code]));

/** The name of a state or province by its two letters, normalised ("new york"); null for other letters. */
export function getStateName(code: string): string | null {
  return NAME_OF_CODE.get(code.toLowerCase()) ?? null;
}
/** The two letters of a state or province by its name, upper case; null for other names. */
export function getStateCode(name: string): string | null {
  return CODE_OF_NAME.get(name.toLowerCase())?.toUpperCase() ?? null;
}
