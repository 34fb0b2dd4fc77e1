import { globalStyles } from './global-styles.ts';

const CARD = '.card_title_aB3dE';

test.each([
  '._aB3dE9 img,:is(h1,h2)._6zzzzz{animation:_aB3dE8 1s}@keyframes _aB3dE8{to{opacity:1}}',
  `${CARD}{color:red}`,
  `@media (width<600px){${CARD}:hover>a,.card_x_00000 p{color:red}}`,
  `:is(h1,h2)${CARD}{color:red}`,
  `@keyframes card_in_aB3dE{from{opacity:0}to{opacity:1}}`,
  `${CARD}{&:hover{color:red}a{color:red}}`,
  `:root[data-theme=dark] ${CARD}{color:red}`,
  `${CARD} input:checked~label{color:red}`,
  `${CARD}+.card_next_aB3dE:not(.card_x_00000){color:red}`,
  `:is(${CARD},.card_x_00000) *{color:red}`,
  `${CARD}:has(+ :popover-open)>a:not(:focus){color:red}`,
  `@font-face{font-family:"mfe-reviews stars";src:url(a.woff2)}${CARD}{color:red}`,
  `${CARD}{@media print{html &{color:red}}}`,
  '',
])('PLAT-5: %s stays inside its remote', (css) => {
  expect(globalStyles(css, 'mfe-reviews')).toEqual([]);
});

test.each([
  ['body{display:none}', ['body']],
  [`${CARD},*{color:red}`, ['*']],
  ['@media print{header a{color:red}}', ['header a']],
  [':root{--ink:red}', [':root']],
  ['.button{color:red}', ['.button']],
  ['._one,._aB3dE90{color:red}', ['._one', '._aB3dE90']],
  // A class of its own somewhere in it does not make it its own.
  [`:is(${CARD},body){color:red}`, [`:is(${CARD},body)`]],
  [`:not(${CARD}){color:red}`, [`:not(${CARD})`]],
  [`body:has(${CARD}){overflow:hidden}`, [`body:has(${CARD})`]],
  [`${CARD}~*{display:none}`, [`${CARD}~*`]],
  [`body{${CARD} &{color:red}}`, ['body']],
  // Names that a page has only once.
  ['@font-face{font-family:Inter;src:url(a.woff2)}', ['@font-face']],
  ['@keyframes spin{to{rotate:1turn}}', ['@keyframes spin']],
  ['@property --ink{syntax:"*";inherits:true}', ['@property --ink']],
  ['@import url(https://fonts.example/a.css);', ['@import url(https://fonts.example/a.css)']],
  ['<h1>', ['what is no style sheet']],
  ['@page{margin:0}', ['@page']],
  ['@view-transition{navigation:auto}', ['@view-transition']],
])('PLAT-5: %s reaches beyond its remote', (css, found) => {
  expect(globalStyles(css, 'mfe-reviews')).toEqual(found);
});
