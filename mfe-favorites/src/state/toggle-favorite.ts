/** What happens when a heart is pressed (FAV-1, FAV-4, FAV-8, ANLT-3). */
import { track } from '@roost/shared/analytics';
import { loginPromptOpened, toastShown, toggleRequested } from '@roost/shared/state';
import type { AppStore, FavoriteToggle } from '@roost/shared/state';
import { nameCollection, slotCopy as copy } from '../slot-copy.ts';
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import { bannersSlice } from './banners.ts';
import {
  collectionChoiceOpened,
  favoriteAdded,
  favoriteRemovalUndone,
  favoriteRemoved,
  readState,
} from './favorites-slice.ts';
import { LOGIN_BANNER } from './persist-banners.ts';

/** Carries out `toggleRequested` until the returned function is called. */
export function startToggles(store: AppStore): () => void {
  return store.startListening({
    actionCreator: toggleRequested,
    effect: ({ payload }) => toggleFavorite(store, payload),
  });
}

function toggleFavorite(store: AppStore, { listing, initiatedFrom }: FavoriteToggle): void {
  const { objectID, headline, imageUrl, price } = listing;
  const { selectedListings, collections } = readState(store);
  if (selectedListings.includes(objectID)) {
    // On the favorites page the pressed heart goes with its card, and comes back with it under the same name.
    const pressed = document.activeElement?.getAttribute('aria-label');
    store.dispatch(favoriteRemoved([objectID]));
    store.dispatch(
      toastShown({
        text: copy.removed,
        button: { label: copy.undo, action: favoriteRemovalUndone(objectID), ...(pressed ? { brings: pressed } : {}) },
      }),
    );
    return;
  }
  store.dispatch(favoriteAdded({ objectID, Headline: headline, ...(imageUrl ? { ImageUrl: imageUrl } : {}) }));
  track('favoriteListing', {
    product_id: objectID,
    initiated_from: initiatedFrom,
    ...(price === undefined ? {} : { price }),
  });
  const isFirstOfGuest = store.getState().session.status === 'unauthenticated' && selectedListings.length === 0;
  // The offer to sign in says that the home is saved; a toast would cover its buttons on a phone.
  if (isFirstOfGuest && !store.read(bannersSlice).dismissedBanners[LOGIN_BANNER])
    store.dispatch(loginPromptOpened(initiatedFrom));
  else {
    const action = collectionChoiceOpened({ objectID, Headline: headline });
    const collection = nameCollection(collections?.[0]?.collectionName ?? DEFAULT_COLLECTION_NAME);
    store.dispatch(
      toastShown({ kind: 'success', text: copy.saved(collection), button: { label: copy.change, action } }),
    );
  }
}
