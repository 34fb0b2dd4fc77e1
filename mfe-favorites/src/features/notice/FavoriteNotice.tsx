import { useEffect } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { bannerDismissed, bannerMounted, bannersSlice, bannerUnmounted, isBannerOpen } from '../../state/banners.ts';
import { favoriteNotificationDismissed, favoritesSlice } from '../../state/favorites-slice.ts';
import { AppLink, IconButton } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './FavoriteNotice.module.css';

/** Key of this banner in `dismissedBanners`. */
const NOTICE_BANNER = 'favorite-notification';

/** Says below the header's link, after the first home was saved, where saved homes are (FAV-8). Once dismissed it does not come back (UI-3). */
export function FavoriteNotice({ href }: { href: string }) {
  const dispatch = useAppDispatch();
  const open = useSlice(bannersSlice, (state) => isBannerOpen(state, NOTICE_BANNER));
  const account = useSlice(favoritesSlice, ({ owner }) => owner !== null);
  useEffect(() => {
    dispatch(bannerMounted(NOTICE_BANNER));
    return () => {
      dispatch(bannerUnmounted(NOTICE_BANNER));
    };
  }, [dispatch]);
  if (!open) return null;
  const close = () => {
    dispatch(bannerDismissed(NOTICE_BANNER));
    dispatch(favoriteNotificationDismissed());
  };
  return (
    <div className={styles.anchor}>
      <div className={styles.notice} role="region" aria-label={copy.notice.label}>
        <p>
          {account ? copy.notice.account : copy.notice.device} <AppLink href={href}>{copy.notice.link}</AppLink>
        </p>
        <IconButton icon="x" label={copy.notice.close} onClick={close} />
      </div>
    </div>
  );
}
