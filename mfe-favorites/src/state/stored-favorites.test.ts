import fc from 'fast-check';
import { memoryStorage } from '../testing/memory-storage.ts';
import { NO_FAVORITES, readBasics, readFavorites, writeBasics, writeFavorites } from './stored-favorites.ts';

const NOTHING = { ...NO_FAVORITES };
const readText = (text: string | null) => readFavorites(() => memoryStorage(text === null ? {} : { favorites: text }));

describe('stored favorites', () => {
  test('FAV-1: the literal key and shape of the specification', () => {
    const storage = memoryStorage();
    writeFavorites(() => storage, {
      selectedListings: ['7', '9'],
      saveAsGuest: true,
      showFavoriteNotification: false,
      favoritesPageViewed: true,
    });
    expect(JSON.parse(storage.getItem('favorites') ?? '')).toEqual({
      selectedListings: ['7', '9'],
      saveAsGuest: true,
      showFavoriteNotification: false,
      favoritesPageViewed: true,
    });
    expect(readFavorites(() => storage).selectedListings).toEqual(['7', '9']);
  });

  test.each<[string, string | null, object]>([
    ['nothing', null, NOTHING],
    ['no JSON', '{"selectedListings":["1"', NOTHING],
    ['a list', '[]', NOTHING],
    ['no list of homes', '{"selectedListings":"7","saveAsGuest":true}', { ...NOTHING, saveAsGuest: true }],
    [
      'odd homes among good ones',
      '{"selectedListings":["7",null,8,"","9","7"],"saveAsGuest":"yes"}',
      { ...NOTHING, selectedListings: ['7', '9'], saveAsGuest: true },
    ],
    [
      'an id of a megabyte',
      JSON.stringify({ selectedListings: ['x'.repeat(1_000_000), '7'] }),
      { ...NOTHING, selectedListings: ['7'], saveAsGuest: true },
    ],
  ])('FAV-1: %s is repaired', (_name, text, expected) => {
    expect(readText(text)).toEqual(expected);
  });

  test('FAV-1: any text can be read, and what was read reads the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const once = readText(text);
        expect(readText(JSON.stringify(once))).toEqual(once);
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[\w-]{1,64}$/)), (selectedListings) => {
        expect(readText(JSON.stringify({ selectedListings })).selectedListings).toEqual(selectedListings);
      }),
    );
  });

  test('FAV-1: a storage that is forbidden or full costs nothing but memory', () => {
    const forbidden = () => {
      throw new DOMException('denied');
    };
    const full = () => ({ ...memoryStorage(), setItem: forbidden });
    for (const broken of [forbidden, full]) {
      expect(() => writeFavorites(broken, NOTHING)).not.toThrow();
      expect([readFavorites(broken), readBasics(broken)]).toEqual([NOTHING, {}]);
    }
  });

  test('FAV-3: names are kept for homes in the list only', () => {
    const storage = memoryStorage();
    writeBasics(() => storage, ['7', '8'], {
      7: { objectID: '7', Headline: 'Waterline', ImageUrl: '/pictures/7', shouldRemoveData: false },
      9: { objectID: '9', Headline: 'Gone' },
    });
    expect(readBasics(() => storage)).toEqual({ 7: { objectID: '7', Headline: 'Waterline', ImageUrl: '/pictures/7' } });
  });
});
