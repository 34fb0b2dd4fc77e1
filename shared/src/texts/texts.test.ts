import { formatDayRange, formatLongDate, formatNights } from '../domain/dates.ts';
import { formatParty } from '../domain/party.ts';
import { sharedSpanish } from './es.ts';
import type { Language } from '../domain/language.ts';
import { addTexts, defineTexts, offerTexts, setLanguageSource } from './index.ts';

let language: Language = 'en';
setLanguageSource(() => language);
const inLanguage = (chosen: Language) => {
  language = chosen;
};
afterEach(() => inLanguage('en'));

const texts = defineTexts('test', {
  title: 'Home',
  group: { count: (homes: number) => `${homes} homes`, only: 'Only in English' },
  list: ['one', 'two'],
});

describe('TEXT-1: texts in the language of the page', () => {
  test('each text is read in the language when it is read, also one of a group that was taken before', () => {
    addTexts('es', {
      test: { title: 'Casa', group: { count: (homes: number) => `${homes} casas` }, list: ['uno', 'dos'] },
    });
    const { group } = texts;
    expect([texts.title, group.count(2), texts.list]).toEqual(['Home', '2 homes', ['one', 'two']]);
    inLanguage('es');
    expect([texts.title, group.count(2), texts.list]).toEqual(['Casa', '2 casas', ['uno', 'dos']]);
  });

  test('what a language lacks is read in English', () => {
    inLanguage('es');
    expect(texts.group.only).toBe('Only in English');
  });

  test('an object of texts can be walked through', () => {
    addTexts('es', { 'test walk': { a: 'uno' } });
    const walked = defineTexts('test walk', { a: 'one', b: 'two' });
    inLanguage('es');
    expect(Object.entries(walked)).toEqual([
      ['a', 'uno'],
      ['b', 'two'],
    ]);
  });

  test('dates and parties are written as a Spanish reader writes them', () => {
    offerTexts('es', sharedSpanish);
    inLanguage('es');
    expect(formatLongDate('2026-06-12')).toBe('12 de junio de 2026');
    expect(formatDayRange('2026-06-12', '2026-06-16')).toBe('12 – 16 jun');
    expect(formatDayRange('2026-06-28', '2026-07-02')).toBe('28 jun – 2 jul');
    expect(formatNights(1)).toBe('1 noche');
    expect(formatParty({ adults: 2, children: 1, infants: 1, pets: 0 })).toBe('3 huéspedes, 1 bebé');
  });
});
