/** "Did you mean": what the same search finds in the other places that its words can mean (FIND-5). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { OtherReading } from '@roost/shared/contracts/understood-search';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { SearchPlace } from '@roost/shared/domain/search-place';

/**
 * Returns the places with the homes that the search finds there, without those where it finds none. One request; when
 * the index does not answer, every place without a number.
 */
export async function countReadings(
  client: Pick<SearchIndexClient, 'count'>,
  others: readonly OtherReading[],
  request: (place: SearchPlace) => IndexQuery,
): Promise<{ label: string; homes: number | null }[]> {
  const counts = await client
    .count(
      others.map(({ lat, lng, area, far }) =>
        request({ lat, lng, ...(area ? { area } : {}), ...(far ? { radius: FAR_RADIUS } : {}) }),
      ),
    )
    .catch(() => null);
  return others
    .map(({ label }, index) => ({ label, homes: counts?.[index] ?? null }))
    .filter(({ homes }) => homes !== 0);
}
