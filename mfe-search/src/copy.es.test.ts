import { ENGLISH_WORDS, readTexts } from '@roost/shared/testing/read-texts';
import { boxCopyEs, copyEs, farCopyEs, orderCopyEs, placeKindCopyEs, readingCopyEs } from './copy.es.ts';

test('TEXT-1: no Spanish text of this remote is English', () => {
  const texts = readTexts([copyEs, boxCopyEs, farCopyEs, orderCopyEs, placeKindCopyEs, readingCopyEs]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ text }) => ENGLISH_WORDS.test(text))).toEqual([]);
});
