/**
 * Which fields of an inquiry are wrong, and why. Services keep the same rules (BOOK-10). The order is the order on the
 * page.
 */
import { INQUIRY_MESSAGE } from '@roost/shared/contracts/inquiry';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isIsoDate } from '@roost/shared/domain/dates';
import { isEmail } from '@roost/shared/domain/email';
import { inquiryCopy } from './inquiry-copy.ts';

export const INQUIRY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'startDate',
  'endDate',
  'adults',
  'message',
] as const;
export type InquiryField = (typeof INQUIRY_FIELDS)[number];
export type InquiryFields = Record<InquiryField, string>;
export type InquiryProblems = { readonly [field in InquiryField]?: string };

export const isInquiryField = (value: string | undefined): value is InquiryField =>
  INQUIRY_FIELDS.some((field) => field === value);

const PHONE = /^[\d\s().+-]{5,30}$/;

export function findInquiryProblems(fields: InquiryFields): InquiryProblems {
  const { email, phone, startDate, endDate } = fields;
  const message = fields.message.trim();
  const adults = Number(fields.adults);
  return {
    ...(fields.firstName.trim() === '' ? { firstName: bookingErrorMessage('1008') } : {}),
    ...(fields.lastName.trim() === '' ? { lastName: bookingErrorMessage('1009') } : {}),
    ...(email.trim() === ''
      ? { email: bookingErrorMessage('1010') }
      : isEmail(email.trim())
        ? {}
        : { email: inquiryCopy.emailForm }),
    ...(phone.trim() === '' || PHONE.test(phone.trim()) ? {} : { phone: inquiryCopy.phoneForm }),
    ...(isIsoDate(startDate) && isIsoDate(endDate) && startDate >= endDate
      ? { endDate: bookingErrorMessage('1005') }
      : {}),
    ...(Number.isInteger(adults) && adults >= 0 && adults <= 99 ? {} : { adults: inquiryCopy.guestsForm }),
    ...(message.length < INQUIRY_MESSAGE.least
      ? { message: inquiryCopy.messageMissing }
      : message.length > INQUIRY_MESSAGE.most
        ? { message: inquiryCopy.messageLong(INQUIRY_MESSAGE.most) }
        : {}),
  };
}
