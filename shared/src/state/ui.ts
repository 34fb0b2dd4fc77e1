/** The part of the UI state (specification, section 3) that several regions read. A remote's own flags are its own slice. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type UiState = {
  /** Window size in CSS pixels, 0 until the browser measured it (UI-2). */
  width: number;
  height: number;
  /** Grid or map of search results; spec default is the grid. */
  activeView: 'grid' | 'map';
  loginPromptModalOpen: boolean;
  loginPromptModalOrigin: string | null;
  hideConsentModal: boolean;
  showPreferencesModal: boolean;
};

const initialState: UiState = {
  width: 0, height: 0, activeView: 'grid',
  loginPromptModalOpen: false, loginPromptModalOrigin: null, hideConsentModal: false, showPreferencesModal: false,
};

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    windowResized: (state, action: PayloadAction<{ width: number; height: number }>) => {
      state.width = action.payload.width;
      state.height = action.payload.height;
    },
    activeViewChanged: (state, action: PayloadAction<'grid' | 'map'>) => { state.activeView = action.payload; },
    /** FAV-8: the origin names what the guest was doing when asked to sign in. */
    loginPromptOpened: (state, action: PayloadAction<string>) => {
      state.loginPromptModalOpen = true;
      state.loginPromptModalOrigin = action.payload;
    },
    loginPromptClosed: (state) => { state.loginPromptModalOpen = false; },
    consentModalHidden: (state, action: PayloadAction<boolean>) => { state.hideConsentModal = action.payload; },
    /** True opens the consent preferences (also from the footer), false closes them (CONS-1). */
    preferencesModalShown: (state, action: PayloadAction<boolean>) => { state.showPreferencesModal = action.payload; },
  },
});
export const { windowResized, activeViewChanged, loginPromptOpened, loginPromptClosed, consentModalHidden, preferencesModalShown } = uiSlice.actions;
