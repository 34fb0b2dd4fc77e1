import { randomUUID } from 'node:crypto';
import { explanation } from './explain.ts';
import { highlight, snippet, type Marks } from './highlight.ts';
import { pick, getWanted, wantsAny, type Wanted } from './pick.ts';
import type { Pins } from './rules/pins.ts';
import { search, getWindow, type Ranked, type RankedHit, type Searchable } from './search.ts';
import { searchableUses } from './schema.ts';
import { placedWords } from './words.ts';
import { getEcho, flag, list, text } from '../protocol/params.ts';
import { isObject, type Doc, type Json } from '../json.ts';

/** An index as queries see it: columns to search, and records to read back (only the attributes `want` says). */
export type Readable = Searchable & {
  name: string;
  read: (id: string, want: (attribute: string) => boolean) => Doc | undefined;
};

/** Runs a query and words the answer as the protocol does. `params` have the settings' defaults already under them. */
export function answer(index: Readable, params: Doc, given: Doc, pins?: Pins): Doc {
  const started = performance.now();
  const window = getWindow(index.settings, params);
  const ranked = search(index, params, window, pins);
  const reader = new HitReader(index, params, ranked);
  const explained = explanation(params, given, ranked);
  const counted = list(params, 'facets') !== undefined;
  const exhaustive = {
    nbHits: true,
    typo: true,
    rulesMatch: true,
    ...(counted && { facetsCount: true, facetValues: true }),
  };
  const whole: Doc = {
    hits: ranked.hits.map((hit) => reader.hit(hit)),
    nbHits: ranked.total,
    ...(params['offset'] !== undefined || params['length'] !== undefined
      ? { offset: window.from, length: window.hitsPerPage }
      : {
          page: window.page,
          nbPages: window.hitsPerPage > 0 ? Math.ceil(Math.min(ranked.total, window.limit) / window.hitsPerPage) : 0,
          hitsPerPage: window.hitsPerPage,
        }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(counted && { exhaustiveFacetsCount: true }),
    exhaustive,
    query: text(params, 'query'),
    params: getEcho(given),
    index: index.name,
    renderingContent: params['renderingContent'] ?? {},
    ...(ranked.dropped.length > 0 && { queryAfterRemoval: afterRemoval(text(params, 'query'), ranked.dropped) }),
    ...(counted && {
      facets: ranked.facets,
      ...(Object.keys(ranked.stats).length > 0 && { facets_stats: ranked.stats }),
    }),
    ...(flag(params, 'clickAnalytics') && { queryID: randomUUID().replaceAll('-', '') }),
    ...(ranked.geo &&
      flag(params, 'getRankingInfo') && { aroundLatLng: `${ranked.geo.from.lat},${ranked.geo.from.lng}` }),
    ...(ranked.geo?.automaticRadius !== undefined && { automaticRadius: String(ranked.geo.automaticRadius) }),
    ...(flag(params, 'getRankingInfo') && {
      serverUsed: 'local',
      indexUsed: index.name,
      parsedQuery: ranked.words.map(({ word }) => word).join(' '),
      timeoutCounts: false,
      timeoutHits: false,
    }),
    ...(explained && { explain: explained }),
    ...times(performance.now() - started),
  };
  return responseFields(whole, list(params, 'responseFields'));
}

function times(ms: number): Doc {
  const whole = Math.max(1, Math.round(ms));
  return { processingTimeMS: whole, serverTimeMS: whole, processingTimingsMS: { total: whole } };
}

/** The query with the words that were given up marked, as the page may show them struck out. */
function afterRemoval(query: string, dropped: readonly string[]): string {
  let result = '';
  let done = 0;
  for (const { word, start, end } of placedWords(query)) {
    result +=
      query.slice(done, start) +
      (dropped.includes(word) ? `<em>${query.slice(start, end)}</em>` : query.slice(start, end));
    done = end;
  }
  return result + query.slice(done);
}

const DAY = /^\d{8}$/;
const ALL = getWanted(['*'], []);

/** Both objects, inner objects together; the later one wins where both say something. */
function merged(into: Doc, from: Doc): Doc {
  const result = { ...into };
  for (const [key, value] of Object.entries(from)) {
    const held = result[key];
    result[key] =
      isObject(held) && isObject(value) && typeof value['matchLevel'] !== 'string' ? merged(held, value) : value;
  }
  return result;
}

/** Reads hits: the wanted attributes, highlights, snippets and ranking information. */
class HitReader {
  private readonly index: Readable;
  private readonly params: Doc;
  private readonly ranked: Ranked;
  private readonly wanted: Wanted;
  private readonly fromColumns: ReadonlyMap<string, readonly string[]>;
  private readonly highlighted: Wanted;
  private readonly snippets: Map<string, number>;
  private readonly snippetted: Wanted;
  private readonly marks: Marks;

  constructor(index: Readable, params: Doc, ranked: Ranked) {
    this.index = index;
    this.params = params;
    this.ranked = ranked;
    const hidden = list(index.settings, 'unretrievableAttributes') ?? [];
    const retrieve = list(params, 'attributesToRetrieve');
    this.wanted = getWanted(retrieve, retrieve?.length === 0 ? [] : hidden);
    const searchable = searchableUses(index.settings);
    this.highlighted = getWanted(
      list(params, 'attributesToHighlight') ?? (searchable ? [...searchable.keys()] : undefined),
      hidden,
    );
    this.snippets = new Map(
      (list(params, 'attributesToSnippet') ?? []).map((item) => [
        item.split(':')[0]!,
        Number(item.split(':')[1] ?? 10),
      ]),
    );
    this.snippetted = getWanted([...this.snippets.keys()], []);
    this.fromColumns = this.dayColumns();
    this.marks = {
      terms: ranked.terms,
      words: ranked.words.map(({ word }) => word),
      pre: text(params, 'highlightPreTag', '<em>'),
      post: text(params, 'highlightPostTag', '</em>'),
      onlyMatches: flag(params, 'restrictHighlightAndSnippetArrays'),
    };
  }

  /**
   * Day maps of which only single days are wanted: these are in the columns, so that the records' own maps need not be
   * read.
   */
  private dayColumns(): Map<string, readonly string[]> {
    const { wanted, index } = this;
    const found = new Map<string, readonly string[]>();
    if (wanted.all) return found;
    for (const [attribute, column] of index.engine.days) {
      const names = wanted.names.filter((name) => name === attribute || name.startsWith(`${attribute}.`));
      const days = names.map((name) => name.slice(attribute.length + 1));
      const isHidden = wanted.without.some((name) => name === attribute || name.startsWith(`${attribute}.`));
      if (column.isWhole && !isHidden && names.length > 0 && days.every((day) => DAY.test(day)))
        found.set(attribute, days);
    }
    return found;
  }

  /** The wanted days of a record's day maps. */
  private getDays(slot: number): Doc {
    const read: Doc = {};
    for (const [attribute, days] of this.fromColumns) {
      const column = this.index.engine.days.get(attribute);
      if (!column?.has(slot)) continue;
      const held: Doc = {};
      for (const day of days) {
        const value = column.at(slot, day);
        if (value !== undefined) held[day] = value;
      }
      read[attribute] = held;
    }
    return read;
  }

  hit(hit: RankedHit): Doc {
    const { index, params, wanted, highlighted, snippets } = this;
    const marking = highlighted.all
      ? (attribute: string) => !index.engine.days.has(attribute)
      : (attribute: string) => wantsAny(highlighted, attribute);
    const doc =
      index.read(
        hit.id,
        (attribute) =>
          (wantsAny(wanted, attribute) && !this.fromColumns.has(attribute)) ||
          marking(attribute) ||
          (snippets.size > 0 && wantsAny(this.snippetted, attribute)),
      ) ?? {};
    const result = { ...pick(doc, wanted), ...this.getDays(hit.slot) };
    result['objectID'] = hit.id;
    const marked = this.marked(
      doc,
      (name, value) => (marking(name) ? highlight(value, this.marks) : undefined),
      highlighted,
    );
    const cut = this.snippets.size === 0 ? {} : this.cut(doc);
    if (Object.keys(cut).length > 0) result['_snippetResult'] = cut;
    if (Object.keys(marked).length > 0) result['_highlightResult'] = marked;
    if (flag(params, 'getRankingInfo')) result['_rankingInfo'] = this.rankingInfo(hit);
    return result;
  }

  private marked(doc: Doc, change: (name: string, value: Json) => Json | undefined, wanted: Wanted): Doc {
    const changed: Doc = {};
    for (const [name, value] of Object.entries(pick(doc, wanted))) {
      if (name === 'objectID' || name.startsWith('_')) continue;
      const result = change(name, value);
      if (result !== undefined) changed[name] = result;
    }
    return changed;
  }

  /** `_snippetResult`: each attribute that is named, or all of them with one length. */
  private cut(doc: Doc): Doc {
    const { snippets, params } = this;
    const ellipsis = text(params, 'snippetEllipsisText', '…');
    const every = snippets.get('*');
    const whole =
      every === undefined ? {} : this.marked(doc, (_, value) => snippet(value, this.marks, every, ellipsis), ALL);
    const named = [...snippets]
      .filter(([name]) => name !== '*')
      .map(([name, length]) =>
        this.marked(doc, (_, value) => snippet(value, this.marks, length, ellipsis), getWanted([name], [])),
      );
    return named.reduce(merged, whole);
  }

  private rankingInfo({ slot, score, metres, filters, promoted }: RankedHit): Doc {
    const place =
      this.ranked.geo && metres !== null ? this.index.engine.geo.nearest(slot, this.ranked.geo.from) : undefined;
    return {
      nbTypos: score?.typos ?? 0,
      firstMatchedWord: score ? score.attribute % 1024 : 0,
      proximityDistance: score?.proximity ?? 0,
      userScore: 0,
      geoDistance: metres !== null && Number.isFinite(metres) ? Math.round(metres) : 0,
      geoPrecision: this.ranked.geo?.precision ?? 1,
      nbExactWords: score?.exact ?? 0,
      words: score?.words ?? 0,
      filters,
      promoted,
      ...(place && { matchedGeoLocation: { lat: place.lat, lng: place.lng, distance: Math.round(metres ?? 0) } }),
    };
  }
}

function responseFields(answer: Doc, fields: readonly string[] | undefined): Doc {
  if (!fields || fields.includes('*')) return answer;
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => fields.includes(name) || name === 'processingTimeMS'),
  );
}
