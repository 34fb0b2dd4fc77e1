import { sliceBreaches, slicesIn } from './slices.ts';

const IMPORTED = '(0,_roost_shared_state__WEBPACK_IMPORTED_MODULE_0__.createSlice)';

test('PLAT-6: names of slices are read from a bundle as webpack writes it', () => {
  const bundle = `const a = ${IMPORTED}({\n    name: 'banners',\n    initialState,\n    reducers: {} });
    const b = ${IMPORTED}({ initialState, name: "favorites", reducers: { named: (state) => ({ name: 'x' }) } });
    const c = ${IMPORTED}({ name: 'experiments', reducers: {} });`;
  expect(slicesIn(bundle)).toEqual(['banners', 'favorites']);
  expect(sliceBreaches(bundle, ['shared/src/experiments/slice.ts'])).toEqual([]);
});

test.each([
  [`${IMPORTED}({ name: 'session', reducers: {} })`, /"session" is the page's own/],
  [`${IMPORTED}({ name: 'experiments', reducers: {} })`, /"experiments" is the page's own/],
  [`${IMPORTED}({ name: getName('favorites'), reducers: {} })`, /whose name does not stand/],
  [`${IMPORTED}({ name: 'favo' + 'rites', reducers: {} })`, /whose name does not stand/],
  [`${IMPORTED}({ name: 'a', reducers: {} }); ${IMPORTED}({ name: 'a', reducers: {} })`, /two slices named "a"/],
])('PLAT-6: refused: %s', (bundle, why) => {
  expect(sliceBreaches(bundle, []).join()).toMatch(why);
});
