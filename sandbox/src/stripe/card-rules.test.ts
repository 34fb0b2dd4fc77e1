import fc from 'fast-check';
import { brandRule, cardProblem, luhnValid } from './card-rules.ts';
import { READY_MADE, getOutcome, getTestCase } from './test-cards.ts';

const TODAY = new Date('2026-06-15T00:00:00Z');
const card = (change: Partial<{ number: string; expMonth: number; expYear: number; cvc: string }> = {}) => ({
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  ...change,
});

test.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['3056930009020004', 'diners'],
  ['36227206271667', 'diners'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
])('BOOK-6: %s is a valid %s', (number, brand) => {
  expect(brandRule(number).brand).toBe(brand);
  expect(luhnValid(number)).toBe(true);
});

test('BOOK-6: one wrong digit always breaks the checksum', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const digits = [...'4242424242424242'];
      digits[position] = String((Number(digits[position]) + shift) % 10);
      return !luhnValid(digits.join(''));
    }),
  );
});

test.each([
  ['a right card', card(), null],
  ['a wrong checksum', card({ number: '4242424242424241' }), 'incorrect_number'],
  ['a number too short for its brand', card({ number: '55555555555544' }), 'incorrect_number'],
  ['month 13', card({ expMonth: 13 }), 'invalid_expiry_month'],
  ['last month', card({ expMonth: 5, expYear: 2026 }), 'invalid_expiry_year'],
  ['this month', card({ expMonth: 6, expYear: 2026 }), null],
  ['three digits for American Express', card({ number: '378282246310005' }), 'invalid_cvc'],
  ['four digits for American Express', card({ number: '378282246310005', cvc: '1234' }), null],
] as const)('BOOK-6: %s', (_name, given, code) => {
  expect(cardProblem(given, TODAY)?.code ?? null).toBe(code);
});

test('every test number has a right checksum and keeps its case without the number', () => {
  for (const number of Object.values(READY_MADE)) {
    expect(luhnValid(number)).toBe(true);
    expect(getTestCase(number).length).toBeLessThanOrEqual('success'.length);
  }
});

test.each([
  ['4000000000000002', { type: 'error', code: 'card_declined' }],
  ['4000000000009995', { type: 'error', declineCode: 'insufficient_funds' }],
  ['4000000000051013', { type: 'error', declineCode: 'card_not_supported' }],
  ['3056930009020004', { type: 'error', declineCode: 'card_not_supported' }],
  ['4000000000041014', { type: 'error', code: 'incomplete_cvc' }],
  ['4000002500003155', { type: 'challenge' }],
  ['4000000000078008', { type: 'slow' }],
  ['4000000000015679', { type: 'lost' }],
  ['4111111111111111', { type: 'success' }],
])('BOOK-6: what %s does', (number, outcome) => {
  expect(luhnValid(number)).toBe(true);
  expect(getOutcome(getTestCase(number))).toMatchObject(outcome);
});
