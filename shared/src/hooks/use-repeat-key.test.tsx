import { renderHook } from '@testing-library/react';
import { useRepeatKey } from './use-repeat-key.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** A page that has just been loaded. */
const load = () => renderHook(() => useRepeatKey()).result.current;

test('BOOK-10, BOOK-7: the same words have the same key after a reload, others have another', () => {
  const page = load();
  const first = page('Is the dock lit?');
  expect(page('Is the dock lit?')).toBe(first);
  const changed = page('Is the dock lit at night?');
  expect(changed).not.toBe(first);
  const reloaded = load();
  expect(reloaded('Is the dock lit?')).toBe(first);
  expect(reloaded('Is the dock lit at night?')).toBe(changed);
});

test('SAFE-11: what the tab keeps holds no words', () => {
  load()('Maya Chen asks: is the dock lit?');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Maya|dock/);
});

test('BOOK-10: after two hours the same words are asked anew, and of many the newest are kept', () => {
  const first = load()('Is the dock lit?');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 2 * 3_600_000 + 1);
  expect(load()('Is the dock lit?')).not.toBe(first);
  for (let count = 0; count < 40; count += 1) load()(`Question ${count}`);
  expect(sessionStorage.getItem('sent.keys')?.length).toBeLessThan(2_000);
});

test('BOOK-10: where storage is forbidden, the page still has one key for the same words', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const page = load();
  expect(page('Is the dock lit?')).toBe(page('Is the dock lit?'));
});
