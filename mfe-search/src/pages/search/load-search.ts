/**
 * The search page's data: what the words mean and where they lie, then one request to the index (SRCH-2, SRCH-3). A
 * place that cannot be looked up costs the circle, not the search; an index that does not answer costs the results, not
 * the page (SRCH-19). Only a search that finds nothing asks again: without words that no home has, then farther away
 * (FIND-5).
 */
import { createSearchIndexClient, SearchIndexError } from '@roost/shared/clients/search-index';
import type { SearchAnswer, SearchIndexClient } from '@roost/shared/clients/search-index';
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import { needsStayPrices } from '@roost/shared/domain/stay-price';
import { withoutPastDates } from '@roost/shared/domain/stay';
import { readAreaForm } from '../../state/plain-area.ts';
import { LISTING_NUMBER } from '../../api/find-place.ts';
import type { UnderstoodQuery } from '../../api/find-place.ts';
import type { loadNearMatches } from '../../api/near-matches.ts';
import type { Attempt } from '../../api/search-again.ts';
import type { NumberMatch, matchNumber } from '../../api/listing-id-search.ts';
import type { countReadings } from '../../api/other-readings.ts';
import { toResultCard } from '../../api/result-card.ts';
import type { ResultCard } from '../../api/result-card.ts';
import { searchByStayPrice } from '../../api/stay-prices.ts';
import type { FoundPlace, SearchData, SearchOutcome } from '../../api/search-data.ts';
import { userToken } from '../../api/user-token.ts';
import { formatHeading } from './heading.ts';
import { getNearTo } from '../../api/box-middle.ts';
import type { findInstead, Request } from './find-instead.ts';
import { pickNearest } from './pick-nearest.ts';
import { cachePlace, getCachedPlace, getCachedResults } from './results-cache.ts';

const NOTHING_KNOWN: FoundPlace = { latLng: null, location: null, words: { unused: [] } };
/** Fewer homes than this are no choice: those that have almost all of what was asked for stand below them. */
const FEW = 10;

/** Loader of `/search`. `makeClient` is given by tests. */
export async function loadSearch(
  context: LoaderContext,
  makeClient = createSearchIndexClient,
): Promise<LoaderResult<SearchData>> {
  const { now, today, config } = context;
  const params = new URL(context.request.url).searchParams;
  const area = readAreaForm(params);
  if (area) return redirect(searchHref(area));
  const state = withoutPastDates(readSearch(params), today);
  const known = context.server ? null : getCachedResults(state, today);
  if (known) return { type: 'data', data: known };

  // A newer search ends this one. The server's request is not waited for by a router.
  const client = makeClient(config.search, context.server ? {} : { signal: context.request.signal });
  const token = userToken();
  const options = { indexName: config.search.index, now, ...(token ? { userToken: token } : {}) };
  let found: Omit<UnderstoodQuery, 'search'> = NOTHING_KNOWN;
  const data = (outcome: SearchOutcome): SearchData => ({
    href: searchHref(state),
    state,
    place: formatHeading(state, found),
    now,
    today,
    latLng: found.latLng,
    location: found.location,
    words: found.words,
    farAway: false,
    index: config.search,
    maps: config.maps,
    outcome,
  });
  try {
    const numbered = await readNumber(state, client, options, () => findPlace(state, context));
    if (numbered?.type === 'open') return redirect(numbered.href);
    if (numbered?.type === 'zip') found = numbered.understood;
    else if (!numbered) {
      const understood = await findPlace(state, context);
      if (understood.search)
        return redirect(searchHref(await settleDates(understood.search, understood, { ...options, client })));
      found = understood;
    }
    const request: Request = (of, place) => buildSearchRequest({ ...options, ...around(numbered, of, place) });
    const { answer, place, unused, others, farAway, rest } = await searchWithOthers(client, request, state, found);
    if (rest) return redirect(searchHref(rest));
    if (answer.total > 0 && state.page > answer.pages)
      return redirect(searchHref({ ...state, page: Math.max(answer.pages, 1) }));
    found = { ...found, latLng: place, words: { ...found.words, ...others, unused: [...state.unused, ...unused] } };
    const toCards = ({ hits, queryID }: SearchAnswer, from: SearchPlace): ResultCard[] =>
      hits.map((hit) => toResultCard(hit, { state, queryID, from }));
    // The answer holds nothing personal: the host may send it to other visitors for some seconds.
    if (!found.words.unanswered) context.setHeader?.('surrogate-control', 'max-age=5');
    const [relaxed, nearest] = await findWayOut(answer, client, request, state, place);
    const cards = await inShownOrder(toCards(answer, farAway ? place : null), state, farAway ? 'nearest' : place);
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
          nearest: nearest ? pickNearest(toCards(nearest, getNearTo(state, place)), getNearTo(state, place)) : [],
          nearMatches: await findNearMatches(client, cards, { answer, nearest }, { ...options, state, place }),
        }),
        farAway,
        ...(numbered?.type === 'hidden' ? { excludedHome: numbered.home } : {}),
      },
    };
  } catch (error) {
    if (!(error instanceof SearchIndexError)) throw error;
    return { type: 'data', data: data({ type: 'failed' }), status: 503 };
  }
}

/** Loaded with the first search that finds nothing; without that code the page says only that nothing was found. */
const findWayOut = async (
  { total }: SearchAnswer,
  ...search: Parameters<typeof findInstead>
): ReturnType<typeof findInstead> => {
  const parts = total > 0 ? null : await import('./lazy-parts.ts').catch(() => null);
  return parts ? parts.findInstead(...search) : [{ relaxations: [], withoutFilters: null }, null];
};

/** The search, and beside it what it finds in other places that its words can mean. */
async function searchWithOthers(
  client: SearchIndexClient,
  request: Request,
  state: SearchState,
  { latLng, placeName, others = [] }: Omit<UnderstoodQuery, 'search'>,
): Promise<Attempt & { others: Pick<FoundPlace['words'], 'others'> }> {
  const [attempt, readings] = await Promise.all([
    searchUntilFound(client, request, state, latLng, placeName),
    countOthers(client, others, (where) => request(state, where).main),
  ]);
  return { ...attempt, others: readings.length > 0 ? { others: readings } : {} };
}

/** Few words mean several places: what counts them loads with the first of them. */
const countOthers: typeof countReadings = async (client, others, request) =>
  others.length === 0 ? [] : (await import('../../api/other-readings.ts')).countReadings(client, others, request);

/** The rules of excluded homes are large and few searches are numbers: they load with the first of them. */
const readNumber: typeof matchNumber = async (state, ...search) =>
  LISTING_NUMBER.test(state.query)
    ? (await import('../../api/listing-id-search.ts')).matchNumber(state, ...search)
    : null;

const redirect = (location: string) => ({ type: 'redirect', location, status: 302 }) as const;

/** "In July" is one week of it: the one that has homes (FIND-2). */
async function settleDates(
  search: SearchState,
  { otherDates, latLng }: UnderstoodQuery,
  options: { client: SearchIndexClient; indexName: string; now: string },
): Promise<SearchState> {
  return otherDates
    ? (await import('../../api/choose-dates.ts')).chooseDates(search, otherDates, { ...options, place: latLng })
    : search;
}

/** Returns what to search for and where: near the hidden home, otherwise the search itself. */
function around(numbered: NumberMatch | null, state: SearchState, place: SearchPlace) {
  return numbered?.type === 'hidden'
    ? { state: { ...state, query: numbered.query }, place: numbered.near }
    : { state, place };
}

/**
 * One request. When it finds nothing, or some homes may have only some of the words, what else is asked loads now:
 * without words that no home has, then within 100 miles (FIND-2, FIND-5).
 */
async function searchUntilFound(
  client: SearchIndexClient,
  request: Request,
  state: SearchState,
  place: SearchPlace,
  placeName: string | undefined,
): Promise<Attempt> {
  const ask = (where: SearchPlace): Promise<SearchAnswer> =>
    needsStayPrices(state)
      ? searchByStayPrice(client, request(state, where), state)
      : client.search(request(state, where));
  const first = { answer: await ask(place), place, unused: [], farAway: false };
  return state.boundingBox || (first.answer.total > 0 && (place || !state.query.includes(' ')))
    ? first
    : import('./lazy-parts.ts').then(
        (parts) => parts.searchAgain(client, ask, request, state, first, placeName),
        () => first,
      );
}

async function findPlace(state: SearchState, context: LoaderContext): Promise<UnderstoodQuery> {
  const known = context.server ? null : getCachedPlace(state.query);
  if (known) return known;
  // The first page came with its answer: the code for the next one need not come with the page.
  const place = await (await import('../../api/ask-for-place.ts')).askForPlace(state, context);
  if (!context.server && !place.search && !place.words.unanswered) cachePlace(state.query, place);
  return place;
}

/**
 * Where nothing was found within 100 miles either, what nearly fits is looked for as far; where nothing fits anywhere,
 * everywhere.
 */
function closeBy({ total }: SearchAnswer, state: SearchState, place: SearchPlace, nearest: SearchAnswer | null) {
  const isPoint = place !== null && !place.area && !state.boundingBox;
  const radius = nearest?.total === 0 ? ('all' as const) : FAR_RADIUS;
  return { state, place: total === 0 && isPoint ? { ...place, radius } : place };
}

/** Loaded with the first search that finds few. Where nothing else helps, the largest homes may, or fewer pets. */
async function findNearMatches(
  client: SearchIndexClient,
  shown: ResultCard[],
  { answer, nearest }: { answer: SearchAnswer; nearest: SearchAnswer | null },
  search: Parameters<typeof loadNearMatches>[2],
): ReturnType<typeof loadNearMatches> {
  if (answer.total >= FEW) return [];
  const parts = await import('./lazy-parts.ts').catch(() => null);
  if (!parts) return [];
  const where = closeBy(answer, search.state, search.place, nearest);
  const groups = await parts.loadNearMatches(client, shown, { ...search, ...where });
  if (answer.total > 0 || groups.length > 0) return groups;
  const largest = await parts.loadLargestHomes(client, search);
  return largest.length > 0 ? largest : parts.loadHomesForFewerPets(client, search);
}

/**
 * The best match first is weighed for the homes of the page; those of a far place stay in the order of their distance.
 */
async function inShownOrder(
  cards: ResultCard[],
  state: SearchState,
  place: SearchPlace | 'nearest',
): Promise<ResultCard[]> {
  if (state.sort !== 'relevance' || place === 'nearest') return cards;
  // The page came with its order; code for the next one need not come with the page. Without it the index's order
  // stands.
  return import('./lazy-parts.ts').then(
    ({ rankCards }) => rankCards(cards, { state, latLng: place }),
    () => cards,
  );
}
