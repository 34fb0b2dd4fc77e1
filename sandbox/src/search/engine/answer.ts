import { randomUUID } from 'node:crypto';
import { highlight, snippet, type Marks } from './highlight.ts';
import { pick, wantedOf, wantsAny, type Wanted } from './pick.ts';
import { search, windowOf, type Ranked, type RankedHit, type Searchable } from './search.ts';
import { searchableUses } from './schema.ts';
import { flag, list, text } from '../protocol/params.ts';
import type { Doc, Json } from '../json.ts';

/** An index as queries see it: columns to search, and records to read back (only the attributes `want` says). */
export type Readable = Searchable & { name: string; read: (id: string, want: (attribute: string) => boolean) => Doc | undefined };

/** Runs a query and words the answer as the protocol does. `params` have the settings' defaults already under them. */
export function answer(index: Readable, params: Doc, given: Doc): Doc {
  const started = performance.now();
  const window = windowOf(index.settings, params);
  const ranked = search(index, params, window);
  const reader = new HitReader(index, params, ranked);
  const exhaustive = { nbHits: true, typo: true, ...(ranked.facets && { facetsCount: true }) };
  const whole: Doc = {
    hits: ranked.hits.map((hit) => reader.hit(hit)),
    nbHits: ranked.total,
    ...(params['offset'] !== undefined || params['length'] !== undefined
      ? { offset: window.from, length: window.hitsPerPage }
      : { page: window.page, nbPages: window.hitsPerPage > 0 ? Math.ceil(Math.min(ranked.total, window.limit) / window.hitsPerPage) : 0, hitsPerPage: window.hitsPerPage }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustiveFacetsCount: true,
    exhaustive,
    query: text(params, 'query'),
    params: new URLSearchParams(Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])).toString(),
    index: index.name,
    renderingContent: {},
    ...(list(params, 'facets') && { facets: ranked.facets, ...(Object.keys(ranked.stats).length > 0 && { facets_stats: ranked.stats }) }),
    ...(flag(params, 'clickAnalytics') && { queryID: randomUUID().replaceAll('-', '') }),
    ...(ranked.geo && flag(params, 'getRankingInfo') && { aroundLatLng: `${ranked.geo.from.lat},${ranked.geo.from.lng}` }),
    ...(ranked.geo?.automaticRadius !== undefined && { automaticRadius: String(ranked.geo.automaticRadius) }),
    ...(flag(params, 'getRankingInfo') && { serverUsed: 'local', indexUsed: index.name, parsedQuery: ranked.words.map(({ word }) => word).join(' '), timeoutCounts: false, timeoutHits: false }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
  return responseFields(whole, list(params, 'responseFields'));
}

/** Reads hits: the wanted attributes, highlights, snippets and ranking information. */
class HitReader {
  private readonly index: Readable;
  private readonly params: Doc;
  private readonly ranked: Ranked;
  private readonly wanted: Wanted;
  private readonly highlighted: Wanted;
  private readonly snippets: Map<string, number>;
  private readonly marks: Marks;

  constructor(index: Readable, params: Doc, ranked: Ranked) {
    this.index = index;
    this.params = params;
    this.ranked = ranked;
    const hidden = list(index.settings, 'unretrievableAttributes') ?? [];
    const retrieve = list(params, 'attributesToRetrieve');
    this.wanted = retrieve?.length === 0 ? { all: false, names: [], without: [] } : wantedOf(retrieve, hidden);
    const searchable = searchableUses(index.settings);
    this.highlighted = wantedOf(list(params, 'attributesToHighlight') ?? (searchable ? [...searchable.keys()] : undefined), hidden);
    this.snippets = new Map((list(params, 'attributesToSnippet') ?? []).map((item) => [item.split(':')[0]!, Number(item.split(':')[1] ?? 10)]));
    this.marks = {
      terms: ranked.terms,
      words: ranked.words.map(({ word }) => word),
      pre: text(params, 'highlightPreTag', '<em>'),
      post: text(params, 'highlightPostTag', '</em>'),
    };
  }

  hit(hit: RankedHit): Doc {
    const { index, params, wanted, highlighted, snippets } = this;
    const marking = highlighted.all ? (attribute: string) => !index.engine.days.has(attribute) : (attribute: string) => wantsAny(highlighted, attribute);
    const doc = index.read(hit.id, (attribute) => wantsAny(wanted, attribute) || marking(attribute) || snippets.has(attribute) || snippets.has('*')) ?? {};
    const result = pick(doc, wanted);
    result['objectID'] = hit.id;
    const marked = this.marked(doc, (name, value) => (marking(name) ? highlight(value, this.marks) : undefined), highlighted);
    const cut = this.marked(doc, (name, value) => {
      const length = snippets.get(name) ?? snippets.get('*');
      return length === undefined ? undefined : snippet(value, this.marks, length, text(params, 'snippetEllipsisText', '…'));
    }, { all: true, names: [], without: [] });
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

  private rankingInfo({ score, metres, filters }: RankedHit): Doc {
    return {
      nbTypos: score?.typos ?? 0, firstMatchedWord: score ? score.attribute % 1024 : 0, proximityDistance: score?.proximity ?? 0,
      userScore: 0, geoDistance: metres !== null && Number.isFinite(metres) ? Math.round(metres) : 0, geoPrecision: this.ranked.geo?.precision ?? 1,
      nbExactWords: score?.exact ?? 0, words: score?.words ?? 0, filters,
    };
  }
}

function responseFields(answer: Doc, fields: readonly string[] | undefined): Doc {
  if (!fields || fields.includes('*')) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name) || name === 'processingTimeMS'));
}
