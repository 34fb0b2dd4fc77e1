import fc from 'fast-check';
import { normalizePhrase, normalizeWord, tokenize } from './tokens.ts';

test.each([
  ['Cañon', 'canon'],
  ["Val d'Isère", 'val disere'],
  ['Straße', 'strasse'],
  ['  Ocean   City ', 'ocean city'],
  ['Glacier National Park', 'glacier national park'],
  ["Hunter's Lodge", 'hunters lodge'],
  ['7-Mile Beach', '7 mile beach'],
  ['Bed & Breakfast', 'bed breakfast'],
  ['A-Frame', 'a frame'],
  ['', ''],
])('FIND-2: %j is looked up as %j', (text, phrase) => expect(normalizePhrase(text)).toBe(phrase));

const LETTERS = fc.string({ unit: fc.constantFrom(..."abzABZ09 '`-&$.,/#"), maxLength: 20 });

test('FIND-2: what has no accent is read the short way to the same words', () => {
  fc.assert(
    fc.property(LETTERS, (text) => {
      // One letter with an accent leads the long way.
      expect(`${normalizeWord(text)}e`).toBe(normalizeWord(`${text}é`));
      const words = tokenize(text).map(({ word }) => word);
      expect(normalizePhrase(text)).toBe(words.filter((word) => word !== '-' && word !== '&').join(' '));
    }),
  );
});
