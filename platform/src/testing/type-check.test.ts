/** The type check sees everything: no file is outside all projects, and an error in any kind of file is found. */
import { mkdir, mkdtemp, rm, symlink, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../lib/files.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { getOutput } from '../lib/run.ts';
import { workspaces } from '../lib/packages.ts';

/** All files of a project and of the projects it refers to, in absolute paths. */
function checkedFiles(config: string, seen = new Set<string>()): Set<string> {
  const path = ts.sys.directoryExists(config) ? join(config, 'tsconfig.json') : config;
  if (seen.has(path)) return new Set();
  seen.add(path);
  const parsed = ts.getParsedCommandLineOfConfigFile(path, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!parsed) throw new Error(`${path} cannot be read`);
  const below = (parsed.projectReferences ?? []).flatMap((reference) => [...checkedFiles(reference.path, seen)]);
  return new Set([...parsed.fileNames.map((file) => resolve(file)), ...below]);
}

test('PLAT-7: every TypeScript file of every package belongs to a project that the type check builds', async () => {
  const checked = checkedFiles(REPOSITORY);
  const packages = workspaces();
  const files = await Promise.all(
    packages.map(async (name) =>
      (await filesBelow(join(REPOSITORY, name))).map((file) => join(REPOSITORY, name, file)),
    ),
  );
  const missing = files
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist|\.cache)\//.test(file) && !checked.has(file));
  expect(missing.map((file) => relative(REPOSITORY, file))).toEqual([]);
});

test('PLAT-7: each package alone is checked with its tests', async () => {
  const checked = checkedFiles(join(REPOSITORY, 'mfe-search'));
  for (const file of ['routes.tsx', 'standalone.tsx', 'testing/search-data.ts'])
    expect(checked).toContain(join(REPOSITORY, 'mfe-search/src', file));
});

describe('an error that is planted', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'roost-types-'));
    for (const part of ['platform/tsconfig', 'platform/types'])
      await cp(join(REPOSITORY, part), join(directory, part), { recursive: true });
    for (const file of ['tsconfig.json', 'tsconfig.src.json', 'tsconfig.test.json'])
      await cp(join(REPOSITORY, 'mfe-consent', file), join(directory, 'mfe-a', file));
    await symlink(join(REPOSITORY, 'node_modules'), join(directory, 'node_modules'));
    const empty = '{ "extends": "../platform/tsconfig/base.json", "files": ["empty.ts"] }';
    for (const project of ['shared/tsconfig.src.json', 'shared/tsconfig.test.json', 'platform/tsconfig.src.json'])
      await write(project, empty);
    for (const file of ['shared/empty.ts', 'platform/empty.ts']) await write(file, 'export {};\n');
    await write('mfe-a/src/routes.tsx', 'export const routes: string[] = [];\n');
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const passes = async (): Promise<boolean> =>
    (await getOutput(process.execPath, [join(REPOSITORY, 'node_modules/typescript-native/bin/tsc'), '-b', 'mfe-a'], {
      cwd: directory,
    })) !== null;

  test('PLAT-7: in a component of a remote, or in its test, fails the type check; so does Node in browser code', async () => {
    expect(await passes()).toBe(true);
    const right = 'export const Box = () => <p>Box</p>;\n';
    await write('mfe-a/src/components/Box.tsx', right.replace('Box</p>', '{1 + true}</p>'));
    expect(await passes()).toBe(false);
    await write(
      'mfe-a/src/components/Box.tsx',
      `import { readFileSync } from 'node:fs';\n${right}readFileSync('a');\n`,
    );
    expect(await passes()).toBe(false);
    await write('mfe-a/src/components/Box.tsx', right);
    expect(await passes()).toBe(true);
    await write('mfe-a/src/components/Box.test.tsx', "test('box', () => expect(1).toBe<string>(1));\n");
    expect(await passes()).toBe(false);
  }, 120_000);
});
