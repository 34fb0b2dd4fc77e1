import { getWords } from './words.ts';
import { text } from '../protocol/params.ts';
import type { Doc, Json } from '../json.ts';

/** Query words `from` to `to` (exclusive), for which these neighbouring words of a record may stand. */
export type Alternative = { from: number; to: number; terms: readonly string[]; typos: number; exact: boolean };

/** What may be typed, and for which words of a record it then stands; both one word or several. */
type Meaning = { typed: readonly string[]; terms: readonly string[]; typos: number };

/** Single words that a stored synonym puts in place of this one without counting it as a slip. */
export function wordSynonyms(word: string, synonyms: readonly Doc[]): string[] {
  const found = new Set<string>();
  for (const { typed, terms, typos } of synonyms.flatMap(meanings)) {
    if (typos === 0 && typed.length === 1 && typed[0] === word && terms.length === 1) found.add(terms[0]!);
  }
  return [...found];
}

/** What runs of the query's words may stand for otherwise: synonyms of several words, corrections, placeholders. */
export function getAlternatives(words: readonly string[], synonyms: readonly Doc[], exact: boolean): Alternative[] {
  const found: Alternative[] = [];
  for (const { typed, terms, typos } of synonyms.flatMap(meanings)) {
    if (typed.length === 0 || terms.length === 0 || (typed.length === 1 && terms.length === 1 && typos === 0)) continue;
    for (let from = 0; from + typed.length <= words.length; from++) {
      if (typed.every((word, i) => words[from + i] === word))
        found.push({ from, to: from + typed.length, terms, typos, exact: exact && typos === 0 });
    }
  }
  return found;
}

function meanings(synonym: Doc): Meaning[] {
  const others = phrases(synonym['synonyms']);
  const one = (name: string): string[] => getWords(text(synonym, name));
  switch (text(synonym, 'type').toLowerCase()) {
    case 'synonym':
      return others.flatMap((typed) =>
        others.filter((terms) => terms !== typed).map((terms) => ({ typed, terms, typos: 0 })),
      );
    case 'onewaysynonym':
      return others.map((terms) => ({ typed: one('input'), terms, typos: 0 }));
    case 'altcorrection1':
      return phrases(synonym['corrections']).map((terms) => ({ typed: one('word'), terms, typos: 1 }));
    case 'altcorrection2':
      return phrases(synonym['corrections']).map((terms) => ({ typed: one('word'), terms, typos: 2 }));
    // The placeholder stands in the records: `5 <Street>` is found by each of its replacements.
    case 'placeholder':
      return phrases(synonym['replacements']).map((typed) => ({ typed, terms: one('placeholder'), typos: 0 }));
    default:
      return [];
  }
}

const phrases = (value: Json | undefined): string[][] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(getWords) : [];
