import fc from 'fast-check';
import { getDigits, emptyError, judge, shown } from './frame-fields.ts';
import type { FieldType } from './frame-messages.ts';

const TODAY = new Date('2026-06-15T00:00:00Z');
const left = { number: '4242424242424242', editing: false, today: TODAY };
const typing = { ...left, editing: true };

test.each([
  ['cardNumber', '4242 4242-4242 4242 9999', '4242424242424242999'],
  ['cardNumber', '3782 822463 10005 77', '378282246310005'],
  ['cardExpiry', '5', '05'],
  ['cardExpiry', '1/30', '0130'],
  ['cardExpiry', '12/2030', '1230'],
  ['cardExpiry', '08 / 28', '0828'],
  ['cardCvc', '12345', '123'],
] as const)('%s typed as "%s" keeps %s', (type, typed, digits) => {
  expect(getDigits(type, typed, '4242')).toBe(digits);
});

test.each([
  ['cardNumber', '4242424242424242', '4242 4242 4242 4242'],
  ['cardNumber', '378282246310005', '3782 822463 10005'],
  ['cardNumber', '42424', '4242 4'],
  ['cardExpiry', '08', '08'],
  ['cardExpiry', '0828', '08 / 28'],
] as const)('%s %s is shown as "%s"', (type, digits, text) => {
  expect(shown(type, digits)).toBe(text);
});

test('what is shown reads back as the same digits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<FieldType>('cardNumber', 'cardExpiry', 'cardCvc'),
      fc.stringMatching(/^\d{0,19}$/),
      (type, typed) => {
        const digits = getDigits(type, typed, '4242');
        return getDigits(type, shown(type, digits), '4242') === digits;
      },
    ),
  );
});

test.each([
  ['an unfinished number while typing', 'cardNumber', '4242', typing, null],
  ['an unfinished number left', 'cardNumber', '4242', left, 'incomplete_number'],
  ['a wrong number while typing', 'cardNumber', '4242424242424241', typing, 'invalid_number'],
  ['a right number', 'cardNumber', '4242424242424242', left, null],
  ['a month that is none', 'cardExpiry', '13', typing, 'invalid_expiry_month'],
  ['last month', 'cardExpiry', '0526', left, 'invalid_expiry_month_past'],
  ['this month', 'cardExpiry', '0626', left, null],
  ['last year', 'cardExpiry', '1225', left, 'invalid_expiry_year_past'],
  ['a short security code', 'cardCvc', '12', left, 'incomplete_cvc'],
  ['three digits', 'cardCvc', '123', left, null],
] as const)('BOOK-6: %s', (_name, type, digits, context, code) => {
  expect(judge(type, digits, context).error?.code ?? null).toBe(code);
});

test('a field left empty is no error until the form is sent', () => {
  expect(judge('cardNumber', '', left)).toMatchObject({ empty: true, complete: false, error: null });
  expect(emptyError('cardNumber').code).toBe('incomplete_number');
});
