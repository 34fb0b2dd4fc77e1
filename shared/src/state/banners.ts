/** Which banners are there and which were sent away for good (UI-3): open is mounted and not dismissed. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** By banner id. `dismissedBanners` is kept in local storage under that name. */
export type BannersState = { dismissedBanners: Record<string, true>; mountedBanners: Record<string, true> };

const initialState: BannersState = { dismissedBanners: {}, mountedBanners: {} };

export const bannersSlice = createSlice({
  name: 'banners',
  initialState,
  reducers: {
    /** The storage was read. What was dismissed here meanwhile stays so. */
    bannersLoaded: (state, action: PayloadAction<Record<string, true>>) => {
      Object.assign(state.dismissedBanners, action.payload);
    },
    bannerMounted: (state, action: PayloadAction<string>) => {
      state.mountedBanners[action.payload] = true;
    },
    bannerUnmounted: (state, action: PayloadAction<string>) => {
      delete state.mountedBanners[action.payload];
    },
    bannerDismissed: (state, action: PayloadAction<string>) => {
      state.dismissedBanners[action.payload] = true;
    },
  },
});
export const { bannersLoaded, bannerMounted, bannerUnmounted, bannerDismissed } = bannersSlice.actions;

export function isBannerOpen({ mountedBanners, dismissedBanners }: BannersState, id: string): boolean {
  return mountedBanners[id] === true && dismissedBanners[id] !== true;
}
