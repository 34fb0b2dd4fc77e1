import {
  boxFocused,
  desktopFilterToggled,
  hitSelected,
  mobileFiltersToggled,
  showMoreToggled,
  uiSlice,
  windowResized,
} from './ui.ts';
import type { UiState } from './ui.ts';

const { reducer } = uiSlice;
const after = (...actions: Parameters<typeof reducer>[1][]): UiState =>
  actions.reduce(reducer, uiSlice.getInitialState());
const wide = windowResized({ width: 901, height: 800 });
const narrow = windowResized({ width: 900, height: 800 });
const filters = ({ mobileFiltersOpen, desktopFilterOpen }: UiState) =>
  (mobileFiltersOpen ? 'mobile' : '') + (desktopFilterOpen ? 'desktop' : '');

describe('UI state', () => {
  test('SRCH-1: has every field of the specification, grid by default and everything closed', () => {
    expect(after()).toEqual({
      width: 0,
      height: 0,
      datePickerFocused: false,
      guestPickerFocused: false,
      mobileSearchBoxFocused: false,
      mapInfowindowClicked: false,
      selectedHit: null,
      activeView: 'grid',
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
    });
  });

  test.each([
    ['wide: the desktop filters', [wide, desktopFilterToggled(true)], 'desktop'],
    ['900 px: the mobile filters instead', [narrow, desktopFilterToggled(true)], 'mobile'],
    [
      'mobile filters are open and the desktop filters open: they close',
      [wide, mobileFiltersToggled(true), desktopFilterToggled(true)],
      'desktop',
    ],
    [
      'desktop filters are open and the mobile filters open',
      [wide, desktopFilterToggled(true), mobileFiltersToggled(true)],
      'mobile',
    ],
    ['the window becomes narrow', [wide, desktopFilterToggled(true), narrow], 'mobile'],
    ['the window becomes wide', [narrow, desktopFilterToggled(true), wide], 'desktop'],
    ['closed on a narrow window', [narrow, desktopFilterToggled(true), desktopFilterToggled(false)], ''],
    ['a closed panel stays closed when the window changes', [wide, narrow], ''],
  ])('SRCH-16 UI-2: %s', (_name, actions, open) => {
    expect(filters(after(...actions))).toBe(open);
  });

  test('SRCH-16: each of the six groups shows more on its own', () => {
    const state = after(
      showMoreToggled({ group: 'showMoreActivities', open: true }),
      showMoreToggled({ group: 'showMoreAmenities', open: true }),
      showMoreToggled({ group: 'showMoreAmenities', open: false }),
    );
    expect([state.showMoreActivities, state.showMoreAmenities, state.showMoreViewAmenities]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('SRCH-1: one part of the search box has the focus, and a home chosen on the map opens its window', () => {
    const focused = after(
      boxFocused({ part: 'datePickerFocused', focused: true }),
      boxFocused({ part: 'guestPickerFocused', focused: true }),
    );
    expect([focused.datePickerFocused, focused.guestPickerFocused]).toEqual([false, true]);
    expect(after(hitSelected({ id: '41827', onMap: true }))).toMatchObject({
      selectedHit: '41827',
      mapInfowindowClicked: true,
    });
    expect(after(hitSelected({ id: '41827', onMap: true }), hitSelected({ id: null, onMap: true }))).toMatchObject({
      selectedHit: null,
      mapInfowindowClicked: false,
    });
  });
});
