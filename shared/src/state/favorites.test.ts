import { favoriteAdded, favoriteRemovalUndone, favoriteRemoved, favoritesLoaded, favoritesPageViewed, favoritesResigned, favoritesSlice, removedFavoritesPurged } from './favorites.ts';
import type { FavoritesState } from './favorites.ts';

type Action = Parameters<typeof favoritesSlice.reducer>[1];
const after = (...actions: Action[]): FavoritesState => actions.reduce<FavoritesState>((state, action) => favoritesSlice.reducer(state, action), favoritesSlice.getInitialState());
const add = (id: string) => favoriteAdded({ listing: { objectID: id, Headline: `Home ${id}` } });

describe('favorites slice', () => {
  test('FAV-1: saving makes a guest of the visitor and remembers the first favorite', () => {
    expect(after(add('1'), add('2'), add('1'))).toMatchObject({
      selectedListings: ['1', '2'], saveAsGuest: true, firstFavoriteId: '1', showFavoriteNotification: true,
    });
  });

  test('FAV-4: a removal takes the first id only, flags it, and undo puts it back where it was', () => {
    const removed = after(add('1'), add('2'), add('3'), favoriteRemoved(['2', '3']));
    expect(removed.selectedListings).toEqual(['1', '3']);
    expect(removed.selectedListingsData['2']).toMatchObject({ Headline: 'Home 2', shouldRemoveData: true });
    const undone = favoritesSlice.reducer(removed, favoriteRemovalUndone('2'));
    expect(undone.selectedListings).toEqual(['1', '2', '3']);
    expect(undone.selectedListingsData['2']?.shouldRemoveData).toBe(false);
  });

  test('FAV-4: purged homes are gone for good; undo then does nothing', () => {
    const purged = after(add('1'), favoriteRemoved(['1']), removedFavoritesPurged());
    expect(purged.selectedListingsData).toEqual({});
    expect(favoritesSlice.reducer(purged, favoriteRemovalUndone('1')).selectedListings).toEqual([]);
  });

  test('FAV-4: a home from the storage, of which only the id is known, can be removed and brought back', () => {
    expect(after(favoritesLoaded({ selectedListings: ['7'] }), favoriteRemoved(['7']), favoriteRemovalUndone('7')).selectedListings).toEqual(['7']);
  });

  test('FAV-4: nothing happens without an id or with an unknown one', () => {
    expect(after(add('1'), favoriteRemoved([]), favoriteRemoved(['9']), favoriteRemovalUndone('1'))).toEqual(after(add('1')));
  });

  test('FAV-5, FAV-8: resigned ids are kept once; viewing the page ends the notification', () => {
    expect(after(favoritesResigned(['1']), favoritesResigned(['1', '2'])).resignedIdList).toEqual(['1', '2']);
    expect(after(add('1'), favoritesPageViewed())).toMatchObject({ favoritesPageViewed: true, showFavoriteNotification: false });
  });
});
