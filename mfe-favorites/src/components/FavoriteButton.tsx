import type { FavoriteButtonProps } from '@roost/shared/contracts/slots';
import {
  bannersSlice,
  favoriteAdded,
  favoriteRemovalUndone,
  favoriteRemoved,
  loginPromptOpened,
  toastShown,
  useAppSelector,
  useAppStore,
} from '@roost/shared/state';
import { IconButton } from '@roost/shared/ui';
import { slotCopy as copy } from '../slot-copy.ts';
import { LOGIN_BANNER } from '../state/persist-banners.ts';
import { useFavorites } from '../state/persist-favorites.ts';
import styles from './FavoriteButton.module.css';

/**
 * Saves a home, or takes it off with a chance to undo (FAV-1, FAV-4): on this device for a guest, in the account of who is signed in, and at once
 * either way. A guest's first favorite offers to sign in, unless that was declined before (FAV-8). Empty in the server's HTML: what is saved only
 * the browser knows.
 */
export function FavoriteButton({ listing, initiatedFrom, appearance = 'photo' }: FavoriteButtonProps) {
  useFavorites();
  const store = useAppStore();
  const saved = useAppSelector((state) => state.favorites.selectedListings.includes(listing.objectID));

  const toggle = () => {
    const { objectID, headline, imageUrl, price } = listing;
    if (saved) {
      store.dispatch(favoriteRemoved([objectID]));
      store.dispatch(
        toastShown({ text: copy.removed, button: { label: copy.undo, action: favoriteRemovalUndone(objectID) } }),
      );
      return;
    }
    const { session, favorites } = store.getState();
    const first = session.status === 'unauthenticated' && favorites.selectedListings.length === 0;
    store.dispatch(
      favoriteAdded({
        listing: { objectID, Headline: headline, ...(imageUrl ? { ImageUrl: imageUrl } : {}) },
        event: {
          eventName: 'favoriteListing',
          product_id: objectID,
          initiated_from: initiatedFrom,
          ...(price === undefined ? {} : { price }),
        },
      }),
    );
    // The offer says that the home is saved; a toast would lie over its buttons on a phone.
    if (first && !store.read(bannersSlice).dismissedBanners[LOGIN_BANNER])
      store.dispatch(loginPromptOpened(initiatedFrom));
    else store.dispatch(toastShown({ kind: 'success', text: copy.saved }));
  };

  return (
    <IconButton
      className={styles.heart}
      icon="heart"
      surface={appearance}
      pressed={saved}
      label={copy.heart(listing.headline)}
      onClick={toggle}
    />
  );
}
