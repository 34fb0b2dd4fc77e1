/**
 * Finds homes that miss only one thing of what was searched for, when few have all (FIND-5): a guest who finds three
 * homes sees what each wish costs, and no home that nearly fits stays hidden. One request for all wishes
 * (decision 0061).
 */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { getAlternatives } from '@roost/shared/domain/alternatives';
import { hitSchema, NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { getRelatives } from '@roost/shared/domain/kinds-of-homes';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearchRequest, HITS_PER_PAGE } from '@roost/shared/domain/search-query';
import type { SearchRequestOptions } from '@roost/shared/domain/search-query';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import { isWithinLimits, limitsStayPrice } from '@roost/shared/domain/stay-price';
import { copy } from '../copy.ts';
import { loadOtherDates } from './other-dates.ts';
import { toResultCard } from './result-card.ts';
import type { ResultCard } from './result-card.ts';
import type { NearMatchGroup } from './search-data.ts';
import { showValue } from '@roost/shared/domain/shown-words';

/** Most homes that are shown, and most wishes that are tried. */
const MOST_HOMES = 12;
const MOST_WISHES = 10;

const words = copy.nearMatches;
/** `isFirst` for a wish that is given up before others: of these the one that leaves fewest homes goes first. */
type Attempt = { label: string; state: SearchState; place: SearchPlace; isFirst: boolean };

/** Lists of wishes. One wish is dropped at a time. */
const LISTS = ['activities', 'viewAmenities', 'locationAmenities', 'amenities', 'accessibility'] as const;
const PETS: readonly string[] = [PETS_ALLOWED, NO_PETS_ALLOWED];

/**
 * Returns the searches without one wish. Surroundings and the kind of home are given up first, then amenities, dates and
 * nearness; party, pets, rooms and price never.
 */
function listAttempts(state: SearchState, place: SearchPlace): Attempt[] {
  const attempts: Attempt[] = [];
  let isFirst = true;
  const add = (label: string, change: Partial<SearchState>, where = place) =>
    attempts.push({ label, state: { ...state, ...change, page: 1 }, place: where, isFirst });
  const isSoft = (list: string): boolean => list !== 'amenities' && list !== 'accessibility';
  const giveUp = (list: (typeof LISTS)[number]) => {
    for (const value of state[list].filter((each) => !PETS.includes(each)))
      add(words.without(getAlternatives(value).map(showValue).join(words.or)), {
        [list]: state[list].filter((each) => each !== value),
      });
  };
  LISTS.filter(isSoft).forEach(giveUp);
  const isSeveral = attempts.length > 1;
  // A few homes with the words in their names hide all others of the place.
  if (place?.text) {
    const { text, ...where } = place;
    add(words.without(`“${text}”`), {}, where);
  }
  if (state.propertyTypes.length > 0) {
    const propertyTypes = [...new Set([...state.propertyTypes, ...state.propertyTypes.flatMap(getRelatives)])];
    if (propertyTypes.length > state.propertyTypes.length) add(words.otherKinds, { propertyTypes });
    add(words.anyKind, { propertyTypes: [] });
  }
  isFirst = false;
  LISTS.filter((list) => !isSoft(list)).forEach(giveUp);
  if (isSeveral) add(words.surroundings, { activities: [], viewAmenities: [], locationAmenities: [] });
  if (state.dates) add(words.otherDates, { dates: null });
  if (place && !place.area && place.radius === undefined && !state.boundingBox)
    add(words.farther, {}, { ...place, radius: FAR_RADIUS });
  return attempts.slice(0, MOST_WISHES);
}

/**
 * Puts those that are given up first in the order of how many homes are left: a wish whose loss leaves many homes was the
 * rare one, and is kept longest (decision 0153). "Northern lights from a cabin": other homes with northern lights before
 * other cabins.
 */
function byRareWishes<T extends { isFirst: boolean; total: number }>(attempts: readonly T[]): T[] {
  const first = attempts.filter((attempt) => attempt.isFirst).toSorted((a, b) => a.total - b.total);
  return [...first, ...attempts.filter((attempt) => !attempt.isFirst)];
}

const losesDates = (asked: SearchState, { dates }: SearchState): boolean => dates !== null && asked.dates === null;

/**
 * Returns the homes grouped by what they miss, each home once and none of `shown`. Empty when no wish can be dropped,
 * nothing is found, or the index does not answer: the page has its results without them.
 */
export async function loadNearMatches(
  client: Pick<SearchIndexClient, 'pickCounted' | 'pick'>,
  shown: readonly ResultCard[],
  { state, place, ...options }: Omit<SearchRequestOptions, 'userToken'>,
): Promise<NearMatchGroup[]> {
  const attempts = listAttempts(state, place);
  const queries = attempts.map((attempt) => ({
    ...buildSearchRequest({ ...options, state: attempt.state, place: attempt.place }).main,
    hitsPerPage: HITS_PER_PAGE,
    facets: [],
    analytics: false,
    clickAnalytics: false,
  }));
  const found = queries.length === 0 ? [] : await client.pickCounted(queries, hitSchema).catch(() => []);
  const known = new Set(shown.map(({ id }) => id));
  const answered = attempts.flatMap((attempt, index) => {
    const answer = found[index];
    return answer ? [{ ...attempt, ...answer }] : [];
  });
  const taken = answered.find(({ state: asked }) => losesDates(asked, state));
  const unseen = taken?.hits.filter(({ objectID }) => !known.has(objectID)) ?? [];
  const free = unseen.length > 0 ? await loadOtherDates(client, unseen, { ...options, state }) : [];
  return byRareWishes(answered).flatMap(({ label, state: asked, place: where, hits }) => {
    const isFar = where?.radius !== undefined;
    const fitting = losesDates(asked, state)
      ? free
      : hits
          .map((hit) => toResultCard(hit, { state: asked, ...(isFar ? { from: where } : {}) }))
          .filter(({ price }) => !limitsStayPrice(asked) || isWithinLimits(price, asked));
    const cards = fitting
      .filter(({ id }) => !known.has(id))
      .slice(0, Math.max(0, MOST_HOMES + shown.length - known.size));
    for (const { id } of cards) known.add(id);
    return cards.length > 0 ? [{ label, cards, dates: asked.dates }] : [];
  });
}
