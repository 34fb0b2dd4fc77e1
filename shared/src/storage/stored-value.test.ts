import * as z from 'zod/mini';
import { defineStoredText } from './stored-text.ts';
import { defineStoredValue, type StorageArea } from './stored-value.ts';

function makeArea(values: Record<string, string> = {}): StorageArea & { values: Record<string, string> } {
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, text) => void (values[key] = text),
    removeItem: (key) => void delete values[key],
  };
}
const schema = z.array(z.string());
const define = (area: StorageArea) =>
  defineStoredValue({ key: 'recentSearches', schema, fallback: [], area: () => area });

test('UI-6: a value is stored under its literal name and shape', () => {
  const area = makeArea();
  const recents = define(area);
  expect(recents.write(['Tahoe'])).toBe(true);
  expect(area.values).toEqual({ recentSearches: '["Tahoe"]' });
  expect(recents.read()).toEqual(['Tahoe']);
  recents.remove();
  expect(recents.read()).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['text that is no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['half of it', '["a",1]'],
])('UI-6: with %s in storage the fallback counts', (_name, text) => {
  expect(define(makeArea(text === undefined ? {} : { recentSearches: text })).read()).toEqual([]);
});

test('text is stored without quotes', () => {
  const area = makeArea();
  const id = defineStoredText('id', () => area);
  expect(id.read()).toBeNull();
  id.write('abc');
  expect([area.values.id, id.read()]).toEqual(['abc', 'abc']);
});

test('PLAT-5: storage that is forbidden or full costs the value, nothing else', () => {
  const area = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const value = defineStoredValue({ key: 'forbidden', schema, fallback: ['none'], area });
  expect([value.read(), value.write(['a']), value.read()]).toEqual([['none'], false, ['none']]);
  expect(value.remove).not.toThrow();
});

test('on the server the fallback counts', () => {
  const value = defineStoredValue({ key: 'server', schema, fallback: [], area: 'local' });
  expect([value.read(), value.write(['a'])]).toEqual([[], false]);
});
