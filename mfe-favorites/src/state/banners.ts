/**
 * Which banners are on the page and which were dismissed for good (UI-3): one is open when mounted and not dismissed.
 */
import { createSlice, shareWithTabs } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

/** By banner id. `dismissedBanners` is kept in local storage under that name. */
export type BannersState = { dismissedBanners: Record<string, true>; mountedBanners: Record<string, true> };

const initialState: BannersState = { dismissedBanners: {}, mountedBanners: {} };

export const bannersSlice = createSlice({
  name: 'banners',
  initialState,
  reducers: {
    /** The storage was read. What was dismissed on this page in the meantime stays dismissed. */
    bannersLoaded: (state, action: PayloadAction<Record<string, true>>) => {
      Object.assign(state.dismissedBanners, action.payload);
    },
    bannerMounted: (state, action: PayloadAction<string>) => {
      state.mountedBanners[action.payload] = true;
    },
    bannerUnmounted: (state, action: PayloadAction<string>) => {
      delete state.mountedBanners[action.payload];
    },
    bannerDismissed: {
      reducer: (state, action: PayloadAction<string>) => {
        state.dismissedBanners[action.payload] = true;
      },
      prepare: shareWithTabs<string>,
    },
  },
});
export const { bannersLoaded, bannerMounted, bannerUnmounted, bannerDismissed } = bannersSlice.actions;

export function isBannerOpen({ mountedBanners, dismissedBanners }: BannersState, id: string): boolean {
  return mountedBanners[id] === true && dismissedBanners[id] !== true;
}
