import { bannerDismissed, bannerMounted, bannersSlice, bannerUnmounted, isBannerOpen } from './banners.ts';
import {
  collectionsReceived,
  favoriteAdded,
  favoriteRemovalUndone,
  favoriteRemoved,
  favoritesLoaded,
  favoritesOwnerChanged,
  favoritesPageViewed,
  favoritesSlice,
  getCurrentCollectionId,
  removedFavoritesPurged,
} from './favorites-slice.ts';
import { isSharedWithTabs, sessionReceived } from '@roost/shared/state';
import type { FavoritesState } from './favorites-slice.ts';

const { reducer } = favoritesSlice;
const home = (id: string) => ({ objectID: id, Headline: `Home ${id}` });
const after = (...actions: Parameters<typeof reducer>[1][]): FavoritesState =>
  actions.reduce(reducer, favoritesSlice.getInitialState());

describe('favorites state', () => {
  test('FAV-1: a saved home is kept with its data, in the order of saving, once', () => {
    const state = after(favoriteAdded(home('1')), favoriteAdded(home('2')), favoriteAdded(home('1')));
    expect(state.selectedListings).toEqual(['1', '2']);
    expect(state.selectedListingsData['1']).toMatchObject({ Headline: 'Home 1' });
    expect(state).toMatchObject({ saveAsGuest: true, firstFavoriteId: '1' });
  });

  test('FAV-4: removing is two steps: out of the list first, its data until it is purged', () => {
    const removed = after(favoriteAdded(home('1')), favoriteRemoved(['1']));
    expect(removed.selectedListings).toEqual([]);
    expect(removed.selectedListingsData['1']?.shouldRemoveData).toBe(true);
    expect(reducer(removed, removedFavoritesPurged()).selectedListingsData).toEqual({});
  });

  test('FAV-4: a removal can be undone until then, and not twice', () => {
    const undone = after(
      favoriteAdded(home('1')),
      favoriteRemoved(['1']),
      favoriteRemovalUndone('1'),
      favoriteRemovalUndone('1'),
    );
    expect(undone.selectedListings).toEqual(['1']);
    expect(reducer(undone, removedFavoritesPurged()).selectedListingsData).toHaveProperty('1');
  });

  test('FAV-4: a removal takes only the first id', () => {
    const state = after(favoriteAdded(home('1')), favoriteAdded(home('2')), favoriteRemoved(['1', '2']));
    expect(state.selectedListings).toEqual(['2']);
  });

  test('FAV-2: what the browser stored becomes the state, marked as loaded', () => {
    expect(after(favoritesLoaded({ selectedListings: ['9'], saveAsGuest: true }))).toMatchObject({
      selectedListings: ['9'],
      saveAsGuest: true,
      loaded: true,
    });
  });

  test('FAV-3: the first collection is the current one, none is noCollection; an answer about somebody else is dropped', () => {
    const answer = (owner: string, ...ids: string[]) =>
      collectionsReceived({
        owner,
        basics: {},
        resigned: ['3'],
        collections: ids.map((collectionId) => ({
          collectionId,
          collectionName: collectionId,
          selectedDates: { startDate: null, endDate: null },
          selectedGuests: { adults: 0, children: 0, infants: 0, pets: 0 },
          selectedListings: [],
          shareToken: null,
        })),
      });
    const ana = favoritesOwnerChanged('ana');
    const withTwo = after(ana, answer('ana', 'c1', 'c2'));
    expect(withTwo.resignedIdList).toEqual(['3']);
    const others = [after(ana), after(ana, answer('ana')), after(ana, answer('ben', 'c1'))];
    expect([withTwo, ...others].map(getCurrentCollectionId)).toEqual(['c1', null, 'noCollection', null]);
  });

  test('FAV-2: what a signed-in guest saves is no list of a guest', () => {
    expect(after(favoritesOwnerChanged('ana'), favoriteAdded(home('1')))).toMatchObject({
      saveAsGuest: false,
      firstFavoriteId: null,
    });
  });

  test('FAV-2: whoever comes next sees nothing of whoever was there before', () => {
    expect(after(favoritesOwnerChanged('ana'), favoriteAdded(home('1')), favoritesOwnerChanged('ben'))).toMatchObject({
      selectedListings: [],
      selectedListingsData: {},
      owner: 'ben',
    });
  });
});

describe('banners', () => {
  const banners = bannersSlice.reducer;
  test('UI-3: open is mounted and not dismissed', () => {
    const mounted = banners(undefined, bannerMounted('a'));
    const dismissed = banners(mounted, bannerDismissed('a'));
    expect([
      isBannerOpen(mounted, 'a'),
      isBannerOpen(mounted, 'b'),
      isBannerOpen(dismissed, 'a'),
      isBannerOpen(banners(dismissed, bannerUnmounted('a')), 'a'),
    ]).toEqual([true, false, false, false]);
  });
});

test('UI-4: tabs share what was seen and dismissed; toggles travel by the storage, and the session by itself', () => {
  const shared = [
    favoritesPageViewed(),
    bannerDismissed('a'),
    favoriteAdded(home('1')),
    favoriteRemoved(['1']),
    favoritesOwnerChanged('ana'),
    favoritesLoaded({}),
    sessionReceived(null),
  ];
  expect(shared.map(isSharedWithTabs)).toEqual([true, true, false, false, false, false, false]);
});
