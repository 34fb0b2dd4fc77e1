import { getLanguage } from './language.ts';

test.each([
  ['the choice', { roost_language: 'es' }, 'en-US,en;q=0.9', 'es'],
  ['the choice of English in a Spanish browser', { roost_language: 'en' }, 'es-MX,es;q=0.9', 'en'],
  ['a choice that is none of ours', { roost_language: 'xx"; DROP' }, 'es', 'es'],
  ['a Spanish browser', {}, 'es-419,es;q=0.9,en;q=0.8', 'es'],
  ['the best of several', {}, 'fr-CA,es;q=0.4,en;q=0.6', 'en'],
  ['a language that we have not', {}, 'ja', 'en'],
  ['nonsense', {}, ';;;q=,,x-y;q=9', 'en'],
  ['no header', {}, undefined, 'en'],
])('TEXT-1: the language of a page is that of %s', (_what, cookies: Record<string, string>, header, expected) => {
  expect(getLanguage({ cookies, headers: { 'accept-language': header } })).toBe(expected);
});
