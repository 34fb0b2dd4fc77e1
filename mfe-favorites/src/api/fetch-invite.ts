import { collectionInviteSchema } from '@roost/shared/contracts/favorites-service';
import type { CollectionInvite } from '@roost/shared/contracts/favorites-service';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import { createHttp } from '@roost/shared/http';

/**
 * Fetches what an invitation is for.
 * @returns null when it was ended, is over or never existed
 * @throws when the service does not answer in time, or answers with a server error or something else
 */
export async function fetchInvite({
  api,
  params,
  request,
}: Pick<LoaderContext, 'api' | 'params' | 'request'>): Promise<CollectionInvite | null> {
  const path = `/favorites/invites/${encodeURIComponent(params.token ?? '')}`;
  const result = await createHttp(api, { signal: request.signal }).get(path, collectionInviteSchema);
  if (result.ok) return result.value;
  if (result.failure.type === 'refused') return null;
  throw new Error(`The invitation could not be fetched: ${result.failure.reason}`);
}
