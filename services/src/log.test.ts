import { errorFields } from './log.ts';

test('BOOK-9: what a mail server says of an address reaches the log without the address', () => {
  const error = new Error(
    'Can\'t send mail: 550 <ada.lovelace+trip@mail.example.com>: no such user (to="bob@example.com")',
  );
  expect(errorFields(error)).toEqual({
    error: 'Error',
    message: 'Can\'t send mail: 550 <[address]>: no such user (to="[address]")',
  });
});

test('an error tells its first line, and no more of it than a log line needs', () => {
  expect(errorFields(new TypeError('Short.\n  and an essay'))).toEqual({ error: 'TypeError', message: 'Short.' });
  expect(String(errorFields(new Error('x'.repeat(1_000))).message)).toHaveLength(300);
  expect(errorFields('thrown text of eve@example.com')).toEqual({ error: 'thrown text of [address]' });
});
