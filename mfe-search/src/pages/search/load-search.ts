/**
 * The search page's data: where the query lies, then one request to the index (SRCH-2, SRCH-3). A place that cannot be looked up
 * costs the circle, not the search; an index that does not answer costs the results, not the page (SRCH-19).
 */
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { geocode } from '@roost/shared/clients/places';
import { createSearchIndexClient, SearchIndexError } from '@roost/shared/clients/search-index';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import { copy } from '../../copy.ts';
import { appliedFilters, withoutFilters } from '../../features/filters/applied-filters.ts';
import { findListingById } from '../../api/listing-id-search.ts';
import { getCachedPlace, getCachedResults, cachePlace } from './results-cache.ts';
import { toResultCard } from '../../api/result-card.ts';
import type { ResultCard } from '../../api/result-card.ts';
import type { FoundPlace, SearchData, SearchOutcome } from '../../api/search-data.ts';
import { userToken } from '../../api/user-token.ts';
import { withoutPastDates } from '@roost/shared/domain/stay';
import { isGeocodable } from '@roost/shared/domain/search-place';

/** Filters whose removal is counted when nothing was found; more would be a heavy request for a list nobody reads. */
const MAX_RELAXATIONS = 8;

/** Loader of `/search`. `makeClient` is given by tests. */
export async function loadSearch(
  context: LoaderContext,
  makeClient = createSearchIndexClient,
): Promise<LoaderResult<SearchData>> {
  const url = new URL(context.request.url);
  const state = withoutPastDates(readSearch(url.searchParams), context.today);
  const href = searchHref(state);
  const known = context.server ? null : getCachedResults(state, context.today);
  if (known) return { type: 'data', data: known };

  const place = await findPlace(state, context);
  const data = (outcome: SearchOutcome): SearchData => ({
    href,
    state,
    place: formatHeading(state, place),
    today: context.today,
    latLng: place?.latLng ?? null,
    location: place?.location ?? null,
    index: context.config.search,
    maps: context.config.maps,
    outcome,
  });
  // A newer search ends this one. The server's request is not waited for by a router.
  const client = makeClient(context.config.search, context.server ? {} : { signal: context.request.signal });
  try {
    const token = userToken();
    const options = {
      indexName: context.config.search.index,
      today: context.today,
      ...(token ? { userToken: token } : {}),
    };
    const numbered = await findListingById(state, client, { indexName: options.indexName, today: options.today });
    if (numbered?.type === 'open') return { type: 'redirect', location: numbered.href, status: 302 };
    // A hidden home is answered by itself and by what is near it; every other search by its own words.
    const near = place?.latLng ?? null;
    const request = (of: SearchState) =>
      numbered
        ? buildSearchRequest({ ...options, state: { ...of, query: numbered.query }, place: numbered.near })
        : buildSearchRequest({ ...options, state: of, place: near });
    const answer = await client.search(request(state));
    if (answer.total > 0 && state.page > answer.pages) {
      return { type: 'redirect', location: searchHref({ ...state, page: Math.max(answer.pages, 1) }), status: 302 };
    }
    const cards = inShownOrder(
      answer.hits.map((hit) => toResultCard(hit, { state, today: context.today, queryID: answer.queryID })),
      state.sort,
    );
    const relaxed =
      answer.total === 0 ? await relax(state, client, request) : { relaxations: [], withoutFilters: null };
    return {
      type: 'data',
      data: {
        ...data({
          type: 'results',
          total: answer.total,
          pages: answer.pages,
          cards,
          facets: answer.facets,
          ...(answer.queryID ? { queryID: answer.queryID } : {}),
          ...relaxed,
        }),
        ...(numbered ? { excludedHome: numbered.home } : {}),
      },
    };
  } catch (error) {
    if (!(error instanceof SearchIndexError)) throw error;
    return { type: 'data', data: data({ type: 'failed' }), status: 503 };
  }
}

async function findPlace(state: SearchState, { api, request, server }: LoaderContext): Promise<FoundPlace | null> {
  if (!isGeocodable(state)) return null;
  const known = server ? undefined : getCachedPlace(state.query);
  if (known !== undefined) return known;
  const found = await geocode(api, state.query, request.signal);
  const place = found && { latLng: { lat: found.lat, lng: found.lng }, location: toTrackingLocation(found) };
  if (!server) cachePlace(state.query, place);
  return place;
}

/** By the price on the cards, where that was asked for: the index orders by the general average, which a page of totals would belie. */
function inShownOrder(cards: ResultCard[], sort: SearchState['sort']): ResultCard[] {
  const shown = ({ price }: ResultCard) => price.totalCents ?? price.averageCents;
  if (sort === 'price-asc') return cards.toSorted((a, b) => shown(a) - shown(b));
  return sort === 'price-desc' ? cards.toSorted((a, b) => shown(b) - shown(a)) : cards;
}

/** The place as events tell it. */
function toTrackingLocation({ formattedAddress, types, addressComponents }: GeocodeResult): FoundPlace['location'] {
  const part = (type: string) =>
    addressComponents.find((component) => component.types.includes(type))?.longName ?? null;
  return {
    formattedAddress,
    types,
    city: part('locality') ?? part('sublocality'),
    state: part('administrative_area_level_1'),
    country: part('country'),
  };
}

/** What the guest wrote, unless it was written without any capitals: then the place's own spelling, if it has one. */
function formatHeading(state: SearchState, place: FoundPlace | null): string {
  if (state.boundingBox) return copy.results.onMap;
  if (state.query === '') return copy.results.anywhere;
  if (!isGeocodable(state)) return copy.results.number(state.query);
  if (!place || state.query !== state.query.toLowerCase()) return state.query;
  return place.location.formattedAddress.replace(/, USA$/, '') || state.query;
}

/** One more request, only on the empty page: how many homes each filter holds back, and all filters together. */
async function relax(
  state: SearchState,
  client: SearchIndexClient,
  request: (state: SearchState) => ReturnType<typeof buildSearchRequest>,
): Promise<Pick<Extract<SearchOutcome, { type: 'results' }>, 'relaxations' | 'withoutFilters'>> {
  const filters = appliedFilters(state).slice(0, MAX_RELAXATIONS);
  const cleared = withoutFilters(state);
  const clears = searchHref(cleared) !== searchHref(state);
  const searches = [...filters.map((filter) => filter.without), ...(clears ? [cleared] : [])];
  const counts = await client.count(searches.map((search) => request(search).main)).catch(() => null);
  return {
    relaxations: filters.map((filter, index) => ({
      id: filter.id,
      label: filter.label,
      href: searchHref(filter.without),
      homes: counts?.[index] ?? null,
    })),
    withoutFilters: clears ? { href: searchHref(cleared), homes: counts?.at(-1) ?? null } : null,
  };
}
