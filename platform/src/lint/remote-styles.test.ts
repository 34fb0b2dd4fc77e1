import { styleProblems } from './remote-styles.ts';
import { getSetProperties, propertyProblems } from './style-properties.ts';

const FILE = 'pages/reviews/ReviewsPage.module.css';

test.each([
  '.page { color: red }',
  '.box:has(:global(.StripeElement--focus)), .box :global(.card) { color: red }',
  '.page > h2, .page a:hover { color: red }',
  '@media (width > 40rem) { .page { color: red } }',
  '.page { &:hover { color: red } p { margin: 0 } }',
  '@keyframes turn { to { rotate: 1turn } } .page { animation: turn 1s }',
])('PLAT-5: stays in its remote: %s', (css) => expect(styleProblems(css, FILE, 'mfe-reviews')).toEqual([]));

test.each([
  ['* { display: none }', '* matches more'],
  ['h2 { color: red }', 'h2 matches more'],
  ['.page ~ footer { color: red }', '.page ~ footer matches more'],
  [':root { --x: 1 }', ':root matches more'],
  ['.page + p { color: red }', '.page + p matches more'],
  [':global(.card) { color: red }', ':global(.card) matches more'],
  [':global .card { color: red }', ':global reaches beyond'],
  ['.page { color: red !important }', 'color is !important'],
  ['@layer ui { .page { color: red } }', '@layer ui: the build puts'],
  ['@font-face { font-family: Roost }', '@font-face matches more'],
])('PLAT-5: reaches beyond it: %s', (css, problem) => {
  const problems = styleProblems(css, FILE, 'mfe-reviews');
  expect(problems.join('\n')).toContain(problem);
});

test('PLAT-5: a sheet that is no module styles the whole page', () =>
  expect(styleProblems('.page { color: red }', 'pages/a.css', 'mfe-reviews')).toEqual([
    'it styles the whole page: name it *.module.css',
  ]));

test('UI-1: a token that nobody sets is found; one of a script, of the sheet or with a value for the case is none', () => {
  const known = new Set(getSetProperties(":root { --r-full: 99px } style={{ '--share': x }}"));
  const css =
    '.a { color: var(--colour-primry); border-radius: var( --r-full ); width: var(--share); top: var(--x, 0) }';
  expect(propertyProblems(css, known)).toEqual(['nobody sets --colour-primry: tokens are in shared/src/ui/tokens.css']);
});
