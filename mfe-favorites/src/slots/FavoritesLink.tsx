/** Slot: the header's link to favorites, with their number. */
import { lazy, Suspense } from 'react';
import type { FavoritesLinkProps } from '@roost/shared/contracts/slots';
import { useAppSelector } from '@roost/shared/state';
import { CountBadge, HeaderLink } from '@roost/shared/ui';
import { slotCopy as copy } from '../slot-copy.ts';
import { useAccount } from '../features/account/use-account.ts';
import { useFavorites } from '../state/persist-favorites.ts';

const Notice = lazy(() =>
  import('../features/notice/FavoriteNotice.tsx').then(
    ({ FavoriteNotice }) => ({ default: FavoriteNotice }),
    () => ({ default: () => null }),
  ),
);

/**
 * Without a number until the browser's storage was read. It is on every page, so it also keeps an account's favorites in step with their service,
 * and says once where what was just saved can be found (FAV-8).
 */
export function FavoritesLink({ service }: FavoritesLinkProps) {
  useFavorites();
  useAccount(service);
  const count = useAppSelector((state) => state.favorites.selectedListings.length);
  const notice = useAppSelector(
    ({ favorites, ui }) =>
      favorites.showFavoriteNotification && !favorites.favoritesPageViewed && !ui.loginPromptModalOpen,
  );
  return (
    <>
      <HeaderLink
        href="/favorites"
        icon="heart"
        badge={count > 0 && <CountBadge count={count} label={copy.linkCount} />}
      >
        {copy.link}
      </HeaderLink>
      {notice && (
        <Suspense>
          <Notice />
        </Suspense>
      )}
    </>
  );
}
