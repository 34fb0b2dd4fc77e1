import fc from 'fast-check';
import { hideCode } from './hidden-code.ts';

describe('STAY-1: the door code in a text', () => {
  test.each([
    ['Type 482913, then the star.', 'Type ••••••, then the star.'],
    ['Type 482 913 or 48-29-13 or 4.8.2.9.1.3#', 'Type •••••• or •••••• or ••••••#'],
    ['Code:482913', 'Code:••••••'],
    ['Meter 1482913, meter 4829130', 'Meter 1482913, meter 4829130'],
    ['Type your code.', 'Type your code.'],
    ['', ''],
  ])('%j becomes %j', (text, hidden) => {
    expect(hideCode(text, '482913')).toBe(hidden);
  });

  test('a code of signs is no pattern, and no code hides nothing', () => {
    expect(hideCode('a.c and abc (1+1)', 'a.c')).toBe('•••••• and abc (1+1)');
    expect(hideCode('(1+1)', '(1+1)')).toBe('••••••');
    expect(hideCode('abc', '')).toBe('abc');
  });

  test('no text has it afterwards, wherever it stood', () => {
    const code = fc.stringMatching(/^\d{6}$/);
    const words = fc.stringMatching(/^[a-z ,.#:]{1,12}$/);
    fc.assert(
      fc.property(code, fc.array(words, { minLength: 2, maxLength: 5 }), (digits, parts) => {
        expect(hideCode(parts.join(digits), digits)).not.toContain(digits);
      }),
    );
  });
});
