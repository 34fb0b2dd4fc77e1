/** Loads the attributes of homes that filters compare. */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import { earliestToday } from '@roost/shared/domain/home-day';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import { filterAttributes, filterRecordSchema } from '@roost/shared/domain/exclusion-record';
import type { FilterRecord } from '@roost/shared/domain/exclusion-record';

const ID = /^[\w-]{1,64}$/;

/**
 * Returns the records of these ids in one request, without homes that are no longer rented out. Rejects with
 * `SearchIndexError`.
 */
export async function loadFilterRecords(
  client: Pick<SearchIndexClient, 'pick'>,
  ids: readonly string[],
  { state, indexName, now }: { state: SearchState; indexName: string; now: string },
): Promise<FilterRecord[]> {
  // The ids become part of a filter, so anything that is no id is dropped.
  const asked = ids.filter((id) => ID.test(id));
  if (asked.length === 0) return [];
  const { main } = buildSearchRequest({ state: EMPTY_SEARCH, place: null, indexName, now });
  const [records = []] = await client.pick(
    [
      {
        ...main,
        hitsPerPage: asked.length,
        facets: [],
        analytics: false,
        clickAnalytics: false,
        attributesToRetrieve: filterAttributes(state, earliestToday(now)),
        facetFilters: [asked.map((id) => `objectID:${id}`), `status:${ACTIVE_STATUS}`],
      },
    ],
    filterRecordSchema,
  );
  return records;
}
