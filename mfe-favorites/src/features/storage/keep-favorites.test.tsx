import fc from 'fast-check';
import { createAppStore, favoriteAdded, favoriteRemovalUndone, favoriteRemoved } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { keepFavorites, mergeLists } from './keep-favorites.ts';

const add = (id: string) => favoriteAdded({ listing: { objectID: id, Headline: `Home ${id}` } });
const homes = (store: AppStore) => store.getState().favorites.selectedListings;
const stored = (storage: Storage): unknown => JSON.parse(storage.getItem('favorites') ?? 'null')?.selectedListings;
const storageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));

let stops: (() => void)[] = [];
function tab(storage: Storage): AppStore {
  const store = createAppStore();
  stops.push(keepFavorites(store, storage));
  return store;
}
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

describe('keeping favorites', () => {
  test('FAV-6: what was stored is loaded, what changes is stored', () => {
    const storage = memoryStorage({ favorites: '{"selectedListings":["7"],"saveAsGuest":true}' });
    const store = tab(storage);
    expect([homes(store), store.getState().favorites.loaded]).toEqual([['7'], true]);
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

  test('FAV-9: two tabs that save at once both keep their home', () => {
    const storage = memoryStorage();
    const first = tab(storage);
    const second = tab(storage);
    // Neither has heard of the other's change yet.
    first.dispatch(add('1'));
    second.dispatch(add('2'));
    storageEvent();
    expect([homes(first), homes(second), stored(storage)]).toEqual([['1', '2'], ['1', '2'], ['1', '2']]);
  });

  test('FAV-9: a removal in one tab does not bring back or lose what the other did', () => {
    const storage = memoryStorage({ favorites: '{"selectedListings":["1","2"],"saveAsGuest":true}' });
    const first = tab(storage);
    const second = tab(storage);
    first.dispatch(favoriteRemoved(['1']));
    second.dispatch(add('3'));
    storageEvent();
    expect([homes(first), homes(second), stored(storage)]).toEqual([['2', '3'], ['2', '3'], ['2', '3']]);
  });

  test('FAV-9: any mix of changes in two tabs ends in one list', () => {
    const id = fc.constantFrom('1', '2', '3', '4');
    const change = fc.record({ tab: fc.constantFrom(0, 1), id, remove: fc.boolean(), told: fc.boolean() });
    fc.assert(fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const storage = memoryStorage();
      const tabs = [tab(storage), tab(storage)] as const;
      for (const { tab: index, id: home, remove, told } of changes) {
        tabs[index as 0 | 1].dispatch(remove ? favoriteRemoved([home]) : add(home));
        if (told) storageEvent();
      }
      storageEvent();
      expect(homes(tabs[0])).toEqual(homes(tabs[1]));
      expect(stored(storage) ?? []).toEqual(homes(tabs[0]));
      stops.splice(-2).forEach((stop) => stop());
    }), { numRuns: 60 });
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
