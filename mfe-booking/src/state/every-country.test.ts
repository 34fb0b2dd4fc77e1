import { EVERY_COUNTRY, EVERY_DIAL_CODE } from './every-country.ts';
import { COUNTRIES, getCountries, getDialCodes } from './places.ts';

test('BOOK-2: every country can be chosen, the home one first, the others by name; each once', () => {
  const shown = getCountries('US', EVERY_COUNTRY);
  expect(shown[0]).toEqual({ value: 'US', label: 'United States' });
  expect(shown.map(({ value }) => value)).toEqual(expect.arrayContaining(['KE', 'IN', 'ZA', 'CA']));
  expect(new Set(shown.map(({ value }) => value)).size).toBe(shown.length);
  expect(shown.find(({ value }) => value === 'KE')?.label).toBe('Kenya');
  const names = shown.slice(1).map(({ label }) => label);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const unknown = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(EVERY_COUNTRY.filter((iso) => unknown.of(iso) === undefined)).toEqual([]);
});

test('BOOK-2: every dial code can be chosen once, and is that of the first list', () => {
  const values = EVERY_DIAL_CODE.map(({ value }) => value);
  expect(EVERY_DIAL_CODE[0]).toEqual({ value: '+1', label: 'US, CA +1' });
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) expect(value).toMatch(/^\+[1-9]\d{0,2}$/);
  expect(EVERY_DIAL_CODE).toEqual(expect.arrayContaining([...getDialCodes('+1')]));
  expect(EVERY_DIAL_CODE.find(({ value }) => value === '+254')?.label).toBe('KE +254');
});

test('BOOK-2: what is chosen stays there before every country is known', () => {
  expect(getDialCodes('+254').at(-1)).toEqual({ value: '+254', label: '+254' });
  expect(getDialCodes('+44')).toHaveLength(getDialCodes('+1').length);
  expect(getCountries('KE').map(({ value }) => value)).toContain('KE');
  expect(getCountries('US')).toBe(COUNTRIES);
});
