import { makeQuote, makeReservation, PARTY } from '../testing/builders.ts';
import { billingOf, formOfBilling } from './billing.ts';
import {
  bookingReset,
  bookingRefused,
  bookingSlice,
  optionalItemChosen,
  paymentFormChanged,
  promoApplied,
  promoRemoved,
  quoteFailed,
  quoteReceived,
  stayBooked,
  stayShown,
  subscribeChanged,
  summaryFormChanged,
} from './booking-slice.ts';
import type { BookingState } from './booking-slice.ts';

type Action = Parameters<typeof bookingSlice.reducer>[1];
const after = (...actions: Action[]): BookingState =>
  actions.reduce<BookingState>((state, action) => bookingSlice.reducer(state, action), bookingSlice.getInitialState());
const HOUSE_RULES = {
  checkInFrom: '4 PM',
  checkOutBy: '10 AM',
  quietHours: null,
  smoking: false,
  parties: false,
  pets: true,
  maxPets: 2,
  minimumAge: 25,
  notes: [],
};
const shown = stayShown({
  dates: { start: '2026-06-12', end: '2026-06-16' },
  party: { ...PARTY, infants: 2 },
  houseRules: HOUSE_RULES,
  bookable: true,
});

test('BOOK-1: the context holds every field under its name, and the total counts adults and children only', () => {
  expect(after(shown)).toMatchObject({
    dates: { start: '2026-06-12', end: '2026-06-16' },
    guests: { adults: 3, children: 1, infants: 2, pets: 1, total: 4 },
    houseRules: HOUSE_RULES,
    listingAvailability: 'available',
    quote: null,
    quoteErrorMessage: '',
    loadingQuote: false,
    promosApplied: [],
    optionalPaymentLineItems: [],
    bookingError: null,
    bookingDetails: null,
    selectedPaymentMethod: 'default',
    subscribeAgreementChecked: false,
    shouldApplyPromo: false,
    shouldPromptExit: false,
  });
});

test('BOOK-2: each field has its valid flag; the country is the United States', () => {
  expect(after().summaryFormValid).toEqual({ firstName: false, lastName: false, email: false, phone: false });
  const filled = after(
    summaryFormChanged({ firstName: 'Maya', email: 'maya@', phone: { dialCode: '+1', value: '4155550198' } }),
  );
  expect(filled.summaryFormValid).toEqual({ firstName: true, lastName: false, email: false, phone: true });
  expect(after().paymentForm.country).toEqual({ value: 'United States', iso: 'US' });
  expect(
    after(paymentFormChanged({ zip: '96161', state: { value: 'California', iso: 'CA' } })).paymentFormValid,
  ).toEqual({
    card: false,
    nameOnCard: false,
    address1: false,
    city: false,
    state: true,
    zip: true,
  });
});

test('BOOK-1: a reset clears quote, dates, guests, house rules, both forms and the subscribe checkbox', () => {
  const full = after(
    shown,
    summaryFormChanged({ firstName: 'Maya' }),
    paymentFormChanged({ city: 'Truckee' }),
    subscribeChanged(true),
    quoteReceived({ key: 'k', quote: makeQuote() }),
  );
  expect(bookingSlice.reducer(full, bookingReset())).toEqual(bookingSlice.getInitialState());
  expect(bookingSlice.reducer(full, stayBooked(makeReservation()))).toEqual({
    ...bookingSlice.getInitialState(),
    bookingDetails: makeReservation(),
  });
});

test('BOOK-5: a code counts once a quote says that it does; a refused one keeps its words and its reason', () => {
  const trying = [paymentFormChanged({ promo: 'stay5' }), promoApplied()] as const;
  expect(after(...trying)).toMatchObject({ shouldApplyPromo: true, promosApplied: [] });
  const applied = makeQuote({ promo: { status: 'applied', code: 'STAY5', label: 'STAY5', discountCents: 100 } });
  expect(after(...trying, quoteReceived({ key: 'k', quote: applied }))).toMatchObject({
    shouldApplyPromo: false,
    promosApplied: ['STAY5'],
    promoMessage: '',
  });
  const refused = makeQuote({
    promo: { status: 'refused', code: 'STAY5', reason: 'min_nights', message: 'STAY5 needs 5 nights.' },
  });
  const no = after(...trying, quoteReceived({ key: 'k', quote: refused }));
  expect(no).toMatchObject({
    shouldApplyPromo: false,
    promosApplied: [],
    promoMessage: 'STAY5 needs 5 nights.',
    paymentForm: { promo: 'stay5' },
  });
  expect(bookingSlice.reducer(no, paymentFormChanged({ promo: 'stay' })).promoMessage).toBe('');
  expect(bookingSlice.reducer(no, promoRemoved('')).paymentForm.promo).toBe('');
});

test('BOOK-4: items are chosen at once, and the quote has the last word about which there are', () => {
  expect(
    after(
      optionalItemChosen({ id: 'wood', chosen: true }),
      optionalItemChosen({ id: 'early', chosen: true }),
      optionalItemChosen({ id: 'wood', chosen: false }),
    ).optionalPaymentLineItems,
  ).toEqual(['early']);
  expect(
    after(optionalItemChosen({ id: 'gone', chosen: true }), quoteReceived({ key: 'k', quote: makeQuote() }))
      .optionalPaymentLineItems,
  ).toEqual([]);
});

test('BOOK-3: what was refused stays until its field is changed', () => {
  const error = { code: '1010', message: 'Email address is required.', field: 'email' };
  const refused = after(bookingRefused(error), summaryFormChanged({ firstName: 'Maya' }));
  expect(refused.bookingError).toEqual(error);
  expect(bookingSlice.reducer(refused, summaryFormChanged({ email: 'm' })).bookingError).toBeNull();
  expect(after(quoteFailed({ key: 'k', error: { code: '1021', message: 'Taken.' } })).quoteErrorMessage).toBe('Taken.');
});

test.each([
  { nameOnCard: 'M', address1: '1', address2: '', city: 'Truckee', state: 'CA', zip: '96161', country: 'US' },
  { nameOnCard: 'M', address1: '1', address2: '', city: 'Leeds', state: 'Yorkshire', zip: 'LS1', country: 'GB' },
])('BOOK-7: the billing address of a try can be filled in again: $state, $country', (billing) => {
  expect(billingOf({ ...formOfBilling(billing), promo: '' })).toEqual(billing);
});
