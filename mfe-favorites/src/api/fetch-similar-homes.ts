import { createServicesClient } from '@roost/shared/clients/services';
import { browserApi } from '@roost/shared/http';
import type { ServicesClient } from '@roost/shared/clients/services';
import type { Stay } from '@roost/shared/domain/stay';
import type { ListingSummary } from '@roost/shared/contracts/listing';

/**
 * Fetches homes like the one with this id (LIST-6).
 * @param gone true for a home that left Roost: services do not know it, and their 404 names similar homes
 * @returns null when the request failed
 */
export async function fetchSimilarHomes(
  id: string,
  gone: boolean,
  stay: Stay,
  client: Pick<ServicesClient, 'getListing' | 'getSimilar'> = createServicesClient(browserApi),
): Promise<ListingSummary[] | null> {
  if (!gone) {
    const answer = await client.getSimilar(id, stay);
    return answer.ok ? answer.value : null;
  }
  const answer = await client.getListing(id);
  if (!answer.ok) return null;
  return answer.value.type === 'found' ? [] : answer.value.similar;
}
