/**
 * Takes personal data and secrets out of a finished log line (SAFE-1): e-mail addresses, card numbers, passwords, keys
 * and tokens, wherever in the line they stand. Works on the text, so that no nesting, no library's error and no
 * careless field gets past it. A line stays valid JSON. Pure.
 */
export const HIDDEN = '[hidden]';
export const HIDDEN_ADDRESS = '[address]';

/** Words in a field's name that say that its value is a secret. */
const SECRET_NAMES =
  'authorization|cookie|passw(?:or)?d|secret|token|csrf|api[_-]?key|admin[_-]?key|card[_-]?number|cvc|cvv|session[_-]?id';
const SECRET_FIELD = new RegExp(`("[\\w.-]{0,40}(?:${SECRET_NAMES})[\\w.-]{0,40}":\\s?)"(?:[^"\\\\]|\\\\.)*"`, 'gi');
/** The same in JSON that is quoted within a message. */
const QUOTED_SECRET_FIELD = new RegExp(
  `(\\\\"[\\w.-]{0,40}(?:${SECRET_NAMES})[\\w.-]{0,40}\\\\"\\s?:\\s?)\\\\"[^"\\\\]*\\\\"`,
  'gi',
);
/** Parameters of addresses and cookies, as `token=…`. */
const SECRET_PARAMETER =
  /((?:^|[?&;\s"'#,(])(?:[\w.-]{0,40}(?:token|secret|signature|password|stays)|code|state|key|email)=)[^&;\s"'\\#,)]{3,}/gi;
/**
 * Parts of a path that open something by themselves: lists that are shared, and invitations to them. A pattern
 * (`:token`) is none.
 */
const SECRET_PART = /(\/(?:join|shared|invites|lists)\/)[\w-][^\s"'?#\\/]{7,}/g;
const SCHEME = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;
const PROVIDER_KEY = /\b(?:sk|rk|whsec|pk)_[A-Za-z0-9_]{6,}|\bpi_\w{1,80}_secret_\w+/g;
const WEB_TOKEN = /\beyJ[\w-]{10,}\.[\w-]{5,}(?:\.[\w-]*){0,3}/g;
const URL_PASSWORD = /:\/\/[^\s/@"\\]{1,200}@/g;
/** The last part of a host is a word, which tells an address from `mfe-search@1.0.3`. */
const EMAIL = /[^\s"'<>()[\],:;\\@]{1,64}(?:@|%40)(?:[\p{L}\d-]{1,63}\.){1,6}\p{L}{2,24}/giu;
/** Short numbers that are a secret by the name of their field. */
const SECRET_NUMBER = /("(?:cvc|cvv|cvc2|card[_-]?number)":\s?)\d+/gi;
const CARD = /(?<![\w.-])[3-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;

/** True for what may be the number of a card: its last digit is right (Luhn). */
function isCardNumber(text: string): boolean {
  let sum = 0;
  const digits = [...text.replace(/\D/g, '')].reverse();
  digits.forEach((digit, position) => {
    const doubled = Number(digit) * (position % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

/** A number outside of quotes stays a number, so that the line stays JSON. */
function findReplacement(line: string, found: string, at: number): string {
  const isNumber = /[:,[]/.test(line[at - 1] ?? '') && /[,}\]]/.test(line[at + found.length] ?? '');
  return isNumber ? '0' : HIDDEN;
}

/** Returns the line without what nobody should read in a log. */
export function redact(line: string): string {
  return line
    .replace(SECRET_FIELD, `$1"${HIDDEN}"`)
    .replace(QUOTED_SECRET_FIELD, `$1\\"${HIDDEN}\\"`)
    .replace(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replace(SECRET_PART, `$1${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(PROVIDER_KEY, HIDDEN)
    .replace(WEB_TOKEN, HIDDEN)
    .replace(URL_PASSWORD, `://${HIDDEN}@`)
    .replace(EMAIL, HIDDEN_ADDRESS)
    .replace(SECRET_NUMBER, (_found, field: string) => `${field}0`)
    .replace(CARD, (found: string, at: number, text: string) =>
      isCardNumber(found) ? findReplacement(text, found, at) : found,
    );
}
