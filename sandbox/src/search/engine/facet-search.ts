import type { Engine } from './engine.ts';
import { countValues } from './facets.ts';
import { typosFor } from './query-words.ts';
import { facetUses, getUse } from './schema.ts';
import { mostTypos, placedWords, slips, getWords } from './words.ts';
import { badRequest } from '../protocol/errors.ts';
import { integer, list, text } from '../protocol/params.ts';
import type { Doc } from '../json.ts';

export type FacetHit = { value: string; highlighted: string; count: number };
type TypedWord = { word: string; typos: number };

/**
 * The values of a facet that hold each typed word, its beginning, or one within the slips of typing that a search
 * allows. 400 unless declared `searchable(…)`.
 */
export function searchFacet(engine: Engine, settings: Doc, params: Doc, name: string, slots: Uint32Array): FacetHit[] {
  const use = getUse(facetUses(settings), name);
  if (!use?.searchable)
    throw badRequest(
      `Cannot search in \`${name}\` attribute, you need to add \`searchable(${name})\` to attributesForFaceting.`,
    );
  const typed = typedWords(params, name);
  const [pre, post] = [text(params, 'highlightPreTag', '<em>'), text(params, 'highlightPostTag', '</em>')];
  const most = Math.min(100, integer(params, 'maxFacetHits', 10));
  const byName = text(params, 'sortFacetValuesBy', 'count') === 'alpha';
  const matches = countValues(engine, name, slots, byName).flatMap(({ value, count }) => {
    const typos = valueTypos(value, typed);
    return typos === null ? [] : [{ value, count, typos }];
  });
  return fewestTypos(matches, params)
    .slice(0, most)
    .map(({ value, count }) => ({ value, highlighted: marked(value, typed, pre, post), count }));
}

function typedWords(params: Doc, name: string): TypedWord[] {
  const strict = new Set((list(params, 'disableTypoToleranceOnWords') ?? []).flatMap(getWords));
  const isExact = (list(params, 'disableTypoToleranceOnAttributes') ?? []).includes(name);
  return getWords(text(params, 'facetQuery')).map((word) => ({
    word,
    typos: isExact || strict.has(word) ? 0 : typosFor(word, params),
  }));
}

/** Slips of all typed words together; null when one of them is not in the value. */
function valueTypos(value: string, typed: readonly TypedWord[]): number | null {
  const held = getWords(value);
  let total = 0;
  for (const { word, typos } of typed) {
    const least = Math.min(...held.map((other) => wordTypos(word, other, typos)));
    if (least > mostTypos(typos)) return null;
    total += least;
  }
  return total;
}

function wordTypos(typed: string, word: string, limit: number): number {
  if (word.startsWith(typed)) return 0;
  return limit === 0 ? Infinity : slips(typed, word, limit, true);
}

/** `typoTolerance: "min"` keeps the values with the fewest slips, `"strict"` those with the two fewest. */
function fewestTypos<Match extends { typos: number }>(matches: Match[], params: Doc): Match[] {
  const tolerance = params['typoTolerance'];
  if (tolerance !== 'min' && tolerance !== 'strict') return matches;
  const levels = [...new Set(matches.map(({ typos }) => typos))].sort((a, b) => a - b);
  const limit = levels[tolerance === 'min' ? 0 : 1] ?? levels[0] ?? 0;
  return matches.filter(({ typos }) => typos <= limit);
}

/**
 * The value with what was typed between the tags: the beginning of a word, or all of one that was typed with a slip.
 */
function marked(value: string, typed: readonly TypedWord[], pre: string, post: string): string {
  let result = '';
  let done = 0;
  for (const { word, start, end } of placedWords(value)) {
    const begun = typed.filter((each) => word.startsWith(each.word)).map((each) => each.word.length);
    const isSlip = typed.some((each) => wordTypos(each.word, word, each.typos) <= mostTypos(each.typos));
    if (!isSlip) continue;
    const stop = begun.length > 0 ? start + Math.max(...begun) : end;
    result += `${value.slice(done, start)}${pre}${value.slice(start, stop)}${post}`;
    done = stop;
  }
  return result + value.slice(done);
}
