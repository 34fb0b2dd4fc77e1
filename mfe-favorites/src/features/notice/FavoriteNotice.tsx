import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { bannerDismissed, bannerMounted, bannersSlice, bannerUnmounted, isBannerOpen } from '../../state/banners.ts';
import { favoriteNotificationDismissed, favoritesSlice } from '../../state/favorites-slice.ts';
import { AppLink, IconButton } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './FavoriteNotice.module.css';

/** Key of this banner in `dismissedBanners`. */
const NOTICE_BANNER = 'favorite-notification';
/** How long it is there when nobody points at it or is inside it: what it says is also in the header, always. */
const SHOWN_MS = 10_000;

/**
 * Says below the header's link, after the first home was saved, where saved homes are (FAV-8). It leaves by itself, and
 * does not come back (UI-3).
 */
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
  const [held, setHeld] = useState(false);
  const close = useCallback(() => {
    dispatch(bannerDismissed(NOTICE_BANNER));
    dispatch(favoriteNotificationDismissed());
  }, [dispatch]);
  useEffect(() => {
    if (!open || held) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open, held, close]);
  if (!open) return null;
  return (
    <div className={styles.anchor}>
      <div
        className={styles.notice}
        role="region"
        aria-label={copy.notice.label}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <p>
          {account ? copy.notice.account : copy.notice.device} <AppLink href={href}>{copy.notice.link}</AppLink>
        </p>
        <IconButton icon="x" label={copy.notice.close} onClick={close} />
      </div>
    </div>
  );
}
