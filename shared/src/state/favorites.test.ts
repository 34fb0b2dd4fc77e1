import { selectFavoriteCount, selectFavoriteIds, selectFavoritesLoaded } from './favorites.ts';
import { createAppStore, createSlice } from './index.ts';

test('FAV-1 PLAT-5: other regions see what mfe-favorites saved, and nothing while it is not there', () => {
  const store = createAppStore();
  const read = () => {
    const state = store.getState();
    return [selectFavoriteIds(state), selectFavoriteCount(state), selectFavoritesLoaded(state)];
  };
  expect(read()).toEqual([[], 0, false]);
  expect(selectFavoriteIds({})).toBe(selectFavoriteIds({}));
  const slice = createSlice({
    name: 'favorites',
    initialState: { selectedListings: ['1', '2'], loaded: true, owner: null },
    reducers: { touched: () => undefined },
  });
  store.inject(slice);
  store.dispatch(slice.actions.touched());
  expect(read()).toEqual([['1', '2'], 2, true]);
});
