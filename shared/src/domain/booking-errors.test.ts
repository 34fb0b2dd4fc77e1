import { BOOKING_ERROR_CODES, bookingErrorField, bookingErrorMessage } from './booking-errors.ts';

/** Copied by hand from the catalogue (BOOK-3), not taken from the module. */
const SPECIFICATION: Record<string, string> = {
  missingDates: 'Check-in and check-out dates are required.',
  missingGuests: 'Guest count is required.',
  1000: 'We cannot complete your booking at this time. Please send us an inquiry or call 555 for assistance.',
  1001: 'No listing ID provided.',
  1002: 'Check in date is required.',
  1003: 'Check out date is required.',
  1004: 'Check in date may not be before todays date.',
  1005: 'Check in date must be before the check out date.',
  1006: 'Reservation must have at least one adult.',
  1007: 'No guest information provided.',
  1008: 'First name is required.',
  1009: 'Last name is required.',
  1010: 'Email address is required.',
  1011: 'Email address is required.',
  1012: 'No payment method provided.',
  1013: 'The provider does not accept the chosen card type; change the payment method and try again.',
  1014: 'Credit Card is missing required information.',
  1015: 'There are no rates for this period; send an inquiry or call 555.',
  1016: 'You have not met the minimum stay of 3 nights.',
  1017: "You have exceeded this property's max occupancy. Please reduce your number of guests or choose a different property.",
  1018: 'This property only allows check ins on the allowed days.',
  1019: 'This property only allows check outs on the allowed days.',
  1020: 'This property is no longer available for your selected dates. Please select new dates and try again.',
  1021: 'This property is not available for your selected dates. Please select new dates and try again.',
  1022: 'This property is no longer available for reservations.',
  1023: 'This property does not allow pets. Please adjust your reservation details or choose a different property.',
};

test.each(Object.entries(SPECIFICATION))('BOOK-3: code %s has its exact text', (code, text) => {
  expect(bookingErrorMessage(code, { phone: '555', nights: 3 })).toBe(text);
});

test('BOOK-3: the catalogue has these codes and no other', () => {
  expect([...BOOKING_ERROR_CODES].sort()).toEqual(Object.keys(SPECIFICATION).sort());
});

test.each(['', '999', '1024', 'toString', '__proto__', 'card_declined'])(
  'BOOK-3: unknown code %p gives an empty message and no field',
  (code) => {
    expect(bookingErrorMessage(code)).toBe('');
    expect(bookingErrorField(code)).toBeUndefined();
  },
);

test('BOOK-3: blanks keep what is put in them, dollar signs too', () => {
  expect(bookingErrorMessage('1000', { phone: '$& 1' })).toContain('call $& 1 for');
});

test('BOOK-3: only a booking as a whole has no field', () => {
  expect(BOOKING_ERROR_CODES.filter((code) => bookingErrorField(code) === undefined)).toEqual(['1000']);
});
