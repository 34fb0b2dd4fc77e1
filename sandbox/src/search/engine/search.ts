import type { Bitmap } from './bitmap.ts';
import type { Engine } from './engine.ts';
import { countFacets, isFacet, searchFacet, type FacetCounts, type FacetStats } from './facets.ts';
import { atomSlots, evaluate } from './filters/evaluate.ts';
import type { Filter } from './filters/filter.ts';
import { facetFilters, numericFilters, tagFilters } from './filters/lists.ts';
import { parseFilters } from './filters/parser.ts';
import { geoSearch, type GeoSearch } from './geo-search.ts';
import { fewerWords, queryWords } from './query-words.ts';
import { first, order } from './ranking.ts';
import { searchableUses, useOf } from './schema.ts';
import { matchText, type QueryWord, type TextMatches, type TextScore } from './text-match.ts';
import { integer, list, text } from '../protocol/params.ts';
import type { Doc, Json } from '../json.ts';

/** What a search reads of an index. */
export type Searchable = { engine: Engine; settings: Doc; synonyms: readonly Doc[] };

/** A result before its record is read. */
export type RankedHit = { id: string; slot: number; score: TextScore | null; metres: number | null; filters: number };
export type Ranked = {
  hits: RankedHit[];
  total: number;
  /** Words as they were searched, and the record terms they stand for, for highlighting. */
  words: readonly QueryWord[];
  terms: ReadonlyMap<string, string>;
  facets: FacetCounts;
  stats: FacetStats;
  geo: GeoSearch['around'];
};

/** How many of the first results to skip and to give. */
export type Window = { from: number; count: number };

/** Finds, counts and orders. Conditions that a secured key or a rule adds come in `extra`. */
export function search(index: Searchable, params: Doc, window: Window): Ranked {
  const { engine, settings } = index;
  const found = matches(index, params);
  let slots = found.slots.slots();
  const scores = found.text ? found.text.score(found.slots) : null;
  if (scores) slots = strictTypos(slots, scores, params);
  const { facets, stats } = countFacets(engine, settings, params, slots);
  const filters = filterScore(index, params);
  const around = found.geo.around;
  const metres = around && slots.length > 0 && window.count > 0 ? distances(engine, slots, around.from) : null;
  const compare = order(engine, params, { text: scores, geo: around && metres && ((slot) => around.step(metres[slot]!)), filters });
  const group = distinctColumn(index, params);
  const chosen = group ? distinct(Array.from(slots).sort(compare), group) : null;
  const top = chosen ? chosen.slice(window.from, window.from + window.count) : first(slots, window.count === 0 ? 0 : window.from + window.count, compare).slice(window.from);
  return {
    hits: top.map((slot) => ({ id: engine.ids[slot]!, slot, score: scores?.get(slot) ?? null, metres: metres ? metres[slot]! : null, filters: filters?.(slot) ?? 0 })),
    total: chosen ? chosen.length : slots.length,
    words: found.words,
    terms: found.text?.terms ?? new Map(),
    facets,
    stats,
    geo: around,
  };
}

/** Values of a facet among the records that the query finds. */
export function facetValues(index: Searchable, params: Doc, name: string): { value: string; highlighted: string; count: number }[] {
  return searchFacet(index.engine, index.settings, params, name, matches(index, params).slots.slots());
}

/** The ids of the records that filters alone choose (for `deleteByQuery` and `browse`), in the order they were written. */
export function matchingSlots(index: Searchable, params: Doc): Uint32Array {
  return matches(index, params).slots.slots();
}

/** All conditions of a query as one filter. */
export function filterOf(params: Doc): Filter {
  const { facetFilters: facet, numericFilters: numeric, tagFilters: tags } = params;
  return [
    ...parseFilters(text(params, 'filters')),
    ...(facet === undefined ? [] : facetFilters('facetFilters', facet)),
    ...(numeric === undefined ? [] : numericFilters(numeric)),
    ...(tags === undefined ? [] : tagFilters(tags)),
  ];
}

type Matches = { slots: Bitmap; text: TextMatches | null; words: readonly QueryWord[]; geo: GeoSearch };

function matches(index: Searchable, params: Doc): Matches {
  const { engine, settings } = index;
  const filtered = evaluate(engine, filterOf(params), isFacet(settings), engine.alive());
  const geo = geoSearch(engine, params, filtered);
  if (geo.slots) filtered.and(geo.slots);
  const words = queryWords(text(params, 'query'), params, index.synonyms);
  if (words.length === 0) return { slots: filtered, text: null, words, geo };
  const restricted = list(params, 'restrictSearchableAttributes');
  const uses = restrict(searchableUses(settings), engine, restricted);
  for (const attempt of [words, ...fewerWords(words, text(params, 'removeWordsIfNoResults', 'none'))]) {
    const found = matchText(engine, attempt, uses);
    const slots = found.slots.and(filtered);
    if (slots.count() > 0) return { slots, text: { ...found, slots }, words: attempt, geo };
  }
  return { slots: filtered.andNot(filtered), text: null, words, geo };
}

type Uses = ReturnType<typeof searchableUses>;
function restrict(uses: Uses, engine: Engine, restricted: readonly string[] | undefined): Uses {
  if (!restricted || restricted.length === 0) return uses;
  const names = uses ? [...uses.keys()] : engine.textAttributes;
  const kept = new Map<string, true>(restricted.map((name) => [name, true]));
  return new Map(names.flatMap((name, rank) => (useOf(kept, name) ? [[name, uses?.get(name) ?? { rank, ordered: true }]] : [])));
}

/** `typoTolerance: "min"` keeps the records with the fewest slips, `"strict"` the two fewest. */
function strictTypos(slots: Uint32Array, scores: ReadonlyMap<number, TextScore>, params: Doc): Uint32Array {
  const tolerance = params['typoTolerance'];
  if (tolerance !== 'min' && tolerance !== 'strict') return slots;
  const levels = [...new Set(Array.from(slots, (slot) => scores.get(slot)!.typos))].sort((a, b) => a - b);
  const limit = levels[tolerance === 'min' ? 0 : 1] ?? levels[0];
  return limit === undefined ? slots : slots.filter((slot) => scores.get(slot)!.typos <= limit);
}

/** Distances by slot, of the found records only. */
function distances(engine: Engine, slots: Uint32Array, from: { lat: number; lng: number }): Float64Array {
  const metres = new Float64Array(engine.size);
  for (const slot of slots) metres[slot] = engine.geo.distance(slot, from);
  return metres;
}

/** The criterion `filters`: scores of `filters` and `optionalFilters`, the best of an OR unless `sumOrFiltersScores`. */
function filterScore({ engine, settings }: Searchable, params: Doc): ((slot: number) => number) | null {
  const optional = params['optionalFilters'] === undefined ? [] : facetFilters('optionalFilters', params['optionalFilters']);
  const scored = filterOf(params).filter((clause) => clause.some((atom) => 'score' in atom && atom.score !== 1));
  if (optional.length + scored.length === 0) return null;
  const allowed = isFacet(settings);
  const clauses = [...optional, ...scored].map((clause) => clause.map((atom) => ({ slots: atomSlots(engine, atom, allowed), score: 'score' in atom ? atom.score : 1 })));
  const sum = params['sumOrFiltersScores'] === true;
  return (slot) => clauses.reduce((total, clause) => {
    const held = clause.filter(({ slots }) => slots.has(slot)).map(({ score }) => score);
    return total + (sum ? held.reduce((a, b) => a + b, 0) : Math.max(0, ...held));
  }, 0);
}

/** The attribute that `distinct` groups by, when the query or the settings turn it on. */
function distinctColumn({ engine, settings }: Searchable, params: Doc): { key: (slot: number) => string | undefined; most: number } | null {
  const attribute = settings['attributeForDistinct'];
  const most = Number(params['distinct'] === 'true' ? 1 : (params['distinct'] as Json ?? 0));
  if (typeof attribute !== 'string' || !(most >= 1)) return null;
  return { key: (slot) => engine.facets.get(attribute)?.of(slot)[0], most };
}

/** The best `most` records of each group; records without the attribute stand alone. */
function distinct(sorted: number[], { key, most }: { key: (slot: number) => string | undefined; most: number }): number[] {
  const taken = new Map<string, number>();
  return sorted.filter((slot) => {
    const group = key(slot);
    if (group === undefined) return true;
    const count = (taken.get(group) ?? 0) + 1;
    taken.set(group, count);
    return count <= most;
  });
}

/** Page and window of a query: `page` and `hitsPerPage`, or `offset` and `length`; never past `paginationLimitedTo`. */
export function windowOf(settings: Doc, params: Doc): Window & { page: number; hitsPerPage: number; limit: number } {
  const limit = integer(settings, 'paginationLimitedTo', 1000);
  if (params['offset'] !== undefined || params['length'] !== undefined) {
    const [from, length] = [integer(params, 'offset', 0), Math.min(1000, integer(params, 'length', 20))];
    return { from, count: Math.max(0, Math.min(length, limit - from)), page: length > 0 ? Math.floor(from / length) : 0, hitsPerPage: length, limit };
  }
  const hitsPerPage = Math.min(1000, integer(params, 'hitsPerPage', 20));
  const page = integer(params, 'page', 0);
  const from = page * hitsPerPage;
  return { from, count: Math.max(0, Math.min(hitsPerPage, limit - from)), page, hitsPerPage, limit };
}
