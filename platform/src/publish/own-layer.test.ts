import { layerBreach, outsideOwnLayer } from './own-layer.ts';

const RULE = '._aB3dE9{color:red}';
const OWN = `@layer remotes.mfe-reviews{${RULE}}`;

test.each([
  OWN,
  `@charset "utf-8";${OWN}${OWN}`,
  '@layer remotes.mfe-reviews{@media print{._aB3dE9{color:red}}@keyframes _aB3dE8{to{opacity:1}}}',
  // A layer inside its own ranks within it.
  `@layer remotes.mfe-reviews{@layer late{${RULE}}}`,
  '/* nothing */',
  '',
])('PLAT-5: %s is in the layer of its remote', (css) => {
  expect(outsideOwnLayer(css, 'mfe-reviews')).toEqual([]);
});

test.each([
  [RULE, ['._aB3dE9']],
  [`${OWN}@media print{${RULE}}`, ['@media print']],
  [`@layer ui{${RULE}}`, ['@layer ui']],
  [`@layer remotes{${RULE}}`, ['@layer remotes']],
  [`@layer remotes.mfe-search{${RULE}}`, ['@layer remotes.mfe-search']],
  [`@layer{${RULE}}`, ['@layer']],
  // A page that has this one first would have its layers in another order.
  [`@layer remotes,ui;${OWN}`, ['@layer remotes,ui']],
  [`@layer remotes.mfe-reviews;${RULE}`, ['@layer remotes.mfe-reviews', '._aB3dE9']],
  [`@media print{${OWN}}`, ['@media print']],
  [`@import url(a.css) layer(ui);${OWN}`, ['@import url(a.css) layer(ui)']],
  ['<h1>', ['what is no style sheet']],
])('PLAT-5: %s is outside the layer of its remote', (css, found) => {
  expect(outsideOwnLayer(css, 'mfe-reviews')).toEqual(found);
});

test('PLAT-5: a breach names the file, the layer and what is outside', () => {
  expect(layerBreach('css/1.css', OWN, 'mfe-reviews')).toBeNull();
  expect(layerBreach('css/1.css', RULE, 'mfe-reviews')).toBe(
    'css/1.css is not wholly in the layer remotes.mfe-reviews (a build by this version of the tools puts it there): ._aB3dE9',
  );
});
