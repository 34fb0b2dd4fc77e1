import { buildFields } from './package-fields.ts';

const SHARED = {
  name: '@roost/shared',
  version: '1.0.0',
  type: 'module',
  sideEffects: ['*.css'],
  exports: { './domain/*': './src/domain/*.ts', './ui': './src/ui/index.ts', './ui/*': './src/ui/*/index.ts' },
  scripts: { test: 'jest' },
  dependencies: { dayjs: '1.11.23' },
};
const FILES = ['src/domain/prices.ts', 'src/ui/index.ts', 'src/ui/slider/index.ts', 'src/ui/slider/Slider.tsx'];
const of = (change: object, takesRange = true) =>
  buildFields(JSON.stringify({ ...SHARED, ...change }), FILES, takesRange);

test.each([
  ['a script', { scripts: { test: 'jest', check: 'tsc' } }],
  ['a dependency, whose own package.json is an input where it is imported', { dependencies: {} }],
  ['a minor version, of which only the major is asked', { version: '1.4.0' }],
  ['a part that the build does not read', { exports: { ...SHARED.exports, './maps': './src/maps/index.ts' } }],
  ['words', { description: 'Shared parts', license: 'MIT' }],
])('PLAT-2: %s of a package.json of ours builds nothing anew', (_what, change) => {
  expect(of(change)).toBe(of({}));
});

test.each([
  ['what has side effects', { sideEffects: false }],
  ['what a remote says about itself', { roost: { owner: 'search' } }],
  ['another major', { version: '2.0.0' }],
  ['a name that is gone', { exports: { './ui': './src/ui/index.ts', './ui/*': './src/ui/*/index.ts' } }],
  ['a name that leads elsewhere', { exports: { ...SHARED.exports, './ui': './src/ui/other.ts' } }],
  ['a name before a pattern', { exports: { ...SHARED.exports, './domain/prices': './src/domain/new.ts' } }],
  ['a longer pattern before a shorter', { exports: { ...SHARED.exports, './ui/sli*': './src/parts/*.ts' } }],
])('PLAT-2: %s makes the build another one', (_what, change) => {
  expect(of(change)).not.toBe(of({}));
});

test('PLAT-2: the host provides a version, so that each counts', () => {
  expect(of({ version: '1.4.0' }, false)).not.toBe(of({}, false));
});

test('PLAT-2: exports with conditions, as a packed package has them, count whole', () => {
  const packed = { './ui': { types: './a.d.ts', import: './a.js' } };
  expect(of({ exports: packed })).not.toBe(of({ exports: { ...packed, './maps': { import: './b.js' } } }));
});
