import { RecentTexts } from './recent-texts.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

test('a text is held for what it was put for, until a thousand others were read after it', () => {
  const recent = new RecentTexts();
  const of = {};
  recent.put('a', of, bytes('{"über":1}'));
  expect(recent.get('a', of)).toBe('{"über":1}');
  expect(recent.get('a', {})).toBeNull();
  recent.put('a', of, bytes('{}'));
  expect(recent.get('a', of)).toBe('{}');
  for (let i = 0; i < 999; i++) recent.put(`${i}`, of, bytes(`{"i":${i}}`));
  // Read, so that it is no longer the oldest.
  expect(recent.get('a', of)).toBe('{}');
  recent.put('new', of, bytes('{"new":true}'));
  expect([recent.get('0', of), recent.get('a', of), recent.get('998', of), recent.get('new', of)]).toEqual([
    null,
    '{}',
    '{"i":998}',
    '{"new":true}',
  ]);
  recent.clear();
  expect(recent.get('a', of)).toBeNull();
});

test('a long text is not held', () => {
  const recent = new RecentTexts();
  recent.put('a', recent, new Uint8Array(5000));
  expect(recent.get('a', recent)).toBeNull();
});
