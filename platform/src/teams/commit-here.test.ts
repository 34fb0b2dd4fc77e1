/** From which commit a version is said to be made. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitHere } from './commit-here.ts';

let directory: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: directory, encoding: 'utf8' });
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'commit-'));
  git('init', '-q');
  await writeFile(join(directory, '.gitignore'), 'dist\n');
  await writeFile(join(directory, 'a.ts'), '1');
  git('add', '.');
  git('commit', '-qm', 'a: first');
});
afterEach(() => rm(directory, { recursive: true }));

test('PLAT-2: a commit whose files are as they are is named alone, what git ignores left aside', async () => {
  await writeFile(join(directory, 'dist'), 'x');
  expect(await commitHere(directory)).toBe(git('rev-parse', '--short=12', 'HEAD').trim());
});

test.each<[string, () => Promise<void>]>([
  ['changed', () => writeFile(join(directory, 'a.ts'), '2')],
  ['deleted', () => rm(join(directory, 'a.ts'))],
  ['new, and in no commit', () => writeFile(join(directory, 'b.ts'), '1')],
])('PLAT-2: a file that is %s is said: the commit alone does not make that version', async (_what, change) => {
  await change();
  expect(await commitHere(directory)).toMatch(/^[0-9a-f]{12} with changes$/);
});

test('PLAT-2: outside a repository there is no commit', async () => {
  await rm(join(directory, '.git'), { recursive: true });
  expect(await commitHere(directory)).toBeNull();
});
