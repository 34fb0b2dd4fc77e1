import { createAppStore, favoriteAdded, persist, readStored, toastShown } from './index.ts';

const saved = (id: string) => favoriteAdded({ listing: { objectID: id, Headline: 'Home' } });

describe('persistence', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  function start(storage: Pick<Storage, 'setItem' | 'removeItem'> = window.localStorage) {
    const store = createAppStore();
    const stop = persist(store, {
      storage,
      key: 'favorites',
      select: (state) => (state.favorites.selectedListings.length > 0 ? state.favorites.selectedListings : null),
    });
    return { store, stop };
  }

  test('FAV-6: the state is written when it changes, and removed when there is none', () => {
    const { store, stop } = start();
    store.dispatch(saved('1'));
    expect(window.localStorage.getItem('favorites')).toBe('["1"]');
    store.dispatch({ type: 'favorites/favoriteRemoved', payload: ['1'] });
    expect(window.localStorage.getItem('favorites')).toBeNull();
    stop();
  });

  test('FAV-6: leaving the page writes once more, whatever happened to the storage', () => {
    const { store, stop } = start();
    store.dispatch(saved('1'));
    window.localStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(window.localStorage.getItem('favorites')).toBe('["1"]');
    stop();
  });

  test('UI-6: other changes of the state write nothing, a full storage breaks nothing', () => {
    const setItem = jest.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, stop } = start({ setItem, removeItem: jest.fn() });
    store.dispatch(toastShown({ text: 'unrelated' }));
    expect(setItem).not.toHaveBeenCalled();
    expect(() => store.dispatch(saved('1'))).not.toThrow();
    stop();
    store.dispatch(saved('2'));
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  test.each([
    [null, null],
    ['not json', null],
    ['{"a":1}', null],
    ['["1"]', ['1']],
  ])('UI-6: stored %j is read as %j', (text, expected) => {
    const parse = (value: unknown) => {
      if (!Array.isArray(value)) throw new Error('no list');
      return value as string[];
    };
    expect(readStored({ getItem: () => text }, 'favorites', parse)).toEqual(expected);
  });
});
