import { alternativesOf, wordSynonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';
import { flag, integer, list, text } from '../protocol/params.ts';
import type { Doc } from '../json.ts';

/** A typed word with what it may stand for. */
export type QueryWord = { word: string; prefix: boolean; typos: number; optional: boolean; synonyms: readonly string[] };
/** Query words `from` to `to` (exclusive), for which these neighbouring words of a record may stand. */
export type Alternative = { from: number; to: number; terms: readonly string[]; typos: number };
/** A query taken apart: words, what several of them together may stand for, quoted phrases, and words that must not occur. */
export type TextQuery = { words: readonly QueryWord[]; alternatives: readonly Alternative[]; phrases: readonly { from: number; to: number }[]; excluded: readonly string[] };

/** The words of a query with what the settings let them stand for: beginnings, typing slips, synonyms; with `advancedSyntax` also `"phrases"` and `-excluded` words. */
export function queryWords(params: Doc, synonyms: readonly Doc[]): TextQuery {
  const similar = text(params, 'similarQuery');
  const query = similar === '' ? text(params, 'query') : similar;
  const { tokens, phrases, excluded } = parsed(query, params);
  const words = tokens.map(({ word }) => word);
  const optional = new Set((list(params, 'optionalWords') ?? []).flatMap(wordsOf));
  const queryType = similar === '' ? text(params, 'queryType', 'prefixLast') : 'prefixNone';
  const endsOpen = !/\s$/.test(query);
  const strictWords = new Set((list(params, 'disableTypoToleranceOnWords') ?? []).flatMap(wordsOf));
  const replace = flag(params, 'synonyms', true) ? synonyms : [];
  return {
    words: tokens.map(({ word, quoted }, i) => ({
      word,
      prefix: !quoted && (queryType === 'prefixAll' || (queryType === 'prefixLast' && i === words.length - 1 && endsOpen)),
      typos: quoted || strictWords.has(word) ? 0 : typosFor(word, params),
      optional: similar !== '' || optional.has(word),
      synonyms: quoted ? [] : wordSynonyms(word, replace),
    })),
    alternatives: alternativesOf(words, replace).filter(({ from, to }) => phrases.every((phrase) => to <= phrase.from || from >= phrase.to)),
    phrases,
    excluded,
  };
}

/** One slip from 4 letters, two from 8; numbers only when allowed. */
function typosFor(word: string, params: Doc): number {
  const tolerance = params['typoTolerance'];
  if (tolerance === false || tolerance === 'false') return 0;
  if (/^\d+$/.test(word) && !flag(params, 'allowTyposOnNumericTokens', true)) return 0;
  if (word.length >= integer(params, 'minWordSizefor2Typos', 8)) return 2;
  return word.length >= integer(params, 'minWordSizefor1Typo', 4) ? 1 : 0;
}

type Parsed = { tokens: { word: string; quoted: boolean }[]; phrases: TextQuery['phrases']; excluded: string[] };

/** Quotes and leading hyphens mean something only with `advancedSyntax`, and only those of `advancedSyntaxFeatures`. */
function parsed(query: string, params: Doc): Parsed {
  const features = flag(params, 'advancedSyntax') ? (list(params, 'advancedSyntaxFeatures') ?? ['exactPhrase', 'excludeWords']) : [];
  const result: Parsed = { tokens: [], phrases: [], excluded: [] };
  const phrases: { from: number; to: number }[] = [];
  for (const [piece, phrase] of query.matchAll(/"([^"]+)"|[^\s"]+|"/g)) {
    const quoted = phrase !== undefined && features.includes('exactPhrase');
    if (!quoted && /^-\S/.test(piece) && features.includes('excludeWords')) {
      result.excluded.push(...wordsOf(piece));
      continue;
    }
    const from = result.tokens.length;
    result.tokens.push(...wordsOf(piece).map((word) => ({ word, quoted })));
    if (quoted && result.tokens.length > from) phrases.push({ from, to: result.tokens.length });
  }
  return { ...result, phrases };
}

/** What `removeWordsIfNoResults` tries in turn when all words together find nothing. */
export function fewerWords(query: TextQuery, how: string): TextQuery[] {
  const { words } = query;
  switch (how) {
    case 'lastWords': return words.slice(1).map((_, i) => part(query, 0, words.length - 1 - i));
    case 'firstWords': return words.slice(1).map((_, i) => part(query, i + 1, words.length));
    case 'allOptional': return words.length > 1 ? [{ ...query, phrases: [], words: words.map((word) => ({ ...word, optional: true })) }] : [];
    default: return [];
  }
}

function part(query: TextQuery, start: number, end: number): TextQuery {
  const inside = <Span extends { from: number; to: number }>(spans: readonly Span[]): Span[] =>
    spans.filter(({ from, to }) => from >= start && to <= end).map((span) => ({ ...span, from: span.from - start, to: span.to - start }));
  return { ...query, words: query.words.slice(start, end), alternatives: inside(query.alternatives), phrases: inside(query.phrases) };
}
