import { globalSelectors } from './global-styles.ts';

test.each([
  '.card_title_aB3dE{color:red}',
  '@media (width<600px){.card_title_aB3dE:hover>a,.card_x_00000 p{color:red}}',
  ':is(h1,h2).card_title_aB3dE{color:red}',
  '@keyframes card_in_aB3dE{from{opacity:0}to{opacity:1}}',
  '.card_title_aB3dE{&:hover{color:red}}',
])('PLAT-5: %s stays inside its remote', (css) => {
  expect(globalSelectors(css)).toEqual([]);
});

test.each([
  ['body{display:none}', ['body']],
  ['.card_title_aB3dE,*{color:red}', ['*']],
  ['@media print{header a{color:red}}', ['header a']],
  [':root{--ink:red}', [':root']],
  ['.button{color:red}', ['.button']],
])('PLAT-5: %s reaches beyond its remote', (css, found) => {
  expect(globalSelectors(css)).toEqual(found);
});
