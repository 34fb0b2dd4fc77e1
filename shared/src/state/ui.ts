/** The part of the UI state (specification, section 3) that several regions read. A remote's own flags are its own slice. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type UiState = {
  /** Window size in CSS pixels, 0 until the browser measured it (UI-2). */
  width: number;
  height: number;
  /** Which part of the search box is being edited. */
  datePickerFocused: boolean;
  guestPickerFocused: boolean;
  mobileSearchBoxFocused: boolean;
  /** Grid or map of search results; spec default is the grid. */
  activeView: 'grid' | 'map';
  /** All filters, as a sheet or as a dialog; never both. */
  mobileFiltersOpen: boolean;
  desktopFilterOpen: boolean;
  /** The six groups of filters that show their rarer choices on demand (SRCH-16). */
  showMoreAmenities: boolean;
  showMoreLocationAmenities: boolean;
  showMoreViewAmenities: boolean;
  showMorePropertyTypes: boolean;
  showMoreAccessibility: boolean;
  showMoreActivities: boolean;
  /** The home whose window is open on the map, and whether it was opened there (SRCH-15). */
  selectedHit: string | null;
  mapInfowindowClicked: boolean;
  loginPromptModalOpen: boolean;
  loginPromptModalOrigin: string | null;
  hideConsentModal: boolean;
  showPreferencesModal: boolean;
};

/** Up to this width filters are a sheet (section 9). */
export const MOBILE_FILTERS_WIDTH = 900;

export type ShowMoreFlag = Extract<keyof UiState, `showMore${string}`>;
export type FocusFlag = Extract<keyof UiState, `${string}Focused`>;

const initialState: UiState = {
  width: 0,
  height: 0,
  datePickerFocused: false,
  guestPickerFocused: false,
  mobileSearchBoxFocused: false,
  activeView: 'grid',
  selectedHit: null,
  mapInfowindowClicked: false,
  mobileFiltersOpen: false,
  desktopFilterOpen: false,
  showMoreAmenities: false,
  showMoreLocationAmenities: false,
  showMoreViewAmenities: false,
  showMorePropertyTypes: false,
  showMoreAccessibility: false,
  showMoreActivities: false,
  loginPromptModalOpen: false,
  loginPromptModalOrigin: null,
  hideConsentModal: false,
  showPreferencesModal: false,
};

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    windowResized: (state, action: PayloadAction<{ width: number; height: number }>) => {
      state.width = action.payload.width;
      state.height = action.payload.height;
      // Open filters follow the window.
      if (state.mobileFiltersOpen || state.desktopFilterOpen) openFilters(state);
    },
    activeViewChanged: (state, action: PayloadAction<'grid' | 'map'>) => {
      state.activeView = action.payload;
    },
    /** A part of the search box got the focus (or, with false, gave it up). Only one has it. */
    boxFocused: (state, action: PayloadAction<{ part: FocusFlag; focused: boolean }>) => {
      state.datePickerFocused = state.guestPickerFocused = state.mobileSearchBoxFocused = false;
      state[action.payload.part] = action.payload.focused;
    },
    /** SRCH-16: up to 900 px opening the desktop filters opens the mobile ones; above that open mobile filters close. */
    desktopFilterToggled: (state, action: PayloadAction<boolean>) => {
      if (action.payload) openFilters(state);
      else state.desktopFilterOpen = state.mobileFiltersOpen = false;
    },
    mobileFiltersToggled: (state, action: PayloadAction<boolean>) => {
      state.mobileFiltersOpen = action.payload;
      if (action.payload) state.desktopFilterOpen = false;
    },
    showMoreToggled: (state, action: PayloadAction<{ group: ShowMoreFlag; open: boolean }>) => {
      state[action.payload.group] = action.payload.open;
    },
    /** Opens the window of a home on the map; null closes it. */
    hitSelected: (state, action: PayloadAction<{ id: string | null; onMap: boolean }>) => {
      state.selectedHit = action.payload.id;
      state.mapInfowindowClicked = action.payload.id !== null && action.payload.onMap;
    },
    /** FAV-8: the origin names what the guest was doing when asked to sign in. */
    loginPromptOpened: (state, action: PayloadAction<string>) => {
      state.loginPromptModalOpen = true;
      state.loginPromptModalOrigin = action.payload;
    },
    loginPromptClosed: (state) => {
      state.loginPromptModalOpen = false;
    },
    consentModalHidden: (state, action: PayloadAction<boolean>) => {
      state.hideConsentModal = action.payload;
    },
    /** True opens the consent preferences (also from the footer), false closes them (CONS-1). */
    preferencesModalShown: (state, action: PayloadAction<boolean>) => {
      state.showPreferencesModal = action.payload;
    },
  },
});

/** As a dialog above 900 px, as a sheet up to there. A width of 0 is one not measured yet: then it is the dialog. */
function openFilters(state: UiState): void {
  state.mobileFiltersOpen = state.width > 0 && state.width <= MOBILE_FILTERS_WIDTH;
  state.desktopFilterOpen = !state.mobileFiltersOpen;
}

export const {
  windowResized,
  activeViewChanged,
  boxFocused,
  hitSelected,
  desktopFilterToggled,
  mobileFiltersToggled,
  showMoreToggled,
  loginPromptOpened,
  loginPromptClosed,
  consentModalHidden,
  preferencesModalShown,
} = uiSlice.actions;
