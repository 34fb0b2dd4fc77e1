import { CURRENT_PATH_KEY, PAGE_HISTORY_KEY, PREVIOUS_PATH_KEY, recordPage } from './page-history.ts';

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('page history', () => {
  test("ROUTE-9: current and previous path are kept, and each new page's full address", () => {
    const storage = memory();
    recordPage('/', 'http://site.test/', () => storage);
    recordPage('/search', 'http://site.test/search?query=x', () => storage);
    expect(Object.fromEntries(storage.values)).toEqual({
      [CURRENT_PATH_KEY]: '/search',
      [PREVIOUS_PATH_KEY]: '/',
      [PAGE_HISTORY_KEY]: '["http://site.test/","http://site.test/search?query=x"]',
    });
  });

  test('ROUTE-9: a change of the query alone is no new page', () => {
    const storage = memory();
    recordPage('/search', 'http://site.test/search', () => storage);
    recordPage('/search', 'http://site.test/search?page=2', () => storage);
    expect(storage.getItem(PAGE_HISTORY_KEY)).toBe('["http://site.test/search"]');
    expect(storage.getItem(PREVIOUS_PATH_KEY)).toBeNull();
  });

  test.each(['no json', '{}', '[1, null]'])('ROUTE-13: a history that somebody wrote %s into starts anew', (text) => {
    const storage = memory({ [PAGE_HISTORY_KEY]: text });
    recordPage('/', 'http://site.test/', () => storage);
    expect(storage.getItem(PAGE_HISTORY_KEY)).toBe('["http://site.test/"]');
  });

  test('ROUTE-9: it does not grow without end, and a storage that refuses breaks nothing', () => {
    const storage = memory();
    for (let page = 0; page < 80; page += 1) recordPage(`/${page}`, `http://site.test/${page}`, () => storage);
    expect(JSON.parse(storage.getItem(PAGE_HISTORY_KEY) ?? '[]')).toHaveLength(50);
    const forbidden = () => {
      throw new DOMException('denied');
    };
    expect(() => recordPage('/', 'x', forbidden)).not.toThrow();
  });
});
