import { makeQuote, makeReservation } from '../testing/builders.ts';
import {
  bookingReset,
  bookingSlice,
  getHomeBooking,
  optionalItemChosen,
  paymentFormChanged,
  promoApplied,
  promoRemoved,
  quoteFailed,
  quoteReceived,
  quoteRetried,
  stayBooked,
  subscribeChanged,
  summaryFormChanged,
} from './booking-slice.ts';
import type { BookingState } from './booking-slice.ts';

type Action = Parameters<typeof bookingSlice.reducer>[1];
const after = (...actions: Action[]): BookingState =>
  actions.reduce<BookingState>((state, action) => bookingSlice.reducer(state, action), bookingSlice.getInitialState());
test('BOOK-1 BOOK-2: a new booking has nothing filled in; the country is the United States, the payment method the default one', () => {
  expect(after()).toMatchObject({
    quote: null,
    promosApplied: [],
    optionalPaymentLineItems: [],
    bookingDetails: null,
    selectedPaymentMethod: 'default',
    paymentForm: { country: { value: 'United States', iso: 'US' } },
    subscribeAgreementChecked: false,
    shouldApplyPromo: false,
    shouldPromptExit: false,
  });
});

test('BOOK-1: a reset for another home clears quote, choices, both forms and the subscribe checkbox; a booked stay is kept', () => {
  const filled = [
    summaryFormChanged({ firstName: 'Maya' }),
    paymentFormChanged({ city: 'Truckee' }),
    subscribeChanged(true),
    quoteReceived({ key: 'k', quote: makeQuote() }),
  ];
  expect(after(bookingReset('41827'), ...filled, bookingReset('50001'))).toEqual({
    ...bookingSlice.getInitialState(),
    listingId: '50001',
  });
  const booked = after(bookingReset('41827'), ...filled, stayBooked(makeReservation()));
  // The checkout's page still stands, with the price that was paid.
  expect(booked).toMatchObject({ quote: makeQuote(), bookingDetails: makeReservation(), shouldPromptExit: false });
  for (const listingId of ['41827', '50001'])
    expect(bookingSlice.reducer(booked, bookingReset(listingId))).toEqual({
      ...bookingSlice.getInitialState(),
      listingId,
      bookingDetails: makeReservation(),
    });
});

test('BOOK-1 PLAT-1: as long as nothing is filled in, a form that begins anew is the same to React', () => {
  const none = getHomeBooking(after(), '41827');
  expect(getHomeBooking(after(bookingReset('41827')), '41827')).toBe(none);
  const booked = after(bookingReset('41827'), stayBooked(makeReservation()), bookingReset('50001'));
  expect(getHomeBooking(booked, '50001')).toBe(none);
  const filled = after(bookingReset('41827'), summaryFormChanged({ firstName: 'Maya' }));
  expect(getHomeBooking(filled, '41827')).toBe(filled);
  expect(getHomeBooking(filled, '50001')).toBe(none);
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

test('BOOK-4: a quote that failed is kept with what it was asked for, until it is asked for again', () => {
  const failed = after(quoteFailed({ key: 'k', error: { code: '1021', message: 'Taken.' } }));
  expect(failed.quoteError).toEqual({ key: 'k', error: { code: '1021', message: 'Taken.' } });
  expect(bookingSlice.reducer(failed, quoteRetried()).quoteError).toBeNull();
});

test('BOOK-9: leaving asks first once something was typed', () => {
  expect(after(summaryFormChanged({ firstName: 'M' })).shouldPromptExit).toBe(true);
});
