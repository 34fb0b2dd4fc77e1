import { favoriteAdded, favoriteRemovalUndone, favoriteRemoved, favoritesLoaded, favoritesSlice, removedFavoritesPurged } from './favorites.ts';
import type { FavoritesState } from './favorites.ts';

const { reducer } = favoritesSlice;
const home = (id: string) => ({ objectID: id, Headline: `Home ${id}` });
const after = (...actions: Parameters<typeof reducer>[1][]): FavoritesState => actions.reduce(reducer, favoritesSlice.getInitialState());

describe('favorites contract', () => {
  test('FAV-1: a saved home is kept with its data, in the order of saving, once', () => {
    const state = after(favoriteAdded({ listing: home('1') }), favoriteAdded({ listing: home('2') }), favoriteAdded({ listing: home('1') }));
    expect(state.selectedListings).toEqual(['1', '2']);
    expect(state.selectedListingsData['1']).toMatchObject({ Headline: 'Home 1' });
    expect(state).toMatchObject({ saveAsGuest: true, firstFavoriteId: '1' });
  });

  test('FAV-4: removing is two steps: out of the list first, its data until it is purged', () => {
    const removed = after(favoriteAdded({ listing: home('1') }), favoriteRemoved(['1']));
    expect(removed.selectedListings).toEqual([]);
    expect(removed.selectedListingsData['1']?.shouldRemoveData).toBe(true);
    expect(reducer(removed, removedFavoritesPurged()).selectedListingsData).toEqual({});
  });

  test('FAV-4: a removal can be undone until then, and not twice', () => {
    const undone = after(favoriteAdded({ listing: home('1') }), favoriteRemoved(['1']), favoriteRemovalUndone('1'), favoriteRemovalUndone('1'));
    expect(undone.selectedListings).toEqual(['1']);
    expect(reducer(undone, removedFavoritesPurged()).selectedListingsData).toHaveProperty('1');
  });

  test('FAV-4: a removal takes only the first id', () => {
    const state = after(favoriteAdded({ listing: home('1') }), favoriteAdded({ listing: home('2') }), favoriteRemoved(['1', '2']));
    expect(state.selectedListings).toEqual(['2']);
  });

  test('FAV-2: what the browser stored becomes the state, marked as loaded', () => {
    expect(after(favoritesLoaded({ selectedListings: ['9'], saveAsGuest: true }))).toMatchObject({ selectedListings: ['9'], saveAsGuest: true, loaded: true });
  });
});
