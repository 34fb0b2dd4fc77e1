import { createServicesClient } from '@roost/shared/clients/services';
import { browserApi } from '@roost/shared/http';
import type { ServicesClient } from '@roost/shared/clients/services';
import { EMPTY_SEARCH, listingLinkParams } from '@roost/shared/domain/search-address';
import type { Stay } from '@roost/shared/domain/stay';
import type { ListingSummary } from '@roost/shared/contracts/listing';
import type { Query } from '@roost/shared/query';

/** How old prices may be. */
const MAX_AGE_MS = 60_000;

/**
 * Returns the query of homes like the one with this id (LIST-6).
 * @param gone true for a home that left Roost: services do not know it, and their 404 names similar homes
 */
export function getSimilarHomesQuery(
  id: string,
  gone: boolean,
  stay: Stay,
  client: Pick<ServicesClient, 'getListing' | 'getSimilar'> = createServicesClient(browserApi),
): Query<readonly ListingSummary[], unknown> {
  return {
    key: `mfe-favorites/similar/${id}/${gone}/${listingLinkParams({ ...EMPTY_SEARCH, ...stay })}`,
    load: async () => {
      if (!gone) return client.getSimilar(id, stay);
      const answer = await client.getListing(id);
      if (!answer.ok) return answer;
      return { ok: true, value: answer.value.type === 'found' ? [] : answer.value.similar };
    },
    maxAgeMs: MAX_AGE_MS,
  };
}
