import { getCookies } from './cookies.ts';

test.each([
  ['', false, 'USD'],
  ['authjs.session-token=x', true, 'USD'],
  ['roost_currency=EUR; __Host-authjs.session-token=x', true, 'EUR'],
  ['roost_currency=EUR; __Host-roost_currency=JPY', false, 'JPY'],
  ['xauthjs.session-token=x; __Host-roost_currency=<b>', false, 'USD'],
  ['authjs.session-token=; other=authjs.session-token', false, 'USD'],
])('AUTH-2 SAFE-11: %s says whether the session has to be asked for, with and without https', (header, mayBe, code) => {
  expect(getCookies(header)).toMatchObject({ mayBeSignedIn: mayBe, currency: code });
});
