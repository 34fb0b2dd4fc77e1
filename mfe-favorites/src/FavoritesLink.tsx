/** Slot: the header's link to favorites, with their number. */
import { useAppSelector } from '@roost/shared/state';
import { CountBadge, HeaderLink } from '@roost/shared/ui';
import { copy } from './copy.ts';
import { useKeptFavorites } from './features/storage/keep-favorites.ts';

/** Without a number until the browser's storage was read. */
export function FavoritesLink() {
  useKeptFavorites();
  const count = useAppSelector((state) => state.favorites.selectedListings.length);
  return <HeaderLink href="/favorites" icon="heart" badge={count > 0 && <CountBadge count={count} label={copy.linkCount} />}>{copy.link}</HeaderLink>;
}
