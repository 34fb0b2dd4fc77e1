import { sharedCollectionSchema } from '@roost/shared/contracts/favorites-service';
import type { SharedCollection } from '@roost/shared/contracts/favorites-service';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';

const TIME_LIMIT_MS = 6_000;

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
  const response = await api(`/favorites/shared/${encodeURIComponent(params.token ?? '')}`, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  });
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok) throw new Error(`The shared list answered ${response.status}`);
  return sharedCollectionSchema.parse(await response.json());
}
