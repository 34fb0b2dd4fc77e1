import { compareLayouts } from './layout.ts';

const BEFORE = [
  'fonts | 0 0 0 0 | Figtree',
  'main | 0 73 1440 900 | #37433f on none, Figtree 400 16px/24px',
  ' h1 "Trips" | 160 40 300 39 | #14201d on none, Figtree 400 34px/39px',
  ' a "Sign in" | 160 90 84 44 | #14201d on #ffffff, Figtree 600 15px/18px',
  ' button | 160 140 44 44 | #14201d on none, Figtree 400 16px/24px',
];
const change = (index: number, from: string, to: string): string[] =>
  BEFORE.map((line, at) => (at === index ? line.replace(from, to) : line));

test('UI-5: letters that another machine draws a little wider change nothing, a few pixels of height do', () => {
  expect(compareLayouts(BEFORE, BEFORE)).toEqual([]);
  expect(compareLayouts(BEFORE, change(3, '160 90 84 44', '163 91 87 45'))).toEqual([]);
  expect(compareLayouts(BEFORE, change(3, '160 90 84 44', '160 90 84 48'))).toEqual([
    'place: a "Sign in" was 160 90 84 44, is 160 90 84 48',
  ]);
});

test('UI-5: another colour, face or font that did not come is told, and so is what came and went', () => {
  expect(compareLayouts(BEFORE, change(3, '#14201d on', '#15201d on'))).toHaveLength(1);
  expect(compareLayouts(BEFORE, change(2, '400 34px', '500 34px'))).toHaveLength(1);
  expect(compareLayouts(BEFORE, change(0, 'Figtree', ''))).toHaveLength(1);
  const [first, second, , ...rest] = BEFORE;
  expect(compareLayouts(BEFORE, [first ?? '', second ?? '', ...rest])).toEqual([
    expect.stringMatching(/^gone: h1 "Trips"/),
  ]);
  expect(compareLayouts(BEFORE, [...BEFORE, ' p | 0 0 1 1 | look'])).toEqual(['new: p | 0 0 1 1 | look']);
  expect(compareLayouts([''], BEFORE)).not.toEqual([]);
});
