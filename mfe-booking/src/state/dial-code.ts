/** Digits behind a dial code that make it a number, and no longer one that is being typed. */
const FEWEST_DIGITS = 6;

type Phone = { dialCode: string; value: string };

/**
 * Returns a number that was pasted with its country's code (`+34 600 123 456`, `0034…`) as the code and the rest
 * (BOOK-2); others as they are.
 */
export function takeDialCode(phone: Phone, codes: readonly string[]): Phone {
  const written = /^\s*(?:\+|00)\s*(\d.*)$/.exec(phone.value)?.[1];
  if (written === undefined) return phone;
  const digits = written.replaceAll(/\D/g, '');
  const code = codes
    .filter((each) => digits.startsWith(each.slice(1)) && digits.length - (each.length - 1) >= FEWEST_DIGITS)
    .toSorted((a, b) => b.length - a.length)[0];
  if (code === undefined) return phone;
  let rest = written;
  for (const digit of code.slice(1)) rest = rest.slice(rest.indexOf(digit) + 1);
  return { dialCode: code, value: rest.replace(/^[\s.\-/]+/, '').trim() };
}
