import { getLanguage, type Dictionaries } from './language/language.ts';
import { getAlternatives, wordSynonyms } from './synonyms.ts';
import type { Alternative } from './synonyms.ts';
import { getWords } from './words.ts';
import { flag, integer, list, text } from '../protocol/params.ts';
import type { Doc } from '../json.ts';

/** A typed word with what it may stand for. */
export type QueryWord = {
  word: string;
  prefix: boolean;
  typos: number;
  optional: boolean;
  others: readonly OtherWord[];
};
/** A word that stands for a typed one, as its synonym or its plural; `exact` says that it is as good. */
export type OtherWord = { term: string; exact: boolean };
/**
 * A query taken apart: words, what several of them together may stand for, quoted phrases, and words that must not
 * occur.
 */
export type TextQuery = {
  words: readonly QueryWord[];
  alternatives: readonly Alternative[];
  phrases: readonly { from: number; to: number }[];
  excluded: readonly string[];
};

/** What one query's words may stand for besides themselves. */
type Vocabulary = { synonyms: readonly Doc[]; dictionaries: Dictionaries };

/**
 * The words of a query with what the settings let them stand for: beginnings, typing slips, synonyms, plurals; with
 * `advancedSyntax` also `"phrases"` and `-excluded` words.
 */
export function queryWords(params: Doc, vocabulary: Vocabulary): TextQuery {
  const similar = text(params, 'similarQuery');
  const query = similar === '' ? text(params, 'query') : similar;
  const queryType = similar === '' ? text(params, 'queryType', 'prefixLast') : 'prefixNone';
  const endsOpen = !/\s$/.test(query);
  const language = getLanguage(params, vocabulary.dictionaries);
  const { tokens, phrases, excluded } = withoutStopWords(
    parsed(query, params),
    language.isStopWord,
    queryType !== 'prefixNone' && endsOpen,
  );
  const words = tokens.map(({ word }) => word);
  const optional = new Set((list(params, 'optionalWords') ?? []).flatMap(getWords));
  const strictWords = new Set((list(params, 'disableTypoToleranceOnWords') ?? []).flatMap(getWords));
  const synonyms = flag(params, 'synonyms', true) ? vocabulary.synonyms : [];
  const exact = new Set(list(params, 'alternativesAsExact') ?? ['ignorePlurals', 'singleWordSynonym']);
  const others = (word: string): OtherWord[] => [
    ...wordSynonyms(word, synonyms).map((term) => ({ term, exact: exact.has('singleWordSynonym') })),
    ...language.forms(word).map((term) => ({ term, exact: exact.has('ignorePlurals') })),
  ];
  const compounds = words.flatMap((word, from) =>
    language.parts(word).map((terms) => ({ from, to: from + 1, terms, typos: 0, exact: false })),
  );
  return {
    words: tokens.map(({ word, quoted }, i) => ({
      word,
      prefix:
        !quoted && (queryType === 'prefixAll' || (queryType === 'prefixLast' && i === words.length - 1 && endsOpen)),
      typos: quoted || strictWords.has(word) ? 0 : typosFor(word, params),
      optional: similar !== '' || optional.has(word),
      others: quoted ? [] : others(word),
    })),
    alternatives: [...getAlternatives(words, synonyms, exact.has('multiWordsSynonym')), ...compounds].filter(
      ({ from, to }) => phrases.every((phrase) => to <= phrase.from || from >= phrase.to),
    ),
    phrases,
    excluded,
  };
}

/**
 * Stop words go, but not out of phrases, not when nothing else is left, and not while the last one may be the beginning
 * of another word.
 */
function withoutStopWords(
  { tokens, phrases, excluded }: Parsed,
  isStopWord: (word: string) => boolean,
  lastIsOpen: boolean,
): Parsed {
  const kept = tokens.map(
    ({ word, quoted }, i) => quoted || (lastIsOpen && i === tokens.length - 1) || !isStopWord(word),
  );
  if (kept.every(Boolean) || !kept.some(Boolean)) return { tokens, phrases, excluded };
  const before = (at: number): number => kept.slice(0, at).filter(Boolean).length;
  return {
    tokens: tokens.filter((_, i) => kept[i]),
    phrases: phrases.map(({ from, to }) => ({ from: before(from), to: before(to) })),
    excluded,
  };
}

/** How many slips a typed word may have: one from 4 letters, two from 8; numbers only when allowed. */
export function typosFor(word: string, params: Doc): number {
  const tolerance = params['typoTolerance'];
  if (tolerance === false || tolerance === 'false') return 0;
  if (/^\d+$/.test(word) && !flag(params, 'allowTyposOnNumericTokens', true)) return 0;
  if (word.length >= integer(params, 'minWordSizefor2Typos', 8)) return 2;
  return word.length >= integer(params, 'minWordSizefor1Typo', 4) ? 1 : 0;
}

type Parsed = { tokens: { word: string; quoted: boolean }[]; phrases: TextQuery['phrases']; excluded: string[] };

/** Quotes and leading hyphens mean something only with `advancedSyntax`, and only those of `advancedSyntaxFeatures`. */
function parsed(query: string, params: Doc): Parsed {
  const features = flag(params, 'advancedSyntax')
    ? (list(params, 'advancedSyntaxFeatures') ?? ['exactPhrase', 'excludeWords'])
    : [];
  const result: Parsed = { tokens: [], phrases: [], excluded: [] };
  const phrases: { from: number; to: number }[] = [];
  for (const [piece, phrase] of query.matchAll(/"([^"]+)"|[^\s"]+|"/g)) {
    const quoted = phrase !== undefined && features.includes('exactPhrase');
    if (!quoted && /^-\S/.test(piece) && features.includes('excludeWords')) {
      result.excluded.push(...getWords(piece));
      continue;
    }
    const from = result.tokens.length;
    result.tokens.push(...getWords(piece).map((word) => ({ word, quoted })));
    if (quoted && result.tokens.length > from) phrases.push({ from, to: result.tokens.length });
  }
  return { ...result, phrases };
}

/** What `removeWordsIfNoResults` tries in turn when all words together find nothing. */
export function fewerWords(query: TextQuery, how: string): TextQuery[] {
  const { words } = query;
  switch (how) {
    case 'lastWords':
      return words.slice(1).map((_, i) => part(query, 0, words.length - 1 - i));
    case 'firstWords':
      return words.slice(1).map((_, i) => part(query, i + 1, words.length));
    case 'allOptional':
      return words.length > 1
        ? [{ ...query, phrases: [], words: words.map((word) => ({ ...word, optional: true })) }]
        : [];
    default:
      return [];
  }
}

function part(query: TextQuery, start: number, end: number): TextQuery {
  const inside = <Span extends { from: number; to: number }>(spans: readonly Span[]): Span[] =>
    spans
      .filter(({ from, to }) => from >= start && to <= end)
      .map((span) => ({ ...span, from: span.from - start, to: span.to - start }));
  return {
    ...query,
    words: query.words.slice(start, end),
    alternatives: inside(query.alternatives),
    phrases: inside(query.phrases),
  };
}
