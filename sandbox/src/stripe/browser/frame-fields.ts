/**
 * The rules of each card field: what is kept, how it is shown, when it is valid. Pure functions, tested without a
 * browser.
 */
import { brandRule, luhnValid } from '../card-rules.ts';
import type { FieldError, FieldState, FieldType } from './frame-messages.ts';

/** What browsers fill a field with. */
export const AUTOCOMPLETE = {
  cardNumber: 'cc-number',
  cardExpiry: 'cc-exp',
  cardCvc: 'cc-csc',
} as const satisfies Record<FieldType, string>;

/** The digits a field keeps of what was typed or pasted. An expiry typed as "5" means May: "05". */
export function getDigits(type: FieldType, typed: string, number: string): string {
  const digits = typed.replace(/\D/g, '');
  if (type === 'cardNumber') return digits.slice(0, Math.max(...brandRule(digits).lengths));
  if (type === 'cardCvc') return digits.slice(0, brandRule(number).cvcLength);
  const fourDigitYear = /^\s*\d{1,2}\s*\/\s*20\d{2}\s*$/.test(typed);
  const padded = /^[2-9]/.test(digits) || /^\s*1\s*\//.test(typed) ? `0${digits}` : digits;
  return fourDigitYear ? padded.slice(0, 2) + padded.slice(4, 6) : padded.slice(0, 4);
}

/** The digits as they are shown: groups as on the card, "MM / YY". */
export function shown(type: FieldType, digits: string): string {
  if (type === 'cardCvc') return digits;
  if (type === 'cardExpiry') return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  const groups =
    brandRule(digits).brand === 'amex'
      ? [4, 6, 5]
      : brandRule(digits).brand === 'diners' && digits.length <= 14
        ? [4, 6, 4]
        : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

function error(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}

/**
 * State of a field. While the cursor is in it (`editing`) an unfinished value is no error yet; a value that can no
 * longer become right is one at once.
 */
export function judge(
  type: FieldType,
  digits: string,
  context: { number: string; editing: boolean; today: Date },
): FieldState {
  const problem = digits === '' ? null : PROBLEMS[type](digits, context.number, context.today);
  const unfinished = problem !== null && problem.code.startsWith('incomplete');
  return {
    empty: digits === '',
    complete: digits !== '' && problem === null,
    error: unfinished && context.editing ? null : problem,
    brand: type === 'cardNumber' ? brandRule(digits).brand : 'unknown',
  };
}

/** The error of a form that was submitted with this field empty. */
export function emptyError(type: FieldType): FieldError {
  return PROBLEMS[type]('', '', new Date(0)) ?? error('incomplete', 'Your card is incomplete.');
}

const PROBLEMS: Readonly<Record<FieldType, (digits: string, number: string, today: Date) => FieldError | null>> = {
  cardNumber: (digits) => {
    const rule = brandRule(digits);
    if (rule.lengths.includes(digits.length)) {
      if (luhnValid(digits)) return null;
      if (digits.length === Math.max(...rule.lengths) || digits.length === 16)
        return error('invalid_number', 'Your card number is invalid.');
    }
    return error('incomplete_number', 'Your card number is incomplete.');
  },
  cardExpiry: (digits, _number, today) => {
    const month = Number(digits.slice(0, 2));
    if (digits.length >= 2 && (month < 1 || month > 12))
      return error('invalid_expiry_month', "Your card's expiration date is invalid.");
    if (digits.length < 4) return error('incomplete_expiry', "Your card's expiration date is incomplete.");
    const year = 2000 + Number(digits.slice(2));
    const thisYear = today.getUTCFullYear();
    if (year < thisYear) return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    if (year === thisYear && month < today.getUTCMonth() + 1)
      return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
    if (year > thisYear + 50) return error('invalid_expiry_year', "Your card's expiration year is invalid.");
    return null;
  },
  cardCvc: (digits, number) =>
    digits.length === brandRule(number).cvcLength
      ? null
      : error('incomplete_cvc', "Your card's security code is incomplete."),
};
