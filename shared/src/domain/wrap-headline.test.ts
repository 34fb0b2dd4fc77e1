import { wrapHeadline } from './wrap-headline.ts';

test('UI-5: a dot in the name of a home stays with the word before it', () => {
  expect(wrapHeadline('Laurel Traverse · a fire pit · and a hot tub')).toBe(
    'Laurel Traverse\u00a0· a fire pit\u00a0· and a hot tub',
  );
  expect(wrapHeadline('Quiet cabin')).toBe('Quiet cabin');
});
