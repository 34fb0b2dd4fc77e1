import fc from 'fast-check';
import { createAppStore, sessionReceived } from '@roost/shared/state';
import { bannerDismissed, bannersSlice } from './banners.ts';
import {
  collectionsReceived,
  favoriteAdded,
  favoriteRemovalUndone,
  favoriteRemoved,
  favoritesPageViewed,
  favoritesResigned,
  readState,
} from './favorites-slice.ts';
import type { AppStore } from '@roost/shared/state';
import { makeCollection } from '../testing/fake-service.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { persistBanners, readDismissedBanners } from './persist-banners.ts';
import { readOutbox } from './outbox.ts';
import { persistFavorites } from './persist-favorites.ts';
import { mergeLists } from './view.ts';

const add = (id: string) => favoriteAdded({ objectID: id, Headline: `Home ${id}` });
const homes = (store: AppStore) => readState(store).selectedListings;
const stored = (storage: Storage): unknown => JSON.parse(storage.getItem('favorites') ?? 'null')?.selectedListings;
const storageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));

let stops: (() => void)[] = [];
function tab(storage: Storage): AppStore {
  const store = createAppStore();
  stops.push(persistFavorites(store, { local: () => storage }));
  return store;
}
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

describe('persisting favorites', () => {
  test('FAV-6: what was stored is loaded, what changes is stored', () => {
    const storage = memoryStorage({ favorites: '{"selectedListings":["7"],"saveAsGuest":true}' });
    const store = tab(storage);
    expect([homes(store), readState(store).loaded]).toEqual([['7'], true]);
    store.dispatch(add('8'));
    expect(stored(storage)).toEqual(['7', '8']);
    store.dispatch(favoriteRemoved(['7']));
    expect(stored(storage)).toEqual(['8']);
    store.dispatch(favoriteRemovalUndone('7'));
    expect(stored(storage)).toEqual(['7', '8']);
  });

  test('FAV-6: a visitor who saved nothing has nothing stored', () => {
    const storage = memoryStorage();
    tab(storage);
    expect(storage.length).toBe(0);
  });

  test('FAV-1 PLAT-5: where storage is forbidden a home is saved for as long as the tab lives', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createAppStore();
    stops.push(persistFavorites(store, { local: forbidden, tab: forbidden }));
    store.dispatch(add('1'));
    expect(homes(store)).toEqual(['1']);
  });

  test('FAV-9: two tabs that save at once both keep their home', () => {
    const storage = memoryStorage();
    const first = tab(storage);
    const second = tab(storage);
    // Neither has heard of the other's change yet.
    first.dispatch(add('1'));
    second.dispatch(add('2'));
    storageEvent();
    expect([homes(first), homes(second), stored(storage)]).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ]);
  });

  test('FAV-9: a removal in one tab does not bring back or lose what the other did', () => {
    const storage = memoryStorage({ favorites: '{"selectedListings":["1","2"],"saveAsGuest":true}' });
    const first = tab(storage);
    const second = tab(storage);
    first.dispatch(favoriteRemoved(['1']));
    second.dispatch(add('3'));
    storageEvent();
    expect([homes(first), homes(second), stored(storage)]).toEqual([
      ['2', '3'],
      ['2', '3'],
      ['2', '3'],
    ]);
  });

  test('FAV-9: any mix of changes in two tabs ends in one list', () => {
    const id = fc.constantFrom('1', '2', '3', '4');
    const change = fc.record({ tab: fc.constantFrom(0, 1), id, remove: fc.boolean(), hears: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const storage = memoryStorage();
        const tabs = [tab(storage), tab(storage)] as const;
        for (const { tab: index, id: home, remove, hears } of changes) {
          tabs[index as 0 | 1].dispatch(remove ? favoriteRemoved([home]) : add(home));
          if (hears) storageEvent();
        }
        storageEvent();
        expect(homes(tabs[0])).toEqual(homes(tabs[1]));
        expect(stored(storage) ?? []).toEqual(homes(tabs[0]));
        stops.splice(-2).forEach((stop) => stop());
      }),
      { numRuns: 60 },
    );
  });

  test('FAV-4: leaving the page ends undo', () => {
    const store = tab(memoryStorage({ favorites: '{"selectedListings":["1"],"saveAsGuest":true}' }));
    store.dispatch(favoriteRemoved(['1']));
    window.dispatchEvent(new Event('pagehide'));
    store.dispatch(favoriteRemovalUndone('1'));
    expect(homes(store)).toEqual([]);
  });

  test('FAV-9: only the change is applied to a list that changed elsewhere', () => {
    expect(mergeLists(['1', '2'], ['1', '2'], ['2', '1'])).toEqual(['2', '1']);
    expect(mergeLists(['2', '9'], ['1', '2'], ['1', '2', '3'])).toEqual(['2', '9', '3']);
    expect(mergeLists(['1', '2', '9'], ['1', '2'], ['2'])).toEqual(['2', '9']);
  });
});

describe('of a session', () => {
  const session = (profileId: string) =>
    sessionReceived({ user: {}, expires: '2099-01-01', profileId, accessToken: 't' });

  test('FAV-2: a tab preloads what its session storage has, unless the browser knows better', () => {
    const mine = memoryStorage({
      favorites:
        '{"selectedListings":["4"],"saveAsGuest":true,"showFavoriteNotification":true,"favoritesPageViewed":true}',
    });
    const store = createAppStore();
    const empty = memoryStorage();
    stops.push(persistFavorites(store, { local: () => empty, tab: () => mine }));
    expect(readState(store)).toMatchObject({
      selectedListings: ['4'],
      saveAsGuest: true,
      showFavoriteNotification: true,
      favoritesPageViewed: true,
    });
    const other = createAppStore();
    const knows = memoryStorage({ favorites: '{"selectedListings":["7"],"saveAsGuest":true}' });
    stops.push(
      persistFavorites(other, {
        local: () => knows,
        tab: () => mine,
      }),
    );
    expect(homes(other)).toEqual(['7']);
  });

  test('FAV-6: of a signed-in guest the collection is stored too; what the index says of homes writes nothing', () => {
    const storage = memoryStorage();
    const store = tab(storage);
    store.dispatch(session('ana'));
    store.dispatch(
      collectionsReceived({ owner: 'ana', collections: [makeCollection('c1', [])], basics: {}, resigned: [] }),
    );
    store.dispatch(add('1'));
    expect(JSON.parse(storage.getItem('favorites') ?? '')).toEqual({
      selectedListings: ['1'],
      saveAsGuest: false,
      showFavoriteNotification: true,
      favoritesPageViewed: false,
      currentCollectionId: 'c1',
    });
    const written = jest.spyOn(storage, 'setItem');
    store.dispatch(favoritesResigned(['1']));
    expect(written).not.toHaveBeenCalled();
    store.dispatch(favoritesPageViewed());
    expect(written).toHaveBeenCalled();
  });

  test('FAV-6: leaving and hiding the page write once more', () => {
    const storage = memoryStorage();
    tab(storage).dispatch(add('1'));
    storage.clear();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    expect(stored(storage)).toEqual(['1']);
    storage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(stored(storage)).toEqual(['1']);
  });

  test('UI-4: what another tab did is not written by this one', () => {
    const storage = memoryStorage({ favorites: '{"selectedListings":["1"],"saveAsGuest":true}' });
    const store = tab(storage);
    const written = jest.spyOn(storage, 'setItem');
    store.dispatch({ ...favoritesPageViewed(), meta: { sharedWithTabs: true, fromOtherTab: true } });
    expect(written).not.toHaveBeenCalled();
  });

  test('FAV-2: the stored list of an account that has signed out is not shown, and is deleted', () => {
    const storage = memoryStorage({
      favorites: '{"selectedListings":["9"],"saveAsGuest":false,"currentCollectionId":"c1"}',
      favoritesOwner: 'ana',
      favoriteHomes: '{"9":{"Headline":"Secret"}}',
    });
    const store = createAppStore({ session: { status: 'unauthenticated', data: null } });
    stops.push(persistFavorites(store, { local: () => storage }));
    expect([homes(store), readState(store).selectedListingsData]).toEqual([[], {}]);
    expect([stored(storage), storage.getItem('favoriteHomes'), storage.getItem('favoritesOwner')]).toEqual([
      [],
      '{}',
      null,
    ]);
  });

  test('UI-6: entries of changes that cannot be read are dropped, those of others left alone', () => {
    const storage = memoryStorage({
      'favoriteChange.1': '{',
      'favoriteChange.2': '{"profileId":"ana","id":"<b>","kind":"add"}',
      'favoriteChange.3': '{"profileId":"ben","id":"5","kind":"add"}',
      'favoriteChange.4': '{"profileId":"ana","id":"6","kind":"add"}',
      'favoriteChange.5': '{"profileId":"ana","id":"6","kind":"remove"}',
    });
    expect(readOutbox(() => storage, 'ana').map(({ id, kind }) => [id, kind])).toEqual([['6', 'remove']]);
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()).toEqual([
      'favoriteChange.3',
      'favoriteChange.5',
    ]);
  });
});

describe('banners', () => {
  test('UI-3 UI-6: dismissed ones are loaded and stored beside those of other tabs; a broken entry is repaired', () => {
    const storage = memoryStorage({ dismissedBanners: '{"a":true,"b":"yes"}' });
    const store = createAppStore();
    stops.push(persistBanners(store, () => storage));
    expect(store.read(bannersSlice).dismissedBanners).toEqual({ a: true });
    storage.setItem('dismissedBanners', '{"a":true,"c":true}');
    store.dispatch(bannerDismissed('d'));
    expect(JSON.parse(storage.getItem('dismissedBanners') ?? '')).toEqual({ a: true, c: true, d: true });
    expect(readDismissedBanners(() => memoryStorage({ dismissedBanners: 'nonsense' }))).toEqual({});
  });
});
