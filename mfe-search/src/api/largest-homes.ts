/** The largest homes of a place, where none takes as many guests as were asked for (FIND-5). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { INDEX_ATTRIBUTES as ATTRIBUTE, hitSchema } from '@roost/shared/contracts/index-record';
import { partyTotal } from '@roost/shared/domain/party';
import { buildCountQuery, buildSearchRequest } from '@roost/shared/domain/search-query';
import type { SearchRequestOptions } from '@roost/shared/domain/search-query';
import { isWithinLimits, limitsStayPrice } from '@roost/shared/domain/stay-price';
import { copy } from '../copy.ts';
import { toResultCard } from './result-card.ts';
import type { NearMatchGroup } from './search-data.ts';

const MOST_HOMES = 4;

/**
 * Returns the homes that take most guests among those that fit otherwise, each priced and linked for as many. Empty
 * where no party was asked for, where the party is not what stands in the way, and when the index does not answer.
 */
export async function loadLargestHomes(
  client: Pick<SearchIndexClient, 'facetCounts' | 'pickCounted'>,
  { state, place, ...options }: Omit<SearchRequestOptions, 'userToken'>,
): Promise<NearMatchGroup[]> {
  const guests = partyTotal(state.party);
  if (guests === 0) return [];
  try {
    const withParty = (adults: number) => ({
      ...options,
      place,
      state: { ...state, party: { ...state.party, adults, children: 0 }, page: 1 },
    });
    const [counts] = await client.facetCounts([buildCountQuery(withParty(1), [ATTRIBUTE.maxOccupancy])]);
    const most = Math.max(0, ...Object.keys(counts?.facets[ATTRIBUTE.maxOccupancy] ?? {}).map(Number));
    if (most === 0 || most >= guests) return [];
    const largest = withParty(most);
    const [answer] = await client.pickCounted(
      [
        {
          ...buildSearchRequest(largest).main,
          hitsPerPage: MOST_HOMES,
          facets: [],
          analytics: false,
          clickAnalytics: false,
        },
      ],
      hitSchema,
    );
    const cards = (answer?.hits ?? [])
      .map((hit) => toResultCard(hit, { state: largest.state }))
      .filter(({ price }) => !limitsStayPrice(state) || isWithinLimits(price, state));
    return cards.length > 0 ? [{ label: copy.nearMatches.largest(most), cards }] : [];
  } catch {
    return [];
  }
}
