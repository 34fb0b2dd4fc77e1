import { defineStoredCookie } from './stored-cookie.ts';

const choice = defineStoredCookie('choice', () => ({ sameSite: 'lax', expires: 1 }));

afterEach(() => jest.restoreAllMocks());

test('UI-6: a cookie is written, read and removed', () => {
  choice.write('price-first');
  expect([document.cookie, choice.read()]).toEqual(['choice=price-first', 'price-first']);
  choice.remove();
  expect(choice.read()).toBeUndefined();
});

test('PLAT-5: where cookies are forbidden the value is absent and nothing throws', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(forbidden);
  choice.write('a');
  choice.remove();
  expect(choice.read()).toBeUndefined();
});
