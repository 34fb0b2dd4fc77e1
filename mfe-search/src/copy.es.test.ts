import { ENGLISH_WORDS, readTexts } from '@roost/shared/testing/read-texts';
import { offerTexts, setLanguageSource } from '@roost/shared/texts';
import { sharedSpanish } from '@roost/shared/texts/es';
import { boxCopyEs, copyEs, farCopyEs, orderCopyEs, placeKindCopyEs, readingCopyEs } from './copy.es.ts';

test('TEXT-1: no Spanish text of this remote is English', () => {
  const texts = readTexts([copyEs, boxCopyEs, farCopyEs, orderCopyEs, placeKindCopyEs, readingCopyEs]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ text }) => ENGLISH_WORDS.test(text))).toEqual([]);
});

test('FIND-2: a wish that was left out is named in Spanish; words that the guest typed stay', () => {
  offerTexts('es', sharedSpanish);
  setLanguageSource(() => 'es');
  expect(copyEs.results.unused(['private dock', '20 guests', 'xyzq'])).toBe(
    'Buscamos sin “muelle privado”, “20 huéspedes” y “xyzq”: puede que estas casas no lo tengan.',
  );
});
