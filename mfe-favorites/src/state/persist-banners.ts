/** Keeps the dismissed banners of this browser in local storage under `dismissedBanners` (UI-3, UI-6). */
import * as z from 'zod/mini';
import type { AppStore } from '@roost/shared/state';
import { bannerDismissed, bannersLoaded, bannersSlice } from './banners.ts';
import { parseJson, readItem, writeItem } from './web-storage.ts';

/** Dismissed when a guest declines to sign in: the offer is not made again by itself. */
export const LOGIN_BANNER = 'login-prompt';
const KEY = 'dismissedBanners';
const storedSchema = z.record(z.string(), z.unknown());

/** Returns the ids that are stored as dismissed; a broken entry is as good as none. */
export function readDismissedBanners(storage: Pick<Storage, 'getItem'>): Record<string, true> {
  const parsed = storedSchema.safeParse(parseJson(readItem(storage, KEY)));
  return Object.fromEntries(
    Object.entries(parsed.success ? parsed.data : {})
      .filter(([, value]) => value === true)
      .map(([id]) => [id, true]),
  );
}

/** Loads them, then stores each one that is dismissed beside those that other tabs stored. Returns what stops it. */
export function persistBanners(store: AppStore, storage: Pick<Storage, 'getItem' | 'setItem'>): () => void {
  store.inject(bannersSlice);
  store.dispatch(bannersLoaded(readDismissedBanners(storage)));
  return store.startListening({
    actionCreator: bannerDismissed,
    effect: () =>
      writeItem(storage, KEY, { ...readDismissedBanners(storage), ...store.read(bannersSlice).dismissedBanners }),
  });
}
