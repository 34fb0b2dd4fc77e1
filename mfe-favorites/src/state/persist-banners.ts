/** Dismissed banners of this browser under `dismissedBanners` (UI-3, UI-6). */
import * as z from 'zod/mini';
import { bannersLoaded, bannersSlice, injectSlice } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { parseJson, readItem, writeItem } from './web-storage.ts';

/** Set when a guest declined to sign in: the offer is not made again by itself. */
export const LOGIN_BANNER = 'login-prompt';
const KEY = 'dismissedBanners';
const storedSchema = z.record(z.string(), z.unknown());

export function readDismissed(storage: Storage): Record<string, true> {
  const parsed = storedSchema.safeParse(parseJson(readItem(storage, KEY)));
  return Object.fromEntries(
    Object.entries(parsed.success ? parsed.data : {})
      .filter(([, value]) => value === true)
      .map(([id]) => [id, true]),
  );
}

/** Loads them, then writes each one that is dismissed beside those that other tabs wrote. Returns what stops it. */
export function persistBanners(store: AppStore, storage: Storage): () => void {
  injectSlice(store, bannersSlice);
  store.dispatch(bannersLoaded(readDismissed(storage)));
  const dismissed = () => store.read(bannersSlice).dismissedBanners;
  let last = dismissed();
  return store.subscribe(() => {
    if (dismissed() === last) return;
    last = dismissed();
    writeItem(storage, KEY, { ...readDismissed(storage), ...last });
  });
}
