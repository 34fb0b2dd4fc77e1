import { Bitmap } from './bitmap.ts';
import type { Engine } from './engine.ts';
import type { QueryWord, TextQuery } from './query-words.ts';
import type { Alternative } from './synonyms.ts';
import { getUse, type SearchableUse } from './schema.ts';
import type { TermMatch } from './text-index.ts';
import { scoreWords, type TextScores, type Visit } from './text-score.ts';

/** How attributes are to be searched. */
export type TextOptions = {
  uses: ReadonlyMap<string, SearchableUse> | null;
  /** Attributes in which slips, or beginnings of words, do not count, or a word is never exact. */
  withoutTypos: readonly string[];
  withoutPrefixes: readonly string[];
  withoutExact: readonly string[];
  /** What makes the only word of a query exact: being the whole value, any word, or nothing. */
  exactOnSingleWord: 'attribute' | 'word' | 'none';
  minProximity: number;
};
/**
 * The records that answer, with a score for each on demand, and the record terms with the word that was typed for each.
 */
export type TextMatches = { slots: Bitmap; score: (slots: Bitmap) => TextScores; terms: Map<string, string> };

type Rank = SearchableUse & { typos: boolean; prefixes: boolean; exact: boolean };
type Matcher = {
  engine: Engine;
  query: TextQuery;
  options: TextOptions;
  ranks: readonly (Rank | undefined)[];
  terms: readonly TermMatch[][];
  alternatives: readonly Alternative[];
};

/**
 * Finds the records in which each word that is not optional occurs (at least one, when all are), or what it may stand
 * for.
 */
export function matchText(engine: Engine, query: TextQuery, options: TextOptions): TextMatches {
  const matcher: Matcher = {
    engine,
    query,
    options,
    ranks: getRanks(engine, options),
    terms: query.words.map((word) => expand(engine, word)),
    alternatives: [...query.alternatives, ...joinedOrSplit(engine, query)],
  };
  const slots = found(matcher);
  for (const { from, to } of query.phrases)
    slots.and(
      phraseSlots(
        matcher,
        query.words.slice(from, to).map(({ word }) => word),
      ),
    );
  for (const word of query.excluded) slots.andNot(termSlots(matcher, [{ term: word, typos: 0, exact: true }]));
  const display = new Map<string, string>();
  const show = (term: string, word: string): void => {
    if (!display.has(term)) display.set(term, word);
  };
  matcher.terms.forEach((matches, i) => matches.forEach(({ term }) => show(term, query.words[i]!.word)));
  for (const { from, terms } of matcher.alternatives) terms.forEach((term) => show(term, query.words[from]!.word));
  return { slots, terms: display, score: (wanted) => scores(matcher, wanted) };
}

function getRanks(
  engine: Engine,
  { uses, withoutTypos, withoutPrefixes, withoutExact }: TextOptions,
): (Rank | undefined)[] {
  return engine.textAttributes.map((name, order) => {
    const use = uses ? getUse(uses, name) : { rank: order, ordered: true };
    return (
      use && {
        ...use,
        typos: !withoutTypos.includes(name),
        prefixes: !withoutPrefixes.includes(name),
        exact: !withoutExact.includes(name),
      }
    );
  });
}

function expand(engine: Engine, { word, prefix, typos, others }: QueryWord): TermMatch[] {
  const own = engine.text.expand(word, prefix, typos);
  if (others.length === 0) return own;
  const known = new Map(others.map(({ term, exact }) => [term, exact]));
  const found = own.filter(({ term }) => !known.has(term));
  for (const [term, exact] of known)
    for (const match of engine.text.expand(term, false, 0)) found.push({ ...match, exact: exact || term === word });
  return found;
}

/** Neighbouring words written as one (`beach house` for `beachhouse`) and one word written as two. */
function joinedOrSplit({ text }: Engine, { words, phrases }: TextQuery): Alternative[] {
  if (phrases.length > 0) return [];
  const found: Alternative[] = [];
  words.forEach(({ word }, from) => {
    const joined = word + (words[from + 1]?.word ?? '');
    if (joined !== word && text.has(joined))
      found.push({ from, to: from + 2, terms: [joined], typos: 0, exact: false });
    for (let at = 2; at <= word.length - 2 && !text.has(word); at++) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every((half) => text.has(half)))
        found.push({ from, to: from + 1, terms: halves, typos: 0, exact: false });
    }
  });
  return found;
}

/** Goes through the words: `reach[i]` is where the first `i` of them are answered (null: everywhere). */
function found(matcher: Matcher): Bitmap {
  const {
    engine,
    query: { words },
    terms,
    alternatives,
  } = matcher;
  const single = terms.map((matches) => termSlots(matcher, matches));
  const several = alternatives.map((alternative) => ({
    ...alternative,
    slots: phraseSlots(matcher, alternative.terms),
  }));
  if (words.every(({ optional }) => optional)) {
    const any = words.length === 0 ? engine.alive() : new Bitmap(engine.size);
    for (const slots of [...single, ...several.map((alternative) => alternative.slots)]) any.or(slots);
    return any;
  }
  const reach: (Bitmap | null)[] = [null];
  words.forEach(({ optional }, i) => {
    let here = both(reach[i]!, optional ? null : single[i]!);
    for (const { from, to, slots } of several)
      if (to === i + 1) here = here?.or(both(reach[from]!, slots) ?? slots) ?? null;
    reach.push(here);
  });
  return reach.at(-1) ?? engine.alive();
}

/** A new bitmap of what both hold; null holds everything. */
function both(a: Bitmap | null, b: Bitmap | null): Bitmap | null {
  if (!a || !b) return (a ?? b)?.resized((a ?? b)!.size) ?? null;
  return a.resized(a.size).and(b);
}

function counts(rank: Rank | undefined, { typos, exact }: TermMatch): rank is Rank {
  return rank !== undefined && (rank.typos || typos === 0) && (rank.prefixes || exact || typos > 0);
}

function termSlots({ engine, ranks }: Matcher, matches: readonly TermMatch[]): Bitmap {
  const slots = new Bitmap(engine.size);
  for (const match of matches) {
    const counted = ranks.map((rank) => counts(rank, match));
    engine.text.each(match.term, (slot, attribute) => {
      if (counted[attribute]) slots.add(slot);
    });
  }
  return slots;
}

function phraseSlots({ engine, ranks }: Matcher, terms: readonly string[]): Bitmap {
  const slots = new Bitmap(engine.size);
  engine.text.eachPhrase(terms, (slot, attribute) => {
    if (ranks[attribute]) slots.add(slot);
  });
  return slots;
}

function scores(matcher: Matcher, wanted: Bitmap): TextScores {
  const {
    engine,
    query: { words },
    options,
    ranks,
    terms,
    alternatives,
  } = matcher;
  const isExact = (whole: boolean): boolean =>
    words.length > 1 || options.exactOnSingleWord === 'word' || (options.exactOnSingleWord === 'attribute' && whole);
  const eachPlace = (word: number, visit: Visit): void => {
    for (const match of terms[word]!) {
      engine.text.each(match.term, (slot, attribute, position, whole) => {
        const rank = ranks[attribute];
        if (!counts(rank, match) || !wanted.has(slot)) return;
        visit(
          slot,
          attribute * 4096 + position,
          rank.rank * 1024 + (rank.ordered ? position : 0),
          match.typos,
          match.exact && rank.exact && isExact(whole),
        );
      });
    }
    for (const { from, to, terms: phrase, typos, exact } of alternatives) {
      if (word < from || word >= to) continue;
      engine.text.eachPhrase(phrase, (slot, attribute, position) => {
        const rank = ranks[attribute];
        if (rank && wanted.has(slot))
          visit(
            slot,
            attribute * 4096 + position,
            rank.rank * 1024 + (rank.ordered ? position : 0),
            typos,
            exact && rank.exact,
          );
      });
    }
  };
  return scoreWords(engine.size, wanted.slots(), words.length, eachPlace, options.minProximity);
}
