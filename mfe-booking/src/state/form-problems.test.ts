import type { PaymentForm } from './forms.ts';
import { findPaymentProblems, findSummaryProblems, getPaymentFormValid, getSummaryFormValid } from './form-problems.ts';

const guest = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: 'maya@example.com',
  phone: { dialCode: '+1', value: '(415) 555-0198' },
};
const billing: PaymentForm = {
  nameOnCard: 'Maya Ortiz',
  promo: '',
  address1: '1 Dock Road',
  address2: '',
  city: 'Truckee',
  state: { value: 'California', iso: 'CA' },
  zip: '96161',
  country: { value: 'United States', iso: 'US' },
};
const NO_STATE = { value: '', iso: '' };

test('BOOK-2: a filled form has no problems', () => {
  expect([findSummaryProblems(guest), findPaymentProblems(billing)]).toEqual([{}, {}]);
});

test.each([
  ['first name', { firstName: '  ' }, { firstName: 'First name is required.' }],
  ['last name', { lastName: '' }, { lastName: 'Last name is required.' }],
  ['email', { email: '' }, { email: 'Email address is required.' }],
] as const)("BOOK-3: a missing %s has the catalogue's text", (_name, change, problems) => {
  expect(findSummaryProblems({ ...guest, ...change })).toEqual(problems);
});

test.each(['maya', 'maya@', 'maya@example', 'a b@example.com'])('BOOK-11: "%s" is no address', (email) => {
  expect(findSummaryProblems({ ...guest, email })).toHaveProperty('email');
});

test.each(['12', 'call me', '123456789012345'])('BOOK-2: "%s" is no phone number', (value) => {
  expect(findSummaryProblems({ ...guest, phone: { dialCode: '+1', value } })).toHaveProperty('phone');
});

test.each([
  ['nameOnCard', { nameOnCard: '' }],
  ['address1', { address1: '' }],
  ['city', { city: ' ' }],
  ['state', { state: NO_STATE }],
  ['zip', { zip: '9616' }],
  ['zip', { zip: '' }],
] as const)('BOOK-2: %s is needed', (field, change) => {
  expect(Object.keys(findPaymentProblems({ ...billing, ...change }))).toEqual([field]);
});

test('BOOK-2: other countries have their own codes, and not all have states', () => {
  expect(
    findPaymentProblems({
      ...billing,
      country: { value: 'United Kingdom', iso: 'GB' },
      state: NO_STATE,
      zip: 'SW1A 1AA',
    }),
  ).toEqual({});
  expect(
    findPaymentProblems({ ...billing, country: { value: 'Canada', iso: 'CA' }, state: NO_STATE, zip: 'V8B 0A1' }),
  ).toHaveProperty('state');
});

test('BOOK-2: each field has its valid flag; the card has what the vault says of it', () => {
  expect(getSummaryFormValid({ ...guest, lastName: '', email: 'maya@' })).toEqual({
    firstName: true,
    lastName: false,
    email: false,
    phone: true,
  });
  expect(getPaymentFormValid({ ...billing, city: '' }, false)).toEqual({
    card: false,
    nameOnCard: true,
    address1: true,
    city: false,
    state: true,
    zip: true,
  });
});
