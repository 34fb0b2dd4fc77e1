/**
 * The UI state that several regions read (UI-2, FAV-8, CONS-1). A flag that one remote alone reads is in a slice of
 * that remote.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Currency } from '../domain/currency.ts';
import type { PriceDisplay } from '../domain/price-display.ts';
import { shareWithTabs } from './shared-actions.ts';

export type UiState = {
  /** Window size in CSS pixels, 0 until the browser measured it (UI-2). */
  width: number;
  height: number;
  loginPromptModalOpen: boolean;
  loginPromptModalOrigin: string | null;
  showPreferencesModal: boolean;
  /** Which of a stay's prices leads where homes are compared (TRUE-1). */
  priceDisplay: PriceDisplay;
  /** In which currency prices are shown. */
  currency: Currency;
};

const initialState: UiState = {
  width: 0,
  height: 0,
  loginPromptModalOpen: false,
  loginPromptModalOrigin: null,
  showPreferencesModal: false,
  priceDisplay: 'total',
  currency: 'USD',
};

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    windowResized: (state, action: PayloadAction<{ width: number; height: number }>) => {
      state.width = action.payload.width;
      state.height = action.payload.height;
    },
    /** FAV-8: the origin names what the guest was doing when asked to sign in. */
    loginPromptOpened: (state, action: PayloadAction<string>) => {
      state.loginPromptModalOpen = true;
      state.loginPromptModalOrigin = action.payload;
    },
    loginPromptClosed: (state) => {
      state.loginPromptModalOpen = false;
    },
    /** True opens the consent preferences (also from the footer), false closes them (CONS-1). */
    preferencesModalShown: (state, action: PayloadAction<boolean>) => {
      state.showPreferencesModal = action.payload;
    },
    priceDisplayChosen: {
      reducer: (state, action: PayloadAction<PriceDisplay>) => {
        state.priceDisplay = action.payload;
      },
      prepare: shareWithTabs<PriceDisplay>,
    },
    currencyChosen: {
      reducer: (state, action: PayloadAction<Currency>) => {
        state.currency = action.payload;
      },
      prepare: shareWithTabs<Currency>,
    },
  },
});

export const {
  windowResized,
  loginPromptOpened,
  loginPromptClosed,
  preferencesModalShown,
  priceDisplayChosen,
  currencyChosen,
} = uiSlice.actions;
