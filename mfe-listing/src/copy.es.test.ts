import { ENGLISH_WORDS, readTexts } from '@roost/shared/testing/read-texts';
import { answerCopyEs, askCopyEs, copyEs, nearCopyEs } from './copy.es.ts';

test('TEXT-1: no Spanish text of this remote is English', () => {
  const texts = readTexts([copyEs, answerCopyEs, askCopyEs, nearCopyEs]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ text }) => ENGLISH_WORDS.test(text))).toEqual([]);
});

test('LIST-8, TEXT-1: the way to what is near is told in Spanish as an estimate', () => {
  const { walk, drive, town, beach, trail } = nearCopyEs;
  expect([walk(10), drive(0, 25), drive(1, 0), drive(1, 15)]).toEqual([
    'a unos 10 min a pie',
    'a unos 25 min en auto',
    'a cerca de 1 h en auto',
    'a cerca de 1 h 15 min en auto',
  ]);
  expect([town('Tahoe City'), beach('Kings Beach'), beach('Praia da Rocha'), trail('Kalalau Trail')]).toEqual([
    'Tahoe City (centro)',
    'Kings Beach (playa)',
    'Praia da Rocha',
    'Kalalau Trail (sendero)',
  ]);
});
