import { useEffect } from 'react';
import { loginPromptOpened, useAppDispatch, useSlice } from '@roost/shared/state';
import { bannerDismissed, bannerMounted, bannersSlice, bannerUnmounted, isBannerOpen } from '../../state/banners.ts';
import { Button, IconButton } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './DeviceBanner.module.css';

const DEVICE_BANNER = 'favorites-on-device';

/**
 * Tells a guest that the list is on this device only, and offers to sign in. Once dismissed it does not come back
 * (UI-3).
 */
export function DeviceBanner() {
  const dispatch = useAppDispatch();
  const open = useSlice(bannersSlice, (state) => isBannerOpen(state, DEVICE_BANNER));
  useEffect(() => {
    dispatch(bannerMounted(DEVICE_BANNER));
    return () => {
      dispatch(bannerUnmounted(DEVICE_BANNER));
    };
  }, [dispatch]);
  if (!open) return null;
  return (
    <div className={styles.banner} role="region" aria-label={copy.banner.label}>
      <p>{copy.banner.text}</p>
      <Button onClick={() => dispatch(loginPromptOpened('favorites-page'))}>{copy.signIn}</Button>
      <IconButton icon="x" label={copy.banner.close} onClick={() => dispatch(bannerDismissed(DEVICE_BANNER))} />
    </div>
  );
}
