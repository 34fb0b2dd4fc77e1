import { sharedCollectionSchema } from '@roost/shared/contracts/favorites-service';
import type { SharedCollection } from '@roost/shared/contracts/favorites-service';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import { createHttp } from '@roost/shared/http';

/**
 * Fetches the collection behind a public link.
 * @returns null when the link was ended or never existed
 * @throws when the service does not answer in time, or answers with a server error or something that is no collection
 */
export async function fetchSharedList({
  api,
  params,
  request,
}: Pick<LoaderContext, 'api' | 'params' | 'request'>): Promise<SharedCollection | null> {
  const path = `/favorites/shared/${encodeURIComponent(params.token ?? '')}`;
  const result = await createHttp(api, { signal: request.signal }).get(path, sharedCollectionSchema);
  if (result.ok) return result.value;
  if (result.failure.type === 'refused') return null;
  throw new Error(`The shared list could not be fetched: ${result.failure.reason}`);
}
