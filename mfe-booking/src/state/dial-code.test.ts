import { takeDialCode } from './dial-code.ts';

const CODES = ['+1', '+34', '+353', '+35', '+44'];

test.each([
  ['+1 (530) 555-0188', '+1', '(530) 555-0188'],
  ['+34 600 123 456', '+34', '600 123 456'],
  ['0034-600-123-456', '+34', '600-123-456'],
  ['+353 1 234 5678', '+353', '1 234 5678'],
  ['+4 4 20 7946 0018', '+44', '20 7946 0018'],
  ['(530) 555-0188', '+1', '(530) 555-0188'],
  // Still being typed, and of a country that is not on the list.
  ['+34 600', '+1', '+34 600'],
  ['+99 600 123 456', '+1', '+99 600 123 456'],
  ['', '+1', ''],
])('BOOK-2: "%s" is %s and "%s"', (value, dialCode, rest) => {
  expect(takeDialCode({ dialCode: '+1', value }, CODES)).toEqual({ dialCode, value: rest });
});
