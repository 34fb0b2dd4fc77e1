/** In which language a guest reads the site. Homes' own words and reviews stay as they were written. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What texts are written in first, and what is shown where a language lacks one. */
export const FIRST_LANGUAGE: Language = 'en';

/** Each language by its own name, for those who read only that one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Name of the cookie that remembers the choice. The server reads it, so that a page comes in its language. */
export const LANGUAGE_COOKIE = 'roost_language';

/** Returns the language of a cookie's or an attribute's value, as `es` or `es-MX`; null when it is none of ours. */
export function parseLanguage(value: string | undefined): Language | null {
  const base = value?.split('-', 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === base) ?? null;
}
