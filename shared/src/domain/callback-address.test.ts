import { authPage, callbackPath } from './callback-address.ts';

const SITE = 'https://roost.example';

test.each([
  ['/favorites?a=1#top', '/favorites?a=1#top'],
  ['https://roost.example/booking?listingId=7', '/booking?listingId=7'],
  ['search?query=Lake', '/search?query=Lake'],
])('AUTH-7: %s of this site is followed', (address, path) => {
  expect(callbackPath(address, SITE)).toBe(path);
});

test.each([
  [''],
  [null],
  [undefined],
  ['//evil.example'],
  ['https://evil.example/'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://roost.example/'],
  ['https://roost.example.evil.example/'],
  ['https://user@roost.example/'],
  ['https://roost.example@evil.example'],
  ['http://[::1'],
  [`/${'x'.repeat(3000)}`],
  ['/api/auth/signin'],
  ['/api/auth'],
])('AUTH-7: %s leads home', (address) => {
  expect(callbackPath(address, SITE)).toBe('/');
});

test('AUTH-7: a path of two slashes stays a path', () => {
  expect(callbackPath('https://roost.example//evil.example/x', SITE)).toBe('/evil.example/x');
});

test('ROUTE-3: pages of sign-in carry what they were given', () => {
  expect(authPage('signin', { error: 'SessionRequired', callbackUrl: '/favorites', other: null })).toBe(
    '/api/auth/signin?error=SessionRequired&callbackUrl=%2Ffavorites',
  );
  expect(authPage('error')).toBe('/api/auth/error');
});

test('AUTH-7 SAFE-6: an address that is long when it is written out leads home, so that no header overflows', () => {
  expect(callbackPath(`/search?query=${'湖'.repeat(1_900)}`, 'https://roost.example')).toBe('/');
  expect(callbackPath(`/search?query=${'湖'.repeat(100)}`, 'https://roost.example')).toContain('/search?query=%E6');
});
