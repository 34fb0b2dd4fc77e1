/** Lint finds promises that nobody waits for: planted in a small project, each is refused; what waits is not. */
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { outputOf } from '../lib/run.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'roost-promises-'));
  await cp(join(REPOSITORY, '.oxlintrc.json'), join(directory, '.oxlintrc.json'));
  await symlink(join(REPOSITORY, 'node_modules'), join(directory, 'node_modules'));
  await writeFile(
    join(directory, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [], "lib": ["es2024"] }, "include": ["*.ts"] }',
  );
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const passes = async (text: string): Promise<boolean> => {
  await writeFile(join(directory, 'a.ts'), text);
  const oxlint = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint');
  return (await outputOf(process.execPath, [oxlint, '--type-aware', '.'], { cwd: directory })) !== null;
};

test.each([
  ['a promise that is waited for', 'export const save = async () => {};\nawait save();\n', true],
  ['a promise that nobody waits for', 'export const save = async () => {};\nsave();\n', false],
  ['a promise whose error is handled', 'export const save = async () => {};\nsave().catch(() => 1);\n', true],
  [
    'a promise given where nobody looks at it',
    'export const each = (run: () => void) => run();\neach(async () => {});\n',
    false,
  ],
  ['a promise taken for its answer', 'export const ok = async () => false;\nif (ok()) throw new Error();\n', false],
])('PLAT-7: %s', async (_name, text, wanted) => {
  expect(await passes(text)).toBe(wanted);
});
