/**
 * Writes the words of other languages in English, where the lexicon does not know them as they are (FIND-2). Places
 * keep their names (decision 0078).
 */
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { normalizePhrase, tokenize } from '@roost/shared/domain/understanding/tokens';
import type { Token } from '@roost/shared/domain/understanding/tokens';
import { withoutAsianWords } from './asian-words.ts';
import { withEnglishDays } from './days.ts';
import { EASTERN_MARKERS, EASTERN_WORDS } from './eastern-words.ts';
import { LATIN_WORDS, MARKERS } from './latin-words.ts';
import { FURTHER_MARKERS, FURTHER_WORDS } from './further-words.ts';
import { MORE_MARKERS, MORE_WORDS } from './more-words.ts';
import { readWordRows } from '../word-rows.ts';

type Language = { english: ReadonlyMap<string, string>; words: ReadonlySet<string>; endings?: RegExp | undefined };

/** Endings that say where, of languages that have them on names: "Minnesotassa", "Floridában", "Florida'da". */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  fi: /(?:i?(?:ssa|lla|sta|lta)|aan|iin)$/,
  hu: /(?:ban|ben|ba|be|bol|on|en|n|ra|re)$/,
  tr: /['’ʼ]?[dt][ae](?:ki|n)?$/,
};
const SHORTEST_STEM = 4;

/** Words of the longest phrase of the tables, and of the longest name that is looked up. */
const LONGEST_PHRASE = 6;
/** A word that is so long, and no English one, says by itself which language it is. */
const TELLING_LETTERS = 5;
/** Letters that English has not: one word of them is no chance. */
const OTHER_LETTERS = /[^\p{Script=Latin}\d'’ -]/u;
/** So many short words of a language are no chance. */
const ENOUGH_SHORT_WORDS = 2;
/** Short words that English and places in America have too. */
const AMBIGUOUS = new Set(
  'max pa a i do to on or come sin me van car due per con dos in no la las los el de den die hut for pro san santa del mar do na o e os as um it is was so am an der das para casa villa villas chalet chalets apartment resort see mas mai bad rio sierra costa vista beach ocean dom las lato garage garden patio spa jacuzzi sauna balcony barbecue bbq grill'.split(
    ' ',
  ),
);

function readTable(table: string, markers: string): Language {
  const english = new Map(
    readWordRows(table).flatMap(({ meant, words }) => words.map((phrase) => [normalizePhrase(phrase), meant] as const)),
  );
  return {
    english,
    words: new Set([...markers.split(' '), ...[...english.keys()].flatMap((each) => each.split(' '))]),
  };
}

const languages = (() => {
  let made: readonly Language[] | undefined;
  const markers: Readonly<Record<string, string>> = {
    ...MARKERS,
    ...MORE_MARKERS,
    ...FURTHER_MARKERS,
    ...EASTERN_MARKERS,
  };
  return () =>
    (made ??= Object.entries({ ...LATIN_WORDS, ...MORE_WORDS, ...FURTHER_WORDS, ...EASTERN_WORDS }).map(
      ([code, table]) => ({ ...readTable(table, markers[code] ?? ''), endings: ENDINGS[code] }),
    ));
})();

/** English words that say nothing by themselves: "more" is no Czech sea. */
const SMALL_ENGLISH = new Set(
  'more most than but not only some any many much other others their there these those this that with without about above below between both could would should does doing done each enough every few further have has had having here him how into its just less like made make need never now off once ours over own same she such take them then they through until very want wants what when where which while who whom why will your our cannot must may might been being from under near next last first'.split(
    ' ',
  ),
);
const isEnglish = (word: string): boolean => {
  if (SMALL_ENGLISH.has(word)) return true;
  const { fillers, vague, meanings, groups } = getEnglishLexicon();
  // "Per person" is no Swedish.
  const isCounted = Object.values(groups).some((group) => group.has(word));
  return isCounted || fillers.has(word) || vague.has(word) || meanings.has(word);
};

/** The language that most words are of; null when none is told from English. */
function getLanguage(read: readonly { word: string; isMarked: boolean }[]): Language | null {
  let best: { language: Language; score: number } | null = null;
  const words = read.map(({ word }) => word);
  // "På" is no Pennsylvania: its letters are not English.
  const foreign = read
    .filter(({ word, isMarked }) => /^\p{L}/u.test(word) && !isEnglish(word) && (isMarked || !AMBIGUOUS.has(word)))
    .map(({ word }) => word);
  for (const language of languages()) {
    const own = foreign.filter((word) => language.words.has(word));
    const isTold =
      own.some((word) => word.length >= TELLING_LETTERS || OTHER_LETTERS.test(word)) ||
      own.length >= ENOUGH_SHORT_WORDS;
    // Small words that several languages share decide between those that are told.
    const score = own.length + words.filter((word) => AMBIGUOUS.has(word) && language.words.has(word)).length / 4;
    if (isTold && score > (best?.score ?? 0)) best = { language, score };
  }
  return best?.language ?? null;
}

/** "Del 3 al 7", "entre le 3 et le 7", "zwischen dem 3. und 7.": from one day to another, as every reader knows it. */
const DAYS =
  /(?<!\p{L})(?:(?:dal|dall['’]|van|od|vom|du|del|de|do|from|entre|tra|zwischen|tussen|między)\s+)?(?:(?:le|el|il|dem|den|os|o|l['’])\s*)?(\d{1,2})(?:\.|er|º|°)?\s+(?:au|al|tot|do|bis|a|ao|até|hasta|jusqu['’]au|et|y|e|und|en|i|t\/m|tot en met)\s+(?:(?:le|el|il|zum|den|dem|o|al)\s+)?(\d{1,2})(?=\.?\s+(?:de\s+|d['’]\s*)?\p{L})/giu;

/** "L'eau", "dell'oceano": an article that has lost its vowel. */
const ELISION = /(?<!\p{L})(l|d|dell|all|sull|nell|dall|un)['’](?=\p{L})/giu;

/** Digits of Arabic, Persian, Hindi and Thai, each by the zero that its ten begin with. */
const DIGIT = /[٠-٩۰-۹०-९๐-๙]/gu;
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50];
function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((each) => each <= code) ?? code;
  return String(code - zero);
}

/** The text in the words that rules read. `isPlace` tells whether a place is called so (normalised). */
export function inEnglish(typed: string, isPlace: (name: string) => boolean): string {
  const written = withoutAsianWords(withEnglishDays(typed.replace(DIGIT, toDigit)), isPlace);
  const apart = written.replace(ELISION, '$1 ');
  // "L'eau" is "l eau" in a sentence that is told to be French; in English it may be a name.
  return (apart === written ? null : translate(apart, isPlace)) ?? translate(written, isPlace) ?? written;
}

/** The text in English; null when no other language is told. */
function translate(text: string, isPlace: (name: string) => boolean): string | null {
  const tokens = tokenize(text);
  const language = getLanguage(
    tokens
      .filter((token) => !isName(token, text, isPlace))
      .map(({ word, start, end }) => ({ word, isMarked: text.slice(start, end).toLowerCase() !== word })),
  );
  if (!language) return null;
  return withDays(translated(text, tokens, language, isPlace), language);
}

function withDays(text: string, { english }: Language): string {
  const isMonth = (behind: string): boolean => {
    const word =
      normalizePhrase(behind)
        .split(' ')
        .find((each) => each !== 'de' && each !== 'd') ?? '';
    return getLexicon().months.has(word) || getLexicon().months.has(english.get(word) ?? '');
  };
  return text.replace(DAYS, (whole, first: string, last: string, offset: number) =>
    isMonth(text.slice(offset + whole.length, offset + whole.length + 20)) ? `${first} to ${last}` : whole,
  );
}

function translated(
  text: string,
  tokens: readonly Token[],
  { english, endings }: Language,
  isPlace: (name: string) => boolean,
): string {
  const { meanings } = getLexicon();
  let [written, end] = ['', 0];
  for (let at = 0; at < tokens.length;) {
    // "I Lofoten" is in Lofoten, though a village is called Å i Lofoten.
    const isIn = english.get(tokens[at]?.word ?? '') === 'in';
    const name = isIn
      ? null
      : longest(tokens, at, (phrase, words) => (words > 1 && isPlace(phrase) ? phrase : undefined));
    const known = longest(tokens, at, (phrase) => (meanings.has(phrase) ? phrase : undefined));
    // "Rez-de-chaussée"
    const found = longest(tokens, at, (phrase) => english.get(phrase) ?? english.get(phrase.replaceAll(' - ', ' ')));
    // "Havuzlu ev": two letters that stand for something in English are a word of the language.
    const isShort = (known?.value.length ?? 0) <= LETTERS;
    const kept = Math.max(name?.words ?? 0, isShort && found ? 0 : (known?.words ?? 0));
    const token = tokens[at];
    const stem = token && endings && placeBefore(token.word, endings, isPlace);
    if (token && stem) {
      written += `${text.slice(end, token.start)}${stem}`;
      end = token.end;
      at += 1;
      continue;
    }
    // What is known as it stands stays so; a word that is also a place's is that place.
    if (!token || !found || found.words <= kept || (found.words === 1 && isName(token, text, isPlace))) {
      at += Math.max(1, kept);
      continue;
    }
    written += `${text.slice(end, token.start)}${found.value}`;
    end = tokens[at + found.words - 1]?.end ?? text.length;
    at += found.words;
  }
  return written + text.slice(end);
}

const LETTERS = 2;
/** Returns the name of a place before such an ending. */
function placeBefore(word: string, endings: RegExp, isPlace: (name: string) => boolean): string | null {
  const stem = word.replace(endings, '');
  return stem !== word && stem.length >= SHORTEST_STEM && !isPlace(word) && isPlace(stem) ? stem : null;
}

/** "Montana", "Nice": a word that a place is called by, as it is written; "montaña" is none. */
const isName = ({ word, start, end }: Token, text: string, isPlace: (name: string) => boolean): boolean =>
  text.slice(start, end).toLowerCase() === word && isPlace(word);

function longest<T>(
  tokens: readonly Token[],
  at: number,
  look: (phrase: string, words: number) => T | undefined,
): { value: T; words: number } | null {
  for (let words = Math.min(LONGEST_PHRASE, tokens.length - at); words > 0; words -= 1) {
    const part = tokens.slice(at, at + words);
    if (part.some(({ afterComma }, index) => index > 0 && afterComma)) continue;
    const value = look(part.map(({ word }) => word).join(' '), words);
    if (value !== undefined) return { value, words };
  }
  return null;
}
