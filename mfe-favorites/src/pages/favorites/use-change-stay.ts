import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { ServiceCall } from '../../api/service-call.ts';
import { isOwn } from '../../features/people/index.ts';
import { getOwnStay, toSelectedStay, useAddressStay } from '../../features/stay/index.ts';
import type { Stay } from '../../features/stay/index.ts';

/**
 * Returns a function that changes the stay of the open list; it answers whether that worked. The guest's own collection
 * keeps its stay. A guest's list and a joined collection without a stay follow the address, which can be bookmarked and
 * shared. Null where the stay is somebody else's to choose.
 */
export function useChangeStay(
  collection: Collection | null,
  callService: ServiceCall | null,
  today: string,
): ((stay: Stay) => Promise<boolean>) | null {
  const changeAddress = useAddressStay();
  if (!collection || !callService) return changeAddress;
  if (!isOwn(collection)) return getOwnStay(collection, today) ? null : changeAddress;
  return (stay) =>
    callService((client) =>
      client.updateCollection({ collectionId: collection.collectionId, ...toSelectedStay(stay) }),
    );
}
