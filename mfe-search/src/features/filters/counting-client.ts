/**
 * The search client of the panel's InstantSearch. Its helper decides what must be counted (SRCH-18: the values of a
 * filter whose values are alternatives are counted without it), this client puts the questions in the words of
 * `domain/search-query`, asks each once, through the page's cache, and drops what a newer draft made old (SRCH-6)
 * (decision 0028).
 */
import type { InstantSearchProps } from 'react-instantsearch';
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '@roost/shared/contracts/index-record';
import { priceAttribute } from '@roost/shared/domain/index-filters';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { ListFilter } from '@roost/shared/domain/search-filters';
import { COUNT_FACETS } from '@roost/shared/domain/search-query';
import { getNights } from '@roost/shared/domain/stay';
import { queries } from '@roost/shared/query';
import type { QueryCache } from '@roost/shared/query';
import { countHomes } from '../../api/home-counts.ts';
import type { CountContext, CountHomes, CountRequest, HomeCount } from '../../api/home-counts.ts';
import { STAY_TOTAL } from '../../api/stay-prices.ts';
import { toLoadResult } from '../../api/load-result.ts';
import { PRICE_FILTER, readHelperSearch, TOTAL_FILTER } from './refinements.ts';
import type { HelperParameters, PetsFilter } from './refinements.ts';

type SearchClient = Extract<InstantSearchProps['searchClient'], { search: (requests: never[]) => unknown }>;
type HelperRequest = { indexName: string; params?: HelperParameters & { facets?: string | readonly string[] } };

/** Time without a change before homes are counted, so that a dragged slider counts once. */
const COUNT_DELAY_MS = 200;
/** How old counts may be. */
const MAX_AGE_MS = 60_000;

const ATTRIBUTES: Record<ListFilter | PetsFilter, string> = {
  propertyTypes: ATTRIBUTE.propertyType,
  amenities: ATTRIBUTE.amenities,
  locationAmenities: ATTRIBUTE.location,
  viewAmenities: ATTRIBUTE.view,
  accessibility: ATTRIBUTE.accessibility,
  activities: ATTRIBUTE.activities,
  pets: ATTRIBUTE.accessibility,
  noPets: ATTRIBUTE.accessibility,
};

/**
 * Makes the client. It rejects with `SearchIndexError`; the promise of a request that a newer one made old never ends,
 * which is how InstantSearch's helper knows to wait for the newer one. `close` does the same when nobody waits any
 * more.
 * @param options.readSearch returns the draft: what it says beside its filters is part of every question
 */
export function createCountingClient({
  readSearch,
  context,
  count = countHomes,
  cache = queries,
}: {
  readSearch: () => SearchState;
  context: CountContext;
  count?: CountHomes;
  cache?: QueryCache;
}): { client: SearchClient; close: () => void } {
  let newest: AbortController | null = null;
  const search = async (asked: readonly HelperRequest[]) => {
    // The panel has just opened: there is nothing to wait for.
    const delayMs = newest ? COUNT_DELAY_MS : 0;
    newest?.abort();
    const mine = new AbortController();
    newest = mine;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const draft = readSearch();
    const requests = asked.map((request, index) => toCountRequest(request, draft, index === 0));
    const answers = mine.signal.aborted ? null : await ask(requests, mine.signal);
    if (!answers || mine.signal.aborted) return new Promise<never>(() => undefined);
    return { results: asked.map((request, index) => toResult(request, answers[index], draft)) };
  };

  /** Questions for the same search are one, whose facets are those of all. */
  async function ask(
    requests: readonly CountRequest[],
    signal: AbortSignal,
  ): Promise<readonly (HomeCount | undefined)[]> {
    const merged = new Map<string, CountRequest>();
    for (const { state, facets } of requests) {
      const href = searchHref(state);
      merged.set(href, { state, facets: [...new Set([...(merged.get(href)?.facets ?? []), ...facets])] });
    }
    const all = [...merged.values()];
    const key = `mfe-search/home-counts/${context.today} ${all.map(({ state, facets }) => `${searchHref(state)} ${facets.join()}`).join(' ')}`;
    const result = await cache.load(
      {
        key,
        maxAgeMs: MAX_AGE_MS,
        load: (aborted) => toLoadResult(count(all, context, aborted)),
      },
      { signal },
    );
    if (signal.aborted) return [];
    if (!result.ok) throw result.failure;
    const hrefs = [...merged.keys()];
    return requests.map(({ state }) => result.value[hrefs.indexOf(searchHref(state))]);
  }

  // The helper reads of a result what `toResult` gives it; the library's type also has the parts of results with homes.
  return { client: { search: search as unknown as SearchClient['search'] }, close: () => newest?.abort() };
}

/** Returns the attribute of the index behind one of the panel's. */
function getAttribute(name: string, search: SearchState): string | undefined {
  if (name === TOTAL_FILTER) return search.dates ? STAY_TOTAL : undefined;
  return name === PRICE_FILTER ? priceAttribute(getNights(search.dates)) : ATTRIBUTES[name as keyof typeof ATTRIBUTES];
}

function getFacets({ params }: HelperRequest): readonly string[] {
  return typeof params?.facets === 'string' ? [params.facets] : (params?.facets ?? []);
}

function toCountRequest(request: HelperRequest, draft: SearchState, isMain: boolean): CountRequest {
  const state = { ...readHelperSearch(request.params ?? {}, draft), page: 1 };
  const facets = getFacets(request).flatMap((name) => getAttribute(name, draft) ?? []);
  return { state, facets: [...new Set([...(isMain ? COUNT_FACETS : []), ...facets])] };
}

function toResult(request: HelperRequest, answer: HomeCount | undefined, draft: SearchState) {
  const facets = getFacets(request).flatMap((name) => {
    const values = answer?.facets[getAttribute(name, draft) ?? ''];
    return values ? [[name, values] as const] : [];
  });
  return {
    index: request.indexName,
    hits: [],
    nbHits: answer?.total ?? 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    query: '',
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    facets: Object.fromEntries(facets),
  };
}
