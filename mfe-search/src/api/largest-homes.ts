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

/** A row of cards, and homes that are read to find the largest among them. */
const MOST_HOMES = 4;
const READ_HOMES = 24;

/**
 * Returns the homes that take most guests among those that fit otherwise, each priced and linked for its own. Empty
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
    const sizes = Object.entries(counts?.facets[ATTRIBUTE.maxOccupancy] ?? {})
      .map(([size, homes]) => ({ size: Number(size), homes }))
      .toSorted((a, b) => b.size - a.size);
    const most = sizes[0]?.size ?? 0;
    if (most === 0 || most >= guests) return [];
    const query = buildSearchRequest(withParty(findRow(sizes))).main;
    const [answer] = await client.pickCounted(
      [{ ...query, hitsPerPage: READ_HOMES, facets: [], analytics: false, clickAnalytics: false }],
      hitSchema,
    );
    const cards = (answer?.hits ?? [])
      .toSorted((a, b) => b['Max Occupancy'] - a['Max Occupancy'])
      .map((hit) => toResultCard(hit, { state: withParty(hit['Max Occupancy']).state }))
      .filter(({ price }) => !limitsStayPrice(state) || isWithinLimits(price, state))
      .slice(0, MOST_HOMES);
    return cards.length > 0 ? [{ label: copy.nearMatches.largest(most), cards, dates: state.dates }] : [];
  } catch {
    return [];
  }
}

/** Returns how many guests the homes of one row take at least; `sizes` has the largest first. */
function findRow(sizes: readonly { size: number; homes: number }[]): number {
  let found = 0;
  for (const { size, homes } of sizes) {
    found += homes;
    if (found >= MOST_HOMES) return size;
  }
  return sizes.at(-1)?.size ?? 1;
}
