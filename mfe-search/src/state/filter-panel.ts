/** The filter panel: whether it is open, and which of its groups show their rarer values (SRCH-16) (decision 0023). */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

/** Up to this window width, in CSS pixels, the filters open as a sheet (SRCH-16). */
const MOBILE_FILTERS_WIDTH = 900;

export type FilterPanelState = {
  filtersOpen: boolean;
  showMoreAmenities: boolean;
  showMoreLocationAmenities: boolean;
  showMoreViewAmenities: boolean;
  showMorePropertyTypes: boolean;
  showMoreAccessibility: boolean;
  showMoreActivities: boolean;
};
export type ShowMoreFlag = Extract<keyof FilterPanelState, `showMore${string}`>;

const initialState: FilterPanelState = {
  filtersOpen: false,
  showMoreAmenities: false,
  showMoreLocationAmenities: false,
  showMoreViewAmenities: false,
  showMorePropertyTypes: false,
  showMoreAccessibility: false,
  showMoreActivities: false,
};

export const filterPanelSlice = createSlice({
  name: 'filterPanel',
  initialState,
  reducers: {
    filtersToggled: (state, { payload: open }: PayloadAction<boolean>) => {
      state.filtersOpen = open;
    },
    showMoreToggled: (state, { payload }: PayloadAction<{ group: ShowMoreFlag; open: boolean }>) => {
      state[payload.group] = payload.open;
    },
  },
});

export const { filtersToggled, showMoreToggled } = filterPanelSlice.actions;

/**
 * Returns in which frame the filters are open: as a sheet up to 900 px, as a dialog above that, never both (SRCH-16).
 * @param width of the window in CSS pixels, 0 until it is measured: then it is the dialog
 */
export function getOpenFilters(
  { filtersOpen }: FilterPanelState,
  width: number,
): { mobileFiltersOpen: boolean; desktopFilterOpen: boolean } {
  const narrow = width > 0 && width <= MOBILE_FILTERS_WIDTH;
  return { mobileFiltersOpen: filtersOpen && narrow, desktopFilterOpen: filtersOpen && !narrow };
}
