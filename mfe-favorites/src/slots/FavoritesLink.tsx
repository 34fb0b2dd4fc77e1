/** Slot: the header's link to favorites, with their number. */
import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { FavoritesLinkProps } from '@roost/shared/contracts/slots';
import { readStay, withStay } from '@roost/shared/domain/stay';
import { useLocation } from '@roost/shared/router';
import { toastShown, useAppDispatch, useAppSelector } from '@roost/shared/state';
import { CountBadge, HeaderLink } from '@roost/shared/ui';
import { slotCopy as copy } from '../slot-copy.ts';
import { useAccount } from '../features/account/use-account.ts';
import { useServiceCall } from '../features/account/use-service-call.ts';
import { toFavoritesHref } from '../hooks/favorites-address.ts';
import { collectionChoiceOpened } from '../state/favorites-slice.ts';
import { useFavorites } from '../state/use-favorites.ts';

const Notice = lazy(() =>
  import('../features/notice/FavoriteNotice.tsx').then(
    ({ FavoriteNotice }) => ({ default: FavoriteNotice }),
    () => ({ default: () => null }),
  ),
);

const Choice = lazy(() =>
  import(/* webpackChunkName: "deferred" */ '../features/collections/dialogs/ChooseCollection.tsx').then(
    ({ ChooseCollection }) => ({ default: ChooseCollection }),
    () => ({ default: ChoiceFailed }),
  ),
);

/** Says that the choice of a collection did not load; the home stays where it is. */
function ChoiceFailed(): ReactNode {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(collectionChoiceOpened(null));
    dispatch(toastShown({ kind: 'error', text: copy.notLoaded }));
  }, [dispatch]);
  return null;
}

/**
 * Has no number until the browser's storage was read. It is on every page, so it also keeps an account in step with the
 * favorites service, and says once where saved homes can be found (FAV-8). The dialog that chooses a collection after a
 * heart was pressed opens here (FAV-9).
 */
export function FavoritesLink({ service }: FavoritesLinkProps) {
  useAccount(service);
  const { search } = useLocation();
  // The stay travels along: homes saved for these nights are priced for them.
  const href = toFavoritesHref(withStay(new URLSearchParams(), readStay(new URLSearchParams(search))).toString(), {});
  const count = useFavorites(({ selectedListings }) => selectedListings.length);
  const isNew = useFavorites((state) => state.showFavoriteNotification && !state.favoritesPageViewed);
  const callService = useServiceCall(service);
  const choosing = useFavorites((state) => state.choosing);
  const isPromptOpen = useAppSelector(({ ui }) => ui.loginPromptModalOpen);
  const notice = isNew && !isPromptOpen;
  return (
    <>
      <HeaderLink href={href} icon="heart" badge={count > 0 && <CountBadge count={count} label={copy.linkCount} />}>
        {copy.link}
      </HeaderLink>
      {notice && (
        <Suspense>
          <Notice href={href} />
        </Suspense>
      )}
      {choosing && (
        <Suspense>
          <Choice key={choosing.objectID} home={choosing} callService={callService} />
        </Suspense>
      )}
    </>
  );
}
