import type { Bitmap } from './bitmap.ts';
import type { Engine } from './engine.ts';
import { searchFacet, type FacetHit } from './facet-search.ts';
import { countFacets, filterable, type FacetCounts, type FacetStats } from './facets.ts';
import { atomSlots, evaluate } from './filters/evaluate.ts';
import { getFilter } from './filters/filter-of.ts';
import { facetFilters } from './filters/lists.ts';
import { geoSearch, type GeoSearch } from './geo-search.ts';
import type { Dictionaries } from './language/language.ts';
import { fewerWords, queryWords, type QueryWord, type TextQuery } from './query-words.ts';
import { first, order } from './ranking.ts';
import { hasPins, noPins, pin, placed, type Pins } from './rules/pins.ts';
import { searchableUses, getUse } from './schema.ts';
import { matchText, type TextMatches, type TextOptions } from './text-match.ts';
import type { TextScore, TextScores } from './text-score.ts';
import { flag, integer, list, text } from '../protocol/params.ts';
import type { Doc, Json } from '../json.ts';

/** What a search reads of an index. */
export type Searchable = { engine: Engine; settings: Doc; synonyms: readonly Doc[]; dictionaries: Dictionaries };

/** A result before its record is read. */
export type RankedHit = {
  id: string;
  slot: number;
  score: TextScore | null;
  metres: number | null;
  filters: number;
  promoted: boolean;
};
export type Ranked = {
  hits: RankedHit[];
  total: number;
  /** Words as they were searched, and the record terms they stand for, for highlighting. */
  words: readonly QueryWord[];
  terms: ReadonlyMap<string, string>;
  facets: FacetCounts;
  stats: FacetStats;
  geo: GeoSearch['around'];
  /** Words of the query that `removeWordsIfNoResults` gave up, as they were typed. */
  dropped: readonly string[];
};

/** How many of the first results to skip and to give. */
export type Window = { from: number; count: number };

/** Finds, counts and orders; records that rules pin stand at their places, those that they hide are not there. */
export function search(index: Searchable, params: Doc, window: Window, pins: Pins = noPins()): Ranked {
  const { engine, settings } = index;
  const found = matches(index, params);
  const scores = found.text ? found.text.score(found.slots) : null;
  if (scores) dropTypos(found.slots, scores, params);
  if (hasPins(pins)) found.slots = found.slots.resized(found.slots.size);
  const places = pin(engine, pins, found.slots, found.filtered);
  const filters = filterScore(index, params);
  const around = found.geo.around;
  let slots = found.slots.slots();
  const metres = around && window.count > 0 ? distances(engine, slots, around.from) : null;
  const compare = order(engine, params, {
    text: scores,
    geo: around && metres && ((slot) => around.step(metres[slot]!)),
    filters,
  });
  const pinned = new Set(places.values());
  if (keepByMatchedWords(found, scores, compare, pinned)) slots = found.slots.slots();
  const others = pinned.size === 0 ? slots : slots.filter((slot) => !pinned.has(slot));
  const group = distinctColumn(index, params);
  const chosen = group ? distinct(Array.from(others).sort(compare), group) : null;
  const end = window.count === 0 ? 0 : window.from + window.count;
  const top = placed(chosen ?? first(others, end, compare), places, end).slice(window.from);
  const shown = chosen ? Uint32Array.from([...chosen, ...pinned]) : slots;
  return {
    hits: top.map((slot) => ({
      id: engine.ids[slot]!,
      slot,
      score: scores?.of(slot) ?? null,
      metres: metres ? metres[slot]! : null,
      filters: filters?.(slot) ?? 0,
      promoted: pinned.has(slot),
    })),
    total: chosen ? chosen.length + pinned.size : slots.length,
    words: found.words,
    terms: found.text?.terms ?? new Map(),
    ...countFacets(engine, settings, params, flag(params, 'facetingAfterDistinct') ? shown : slots, shown),
    geo: around,
    dropped: found.dropped,
  };
}

/** Values of a facet among the records that the query finds. */
export function facetValues(index: Searchable, params: Doc, name: string, pins: Pins = noPins()): FacetHit[] {
  const found = matches(index, params);
  if (hasPins(pins)) found.slots = found.slots.resized(found.slots.size);
  pin(index.engine, { ...pins, promoted: [] }, found.slots, found.filtered);
  return searchFacet(index.engine, index.settings, params, name, found.slots.slots());
}

/**
 * The ids of the records that filters alone choose (for `deleteByQuery` and `browse`), in the order they were written.
 */
export function matchingSlots(index: Searchable, params: Doc): Uint32Array {
  return matches(index, params).slots.slots();
}

/**
 * `filtered` is what filters and places alone choose; `slots` what the words leave of that. Without words they are one
 * set: a copy is changed, none is made for most queries.
 */
type Matches = {
  slots: Bitmap;
  filtered: Bitmap;
  text: TextMatches | null;
  words: readonly QueryWord[];
  geo: GeoSearch;
  dropped: readonly string[];
};

function matches(index: Searchable, params: Doc): Matches {
  const { engine, settings } = index;
  const [filter, allowed] = [getFilter(params), filterable(settings)];
  const geo = geoSearch(engine, params, () => evaluate(engine, filter, allowed, engine.alive()));
  const near = geo.slots ? engine.aliveWithin(geo.slots) : engine.alive();
  const filtered = evaluate(engine, filter, allowed, near);
  const query = queryWords(params, index);
  const { words } = query;
  if (words.length === 0 && query.excluded.length === 0)
    return { slots: filtered, filtered, text: null, words, geo, dropped: [] };
  const options = textOptions(index, params);
  for (const attempt of [query, ...fewerWords(query, text(params, 'removeWordsIfNoResults', 'none'))]) {
    const found = matchText(engine, attempt, options);
    const slots = found.slots.and(filtered);
    if (slots.count() > 0)
      return {
        slots,
        filtered,
        text: attempt.words.length > 0 ? found : null,
        words: attempt.words,
        geo,
        dropped: droppedWords(query, attempt),
      };
  }
  return { slots: filtered.resized(filtered.size).andNot(filtered), filtered, text: null, words, geo, dropped: [] };
}

function droppedWords({ words }: TextQuery, attempt: TextQuery): string[] {
  const kept = new Set(attempt.words.map(({ word }) => word));
  return words.map(({ word }) => word).filter((word) => !kept.has(word));
}

function textOptions({ engine, settings }: Searchable, params: Doc): TextOptions {
  const exact = text(params, 'exactOnSingleWordQuery', 'attribute');
  return {
    uses: restrict(searchableUses(settings), engine, list(params, 'restrictSearchableAttributes')),
    withoutTypos: list(params, 'disableTypoToleranceOnAttributes') ?? [],
    withoutPrefixes: list(settings, 'disablePrefixOnAttributes') ?? [],
    withoutExact: list(params, 'disableExactOnAttributes') ?? [],
    exactOnSingleWord: exact === 'word' || exact === 'none' ? exact : 'attribute',
    minProximity: integer(params, 'minProximity', 1),
  };
}

type Uses = TextOptions['uses'];
function restrict(uses: Uses, engine: Engine, restricted: readonly string[] | undefined): Uses {
  const wanted = (restricted ?? []).filter((name) => name !== '');
  if (wanted.length === 0) return uses;
  const names = uses ? [...uses.keys()] : engine.textAttributes;
  const kept = new Map<string, true>(wanted.map((name) => [name, true]));
  return new Map(
    names.flatMap((name, rank) => (getUse(kept, name) ? [[name, uses?.get(name) ?? { rank, ordered: true }]] : [])),
  );
}

/** `typoTolerance: "min"` keeps the records with the fewest slips, `"strict"` the two fewest. */
function dropTypos(slots: Bitmap, scores: TextScores, params: Doc): void {
  const tolerance = params['typoTolerance'];
  if (tolerance !== 'min' && tolerance !== 'strict') return;
  const getTypos = (slot: number): number => scores.typos[slot]!;
  const found = slots.slots();
  const levels = [...new Set(Array.from(found, getTypos))].sort((a, b) => a - b);
  const limit = levels[tolerance === 'min' ? 0 : 1] ?? levels[0] ?? 0;
  for (const slot of found) if (getTypos(slot) > limit) slots.remove(slot);
}

/** Of a query of this many words, all of them optional, later results must hold more of them. */
const MANY_OPTIONAL_WORDS = 4;
const RESULTS_A_STEP = 1000;

/**
 * Where four words or more are all optional, the first thousand results need one of them, and each further thousand one
 * more (from ten words on, a fifth of their number more), as the hosted service documents. Answers whether it took any
 * away.
 */
function keepByMatchedWords(
  { slots, words }: Matches,
  scores: TextScores | null,
  compare: (a: number, b: number) => number,
  pinned: ReadonlySet<number>,
): boolean {
  if (!scores || words.length < MANY_OPTIONAL_WORDS || !words.every(({ optional }) => optional)) return false;
  const found = slots.slots();
  if (found.length <= RESULTS_A_STEP) return false;
  const more = words.length < 10 ? 1 : Math.floor(words.length / 5);
  let kept = 0;
  for (const slot of found.sort(compare)) {
    const needed = 1 + more * Math.floor(kept / RESULTS_A_STEP);
    if (pinned.has(slot) || scores.words[slot]! >= needed) kept++;
    else slots.remove(slot);
  }
  return true;
}

/** Distances by slot, of the found records only: what other slots have is left from other queries. */
function distances(engine: Engine, slots: Uint32Array, from: { lat: number; lng: number }): Float64Array {
  const metres = engine.scratch();
  for (const slot of slots) metres[slot] = engine.geo.distance(slot, from);
  return metres;
}

/**
 * The criterion `filters`: scores of `filters` and `optionalFilters`, the best of an OR unless `sumOrFiltersScores`.
 */
function filterScore({ engine, settings }: Searchable, params: Doc): ((slot: number) => number) | null {
  const optional =
    params['optionalFilters'] === undefined ? [] : facetFilters('optionalFilters', params['optionalFilters']);
  const scored = getFilter(params).filter((clause) => clause.some((atom) => 'score' in atom && atom.score !== 1));
  if (optional.length + scored.length === 0) return null;
  const allowed = filterable(settings);
  const clauses = [...optional, ...scored].map((clause) =>
    clause.map((atom) => ({ slots: atomSlots(engine, atom, allowed), score: 'score' in atom ? atom.score : 1 })),
  );
  const sum = params['sumOrFiltersScores'] === true;
  return (slot) =>
    clauses.reduce((total, clause) => {
      const held = clause.filter(({ slots }) => slots.has(slot)).map(({ score }) => score);
      return total + (sum ? held.reduce((a, b) => a + b, 0) : Math.max(0, ...held));
    }, 0);
}

/** The attribute that `distinct` groups by, when the query or the settings turn it on. */
function distinctColumn(
  { engine, settings }: Searchable,
  params: Doc,
): { key: (slot: number) => string | undefined; most: number } | null {
  const attribute = settings['attributeForDistinct'];
  const most = Number(params['distinct'] === 'true' ? 1 : ((params['distinct'] as Json) ?? 0));
  if (typeof attribute !== 'string' || !(most >= 1)) return null;
  return { key: (slot) => engine.facets.get(attribute)?.of(slot)[0], most };
}

/** The best `most` records of each group; records without the attribute stand alone. */
function distinct(
  sorted: number[],
  { key, most }: { key: (slot: number) => string | undefined; most: number },
): number[] {
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
export function getWindow(settings: Doc, params: Doc): Window & { page: number; hitsPerPage: number; limit: number } {
  const limit = integer(settings, 'paginationLimitedTo', 1000);
  if (params['offset'] !== undefined || params['length'] !== undefined) {
    const [from, length] = [integer(params, 'offset', 0), Math.min(1000, integer(params, 'length', 20))];
    return {
      from,
      count: Math.max(0, Math.min(length, limit - from)),
      page: length > 0 ? Math.floor(from / length) : 0,
      hitsPerPage: length,
      limit,
    };
  }
  const hitsPerPage = Math.min(1000, integer(params, 'hitsPerPage', 20));
  const page = integer(params, 'page', 0);
  const from = page * hitsPerPage;
  return { from, count: Math.max(0, Math.min(hitsPerPage, limit - from)), page, hitsPerPage, limit };
}
