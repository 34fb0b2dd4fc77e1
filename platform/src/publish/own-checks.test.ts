import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownBreaches } from './own-checks.ts';
import type { Checkers } from './own-checks.ts';

let home: string;
let directories: [string, string, string];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'checks-'));
  directories = [join(home, 'mfe-a'), join(home, 'shared'), home];
  for (const directory of directories.slice(0, 2)) {
    await mkdir(join(directory, 'src'), { recursive: true });
    await writeFile(join(directory, 'package.json'), '{}');
    await writeFile(join(directory, 'src/a.ts'), 'export const a = 1;');
    await writeFile(join(directory, 'src/a.test.ts'), 'test();');
  }
});
afterEach(() => rm(home, { recursive: true }));

const checkers = (types: boolean, passed: number, failed: number, seen: readonly string[] | null = []) => ({
  types: jest.fn<Promise<boolean>, [string]>(async () => types),
  tests: jest.fn(async () => ({ passed, failed, skipped: 0 })),
  look: jest.fn(async () => seen),
});
const run = (with_: Checkers) => ownBreaches('mfe-a', () => undefined, with_, directories);

test('PLAT-6: a type error or a failing test keeps a remote from being published', async () => {
  expect(await run(checkers(false, 3, 0))).toEqual(['its types do not fit (the compiler says where)']);
  expect(await run(checkers(true, 3, 2))).toEqual(['2 of its 5 tests fail']);
  expect(await run(checkers(true, 0, 0))).toEqual([expect.stringMatching(/^it has no test: /)]);
});

test('PLAT-6: a remote without a file of tests is told so, though Jest would call it one that failed', async () => {
  await rm(join(directories[0], 'src/a.test.ts'));
  expect(await run(checkers(true, 0, 1))).toEqual([expect.stringMatching(/^it has no test: /)]);
});

test('PLAT-6: what axe finds on its page alone keeps a remote from being published', async () => {
  expect(await run(checkers(true, 3, 0, ['its page alone is not accessible']))).toEqual([
    'its page alone is not accessible',
  ]);
});

test('PLAT-6: where nobody could look, types and tests are not asked again, and the page is', async () => {
  const blind = checkers(true, 3, 0, null);
  expect(await run(blind)).toEqual([]);
  expect(await run(blind)).toEqual([]);
  expect(blind.types).toHaveBeenCalledTimes(1);
  expect(blind.look).toHaveBeenCalledTimes(2);
  const seeing = checkers(true, 3, 0);
  await run(seeing);
  await run(seeing);
  expect(seeing.types).not.toHaveBeenCalled();
  expect(seeing.look).toHaveBeenCalledTimes(1);
});

test('PLAT-2: what passed is not asked again, until a file of it or of shared changes; what failed is', async () => {
  const bad = checkers(true, 1, 1);
  await run(bad);
  await run(bad);
  expect(bad.types).toHaveBeenCalledTimes(2);
  const good = checkers(true, 5, 0);
  await run(good);
  await run(good);
  expect(good.types).toHaveBeenCalledTimes(1);
  await writeFile(join(directories[1], 'src/a.ts'), 'export const a: string = 1;');
  await run(good);
  expect(good.types).toHaveBeenCalledTimes(2);
});

test.each([
  ['its settings of types', 'mfe-a/tsconfig.json'],
  ['a file beside its sources', 'mfe-a/fixtures/home.json'],
  ['the version of a library', 'package-lock.json'],
  ['how tests run', 'platform/src/jest/setup-jsdom.cjs'],
  ['what a link in it leads to', 'elsewhere/words.ts'],
])('PLAT-2: %s counts too, and what was built does not', async (_what, file) => {
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(join(home, path, '..'), { recursive: true });
    await writeFile(join(home, path), text);
  };
  await write(file, 'one');
  if (file.startsWith('elsewhere')) await symlink(join(home, file), join(home, 'mfe-a/src/words.ts'));
  const good = checkers(true, 5, 0);
  await run(good);
  await write('mfe-a/dist/build.json', '{}');
  await run(good);
  expect(good.types).toHaveBeenCalledTimes(1);
  await write(file, 'two');
  await run(good);
  expect(good.types).toHaveBeenCalledTimes(2);
});

test('PLAT-2: a file that is saved while it is checked is checked again', async () => {
  const saving = checkers(true, 5, 0);
  saving.types.mockImplementationOnce(async () => {
    await writeFile(join(directories[0], 'src/a.ts'), 'other');
    return true;
  });
  await run(saving);
  await run(saving);
  expect(saving.types).toHaveBeenCalledTimes(2);
});
