/**
 * Searches whose limits or order are about the price of the chosen stay (FIND-4): all homes that the index finds are
 * priced for it, then the page's homes are fetched by id. Two requests, the second after the first. Rejects with
 * `SearchIndexError`.
 */
import type { SearchAnswer, SearchIndexClient } from '@roost/shared/clients/search-index';
import { hitSchema } from '@roost/shared/contracts/index-record';
import { priceAttribute, priceAttributes } from '@roost/shared/domain/index-filters';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import type { SearchState } from '@roost/shared/domain/search-address';
import { HITS_PER_PAGE } from '@roost/shared/domain/search-query';
import type { SearchRequest } from '@roost/shared/domain/search-query';
import { getNights } from '@roost/shared/domain/stay';
import {
  CANDIDATE_PAGES,
  CANDIDATES_PAGE,
  priceHomes,
  toCandidatesQuery,
  toShownTotal,
} from '@roost/shared/domain/stay-price';
import type { PricedHome } from '@roost/shared/domain/stay-price';
import * as z from 'zod/mini';

/** Facet that the index does not have: homes by the total of the stay with taxes, in whole dollars. */
export const STAY_TOTAL = 'stay total';

const { objectID, fees, taxes, PricePerDay } = hitSchema.shape;
const candidateSchema = z.object({
  objectID,
  fees,
  taxes,
  PricePerDay,
  'Average Per Night': hitSchema.shape['Average Per Night'],
});

/** Reads the homes that the index finds, as many as are looked at. */
async function loadCandidates<S extends z.ZodMiniType>(
  client: Pick<SearchIndexClient, 'pick'>,
  getQuery: (page: number) => IndexQuery,
  schema: S,
): Promise<z.output<S>[]> {
  const [first = []] = await client.pick([getQuery(0)], schema);
  if (first.length < CANDIDATES_PAGE) return first;
  // Few searches find more than one answer holds; only they ask again.
  const others = Array.from({ length: CANDIDATE_PAGES - 1 }, (_, page) => getQuery(page + 1));
  return [first, ...(await client.pick(others, schema))].flat();
}

/** Returns the homes of a query that are within the limits, in the order of the search. */
export async function loadPricedHomes(
  client: Pick<SearchIndexClient, 'pick'>,
  main: IndexQuery,
  state: SearchState,
): Promise<PricedHome[]> {
  return priceHomes(
    await loadCandidates(client, (page) => toCandidatesQuery(main, state, page), candidateSchema),
    state,
  );
}

/**
 * Counts the homes of a query that are within the limits, in all and by facet and value; by price those of any price it
 * asks for.
 */
export async function countPricedHomes(
  client: Pick<SearchIndexClient, 'pick'>,
  query: IndexQuery,
  { state, facets }: { state: SearchState; facets: readonly string[] },
): Promise<{ total: number; facets: Record<string, Record<string, number>> }> {
  const price = priceAttribute(getNights(state.dates));
  const others = facets.filter((facet) => facet !== price && facet !== STAY_TOTAL);
  const records = await loadCandidates(
    client,
    (page) => {
      const candidates = toCandidatesQuery(query, state, page);
      return { ...candidates, attributesToRetrieve: [...candidates.attributesToRetrieve, ...others] };
    },
    z.record(z.string(), z.unknown()),
  );
  const byId = new Map(records.map((record) => [String(record['objectID']), record]));
  const homes = priceHomes(
    records.flatMap((record) => {
      const parsed = candidateSchema.safeParse(record);
      return parsed.success ? [parsed.data] : [];
    }),
    state,
  );
  const counts: Record<string, Record<string, number>> = Object.fromEntries(facets.map((facet) => [facet, {}]));
  for (const home of homes) {
    const values = new Map(others.map((facet) => [facet, readValues(byId.get(home.id), facet)]));
    if (facets.includes(price)) values.set(price, [String(home.price.averageCents / 100)]);
    if (facets.includes(STAY_TOTAL) && home.price.totalCents !== undefined)
      values.set(STAY_TOTAL, [String(toShownTotal(home.price.totalCents))]);
    for (const [facet, all] of values)
      for (const value of all) (counts[facet] ??= {})[value] = (counts[facet]?.[value] ?? 0) + 1;
  }
  return { total: homes.length, facets: counts };
}

/** Returns the values of an attribute such as `Property Type` or `amenities.View`. */
function readValues(record: unknown, path: string): string[] {
  let value = record;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** Returns one page of results like `client.search`. The page shows no counts of facets. */
export async function searchByStayPrice(
  client: SearchIndexClient,
  request: SearchRequest,
  state: SearchState,
): Promise<SearchAnswer> {
  const [answer, homes] = await Promise.all([
    client.search({ ...request, main: { ...request.main, page: 0, hitsPerPage: 1 } }),
    loadPricedHomes(client, request.main, state),
  ]);
  const ids = homes.slice((state.page - 1) * HITS_PER_PAGE, state.page * HITS_PER_PAGE).map(({ id }) => id);
  const { hits } =
    ids.length === 0 ? { hits: [] } : await client.getListings(ids, [...priceAttributes(state.dates), '_geoloc']);
  const ordered = ids.flatMap((id) => hits.find(({ objectID: found }) => found === id) ?? []);
  return { ...answer, hits: ordered, total: homes.length, pages: Math.ceil(homes.length / HITS_PER_PAGE) };
}
