import { readCookie } from '@roost/shared/consent';
import { userToken } from './user-token.ts';

afterEach(() => {
  document.cookie = 'ajs_anonymous_id=; max-age=0';
});

test.each([
  ['5b0e9f1c-3d', true, '5b0e9f1c-3d'],
  ['%225b0e9f1c-3d%22', true, '5b0e9f1c-3d'],
  ['5b0e9f1c-3d', false, undefined],
  ['<script>alert(1)</script>', true, undefined],
  ['', true, undefined],
])('SRCH-2, CONS-7: the anonymous id "%s" with consent %s gives the token %s', (value, allowed, token) => {
  document.cookie = 'other=5b0e9f1c-3d';
  document.cookie = `ajs_anonymous_id=${value}`;
  expect(userToken(readCookie, allowed)).toBe(token);
});

test('SRCH-2: there is none without a cookie, as on the server', () => {
  expect(userToken(readCookie, true)).toBeUndefined();
});
