import { AVOID_COOKIE, choiceIn } from '@roost/shared/domain/own-cookies';
import { avoid } from './avoid.ts';
import { isHidden } from './real-document.ts';

const own = (name: string, value: string) =>
  Object.defineProperty(document, name, { get: () => value, set: () => undefined, configurable: true });
const REAL = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
afterEach(() => {
  for (const name of ['cookie', 'visibilityState']) Reflect.deleteProperty(document, name);
});

test('PLAT-3: a page that pretends to be in the background is not', () => {
  own('visibilityState', 'hidden');
  expect(isHidden(document)).toBe(false);
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  expect(isHidden(document)).toBe(true);
});

test('PLAT-3: a version that replaces the cookies is left out all the same', () => {
  own('cookie', '');
  expect(avoid('mfe-search@1.0.1', document)).toBe(true);
  expect(choiceIn(String(REAL?.get?.call(document)), AVOID_COOKIE)).toBe('mfe-search@1.0.1');
});
