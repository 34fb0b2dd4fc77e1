import { copy } from './copy.ts';
import { copyEs } from './copy.es.ts';
import { accountCopy } from './layout/account/account-copy.ts';
import { accountCopyEs } from './layout/account/account-copy.es.ts';
import { authCopy } from './pages/auth/auth-copy.ts';
import { authErrors } from './pages/auth/auth-errors.ts';
import { authCopyEs, authErrorsEs } from './pages/auth/auth-copy.es.ts';
import { homeCopy } from './pages/home-copy.ts';
import { homeCopyEs } from './pages/home-copy.es.ts';
import { legal } from './pages/legal-copy.ts';
import { legalEs } from './pages/legal-copy.es.ts';

/** Texts by their names; those of functions for one and for several. */
function read(texts: unknown, name: string): [name: string, text: string][] {
  if (typeof texts === 'string') return [[name, texts]];
  if (typeof texts === 'function')
    return ['1', '3'].flatMap((value) => read((texts as (value: string) => unknown)(value), `${name}#${value}`));
  return Object.entries(texts as object).flatMap(([key, value]) => read(value, `${name}.${key}`));
}

const ENGLISH = /\b(the|your|you|and|with|of|from|for|this|is|was|nights?|guests?|homes?|please|stay|check)\b/i;
/** Names and addresses, and what both languages write alike. */
const ALIKE = /\.(brand|withBrand#\d|site|rights|icon|href|0\.text|after|nav\.menu|name#\d)$/;

test.each([
  ['copy', copy, copyEs],
  ['account', accountCopy, accountCopyEs],
  ['auth', authCopy, authCopyEs],
  ['auth errors', authErrors, authErrorsEs],
  ['home', homeCopy, homeCopyEs],
  ['legal', legal, legalEs],
])('TEXT-1: every text of %s is in Spanish', (name, english, spanish) => {
  const first = new Map(read(english, name));
  const translated = read(spanish, name);
  expect([...first.keys()].filter((key) => !translated.some(([other]) => other === key))).toEqual([]);
  expect(translated.filter(([, text]) => ENGLISH.test(text))).toEqual([]);
  expect(translated.filter(([key, text]) => first.get(key) === text && !ALIKE.test(key))).toEqual([]);
});
