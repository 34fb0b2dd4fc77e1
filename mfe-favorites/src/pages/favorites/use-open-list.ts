import { useMemo, useState } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { getOwnStay, readAddressStay } from '../../features/stay/index.ts';
import type { Stay } from '../../features/stay/index.ts';
import { isOwn, orderByVotes } from '../../features/people/index.ts';
import { readFavoritesAddress } from '../../hooks/favorites-address.ts';
import type { FavoritesState } from '../../state/favorites-slice.ts';
import { getListingIds } from '../../state/view.ts';
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';

export type OpenList = {
  /** The open collection; null for a guest's list, for the overview and while there is none. */
  collection: Collection | null;
  /** Homes of the list; null until the browser's storage was read. */
  ids: readonly string[] | null;
  stay: Stay;
  /** Homes that the address says to compare. */
  compared: readonly string[];
  /** Name of the open collection of a guest without an account. */
  name: string | null;
};

/** Returns the list that the address shows: the collection it names, else the only one, else a guest's list. */
export function useOpenList(
  state: Pick<FavoritesState, 'loaded' | 'selectedListings' | 'collections' | 'owner' | 'placed' | 'joined'>,
  search: string,
  today: string,
): OpenList {
  const { loaded, selectedListings, collections, owner, placed, joined } = state;
  const { collectionId, compared } = useMemo(() => readFavoritesAddress(search), [search]);
  const collection =
    [...(collections ?? []), ...joined].find((one) => one.collectionId === collectionId) ??
    (collections?.length === 1 && joined.length === 0 ? collections[0] : undefined) ??
    null;
  const isGuestCollection =
    owner === null && selectedListings.some((id) => (placed[id] ?? DEFAULT_COLLECTION_NAME) === collectionId);
  const name = isGuestCollection && Object.keys(placed).length > 0 ? collectionId : null;
  const stay = useMemo(() => {
    // A collection that was never given a stay follows the one that the guest comes with.
    return (collection && getOwnStay(collection, today)) ?? readAddressStay(search, today);
  }, [collection, search, today]);
  const ids = useMemo(() => {
    if (!loaded) return null;
    if (name !== null) return selectedListings.filter((id) => (placed[id] ?? DEFAULT_COLLECTION_NAME) === name);
    if (!collection) return selectedListings;
    // What somebody else's list holds is not what this guest has saved.
    if (!isOwn(collection)) return getListingIds([collection]);
    // What was just saved is in no collection yet: it will be in the first one.
    const held = new Set(getListingIds(collections ?? []));
    const pending = collection === collections?.[0] ? selectedListings.filter((id) => !held.has(id)) : [];
    return [...getListingIds([collection]).filter((id) => selectedListings.includes(id)), ...pending];
  }, [loaded, collection, collections, selectedListings, name, placed]);
  return { collection, ids: useVoteOrder(collection, ids), stay, compared, name };
}

/**
 * Orders a list that several fill by votes. The order is that of opening it: a vote does not move the card under the
 * pointer.
 */
function useVoteOrder(collection: Collection | null, ids: readonly string[] | null): readonly string[] | null {
  const isVoted = collection?.members !== undefined && ids !== null;
  const key = isVoted ? [collection.collectionId, ...ids].join() : '';
  const [order, setOrder] = useState<{ key: string; ids: readonly string[] }>({ key: '', ids: [] });
  if (!isVoted) return ids;
  if (order.key === key) return order.ids;
  const ordered = orderByVotes(collection, ids);
  setOrder({ key, ids: ordered });
  return ordered;
}
