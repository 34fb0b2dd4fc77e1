import { Bitmap } from './bitmap.ts';
import type { Engine } from './engine.ts';
import { useOf, type SearchableUse } from './schema.ts';
import type { TermMatch } from './text-index.ts';

/** A typed word with what it may stand for. */
export type QueryWord = { word: string; prefix: boolean; typos: number; optional: boolean; synonyms: readonly string[] };
/** How well a record answers the words; smaller is better but for `words` and `exact`. */
export type TextScore = { typos: number; words: number; proximity: number; attribute: number; exact: number };
/** The records that answer, with a score for each on demand. */
export type TextMatches = { slots: Bitmap; score: (slots: Bitmap) => Map<number, TextScore>; terms: Map<string, string> };

const FAR = 8;
type Place = { at: number; attribute: number; typos: number; exact: boolean };

/** Finds the records in which each word that is not optional occurs (at least one, when all are). */
export function matchText(engine: Engine, words: readonly QueryWord[], uses: ReadonlyMap<string, SearchableUse> | null): TextMatches {
  const ranks = engine.textAttributes.map((name, order) => (uses ? useOf(uses, name) : { rank: order, ordered: true }));
  const terms = words.map((word) => expand(engine, word));
  const found = terms.map((matches) => slotsOf(engine, matches, ranks));
  const required = found.filter((_, i) => !words[i]!.optional);
  const slots = new Bitmap(engine.size);
  if (required.length > 0) {
    slots.or(required[0]!);
    for (const other of required.slice(1)) slots.and(other);
  } else for (const any of found) slots.or(any);
  const display = new Map<string, string>();
  terms.forEach((matches, i) => matches.forEach(({ term }) => display.has(term) || display.set(term, words[i]!.word)));
  return { slots, terms: display, score: (wanted) => scores(engine, words, terms, ranks, wanted) };
}

function expand(engine: Engine, { word, prefix, typos, synonyms }: QueryWord): TermMatch[] {
  const found = engine.text.expand(word, prefix, typos);
  if (synonyms.length === 0) return found;
  const known = new Set(found.map(({ term }) => term));
  const others = synonyms.flatMap((synonym) => engine.text.expand(synonym, false, 0)).filter(({ term }) => !known.has(term));
  return [...found, ...others];
}

function slotsOf(engine: Engine, matches: readonly TermMatch[], ranks: readonly (SearchableUse | undefined)[]): Bitmap {
  const slots = new Bitmap(engine.size);
  for (const { term } of matches) {
    engine.text.each(term, (slot, attribute) => {
      if (ranks[attribute]) slots.add(slot);
    });
  }
  return slots;
}

function scores(engine: Engine, words: readonly QueryWord[], terms: readonly TermMatch[][], ranks: readonly (SearchableUse | undefined)[], wanted: Bitmap): Map<number, TextScore> {
  const places = new Map<number, Place[][]>();
  terms.forEach((matches, index) => {
    for (const { term, typos, exact } of matches) {
      engine.text.each(term, (slot, attribute, position, whole) => {
        const use = ranks[attribute];
        if (!use || !wanted.has(slot)) return;
        let perWord = places.get(slot);
        if (!perWord) places.set(slot, (perWord = words.map(() => [])));
        // Of a single word only a value that is exactly that word counts as exact (`exactOnSingleWordQuery: attribute`).
        perWord[index]!.push({ at: attribute * 4096 + position, attribute: use.rank * 1024 + (use.ordered ? position : 0), typos, exact: exact && (words.length > 1 || whole) });
      });
    }
  });
  const scored = new Map<number, TextScore>();
  for (const [slot, perWord] of places) scored.set(slot, scoreOf(perWord));
  return scored;
}

function scoreOf(perWord: readonly Place[][]): TextScore {
  const score = { typos: 0, words: 0, proximity: 0, attribute: Infinity, exact: 0 };
  let before: Place[] | null = null;
  for (const places of perWord) {
    if (places.length === 0) continue;
    score.words++;
    score.typos += Math.min(...places.map((place) => place.typos));
    score.attribute = Math.min(score.attribute, ...places.map((place) => place.attribute));
    if (places.some((place) => place.exact)) score.exact++;
    if (before) score.proximity += nearest(before, places);
    before = places;
  }
  return score;
}

/** Fewest words between two sets of places, at most 8; other attributes are far. */
function nearest(left: readonly Place[], right: readonly Place[]): number {
  let best = FAR;
  for (const a of left) for (const b of right) best = Math.min(best, b.at > a.at ? b.at - a.at : a.at - b.at + 1);
  return best;
}
