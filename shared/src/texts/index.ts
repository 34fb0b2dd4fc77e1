/**
 * The texts of the site in each language. A package writes its texts once in English, as an object of strings and of
 * functions that return strings, and names them with `defineTexts`; a second file holds the same object in Spanish,
 * whose type says when one is missing. Which language is read is decided when a text is read, because the server
 * renders pages of several at once. docs/texts.md says how to write texts, docs/decisions/0077 why they are no strings
 * of a format of their own.
 */
import { FIRST_LANGUAGE, parseLanguage } from '../domain/language.ts';
import type { Language } from '../domain/language.ts';

/** The shape of texts in another language: the same keys, functions of the same arguments. */
export type Texts<T> = T extends (...values: infer V) => infer R
  ? (...values: V) => Texts<R>
  : T extends string
    ? string
    : { readonly [K in keyof T]: Texts<T[K]> };

type Catalogue = Readonly<Record<string, unknown>>;
type Catalogues = Map<string, Catalogue>;
/** What all builds in one page or process share. */
type Page = { language: () => Language; catalogues: Catalogues };

const PAGE = Symbol.for('roost.texts');

const page: Page = ((globalThis as { [PAGE]?: Page })[PAGE] ??= {
  language: () => (typeof document === 'object' && parseLanguage(document.documentElement.lang)) || FIRST_LANGUAGE,
  catalogues: new Map(),
});

/** Texts of this build alone: two versions of a remote in one page keep their own. */
const own: Catalogues = new Map();

const getKey = (name: string, language: Language) => `${language} ${name}`;

/** Returns the language of the page, or of the request that the server answers. */
export const currentLanguage = (): Language => page.language();

/**
 * Attributes of what other people wrote: homes' own words, reviews, answers. It is in the first language, and says so
 * where the page is not.
 */
export const asWritten = (): { lang?: Language } =>
  page.language() === FIRST_LANGUAGE ? {} : { lang: FIRST_LANGUAGE };

/** Says where the language is read from in a process that answers several people at once. */
export function setLanguageSource(language: () => Language): void {
  page.language = language;
}

function addTo(catalogues: Catalogues, language: Language, texts: Readonly<Record<string, Catalogue>>): void {
  for (const [name, catalogue] of Object.entries(texts)) catalogues.set(getKey(name, language), catalogue);
}

/** Adds a language's texts to this build, by the names they were defined with. */
export const addTexts = (language: Language, texts: Readonly<Record<string, Catalogue>>): void =>
  addTo(own, language, texts);

/**
 * Adds a language's texts for every build of the page: those of shared, which remotes carry in parts. The host calls
 * this.
 */
export const offerTexts = (language: Language, texts: Readonly<Record<string, Catalogue>>): void =>
  addTo(page.catalogues, language, texts);

const isGroup = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that the language lacks, because its file is of another version, is read in English. */
function read<T extends object>(english: T, translated: () => Catalogue | undefined): T {
  const groups = new Map<PropertyKey, unknown>();
  return new Proxy(english, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (isGroup(value)) {
        const known = groups.get(key);
        if (known) return known;
        const group = read(value, () => {
          const inner = translated()?.[key as string];
          return isGroup(inner) ? inner : undefined;
        });
        groups.set(key, group);
        return group;
      }
      return translated()?.[key as string] ?? value;
    },
  });
}

/**
 * Returns the texts as they are read: each in the language of the page. Read a text where it is shown, not once for a
 * module: on the server the next page may be in another language.
 * @param name begins with the package, e.g. `mfe-listing` or `shared/dates`
 */
export function defineTexts<T extends object>(name: string, english: T): T {
  return read(english, () => {
    const language = page.language();
    if (language === FIRST_LANGUAGE) return undefined;
    const key = getKey(name, language);
    return own.get(key) ?? page.catalogues.get(key);
  });
}
