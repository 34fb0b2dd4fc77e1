/** Homes of a place that take pets, where none takes as many as were asked for (FIND-5). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { hitSchema } from '@roost/shared/contracts/index-record';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import type { SearchRequestOptions } from '@roost/shared/domain/search-query';
import { isWithinLimits, limitsStayPrice } from '@roost/shared/domain/stay-price';
import { copy } from '../copy.ts';
import { toResultCard } from './result-card.ts';
import type { NearMatchGroup } from './search-data.ts';

/** A row of cards, and homes that are read to find among them those that take most pets. */
const MOST_HOMES = 4;
const READ_HOMES = 24;
/** Fewer pets that are asked for: no home takes more than a handful. */
const MOST_TRIED = 5;

/**
 * Returns the homes that take most pets among those that fit otherwise, each priced and linked for as many as it takes.
 * Empty where one pet or none comes along, where fewer pets find nothing either, and when the index does not answer.
 */
export async function loadHomesForFewerPets(
  client: Pick<SearchIndexClient, 'pickCounted'>,
  { state, place, ...options }: Omit<SearchRequestOptions, 'userToken'>,
): Promise<NearMatchGroup[]> {
  const { pets: asked } = state.party;
  const withPets = (pets: number) => ({ ...state, party: { ...state.party, pets }, page: 1 });
  const tried = Array.from(
    { length: Math.max(0, Math.min(asked - 1, MOST_TRIED)) },
    (_, at) => Math.min(asked - 1, MOST_TRIED) - at,
  );
  if (tried.length === 0) return [];
  const answers = await client
    .pickCounted(
      tried.map((pets) => ({
        ...buildSearchRequest({ ...options, place, state: withPets(pets) }).main,
        hitsPerPage: READ_HOMES,
        facets: [],
        analytics: false,
        clickAnalytics: false,
      })),
      hitSchema,
    )
    .catch(() => []);
  // Those that take most pets first; where they fill no row, others after them.
  const takes = new Map<string, number>();
  const homes = answers.flatMap(({ hits }, at) =>
    hits.filter(({ objectID }) => {
      if (takes.has(objectID)) return false;
      takes.set(objectID, tried[at] ?? 1);
      return true;
    }),
  );
  const most = Math.max(0, ...takes.values());
  const cards = homes
    .map((hit) => toResultCard(hit, { state: withPets(takes.get(hit.objectID) ?? 1) }))
    .filter(({ price }) => !limitsStayPrice(state) || isWithinLimits(price, state))
    .slice(0, MOST_HOMES);
  return cards.length > 0 ? [{ label: copy.nearMatches.fewerPets(most), cards, dates: state.dates }] : [];
}
