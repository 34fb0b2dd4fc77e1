/** Which fields are wrong, with the catalogue's words (BOOK-2, BOOK-3, BOOK-11). Pure; the order is the order on the page. */
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

export function summaryProblems(form: SummaryForm): Problems<SummaryField> {
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

/** Billing address and name on the card. The card itself is judged in its own frame. */
export function paymentProblems(form: PaymentForm): Problems<PaymentField> {
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
