import type { Engine } from './engine.ts';
import type { Filterable } from './filters/evaluate.ts';
import { facetUses, numericUses, getUse, remembered } from './schema.ts';
import { integer, list, text } from '../protocol/params.ts';
import { fold } from './facet-column.ts';
import type { Doc } from '../json.ts';

export type FacetCounts = Record<string, Record<string, number>>;
export type FacetStats = Record<string, { min: number; max: number; avg: number; sum: number }>;

/**
 * May an index filter by the attribute, by its values (only when `attributesForFaceting` declares it; tags always) and
 * as a number?
 */
export const filterable = remembered((settings: Doc): Filterable => {
  const uses = facetUses(settings);
  const numeric = numericUses(settings);
  return {
    facet: (attribute) => attribute === '_tags' || getUse(uses, attribute) !== undefined,
    number: (attribute, operator) => {
      const use = numeric ? getUse(numeric, attribute) : { equalOnly: false };
      return use !== undefined && (!use.equalOnly || operator === '=' || operator === '!=');
    },
  };
});

/** The facets that a query asks for and the index declares (`*` is all); `filterOnly(…)` ones are never counted. */
function asked(engine: Engine, settings: Doc, params: Doc): string[] {
  const uses = facetUses(settings);
  const wanted = list(params, 'facets') ?? [];
  const counted = (name: string): boolean => getUse(uses, name)?.filterOnly === false && engine.facets.has(name);
  return (wanted.includes('*') ? [...engine.facets.keys()] : [...new Set(wanted)]).filter(counted);
}

/**
 * Counts of facet values among the slots, and statistics of those that are numbers; of facets declared
 * `afterDistinct(…)` among the distinct ones.
 */
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
    const slots = getUse(uses, name)?.afterDistinct ? distinct : found;
    const values = countValues(engine, name, slots, byName).slice(0, most);
    if (values.length > 0) facets[name] = inOrder(values);
    const numbers = engine.numbers.get(name)?.stats(slots);
    if (numbers) stats[name] = numbers;
  }
  return { facets, stats };
}

/**
 * Counts by value, in the order given. No ordinary object: each order of keys would be a hidden class of its own, made
 * step by step, and the collector finds those only when it looks at all memory.
 */
function inOrder(values: readonly { value: string; count: number }[]): Record<string, number> {
  const counts = Object.create(null) as Record<string, number>;
  for (const { value, count } of values) counts[value] = count;
  return counts;
}

/** The values that the slots have, most frequent first or by name. */
export function countValues(
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
