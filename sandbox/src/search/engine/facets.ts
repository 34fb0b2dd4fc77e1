import type { Engine } from './engine.ts';
import type { Filterable } from './filters/evaluate.ts';
import { facetUses, numericUses, useOf } from './schema.ts';
import { integer, list, text } from '../protocol/params.ts';
import { badRequest } from '../protocol/errors.ts';
import { placedWords, wordsOf } from './words.ts';
import { fold } from './facet-column.ts';
import type { Doc } from '../json.ts';

export type FacetCounts = Record<string, Record<string, number>>;
export type FacetStats = Record<string, { min: number; max: number; avg: number; sum: number }>;

/** May an index filter by the attribute, by its values (only when `attributesForFaceting` declares it; tags always) and as a number? */
export function filterable(settings: Doc): Filterable {
  const uses = facetUses(settings);
  const numeric = numericUses(settings);
  return {
    facet: (attribute) => attribute === '_tags' || useOf(uses, attribute) !== undefined,
    number: (attribute, operator) => {
      const use = numeric ? useOf(numeric, attribute) : { equalOnly: false };
      return use !== undefined && (!use.equalOnly || operator === '=' || operator === '!=');
    },
  };
}

/** The facets that a query asks for and the index declares (`*` is all); `filterOnly(…)` ones are never counted. */
function asked(engine: Engine, settings: Doc, params: Doc): string[] {
  const uses = facetUses(settings);
  const wanted = list(params, 'facets') ?? [];
  const counted = (name: string): boolean => useOf(uses, name)?.filterOnly === false && engine.facets.has(name);
  return (wanted.includes('*') ? [...engine.facets.keys()] : [...new Set(wanted)]).filter(counted);
}

/** Counts of facet values among the slots, and statistics of those that are numbers; of facets declared `afterDistinct(…)` among the distinct ones. */
export function countFacets(
  engine: Engine,
  settings: Doc,
  params: Doc,
  found: Uint32Array,
  distinct: Uint32Array,
): { facets: FacetCounts; stats: FacetStats } {
  const facets: FacetCounts = {};
  const stats: FacetStats = {};
  const most = integer(params, 'maxValuesPerFacet', 100);
  const byName = text(params, 'sortFacetValuesBy', 'count') === 'alpha';
  const uses = facetUses(settings);
  for (const name of asked(engine, settings, params)) {
    const slots = useOf(uses, name)?.afterDistinct ? distinct : found;
    const values = countValues(engine, name, slots, byName).slice(0, most);
    if (values.length > 0) facets[name] = Object.fromEntries(values.map(({ value, count }) => [value, count]));
    const numbers = engine.numbers.get(name)?.stats(slots);
    if (numbers) stats[name] = numbers;
  }
  return { facets, stats };
}

function countValues(
  engine: Engine,
  name: string,
  slots: Uint32Array,
  byName: boolean,
): { value: string; count: number }[] {
  const column = engine.facets.get(name);
  if (!column) return [];
  const found: { value: string; count: number }[] = [];
  column.count(slots).forEach((count, code) => count > 0 && found.push({ value: column.values[code]!, count }));
  const byValue = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return found.sort(
    (a, b) => (byName ? byValue(fold(a.value), fold(b.value)) : b.count - a.count) || byValue(a.value, b.value),
  );
}

/** The values of a facet of which a word begins with each word typed. 400 unless declared `searchable(…)`. */
export function searchFacet(
  engine: Engine,
  settings: Doc,
  params: Doc,
  name: string,
  slots: Uint32Array,
): { value: string; highlighted: string; count: number }[] {
  const use = useOf(facetUses(settings), name);
  if (!use?.searchable)
    throw badRequest(
      `Cannot search in \`${name}\` attribute, you need to add \`searchable(${name})\` to attributesForFaceting.`,
    );
  const typed = wordsOf(text(params, 'facetQuery'));
  const [pre, post] = [text(params, 'highlightPreTag', '<em>'), text(params, 'highlightPostTag', '</em>')];
  const most = Math.min(100, integer(params, 'maxFacetHits', 10));
  const matches = countValues(engine, name, slots, text(params, 'sortFacetValuesBy', 'count') === 'alpha').filter(
    ({ value }) => {
      const held = wordsOf(value);
      return typed.every((word) => held.some((other) => other.startsWith(word)));
    },
  );
  return matches
    .slice(0, most)
    .map(({ value, count }) => ({ value, highlighted: marked(value, typed, pre, post), count }));
}

/** The value with the beginnings of words that were typed between the tags. */
function marked(value: string, typed: readonly string[], pre: string, post: string): string {
  let result = '';
  let done = 0;
  for (const { word, start } of placedWords(value)) {
    const longest = Math.max(0, ...typed.filter((begin) => word.startsWith(begin)).map((begin) => begin.length));
    if (longest === 0) continue;
    result += `${value.slice(done, start)}${pre}${value.slice(start, start + longest)}${post}`;
    done = start + longest;
  }
  return result + value.slice(done);
}
