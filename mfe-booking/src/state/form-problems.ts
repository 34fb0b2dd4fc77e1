/**
 * Which fields are wrong, in the catalogue's words where it has some (BOOK-2, BOOK-3, BOOK-11). Pure; the order is the
 * order on the page.
 */
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isEmail } from '@roost/shared/domain/email';
import { copy } from '../copy.ts';
import type { PaymentForm, SummaryForm } from './forms.ts';
import { usesStates } from './places.ts';

export const SUMMARY_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type SummaryField = (typeof SUMMARY_FIELDS)[number];
export function isSummaryField(field: string | undefined): field is SummaryField {
  return SUMMARY_FIELDS.some((known) => known === field);
}
export type PaymentField = 'nameOnCard' | 'address1' | 'city' | 'state' | 'zip';
/** Field → message, only for fields that are wrong. */
export type Problems<Field extends string> = { readonly [field in Field]?: string };

/** Digits of a phone number without its dial code: E.164 allows 15 in all; fewer than 6 cannot be called. */
const PHONE_DIGITS = /^\d{6,14}$/;

/** Returns what is wrong with the guest's details. */
export function findSummaryProblems(form: SummaryForm): Problems<SummaryField> {
  const phone = form.phone.value.replace(/[\s().-]/g, '');
  return {
    ...(form.firstName.trim() === '' ? { firstName: bookingErrorMessage('1008') } : {}),
    ...(form.lastName.trim() === '' ? { lastName: bookingErrorMessage('1009') } : {}),
    ...(form.email.trim() === ''
      ? { email: bookingErrorMessage('1010') }
      : !isEmail(form.email.trim())
        ? { email: copy.details.emailForm }
        : {}),
    ...(phone === ''
      ? { phone: copy.details.phoneMissing }
      : !PHONE_DIGITS.test(phone)
        ? { phone: copy.details.phoneForm }
        : {}),
  };
}

/** Returns what is wrong with billing address and name on the card. The card itself is checked in its own frame. */
export function findPaymentProblems(form: PaymentForm): Problems<PaymentField> {
  const zip = form.zip.trim();
  return {
    ...(form.nameOnCard.trim() === '' ? { nameOnCard: copy.payment.missing.nameOnCard } : {}),
    ...(form.address1.trim() === '' ? { address1: copy.payment.missing.address1 } : {}),
    ...(form.city.trim() === '' ? { city: copy.payment.missing.city } : {}),
    ...(usesStates(form.country.iso) && form.state.iso === '' ? { state: copy.payment.missing.state } : {}),
    ...(zip === ''
      ? { zip: copy.payment.missing.zip }
      : form.country.iso === 'US' && !/^\d{5}(-\d{4})?$/.test(zip)
        ? { zip: copy.payment.zipForm }
        : {}),
  };
}

/**
 * Returns the valid flag of each field of the guest's details (BOOK-2); the phone's is the specification's
 * `isValidPhone`.
 */
export function getSummaryFormValid(form: SummaryForm): Record<SummaryField, boolean> {
  const wrong = findSummaryProblems(form);
  return { firstName: !wrong.firstName, lastName: !wrong.lastName, email: !wrong.email, phone: !wrong.phone };
}

/**
 * Returns the valid flag of each field of the payment form (BOOK-2). `card` is what the vault says of its own fields.
 */
export function getPaymentFormValid(form: PaymentForm, card: boolean): Record<PaymentField | 'card', boolean> {
  const wrong = findPaymentProblems(form);
  return {
    card,
    nameOnCard: !wrong.nameOnCard,
    address1: !wrong.address1,
    city: !wrong.city,
    state: !wrong.state,
    zip: !wrong.zip,
  };
}
