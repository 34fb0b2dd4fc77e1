import { compareFiles, scriptBytes } from './version-diff.ts';

const KB = 1000;

test('PLAT-9: two versions are compared by file, whatever hash its name has', () => {
  const before = new Map([
    ['js/expose-routes.aaaaaaaaaa.js', 40 * KB],
    ['js/same.bbbbbbbbbb.js', 7 * KB],
    ['js/gone.cccccccccc.js', 3 * KB],
    ['server/index.cjs', 90 * KB],
  ]);
  const after = new Map([
    ['js/expose-routes.dddddddddd.js', 52 * KB],
    ['js/same.bbbbbbbbbb.js', 7 * KB],
    ['js/new.eeeeeeeeee.js', 1 * KB],
    ['server/index.cjs', 90 * KB],
  ]);
  expect(compareFiles(before, after)).toEqual([
    { file: 'js/expose-routes.js', before: 40 * KB, after: 52 * KB, isSame: false },
    { file: 'js/gone.js', before: 3 * KB, after: null, isSame: false },
    { file: 'js/new.js', before: null, after: 1 * KB, isSame: false },
    { file: 'js/same.js', before: 7 * KB, after: 7 * KB, isSame: true },
    { file: 'server/index.cjs', before: 90 * KB, after: 90 * KB, isSame: false },
  ]);
  expect(scriptBytes(after)).toBe(60 * KB);
});

test('PLAT-9: chunks that have nothing but a hash for a name stay apart', () => {
  const chunks = new Map([
    ['js/chunk.aaaaaaaaaa.js', 1],
    ['js/chunk.bbbbbbbbbb.js', 2],
  ]);
  expect(compareFiles(chunks, new Map()).map(({ file }) => file)).toEqual([
    'js/chunk.bbbbbbbbbb.js',
    'js/chunk.aaaaaaaaaa.js',
  ]);
});
