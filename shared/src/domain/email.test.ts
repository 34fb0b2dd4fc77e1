import { isEmail } from './email.ts';

test.each([
  'a@b.co',
  'first.last@example.com',
  'a+tag@sub.example.travel',
  "o'hara@example.org",
  '"quoted"@example.com',
  'a@[192.168.0.1]',
  'A@EXAMPLE.COM',
  'ü@example.com',
])('BOOK-11: %s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@@b.co',
  'a.@b.co',
  '.a@b.co',
  'a..b@c.de',
  'a@b..co',
  'a@-b.co',
  'a@b.co ',
  'a@b.c0',
  'a@192.168.0.1',
  'a@[1.2.3]',
  `${'a'.repeat(250)}@b.co`,
])('BOOK-11: %p is not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('BOOK-11: hostile input is refused without much work', () => {
  // Of processor time: a clock tells of what else the machine does.
  const started = process.cpuUsage();
  expect(isEmail(`${'a.'.repeat(5_000)}@${'a-'.repeat(5_000)}`)).toBe(false);
  expect(isEmail(`a@${'a-'.repeat(110)}!`)).toBe(false);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
});
