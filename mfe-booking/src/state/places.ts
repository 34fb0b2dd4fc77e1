/** Countries, states and dial codes of the forms (BOOK-2: the country is the United States unless changed). */
import { FIRST_LANGUAGE } from '@roost/shared/domain/language';
import { currentLanguage } from '@roost/shared/texts';
import type { SelectOption } from '@roost/shared/ui';

export const COUNTRIES: readonly SelectOption[] = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'AU', label: 'Australia' },
  { value: 'AT', label: 'Austria' },
  { value: 'BE', label: 'Belgium' },
  { value: 'BR', label: 'Brazil' },
  { value: 'DK', label: 'Denmark' },
  { value: 'FI', label: 'Finland' },
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany' },
  { value: 'GR', label: 'Greece' },
  { value: 'IE', label: 'Ireland' },
  { value: 'IT', label: 'Italy' },
  { value: 'JP', label: 'Japan' },
  { value: 'MX', label: 'Mexico' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'NZ', label: 'New Zealand' },
  { value: 'NO', label: 'Norway' },
  { value: 'PL', label: 'Poland' },
  { value: 'PT', label: 'Portugal' },
  { value: 'SG', label: 'Singapore' },
  { value: 'ES', label: 'Spain' },
  { value: 'SE', label: 'Sweden' },
  { value: 'CH', label: 'Switzerland' },
];

/**
 * Returns the countries to choose from, named in the language of the page. Code and English name are what is kept.
 * `chosen` is among them also where it is another one: a wallet may give the address of any country.
 * @param every codes of more countries, once they are known
 */
export function getCountries(chosen: string, every: readonly string[] = []): readonly SelectOption[] {
  const language = currentLanguage();
  const more = [...new Set([chosen, ...every])].filter((iso) => !COUNTRIES.some(({ value }) => value === iso));
  if (language === FIRST_LANGUAGE && more.length === 0) return COUNTRIES;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = [...COUNTRIES, ...more.map((iso) => ({ value: iso, label: iso }))];
  const [home, ...others] = all.map(({ value, label }) => ({ value, label: names.of(value) ?? label }));
  return [...(home ? [home] : []), ...others.sort((a, b) => a.label.localeCompare(b.label, language))];
}

const named = (names: string): readonly SelectOption[] =>
  names.split('|').map((pair) => ({ value: pair.slice(0, 2), label: pair.slice(3) }));

const US_STATES = named(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|' +
    'ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|' +
    'OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
);
const CANADIAN_PROVINCES = named(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|' +
    'PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
);

/**
 * Returns states or provinces to choose from; empty where the addresses of a country have none, or they are written
 * freely.
 */
export function getStates(country: string): readonly SelectOption[] {
  return country === 'US' ? US_STATES : country === 'CA' ? CANADIAN_PROVINCES : [];
}

/** Returns a chosen code with its name; a code that is in no list stands for itself. */
export function toChoice(options: readonly SelectOption[], iso: string): { value: string; iso: string } {
  return { value: options.find((option) => option.value === iso)?.label ?? iso, iso };
}

/** Returns true where an address is not complete without a state. */
export function usesStates(country: string): boolean {
  return getStates(country).length > 0;
}

/** Dial codes of these countries. */
const DIAL_CODES: readonly SelectOption[] = [
  { value: '+1', label: 'US, CA +1' },
  { value: '+44', label: 'GB +44' },
  { value: '+61', label: 'AU +61' },
  { value: '+43', label: 'AT +43' },
  { value: '+32', label: 'BE +32' },
  { value: '+55', label: 'BR +55' },
  { value: '+45', label: 'DK +45' },
  { value: '+358', label: 'FI +358' },
  { value: '+33', label: 'FR +33' },
  { value: '+49', label: 'DE +49' },
  { value: '+30', label: 'GR +30' },
  { value: '+353', label: 'IE +353' },
  { value: '+39', label: 'IT +39' },
  { value: '+81', label: 'JP +81' },
  { value: '+52', label: 'MX +52' },
  { value: '+31', label: 'NL +31' },
  { value: '+64', label: 'NZ +64' },
  { value: '+47', label: 'NO +47' },
  { value: '+48', label: 'PL +48' },
  { value: '+351', label: 'PT +351' },
  { value: '+65', label: 'SG +65' },
  { value: '+34', label: 'ES +34' },
  { value: '+46', label: 'SE +46' },
  { value: '+41', label: 'CH +41' },
];

/** Returns the dial codes to choose from; `chosen` is among them also where it is another one. */
export function getDialCodes(chosen: string, every: readonly SelectOption[] = DIAL_CODES): readonly SelectOption[] {
  return every.some(({ value }) => value === chosen) ? every : [...every, { value: chosen, label: chosen }];
}
