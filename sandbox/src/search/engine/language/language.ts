import pluralize from 'pluralize';
import { COMPOUNDING, LANGUAGES, STOP_WORDS } from './standard.ts';
import { plain, getWords } from '../words.ts';
import { list, text } from '../../protocol/params.ts';
import { isObject, type Doc, type Json } from '../../json.ts';

export type DictionaryName = 'stopwords' | 'plurals' | 'compounds';
/**
 * What an application adds to the dictionaries of all its indices, and which standard parts it turned off
 * (`{stopwords: {fr: true}}`).
 */
export type Dictionaries = Record<DictionaryName, readonly Doc[]> & { disabled: Doc };
export const noDictionaries = (): Dictionaries => ({ stopwords: [], plurals: [], compounds: [], disabled: {} });

/** What the languages of one query know of its words, in plain form. */
export type Language = {
  isStopWord: (word: string) => boolean;
  /** Singulars and plurals of a word, itself left out. */
  forms: (word: string) => string[];
  /** The words that a long word is made of, in each way that is known. */
  parts: (word: string) => string[][];
};

/**
 * Reads `removeStopWords`, `ignorePlurals` and `decompoundQuery`, each on, off or for some languages (all of
 * `queryLanguages` when on). Plurals by rule are English only; other languages have those that the application adds.
 */
export function getLanguage(params: Doc, dictionaries: Dictionaries): Language {
  const stopping = chosen(params, 'removeStopWords');
  const stopWords = stopping.length === 0 ? null : getStopWords(stopping, dictionaries);
  const declining = chosen(params, 'ignorePlurals');
  const families = entries(dictionaries.plurals, declining).map((entry) => (list(entry, 'words') ?? []).map(plain));
  const english = declining.includes('en') && !isDisabled(dictionaries, 'plurals', 'en');
  const compounds =
    params['decompoundQuery'] === false
      ? []
      : entries(
          dictionaries.compounds,
          queryLanguages(params).filter((code) => COMPOUNDING.includes(code)),
        );
  return {
    isStopWord: (word) => stopWords?.has(word) ?? false,
    forms: (word) => {
      const found = new Set(families.filter((family) => family.includes(word)).flat());
      if (english) for (const form of [pluralize.singular(word), pluralize.plural(word)]) found.add(form);
      found.delete(word);
      return [...found];
    },
    parts: (word) =>
      compounds
        .filter((entry) => plain(text(entry, 'word')) === word)
        .map((entry) => (list(entry, 'decomposition') ?? []).flatMap(getWords))
        .filter((parts) => parts.length > 1),
  };
}

/** `naturalLanguages` stands for several parameters, each of which the query may still set. */
export function withNaturalLanguages(params: Doc): Doc {
  const languages = list(params, 'naturalLanguages') ?? [];
  if (languages.length === 0) return params;
  return {
    removeStopWords: languages,
    ignorePlurals: languages,
    queryLanguages: languages,
    removeWordsIfNoResults: 'allOptional',
    ...params,
    ruleContexts: [...(list(params, 'ruleContexts') ?? []), 'natural_language'],
  };
}

const isDisabled = ({ disabled }: Dictionaries, name: DictionaryName, code: string): boolean =>
  isObject(disabled[name]) && disabled[name][code] === true;

function queryLanguages(params: Doc): readonly string[] {
  const named = (list(params, 'queryLanguages') ?? []).filter((code) => code !== '');
  return named.length > 0 ? named : LANGUAGES;
}

/** The languages for which a parameter is on. */
function chosen(params: Doc, name: string): readonly string[] {
  const value: Json | undefined = params[name];
  if (value === true || value === 'true') return queryLanguages(params);
  if (value === undefined || value === false || value === 'false') return [];
  return list(params, name) ?? [];
}

const isEnabled = (entry: Doc): boolean => entry['state'] !== 'disabled';
const entries = (dictionary: readonly Doc[], languages: readonly string[]): Doc[] =>
  dictionary.filter((entry) => isEnabled(entry) && languages.includes(text(entry, 'language')));

/** Standard words and the application's; an entry that is disabled takes a standard word out. */
function getStopWords(languages: readonly string[], dictionaries: Dictionaries): Set<string> {
  const words = new Set(
    languages.filter((code) => !isDisabled(dictionaries, 'stopwords', code)).flatMap(standardWords),
  );
  for (const entry of dictionaries.stopwords) {
    if (!languages.includes(text(entry, 'language'))) continue;
    const word = plain(text(entry, 'word'));
    if (isEnabled(entry)) words.add(word);
    else words.delete(word);
  }
  return words;
}

const folded = new Map<string, string[]>();

function standardWords(code: string): string[] {
  let words = folded.get(code);
  if (!words) folded.set(code, (words = (STOP_WORDS[code] ?? []).map(plain)));
  return words;
}
