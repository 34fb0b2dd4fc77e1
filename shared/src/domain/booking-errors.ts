/**
 * The catalogue of booking errors (BOOK-3): exact texts by code, with their blanks filled, and the form field each
 * belongs to.
 */
import { defineTexts } from '../texts/index.ts';

export const bookingErrorTexts = /* @__PURE__ */ defineTexts('shared/booking-errors', {
  missingDates: 'Check-in and check-out dates are required.',
  missingGuests: 'Guest count is required.',
  '1000': 'We cannot complete your booking at this time. Please send us an inquiry or call {phone} for assistance.',
  '1001': 'No listing ID provided.',
  '1002': 'Check in date is required.',
  '1003': 'Check out date is required.',
  '1004': 'Check in date may not be before todays date.',
  '1005': 'Check in date must be before the check out date.',
  '1006': 'Reservation must have at least one adult.',
  '1007': 'No guest information provided.',
  '1008': 'First name is required.',
  '1009': 'Last name is required.',
  '1010': 'Email address is required.',
  '1011': 'Email address is required.',
  '1012': 'No payment method provided.',
  '1013': 'The provider does not accept the chosen card type; change the payment method and try again.',
  '1014': 'Credit Card is missing required information.',
  '1015': 'There are no rates for this period; send an inquiry or call {phone}.',
  '1016': 'You have not met the minimum stay of __ nights.',
  '1017':
    "You have exceeded this property's max occupancy. Please reduce your number of guests or choose a different property.",
  '1018': 'This property only allows check ins on the allowed days.',
  '1019': 'This property only allows check outs on the allowed days.',
  '1020': 'This property is no longer available for your selected dates. Please select new dates and try again.',
  '1021': 'This property is not available for your selected dates. Please select new dates and try again.',
  '1022': 'This property is no longer available for reservations.',
  '1023': 'This property does not allow pets. Please adjust your reservation details or choose a different property.',
});

export type BookingErrorCode = keyof typeof bookingErrorTexts;
/** @internal Contract tests of the services and of this file compare it with the specification's table. */
export const BOOKING_ERROR_CODES = Object.keys(bookingErrorTexts) as BookingErrorCode[];

/** Where a form shows a refusal. `dates`, `guests` and `card` are groups of fields; the rest are single ones. */
export type BookingField =
  | 'listing'
  | 'dates'
  | 'startDate'
  | 'endDate'
  | 'guests'
  | 'adults'
  | 'pets'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'card';

const FIELDS: { readonly [code in BookingErrorCode]?: BookingField } = {
  missingDates: 'dates',
  missingGuests: 'guests',
  '1001': 'listing',
  '1002': 'startDate',
  '1003': 'endDate',
  '1004': 'startDate',
  '1005': 'endDate',
  '1006': 'adults',
  '1007': 'guests',
  '1008': 'firstName',
  '1009': 'lastName',
  '1010': 'email',
  '1011': 'email',
  '1012': 'card',
  '1013': 'card',
  '1014': 'card',
  '1015': 'dates',
  '1016': 'dates',
  '1017': 'guests',
  '1018': 'startDate',
  '1019': 'endDate',
  '1020': 'dates',
  '1021': 'dates',
  '1022': 'listing',
  '1023': 'pets',
};

/**
 * Fills the blanks of a message: the phone number to call and the nights of the minimum stay. What has no blank goes
 * along for the page.
 */
export type BookingErrorBlanks = { phone?: string; nights?: number; weekday?: number; note?: string };

export function isBookingErrorCode(code: string): code is BookingErrorCode {
  return Object.hasOwn(bookingErrorTexts, code);
}

/** The catalogue's text for a code; an unknown code gives an empty message. */
export function bookingErrorMessage(code: string, blanks: BookingErrorBlanks = {}): string {
  if (!isBookingErrorCode(code)) return '';
  // Functions as replacements: a `$` in a phone number must stay a `$`.
  return bookingErrorTexts[code]
    .replace('{phone}', () => blanks.phone ?? '')
    .replace('__', () => String(blanks.nights ?? ''));
}

/** The field a refusal belongs to; undefined when it concerns the booking as a whole. */
export function bookingErrorField(code: string): BookingField | undefined {
  return isBookingErrorCode(code) ? FIELDS[code] : undefined;
}
