/**
 * What a password must be: long enough and not one that is tried first. No rules about kinds of characters; they make
 * worse passwords.
 */

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Those that lists of leaked passwords begin with, in lower case and without digits at the end. */
const COMMON = new Set([
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'iloveyou',
  'letmein',
  'welcome',
  'football',
  'baseball',
  'princess',
  'sunshine',
  'superman',
  'trustno',
  'dragon',
  'monkey',
  'michael',
  'abcd',
  'abcdefgh',
  'asdfghjkl',
  'admin',
  'roost',
  'roostroost',
  'changeme',
  'computer',
  'whatever',
  '',
]);

export type PasswordProblem = 'short' | 'long' | 'common';

/** Why a password is not taken, or null. */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length > LONGEST_PASSWORD) return 'long';
  const oneCharacter = new Set(password).size === 1;
  if (oneCharacter || COMMON.has(password.toLowerCase().replace(/[\d!.?]+$/, ''))) return 'common';
  return length < SHORTEST_PASSWORD ? 'short' : null;
}

/** How far a password goes, 0 (not taken) to 4, for the meter beside its field. Length is what counts. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '' || passwordProblem(password) === 'common') return 0;
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return 1;
  if (length < 14) return 2;
  return length < 16 ? 3 : 4;
}
