/** Countries, states and dial codes of the forms (BOOK-2: the country is the United States unless changed). */
import { FIRST_LANGUAGE } from '@roost/shared/domain/language';
import { currentLanguage } from '@roost/shared/texts';
import type { SelectOption } from '@roost/shared/ui';

const named = (names: string): readonly SelectOption[] =>
  names.split('|').map((pair) => ({ value: pair.slice(0, 2), label: pair.slice(3) }));

export const COUNTRIES = named(
  'US United States|CA Canada|GB United Kingdom|AU Australia|AT Austria|BE Belgium|BR Brazil|DK Denmark|FI Finland|FR France|DE Germany|GR Greece|IE Ireland|IT Italy|' +
    'JP Japan|MX Mexico|NL Netherlands|NZ New Zealand|NO Norway|PL Poland|PT Portugal|SG Singapore|ES Spain|SE Sweden|CH Switzerland',
);

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
const DIAL_CODES: readonly SelectOption[] =
  '+1 US, CA|+44 GB|+61 AU|+43 AT|+32 BE|+55 BR|+45 DK|+358 FI|+33 FR|+49 DE|+30 GR|+353 IE|+39 IT|+81 JP|+52 MX|+31 NL|+64 NZ|+47 NO|+48 PL|+351 PT|+65 SG|+34 ES|+46 SE|+41 CH'
    .split('|')
    .map((pair) => {
      const [value = '', ...countries] = pair.split(' ');
      return { value, label: `${countries.join(' ')} ${value}` };
    });

/** Returns the dial codes to choose from; `chosen` is among them also where it is another one. */
export function getDialCodes(chosen: string, every: readonly SelectOption[] = DIAL_CODES): readonly SelectOption[] {
  return every.some(({ value }) => value === chosen) ? every : [...every, { value: chosen, label: chosen }];
}
