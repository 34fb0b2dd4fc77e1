/** Names of states, provinces and countries, as the geocoder writes and reads them. */
const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** GeoNames' numbers of Canada's provinces. */
const CANADA: Readonly<Record<string, readonly [string, string]>> = {
  '01': ['AB', 'Alberta'],
  '02': ['BC', 'British Columbia'],
  '03': ['MB', 'Manitoba'],
  '04': ['NB', 'New Brunswick'],
  '05': ['NL', 'Newfoundland and Labrador'],
  '07': ['NS', 'Nova Scotia'],
  '08': ['ON', 'Ontario'],
  '09': ['PE', 'Prince Edward Island'],
  '10': ['QC', 'Quebec'],
  '11': ['SK', 'Saskatchewan'],
  '12': ['YT', 'Yukon'],
  '13': ['NT', 'Northwest Territories'],
  '14': ['NU', 'Nunavut'],
};

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  uae: 'AE',
  turkey: 'TR',
  'czech republic': 'CZ',
};

/** A state or province with its short name. */
export type State = { code: string; name: string };

export const US_STATE_LIST: readonly State[] = Object.entries(US_STATES).map(([code, name]) => ({ code, name }));

/** The state of a GeoNames admin code, for countries whose codes are known; else null. */
export function findState(country: string, adminCode: string): State | null {
  if (country === 'US') {
    const name = US_STATES[adminCode];
    return name ? { code: adminCode, name } : null;
  }
  const province = country === 'CA' ? CANADA[adminCode] : undefined;
  return province ? { code: province[0], name: province[1] } : null;
}

/** "United States" for US; the code itself when the runtime does not know it. */
export function countryName(code: string): string {
  return COUNTRY_NAMES.of(code) ?? code;
}

/** The country as the last word of an address: "USA", "UK", else its name. */
export function countryInAddress(code: string): string {
  return code === 'US' ? 'USA' : code === 'GB' ? 'UK' : countryName(code);
}

/** Lower case, no accents, words separated by one space; "St." and "Mt." written out. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ‘`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bmt\b/g, 'mount')
    .replace(/\bft\b/g, 'fort');
}

/** What a word after the place says: a state, a country, or both readings ("CA", "Georgia"). Null when neither. */
export type Qualifier = { state: string | null; country: string | null };

const STATE_WORDS = new Map<string, string>();
for (const { code, name } of US_STATE_LIST) STATE_WORDS.set(code.toLowerCase(), code).set(normalise(name), code);
for (const [code, name] of Object.values(CANADA)) {
  if (!STATE_WORDS.has(code.toLowerCase())) STATE_WORDS.set(code.toLowerCase(), code);
  STATE_WORDS.set(normalise(name), code);
}
const COUNTRY_WORDS = new Map<string, string>(Object.entries(COUNTRY_ALIASES));

/** Makes a country's English name readable as a qualifier; called for every country of the data. */
export function learnCountry(code: string): void {
  COUNTRY_WORDS.set(normalise(countryName(code)), code);
}

export function readQualifier(normalised: string): Qualifier | null {
  const state = STATE_WORDS.get(normalised) ?? null;
  const country =
    COUNTRY_WORDS.get(normalised) ?? (normalised.length === 2 && !state ? normalised.toUpperCase() : null);
  return state || country ? { state, country } : null;
}
