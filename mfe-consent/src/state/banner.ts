/** Whether the banner makes room for the preferences dialog (CONS-1). */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

export const bannerSlice = createSlice({
  name: 'consentBanner',
  initialState: { hideConsentModal: false },
  reducers: {
    bannerHidden: (state, { payload: hidden }: PayloadAction<boolean>) => {
      state.hideConsentModal = hidden;
    },
  },
});

export const { bannerHidden } = bannerSlice.actions;
