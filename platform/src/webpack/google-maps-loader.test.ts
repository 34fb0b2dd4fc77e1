import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, parseSync } from '@swc/core';
import { REPOSITORY } from '../lib/paths.ts';
import googleMapsLoader from './google-maps-loader.ts';

const source = readFileSync(join(REPOSITORY, 'node_modules/@react-google-maps/api/dist/esm.js'), 'utf8');

test('PLAT-1: the map library is built without its components as classes, and what is left is a program that exports the functions', async () => {
  const built = googleMapsLoader(source);
  expect(() => parseSync(built, { syntax: 'ecmascript' })).not.toThrow();
  const [, exported = ''] = /^export \{ (.*) \};$/m.exec(built) ?? [];
  expect(exported.split(', ')).toEqual(
    expect.arrayContaining(['GoogleMap', 'CircleF', 'OverlayViewF', 'useLoadScript']),
  );
  expect(exported.split(', ')).not.toContain('Circle');
  // Evaluated, it misses nothing of what is gone.
  const react = { createContext: () => ({}), memo: () => ({}), jsx: () => ({}), PureComponent: class {} };
  const rest = built.replaceAll(/^import .*$/gm, '').replace(/^export \{.*$/m, '');
  expect(() => new Function(...Object.keys(react), rest)(...Object.values(react))).not.toThrow();
  // As a page uses it: nothing of the rest is left.
  const used = await minify(built.replace(/^export \{.*$/m, 'export { GoogleMap, useLoadScript };'), {
    module: true,
    compress: { passes: 4 },
    mangle: true,
  });
  expect(used.code.length).toBeLessThan(25_000);
});

test('a release of the library that is written otherwise fails the build', () => {
  expect(() => googleMapsLoader(source.replaceAll('extends PureComponent', 'extends Component.Pure'))).toThrow(
    'look at google-maps-loader.ts',
  );
});
