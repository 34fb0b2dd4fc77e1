import { createAppStore, createSlice, persist, readStored, toastShown } from './index.ts';
import type { PayloadAction } from './index.ts';

const listSlice = createSlice({
  name: 'list',
  initialState: [] as string[],
  reducers: {
    saved: (state, { payload }: PayloadAction<string>) => [...state, payload],
    emptied: () => [],
  },
});
const { saved, emptied } = listSlice.actions;

describe('persistence', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  function start(storage: Pick<Storage, 'setItem' | 'removeItem'> = window.localStorage) {
    const store = createAppStore();
    store.inject(listSlice);
    const stop = persist(store, {
      storage,
      key: 'list',
      select: (state) => {
        const list = store.read(listSlice, state);
        return list.length > 0 ? list : null;
      },
    });
    return { store, stop };
  }

  test('FAV-6: the state is written when it changes, and removed when there is none', () => {
    const { store, stop } = start();
    store.dispatch(saved('1'));
    expect(window.localStorage.getItem('list')).toBe('["1"]');
    store.dispatch(emptied());
    expect(window.localStorage.getItem('list')).toBeNull();
    stop();
  });

  test('FAV-6: leaving the page writes once more, whatever happened to the storage', () => {
    const { store, stop } = start();
    store.dispatch(saved('1'));
    window.localStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(window.localStorage.getItem('list')).toBe('["1"]');
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
