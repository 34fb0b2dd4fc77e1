import { userToken } from './user-token.ts';

test.each([
  ['a=1; ajs_anonymous_id=5b0e9f1c-3d; b=2', true, '5b0e9f1c-3d'],
  ['ajs_anonymous_id=%225b0e9f1c-3d%22', true, '5b0e9f1c-3d'],
  ['ajs_anonymous_id=5b0e9f1c-3d', false, undefined],
  ['other=5b0e9f1c-3d', true, undefined],
  ['ajs_anonymous_id=<script>alert(1)</script>', true, undefined],
  ['', true, undefined],
])('SRCH-2, CONS-7: cookies "%s" with consent %s give the token %s', (cookies, allowed, token) => {
  expect(userToken(cookies, allowed)).toBe(token);
});

test('SRCH-2: there is none on the server', () => {
  expect(userToken()).toBeUndefined();
});
