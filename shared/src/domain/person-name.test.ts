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
  'J.Smith',
  'Dr.No',
  'Ma.Ly',
  'M.Co',
  'Louis XIV',
  'Bot 2000',
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
  'evil\u3002com',
  'evil\uff61com',
  'evil.\u200bcom',
  'e\u00advil\u2060.c\ufeffom',
  'ww\u200dw.evil',
  'evil．com',
  'пример.рф',
  'a/b',
  'evil.com!',
  'evil.com.',
  'Win at web3.com',
  'Evil.Com',
  'Evil.Org.',
  'evil.xn--p1ai',
])('SAFE-8: %s is no name', (name) => {
  expect(hasAddress(name)).toBe(true);
  expect(toMailName(name)).toBe('');
});

test('SAFE-8: a long name is cut in a mail', () => {
  expect(toMailName('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});

test.each(['Call 1-800-555-0199', 'Ada (212) 555 0142', 'Ada ٥٥٥٠١٤٢', 'Ada 555\u200b0142'])(
  'SAFE-8: %s, which says whom to call, stands in no mail',
  (name) => {
    expect(toMailName(name)).toBe('');
  },
);
