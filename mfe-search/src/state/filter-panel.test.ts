import { filterPanelSlice, filtersToggled, getOpenFilters, showMoreToggled } from './filter-panel.ts';

const { reducer } = filterPanelSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, filterPanelSlice.getInitialState());

test.each([
  ['above 900 px as a dialog', 901, { mobileFiltersOpen: false, desktopFilterOpen: true }],
  ['up to 900 px as a sheet', 900, { mobileFiltersOpen: true, desktopFilterOpen: false }],
  ['as a dialog while the width is not known', 0, { mobileFiltersOpen: false, desktopFilterOpen: true }],
])('SRCH-16: filters open %s', (_name, width, open) => {
  expect(getOpenFilters(after(filtersToggled(true)), width)).toEqual(open);
  expect(getOpenFilters(after(filtersToggled(true), filtersToggled(false)), width)).toEqual({
    mobileFiltersOpen: false,
    desktopFilterOpen: false,
  });
});

test('SRCH-16: each of the six groups has its own flag', () => {
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
