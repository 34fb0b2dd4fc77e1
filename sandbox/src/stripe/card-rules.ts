/**
 * Card rules that the card frame (in the browser) and the API (on the server) share: brand, lengths, checksum, expiry.
 */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

type BrandRule = { brand: Brand; prefix: RegExp; lengths: readonly number[]; cvcLength: 3 | 4; name: string };

const BRANDS: readonly BrandRule[] = [
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19], cvcLength: 3, name: 'Visa' },
  {
    brand: 'mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvcLength: 3,
    name: 'Mastercard',
  },
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], cvcLength: 4, name: 'American Express' },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/, lengths: [16, 19], cvcLength: 3, name: 'Discover' },
  { brand: 'diners', prefix: /^(30[0-5]|309|36|38|39)/, lengths: [14, 16, 19], cvcLength: 3, name: 'Diners Club' },
  { brand: 'jcb', prefix: /^(352[89]|35[3-8])/, lengths: [16, 19], cvcLength: 3, name: 'JCB' },
  { brand: 'unionpay', prefix: /^62/, lengths: [16, 17, 18, 19], cvcLength: 3, name: 'UnionPay' },
];
const UNKNOWN: BrandRule = { brand: 'unknown', prefix: /^/, lengths: [16], cvcLength: 3, name: 'Card' };

/** The rule of the brand a number (or the beginning of one) belongs to. */
export function brandRule(digits: string): BrandRule {
  return BRANDS.find((rule) => rule.prefix.test(digits)) ?? UNKNOWN;
}

/** The checksum of ISO/IEC 7812. */
export function luhnValid(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Returns Stripe's error for card data that cannot become a payment method; null when it can. `today` decides the
 * expiry.
 */
export function cardProblem(
  card: { number: string; expMonth: number; expYear: number; cvc: string },
  today: Date,
): { code: string; param: string; message: string } | null {
  const rule = brandRule(card.number);
  if (!luhnValid(card.number) || !rule.lengths.includes(card.number.length)) {
    return { code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' };
  }
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) {
    return { code: 'invalid_expiry_month', param: 'exp_month', message: "Your card's expiration month is invalid." };
  }
  const month = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const expires = card.expYear * 12 + card.expMonth - 1;
  if (!Number.isInteger(card.expYear) || expires < month || expires > month + 50 * 12) {
    return { code: 'invalid_expiry_year', param: 'exp_year', message: "Your card's expiration year is invalid." };
  }
  if (!/^\d+$/.test(card.cvc) || card.cvc.length !== rule.cvcLength) {
    return { code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." };
  }
  return null;
}

/** A brand's name for people. */
export function brandName(brand: Brand): string {
  return BRANDS.find((rule) => rule.brand === brand)?.name ?? UNKNOWN.name;
}
