import postcss from 'postcss';
import { joinLayers, findLayer, putIntoLayer, remoteLayer } from './style-layers.ts';

const SHARED = '/site/shared/src';
const ORDER = '@layer vendor,base,ui,host,remotes,states;';
const join = (css: string): string => postcss([joinLayers]).process(css, { from: undefined }).css;

test.each([
  ['/site/shared/src/ui/base.css', 'base'],
  ['/site/shared/src/ui/states.css', 'states'],
  ['/site/shared/src/ui/button/Button.module.css', 'ui'],
  // A page of shared is a page's own, not the design system's.
  ['/site/shared/src/testing/gallery/Gallery.module.css', 'host'],
  ['/site/host/src/layout/Shell.module.css', 'host'],
  ['/site/node_modules/react-toastify/dist/ReactToastify.css', 'vendor'],
])('PLAT-5: %s is in the layer %s', (file, layer) => {
  expect(findLayer(file, SHARED, 'host')).toBe(layer);
});

test('PLAT-5: an installed design system is no package of somebody else', () => {
  const shared = '/reviews/node_modules/@roost/shared/dist';
  const own = remoteLayer('mfe-reviews');
  expect(findLayer(`${shared}/ui/button/Button.module.css`, shared, own)).toBe('ui');
  expect(findLayer('/reviews/src/Page.module.css', shared, own)).toBe('remotes.mfe-reviews');
});

test('PLAT-5: a sheet is put into its layer whole, its imports stand before it', () => {
  expect(putIntoLayer('.a{color:red}', 'ui')).toBe('@layer ui{.a{color:red}\n}');
  expect(putIntoLayer('@import "./tokens.css";a{color:red}', 'base')).toBe(
    `@import "./tokens.css";\n${ORDER}@layer base{a{color:red}\n}`,
  );
});

test('PLAT-5: built files name a layer once, and the order of all before the base', () => {
  expect(join('@layer ui{.b{top:0}}@layer base{a{top:0}}@layer ui{.c{top:0}}@layer host{.d{top:0}}')).toBe(
    `${ORDER}@layer ui{.b{top:0}.c{top:0}}@layer base{a{top:0}}@layer host{.d{top:0}}`,
  );
  expect(join(`${ORDER}@layer base{a{top:0}}${ORDER}@layer base{b{top:0}}`)).toBe(
    `${ORDER}@layer base{a{top:0}b{top:0}}`,
  );
  // What a remote brings comes after the page's own sheet.
  expect(join('@layer remotes.mfe-a{.x{top:0}}')).toBe('@layer remotes.mfe-a{.x{top:0}}');
});
