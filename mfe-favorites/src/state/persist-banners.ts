/** Keeps the dismissed banners of this browser in local storage under `dismissedBanners` (UI-3, UI-6). */
import * as z from 'zod/mini';
import type { AppStore } from '@roost/shared/state';
import { defineStoredValue, type StorageArea } from '@roost/shared/storage';
import { bannerDismissed, bannersLoaded, bannersSlice } from './banners.ts';

/** Dismissed when a guest declines to sign in: the offer is not made again by itself. */
export const LOGIN_BANNER = 'login-prompt';
type Area = 'local' | (() => StorageArea);

const storedBanners = (area: Area) =>
  defineStoredValue({ key: 'dismissedBanners', schema: z.record(z.string(), z.unknown()), fallback: {}, area });

/** Returns the ids that are stored as dismissed; a broken entry is as good as none. */
export function readDismissedBanners(area: Area): Record<string, true> {
  return Object.fromEntries(
    Object.entries(storedBanners(area).read())
      .filter(([, value]) => value === true)
      .map(([id]) => [id, true]),
  );
}

/**
 * Loads them, then stores each one that is dismissed beside those that other tabs stored. Returns what stops it.
 * @param area for tests
 */
export function persistBanners(store: AppStore, area: Area = 'local'): () => void {
  store.inject(bannersSlice);
  store.dispatch(bannersLoaded(readDismissedBanners(area)));
  return store.startListening({
    actionCreator: bannerDismissed,
    effect: () =>
      void storedBanners(area).write({
        ...readDismissedBanners(area),
        ...store.read(bannersSlice).dismissedBanners,
      }),
  });
}
