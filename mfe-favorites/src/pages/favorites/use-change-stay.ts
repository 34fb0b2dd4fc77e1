import type { Collection } from '@roost/shared/contracts/favorites-service';
import { withStay } from '@roost/shared/domain/stay';
import { useLocation, useNavigate } from '@roost/shared/router';
import type { ServiceCall } from '../../api/service-call.ts';
import { toSelectedStay } from '../../features/stay/index.ts';
import type { Stay } from '../../features/stay/index.ts';

/**
 * Returns a function that changes the stay of the open list; it answers whether that worked. A collection keeps its stay. A guest's stay is in the
 * address, so that it can be bookmarked and shared.
 */
export function useChangeStay(
  collection: Collection | null,
  callService: ServiceCall | null,
): (stay: Stay) => Promise<boolean> {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (stay) => {
    if (collection && callService) {
      const body = { collectionId: collection.collectionId, ...toSelectedStay(stay) };
      return callService((client) => client.updateCollection(body));
    }
    const params = withStay(new URLSearchParams(search), stay);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
    return Promise.resolve(true);
  };
}
