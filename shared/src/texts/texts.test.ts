import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDayInYear, formatDayRange, formatLongDate, formatNights } from '../domain/dates.ts';
import { formatParty } from '../domain/party.ts';
import { formatPolicyLine, formatRefundLine } from '../domain/refund-text.ts';
import { showLine, showRefusal, showTax, showValue } from '../domain/shown-words.ts';
import { ENGLISH_WORDS, readTexts } from '../testing/read-texts.ts';
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
    expect(formatDayInYear('2026-01-20', '2027-01-02')).toBe('20 ene 2026');
    expect(formatDayRange('2026-06-28', '2026-07-02')).toBe('28 jun – 2 jul');
    expect(formatNights(1)).toBe('1 noche');
    expect(formatParty({ adults: 2, children: 1, infants: 1, pets: 0 })).toBe('3 huéspedes, 1 bebé');
  });

  test('every catalogue of shared is in Spanish, and none of its texts is English', () => {
    const source = join(import.meta.dirname, '..');
    const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/defineTexts\('(shared\/[\w-]+)'/g)])
      .map(([, name]) => name);
    expect(Object.keys(sharedSpanish).toSorted()).toEqual(names.toSorted());
    offerTexts('es', sharedSpanish);
    inLanguage('es');
    const texts = readTexts({ ...sharedSpanish, 'shared/dates': null });
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(({ text }) => ENGLISH_WORDS.test(text))).toEqual([]);
  });

  test('TRUE-2: a policy is one Spanish sentence, as every line of a bill is Spanish', () => {
    offerTexts('es', sharedSpanish);
    inLanguage('es');
    const policy = {
      name: 'Moderate' as const,
      steps: [
        { daysBefore: 14, refundPercent: 100 },
        { daysBefore: 7, refundPercent: 50 },
      ],
    };
    expect(formatPolicyLine(policy)).toBe(
      'Cancela hasta 14 días antes de la llegada y recibe un reembolso completo; después, 50% hasta 7 días antes de la llegada y luego sin reembolso.',
    );
    expect(
      formatRefundLine([{ refundPercent: 100, refundCents: 1, until: '2026-12-03', current: true }], '2026-11-01'),
    ).toBe('Cancela hasta el 3 dic y recibe un reembolso completo; después, sin reembolso.');
    expect(showLine({ kind: 'nights', label: '3 nights: 2 × $650 + $790' })).toBe('3 noches: 2 × US$650 + US$790');
    for (const label of ['7 nights, $610 to $790', '7 nights, US$610 to US$790'])
      expect(showLine({ kind: 'nights', label })).toBe('7 noches, US$610 a US$790');
    expect(showLine({ kind: 'promo', label: 'WELCOME10: 10% off the nights' })).toBe(
      'WELCOME10: 10% de descuento en las noches',
    );
    expect(showTax({ name: 'Local marketing district', rate: '$3 a night' })).toBe(
      'Distrito local de promoción, US$3 por noche',
    );
    expect(showRefusal({ code: '1016', message: 'You have not met.', values: { nights: 4 } })).toBe(
      'La estadía mínima es de 4 noches.',
    );
    expect(showRefusal({ code: '1015', message: 'There are no rates.', values: { phone: '$1' } })).toContain(
      'llama al $1.',
    );
    expect(showRefusal({ code: '1018', message: 'Not that day.', values: { weekday: 6, note: 'Saturdays.' } })).toBe(
      'En esta casa solo se puede llegar en los días permitidos. Solo se llega los sábados.',
    );
    expect(showRefusal({ code: '1016', message: 'Said without its nights.' })).toBe('Said without its nights.');
    expect(showRefusal({ code: 'too_many_pets', message: '', values: { pets: 2 } })).toContain('2 mascotas');
    expect(showRefusal({ code: 'other', message: 'Something else.' })).toBe('');
    expect([showValue('Hot Tub'), showValue('Bedroom 2'), showValue('A word of the owner')]).toEqual([
      'Jacuzzi',
      'Habitación 2',
      'A word of the owner',
    ]);
  });
});
