import { ENGLISH_WORDS, readTexts } from '@roost/shared/testing/read-texts';
import { copyEs, slotCopyEs } from './copy.es.ts';

test('TEXT-1: no Spanish text of this remote is English', () => {
  const texts = readTexts([copyEs, slotCopyEs]);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter(({ text }) => ENGLISH_WORDS.test(text))).toEqual([]);
});
