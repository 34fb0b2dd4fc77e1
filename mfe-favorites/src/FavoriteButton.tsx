/** Slot: the heart on a card or a listing page. */
import type { FavoriteButtonProps } from '@roost/shared/contracts/slots';
import { favoriteAdded, favoriteRemovalUndone, favoriteRemoved, toastShown, useAppDispatch, useAppSelector } from '@roost/shared/state';
import { IconButton } from '@roost/shared/ui';
import { copy } from './copy.ts';
import { useKeptFavorites } from './features/storage/keep-favorites.ts';
import styles from './FavoriteButton.module.css';

/**
 * Saves a home on this device, or takes it off with a chance to undo (FAV-1, FAV-4). Empty in the server's HTML: what is saved
 * only the browser knows.
 */
export function FavoriteButton({ listing, initiatedFrom, appearance = 'photo' }: FavoriteButtonProps) {
  useKeptFavorites();
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => state.favorites.selectedListings.includes(listing.objectID));

  const toggle = () => {
    const { objectID, headline, imageUrl, price } = listing;
    if (saved) {
      dispatch(favoriteRemoved([objectID]));
      dispatch(toastShown({ text: copy.removed, button: { label: copy.undo, action: favoriteRemovalUndone(objectID) } }));
      return;
    }
    dispatch(favoriteAdded({
      listing: { objectID, Headline: headline, ...(imageUrl ? { ImageUrl: imageUrl } : {}) },
      event: { eventName: 'favoriteListing', product_id: objectID, initiated_from: initiatedFrom, ...(price === undefined ? {} : { price }) },
    }));
    dispatch(toastShown({ kind: 'success', text: copy.saved }));
  };

  return <IconButton className={styles.heart} icon="heart" surface={appearance} pressed={saved} label={copy.heart(listing.headline)} onClick={toggle} />;
}
