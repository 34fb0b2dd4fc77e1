import type { QueryWord } from './text-match.ts';
import { wordsOf } from './words.ts';
import { flag, integer, list, text } from '../protocol/params.ts';
import type { Doc, Json } from '../json.ts';

/** The words of a query with what the settings let them stand for: beginnings, typing slips, synonyms. */
export function queryWords(query: string, params: Doc, synonyms: readonly Doc[]): QueryWord[] {
  const words = wordsOf(query);
  const optional = new Set((list(params, 'optionalWords') ?? []).flatMap(wordsOf));
  const queryType = text(params, 'queryType', 'prefixLast');
  const endsOpen = !/\s$/.test(query);
  const strictWords = new Set((list(params, 'disableTypoToleranceOnWords') ?? []).flatMap(wordsOf));
  const replace = flag(params, 'synonyms', true) ? synonyms : [];
  return words.map((word, i) => ({
    word,
    prefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && i === words.length - 1 && endsOpen),
    typos: strictWords.has(word) ? 0 : typosFor(word, params),
    optional: optional.has(word),
    synonyms: synonymsOf(word, replace),
  }));
}

/** One slip from 4 letters, two from 8; numbers only when allowed. */
function typosFor(word: string, params: Doc): number {
  const tolerance = params['typoTolerance'];
  if (tolerance === false || tolerance === 'false') return 0;
  if (/^\d+$/.test(word) && !flag(params, 'allowTyposOnNumericTokens', true)) return 0;
  if (word.length >= integer(params, 'minWordSizefor2Typos', 8)) return 2;
  return word.length >= integer(params, 'minWordSizefor1Typo', 4) ? 1 : 0;
}

/** Single words that a stored synonym puts in place of this one. */
function synonymsOf(word: string, synonyms: readonly Doc[]): string[] {
  const found = new Set<string>();
  for (const synonym of synonyms) {
    const others = strings(synonym['synonyms']);
    switch (synonym['type']) {
      case 'synonym':
        if (others.includes(word)) others.forEach((other) => found.add(other));
        break;
      case 'onewaysynonym':
        if (single(synonym['input']) === word) others.forEach((other) => found.add(other));
        break;
      case 'altcorrection1':
      case 'altcorrection2':
        if (single(synonym['word']) === word) strings(synonym['corrections']).forEach((other) => found.add(other));
    }
  }
  found.delete(word);
  return [...found];
}

const single = (value: Json | undefined): string | undefined => (typeof value === 'string' ? wordsOf(value).join(' ') : undefined);
const strings = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(single).filter((item) => item !== undefined) : []);

/** What `removeWordsIfNoResults` tries in turn when all words together find nothing. */
export function fewerWords(words: readonly QueryWord[], how: string): QueryWord[][] {
  const loose = (keep: (index: number) => boolean): QueryWord[] => words.map((word, i) => ({ ...word, optional: word.optional || !keep(i) }));
  switch (how) {
    case 'lastWords': return words.slice(1).map((_, i) => words.slice(0, words.length - 1 - i));
    case 'firstWords': return words.slice(1).map((_, i) => words.slice(i + 1));
    case 'allOptional': return words.length > 1 ? [loose(() => false)] : [];
    default: return [];
  }
}

