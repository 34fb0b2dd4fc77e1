import type { Collection } from '@roost/shared/contracts/favorites-service';
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import { copy } from '../../copy.ts';
import { nameCollection } from '../../slot-copy.ts';

/** The name of a list as it is shown. Everybody's first one has the same: somebody else's says whose it is. */
export function nameList({ collectionName, members = [] }: Collection): string {
  const owner = members.find(({ isOwner }) => isOwner);
  return owner && !owner.isYou && collectionName === DEFAULT_COLLECTION_NAME
    ? copy.people.of(owner.firstName)
    : nameCollection(collectionName);
}

/** The name of the open list: a collection's, or of a guest's own list, which may have none. */
export const nameOpen = (collection: Collection | null, name: string | null): string =>
  collection ? nameList(collection) : nameCollection(name ?? DEFAULT_COLLECTION_NAME);
