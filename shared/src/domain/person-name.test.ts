import { hasAddress, toMailName } from './person-name.ts';

test.each([
  'Ada',
  'J. R. R.',
  'J.R.R. Tolkien',
  'St. John',
  'St.John',
  'Dr. No',
  'O’Neill',
  'Anne-Marie',
  '李',
  'Jr.',
  'ада',
])('SAFE-8: %s is a name', (name) => {
  expect(hasAddress(name)).toBe(false);
  expect(toMailName(name)).toBe(name);
});

test.each([
  'https://evil.example',
  'Win at evil.com',
  'EVIL.COM',
  'www.evil',
  'call a@b',
  'evil\u3002com'.normalize('NFKC').replace('\u3002', '.'),
  'evil．com',
  'пример.рф',
  'a/b',
  'evil.com!',
])('SAFE-8: %s is no name', (name) => {
  expect(hasAddress(name)).toBe(true);
  expect(toMailName(name)).toBe('');
});

test('SAFE-8: a long name is cut in a mail', () => {
  expect(toMailName('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});
