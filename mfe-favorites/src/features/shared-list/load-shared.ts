import { sharedCollectionSchema } from '@roost/shared/contracts/favorites-service';
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { SharedData } from './SharedPage.tsx';

const TIME_LIMIT_MS = 6_000;

/** The list behind a link: 404 with words when it was ended; throws when services do not answer, and the page offers to try again. */
export async function loadShared({
  api,
  params,
  config,
  today,
  request,
}: LoaderContext): Promise<LoaderResult<SharedData>> {
  const response = await api(`/favorites/shared/${encodeURIComponent(params.token ?? '')}`, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  });
  const common = { search: config.search, maps: config.maps, today };
  if (response.status >= 400 && response.status < 500)
    return { type: 'data', status: 404, data: { ...common, shared: null } };
  if (!response.ok) throw new Error(`The shared list answered ${response.status}`);
  return { type: 'data', data: { ...common, shared: sharedCollectionSchema.parse(await response.json()) } };
}
