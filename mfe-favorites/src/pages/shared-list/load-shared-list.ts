import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import { fetchSharedList } from '../../api/fetch-shared-list.ts';
import type { SharedListData } from './SharedListPage.tsx';

/**
 * Loads the shared list: status 404 with a message when the link was ended; throws when the service is down, so that
 * the page offers a retry.
 */
export async function loadSharedList(context: LoaderContext): Promise<LoaderResult<SharedListData>> {
  const shared = await fetchSharedList(context);
  const { config, now, today } = context;
  return {
    type: 'data',
    ...(shared ? {} : { status: 404 }),
    data: { search: config.search, maps: config.maps, now, today, shared, token: context.params.token ?? null },
  };
}
